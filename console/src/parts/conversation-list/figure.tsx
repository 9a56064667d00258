import { formatNumber } from 'contract/format-number.ts';
import { useLocale } from '../../text/use-language.ts';

/** How many conversations of a list are late, for example; undefined until that is read. */
export function Figure({ count, words }: { count: number | undefined; words: string }) {
  const locale = useLocale();
  return (
    <>
      <b>{count === undefined ? '–' : formatNumber(locale, count)}</b>
      <span>{words}</span>
    </>
  );
}

import { useLocale } from './use-text.tsx';
import { withLineBreaks } from './line-breaks.ts';

type ShortTextProps = { lang?: 'zh-Hans' | undefined; children: string };

/** A heading, a caption or a table's cell. Its Chinese breaks between words, its ranges and codes stay on one line. */
export function ShortText({ lang, children }: ShortTextProps) {
  const isChinese = useLocale() === 'cn' || lang !== undefined;
  return (
    <span
      lang={lang}
      data-words={isChinese || undefined}
      // The server's breaks stay: the dictionary of the browser may differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: withLineBreaks(children, isChinese) }}
    />
  );
}

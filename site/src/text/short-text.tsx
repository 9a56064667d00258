import type { Locale } from 'contract/locales.ts';
import { withLineBreaks } from './line-breaks.ts';
import { useLocale } from './use-text.tsx';

/** Chinese has no blanks between words. */
const isWrittenWithoutBlanks: Record<Locale, boolean> = { cn: true, en: false, ru: false };

type ShortTextProps = { lang?: 'zh-Hans' | undefined; children: string };

/** A heading, a caption or a table's cell. Its Chinese breaks between words, its values, ranges and codes stay on one line. */
export function ShortText({ lang, children }: ShortTextProps) {
  const isChinese = isWrittenWithoutBlanks[useLocale()] || lang !== undefined;
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

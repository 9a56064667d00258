import { markLineBreaks } from './line-breaks.ts';

type ShortTextProps = { lang?: 'zh-Hans' | undefined; children: string };

/** A heading, a caption or a table's cell. Its Chinese breaks between words, its values, ranges and codes stay on one line. */
export function ShortText({ lang, children }: ShortTextProps) {
  return (
    <span
      lang={lang}
      // The server's breaks stay: the dictionary of the browser may differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markLineBreaks(children) }}
    />
  );
}

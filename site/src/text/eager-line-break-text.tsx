import { markLineBreaks } from './line-breaks.ts';

type EagerLineBreakTextProps = { lang?: 'zh-Hans' | undefined; children: string };

/**
 * As `LineBreakText`, for headings, captions and table cells of the first page too: it brings the code that marks the
 * breaks. A module of its own, because the frame of every page must do without that code (`npm run size`).
 */
export function EagerLineBreakText({ lang, children }: EagerLineBreakTextProps) {
  return (
    <span
      lang={lang}
      // The server's breaks stay: the dictionary of the browser may differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: markLineBreaks(children) }}
    />
  );
}

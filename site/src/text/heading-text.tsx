import { useLocale } from './use-text.tsx';
import { withWordBreaks } from './word-breaks.ts';

type HeadingTextProps = { lang?: 'zh-Hans' | undefined; children: string };

/** The text of a heading. Chinese breaks between words. */
export function HeadingText({ lang, children }: HeadingTextProps) {
  const isChinese = useLocale() === 'cn' || lang !== undefined;
  if (!isChinese) return children;
  return (
    <span
      lang={lang}
      // The server's breaks stay: the dictionary of the browser may differ.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: withWordBreaks(children) }}
    />
  );
}

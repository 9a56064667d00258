import type { HighlightedText } from 'contract/search.ts';
import type { ReactNode } from 'react';
import { RunningText } from '../text/running-text.tsx';
import { ShortText } from '../text/short-text.tsx';
import styles from './highlighted.module.css';

type HighlightedProps = {
  parts: HighlightedText;
  /** A title, whose Chinese breaks between words only. */
  short?: boolean;
  /** Stays on the line of the last word. */
  end?: ReactNode;
};

/** A text with the search terms highlighted. */
export function Highlighted({ parts, short = false, end }: HighlightedProps) {
  const [before, last] = end === undefined ? [parts, []] : splitLastWord(parts);
  return (
    <>
      <Parts parts={before} short={short} />
      {end === undefined ? null : (
        <>
          <wbr />
          <span data-nowrap>
            <Parts parts={last} short={short} />
            {end}
          </span>
        </>
      )}
    </>
  );
}

function Parts({ parts, short }: { parts: HighlightedText; short: boolean }) {
  const Text = short ? ShortText : RunningText;
  let end = 0;
  return parts.map(({ text, hit }) => {
    end += text.length;
    const shown = <Text key={end}>{text}</Text>;
    return hit ? (
      <mark key={end} className={styles.mark}>
        {shown}
      </mark>
    ) : (
      shown
    );
  });
}

/** Two Chinese characters are most often a word. */
function splitLastWord(parts: HighlightedText): [HighlightedText, HighlightedText] {
  const { text = '', hit = false } = parts.at(-1) ?? {};
  const word = /(?:\p{Script=Han}{2}|\p{Script=Han}|[^\s\p{Script=Han}]+)\P{Script=Han}?$/u.exec(text)?.[0] ?? '';
  const rest = text.slice(0, text.length - word.length);
  return [[...parts.slice(0, -1), ...(rest === '' ? [] : [{ text: rest, hit }])], [{ text: word, hit }]];
}

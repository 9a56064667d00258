import type { HighlightedText } from 'contract/search.ts';
import { Fragment, type ReactNode } from 'react';
import { HeaderText } from '../text/header-text.tsx';
import styles from './highlighted.module.css';

type HighlightedProps = {
  parts: HighlightedText;
  /** Stays on the line of the last word. */
  end?: ReactNode;
};

/** A text with the search terms highlighted. */
export function Highlighted({ parts, end }: HighlightedProps) {
  const [before, last] = end === undefined ? [parts, []] : splitLastWord(parts);
  return (
    <>
      <Parts parts={before} />
      {end === undefined ? null : (
        <>
          <wbr />
          <span data-nowrap>
            <Parts parts={last} />
            {end}
          </span>
        </>
      )}
    </>
  );
}

function Parts({ parts }: { parts: HighlightedText }) {
  let end = 0;
  return parts.map(({ text, hit }, index) => {
    end += text.length;
    const shown = <HeaderText>{text}</HeaderText>;
    return (
      <Fragment key={end}>
        {mayBreakBetween(parts[index - 1]?.text, text) ? <wbr /> : null}
        {hit ? <mark className={styles.mark}>{shown}</mark> : shown}
      </Fragment>
    );
  });
}

/** Chinese breaks at the edges of a highlight, which is a word. */
function mayBreakBetween(before = '', after = ''): boolean {
  return /\p{Script=Han}{2}/u.test(`${before.at(-1)}${after.at(0)}`);
}

/** Two Chinese characters are most often a word. */
function splitLastWord(parts: HighlightedText): [HighlightedText, HighlightedText] {
  const { text = '', hit = false } = parts.at(-1) ?? {};
  const word = /(?:\p{Script=Han}{2}|\p{Script=Han}|[^\s\p{Script=Han}]+)\P{Script=Han}?$/u.exec(text)?.[0] ?? '';
  const rest = text.slice(0, text.length - word.length);
  return [[...parts.slice(0, -1), ...(rest === '' ? [] : [{ text: rest, hit }])], [{ text: word, hit }]];
}

import type { HighlightedText } from 'contract/search.ts';
import { Fragment } from 'react';
import { LineBreakText } from '../text/line-break-text.tsx';
import styles from './highlighted.module.css';

/** A title or a running text with the search terms highlighted. */
export function Highlighted({ parts, running = false }: { parts: HighlightedText; running?: boolean }) {
  let end = 0;
  return parts.map(({ text, hit }, index) => {
    end += text.length;
    const shown = running ? text : <LineBreakText>{text}</LineBreakText>;
    return (
      <Fragment key={end}>
        {!running && mayBreakBetween(parts[index - 1]?.text, text) ? <wbr /> : null}
        {hit ? <mark className={styles.mark}>{shown}</mark> : shown}
      </Fragment>
    );
  });
}

/** Chinese breaks at the edges of a highlight, which is a word. */
function mayBreakBetween(before = '', after = ''): boolean {
  return /\p{Script=Han}{2}/u.test(`${before.at(-1)}${after.at(0)}`);
}

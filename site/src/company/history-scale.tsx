import type { HistoryEntry } from 'contract/company.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './history-scale.module.css';
import { yearOf } from './history-entries.ts';

type HistoryScaleProps = {
  panes: readonly (readonly [HistoryEntry, ...HistoryEntry[]])[];
  shown: number;
  onShow: (pane: number) => void;
  /** The id of the element that the scale controls. */
  controls: string;
};

/** A tick for each year, three ticks for each pane, and buttons to step back and forward. */
export function HistoryScale({ panes, shown, onShow, controls }: HistoryScaleProps) {
  const text = useText();
  const { history } = usePageText('company');
  const { years, entries } = history;
  return (
    <div className={styles.scale}>
      <ol className={styles.ticks} aria-label={years}>
        {panes.map((pane, index) => (
          <li
            key={yearOf(pane[0])}
            className={`${styles.part} ${primitives.containingBlock}`}
            data-past={index < shown || undefined}
          >
            <button
              type="button"
              className={`${styles.tick} ${primitives.containingBlock} ${primitives.label} ${primitives.quiet} ${primitives.link}`}
              aria-current={index === shown ? 'true' : undefined}
              aria-controls={controls}
              onClick={() => onShow(index)}
            >
              {spanOf(pane)}
            </button>
          </li>
        ))}
      </ol>
      <div className={buttons.tools}>
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.parts.previous(entries)}
          aria-controls={controls}
          disabled={shown === 0}
          onClick={() => onShow(shown - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={buttons.tool}
          aria-label={text.parts.next(entries)}
          aria-controls={controls}
          disabled={shown === panes.length - 1}
          onClick={() => onShow(shown + 1)}
        >
          <Icon name="go" />
        </button>
      </div>
    </div>
  );
}

function spanOf(pane: readonly [HistoryEntry, ...HistoryEntry[]]): string {
  const [first, last] = [yearOf(pane[0]), yearOf(pane.at(-1) ?? pane[0])];
  return first === last ? first : `${first}–${last}`;
}

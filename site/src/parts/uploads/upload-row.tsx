import { useLocale, usePageText } from '../../text/use-text.tsx';
import buttons from '../button.module.css';
import { Icon } from '../icon.tsx';
import { fileSize } from './file-size.ts';
import { shownName } from './shown-name.ts';
import { TracesPanel } from './traces/traces-panel.tsx';
import type { FormTraces } from './traces/use-traces.ts';
import type { Upload, UploadState } from './upload-queue.ts';
import styles from './upload-row.module.css';

type UploadRowProps = {
  upload: Upload;
  traces: FormTraces | undefined;
  onRetry: () => void;
  /** Takes the file away, wherever it is on its way. */
  onRemove: (row: Element) => void;
};

export function UploadRow({ upload: { file, state }, traces, onRetry, onRemove }: UploadRowProps) {
  const text = usePageText('uploads');
  const { fileSize: said } = usePageText('forms');
  const locale = useLocale();
  const name = shownName(file.name);
  const size = fileSize(locale, file.size);
  const found = traces?.of(file);
  const onItsWay = state.is === 'asked' || state.is === 'sending';

  function retry(row: Element | null) {
    // The button for it goes; the one beside it stays.
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onRetry();
  }

  return (
    <li className={styles.row} data-state={state.is}>
      <div>
        <p className={styles.name}>
          <bdi title={name}>{name}</bdi>
        </p>
        <p className={styles.facts}>
          {said[size.unit](size.figure)}
          <Progress state={state} name={name} />
        </p>
        {state.is === 'failed' || state.is === 'refused' ? (
          <p className={styles.reason}>
            <Icon name="warning" size="small" />
            {state.reason}
          </p>
        ) : null}
      </div>
      <span className={styles.actions}>
        {state.is === 'failed' ? (
          <button
            type="button"
            className={buttons.bare}
            aria-label={text.retry(name)}
            title={text.retry(name)}
            onClick={(event) => retry(event.currentTarget.closest('li'))}
          >
            <Icon name="again" size="small" />
          </button>
        ) : null}
        <button
          type="button"
          className={buttons.bare}
          aria-label={onItsWay ? text.cancel(name) : text.remove(name)}
          title={onItsWay ? text.cancel(name) : text.remove(name)}
          onClick={({ currentTarget }) => {
            const row = currentTarget.closest('li');
            if (row !== null) onRemove(row);
          }}
        >
          <Icon name="close" size="small" />
        </button>
      </span>
      {found === undefined ? null : (
        <TracesPanel
          name={name}
          traces={found}
          locked={onItsWay || state.is === 'done'}
          onChoose={(choice) => traces?.choose(file, choice)}
        />
      )}
    </li>
  );
}

/** The bar says how far it is to those who ask it; its figure is only seen. */
function Progress({ state, name }: { state: UploadState; name: string }) {
  const text = usePageText('uploads');
  if (state.is === 'sending') {
    return (
      <>
        <progress className={styles.bar} max={1} value={state.share} aria-label={text.progress(name)} />
        <span className={styles.percent} aria-hidden="true">
          {text.percent(Math.floor(state.share * 100))}
        </span>
      </>
    );
  }
  if (state.is === 'waiting' || state.is === 'asked') return <span>{text[state.is]}</span>;
  if (state.is !== 'done') return null;
  return (
    <span className={styles.done}>
      <Icon name="check" size="small" />
      {text.done}
    </span>
  );
}

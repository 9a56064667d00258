import { MetadataPanel } from '../file-metadata/metadata-panel.tsx';
import type { FormMetadata } from '../file-metadata/use-metadata.ts';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { displayName } from '../text/display-name.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import { fileSize } from './file-size.ts';
import type { Upload, UploadState } from './upload-queue.ts';
import primitives from '../parts/primitives.module.css';
import styles from './upload-row.module.css';

type UploadRowProps = {
  upload: Upload;
  metadata: FormMetadata | undefined;
  onRetry: () => void;
  /** Removes the file and cancels its upload. */
  onRemove: (row: Element) => void;
};

export function UploadRow({ upload: { file, state }, metadata, onRetry, onRemove }: UploadRowProps) {
  const { fileSize: formatSize } = usePageText('forms');
  const locale = useLocale();
  const name = displayName(file.name);
  const size = fileSize(locale, file.size);
  const found = metadata?.get(file);

  return (
    <li className={`${styles.row} ${primitives.tiny} ${primitives.bottomBorder}`} data-state={state.status}>
      <div>
        <p className={`${styles.name} ${primitives.smallSize}`}>
          <bdi title={name}>{name}</bdi>
        </p>
        <p className={`${styles.details} ${primitives.quiet} ${primitives.wrap} ${primitives.row}`}>
          {formatSize[size.unit](size.figure)}
          <Progress state={state} name={name} />
        </p>
        {state.status === 'failed' || state.status === 'rejected' ? (
          <p className={`${styles.reason} ${primitives.accent}`}>
            <Icon name="warning" size="small" />
            {state.reason}
          </p>
        ) : null}
      </div>
      <RowButtons state={state} name={name} onRetry={onRetry} onRemove={onRemove} />
      {found === undefined ? null : (
        <MetadataPanel
          name={name}
          metadata={found}
          locked={isOnItsWay(state) || state.status === 'done'}
          onChoose={(choice) => metadata?.choose(file, choice)}
        />
      )}
    </li>
  );
}

function isOnItsWay({ status }: UploadState): boolean {
  return status === 'queued' || status === 'sending';
}

type RowButtonsProps = Pick<UploadRowProps, 'onRetry' | 'onRemove'> & { state: UploadState; name: string };

function RowButtons({ state, name, onRetry, onRemove }: RowButtonsProps) {
  const text = usePageText('uploads');
  const removal = isOnItsWay(state) ? text.cancel(name) : text.remove(name);

  function retry(row: Element | null) {
    // The retry button disappears, so the one beside it takes the focus.
    row?.querySelector<HTMLElement>('button:last-of-type')?.focus();
    onRetry();
  }

  return (
    <span className={`${styles.actions} ${primitives.quiet}`}>
      {state.status === 'failed' ? (
        <button
          type="button"
          className={buttons.unstyled}
          aria-label={text.retry(name)}
          title={text.retry(name)}
          onClick={(event) => retry(event.currentTarget.closest('li'))}
        >
          <Icon name="again" size="small" />
        </button>
      ) : null}
      <button
        type="button"
        className={buttons.unstyled}
        aria-label={removal}
        title={removal}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li');
          if (row !== null) onRemove(row);
        }}
      >
        <Icon name="close" size="small" />
      </button>
    </span>
  );
}

/** Screen readers can query the progress bar; the percentage is visual only. */
function Progress({ state, name }: { state: UploadState; name: string }) {
  const text = usePageText('uploads');
  if (state.status === 'sending') {
    return (
      <>
        <progress
          className={`${styles.bar} ${primitives.accent}`}
          max={1}
          value={state.share}
          aria-label={text.progress(name)}
        />
        <span className={styles.percent} aria-hidden="true">
          {text.percent(Math.floor(state.share * 100))}
        </span>
      </>
    );
  }
  if (state.status === 'waiting' || state.status === 'queued') return <span>{text[state.status]}</span>;
  if (state.status !== 'done') return null;
  return (
    <span className={`${styles.done} ${primitives.inline}`}>
      <Icon name="check" size="small" />
      {text.done}
    </span>
  );
}

import { largestFile, mostFiles } from 'contract/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useRef } from 'react';
import { useLocale, usePageText } from '../../text/use-text.tsx';
import { Field } from '../field.tsx';
import { OptionalLabel } from '../forms/optional-label.tsx';
import { Icon } from '../icon.tsx';
import layout from '../layout.module.css';
import { shownName } from './shown-name.ts';
import styles from './upload-field.module.css';
import { acceptable, type Upload } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useBroughtFiles } from './use-brought-files.ts';
import { TracesRemain } from './traces/traces-panel.tsx';
import type { FormUploads } from './use-uploads.ts';

type UploadFieldProps = {
  label: string;
  uploads: FormUploads;
  error: string | undefined;
  /** A form that can be sent without any. */
  optional?: boolean;
  /** While a form is being sent no more files come to it. */
  locked: boolean;
};

/** Files for a form: chosen, dropped or pasted; a row for each with how far it has come. */
export function UploadField({ label, uploads, error, locked, optional = false }: UploadFieldProps) {
  const text = usePageText('uploads');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const held = useBroughtFiles(uploads.add, !locked);
  const { files, endings } = uploads;
  const tooMany = acceptable(files).length > mostFiles ? words[locale].fieldErrors.tooManyFiles : undefined;

  return (
    <div className={styles.field}>
      <Field
        label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
        error={tooMany ?? error}
        hint={text.hint(endings, mostFiles, largestFile / 1024 ** 2)}
        kind="files"
      >
        {(attributes) => (
          <label className={styles.zone} data-held={held || undefined}>
            <input
              {...attributes}
              ref={input}
              className={`${layout.unseen} ${styles.input}`}
              type="file"
              multiple
              accept={endings.map((ending) => `.${ending}`).join()}
              required={!optional && files.length === 0}
              disabled={locked}
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])]);
                // Or the same file, once removed, could not be chosen again.
                target.value = '';
              }}
            />
            <Icon name="upload" />
            <span>
              <span className={styles.choose}>{text.choose}</span>
              <span className={styles.bring}>{text.bring}</span>
            </span>
          </label>
        )}
      </Field>
      {files.length === 0 ? null : (
        <ul className={styles.rows} aria-label={text.chosen}>
          {files.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              traces={uploads.traces}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={(row) => {
                // With the row its button goes, and the focus would fall to nothing.
                (neighbourButton(row) ?? input.current)?.focus();
                uploads.remove(upload.id);
              }}
            />
          ))}
        </ul>
      )}
      {uploads.traces === undefined || files.length === 0 ? null : <TracesRemain />}
      <Summary files={files} tooMany={tooMany} toDecide={uploads.traces?.undecided(files)} />
    </div>
  );
}

function neighbourButton(row: Element): HTMLElement | null | undefined {
  return (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('button:last-of-type');
}

type SummaryProps = { files: readonly Upload[]; tooMany: string | undefined; toDecide: string | undefined };

/** Told when a file has arrived or failed or is one too many, and not at every step of its way. */
function Summary({ files, tooMany, toDecide }: SummaryProps) {
  const text = usePageText('uploads');
  const failures = files.flatMap(({ file, state }) =>
    state.is === 'failed' || state.is === 'refused' ? `${shownName(file.name)}: ${state.reason}` : [],
  );
  const arrived = files.filter(({ state }) => state.is === 'done').length;
  const told = [tooMany ?? [], failures, toDecide ?? [], arrived > 0 ? text.arrived(arrived, files.length) : []].flat();
  return <output className={layout.unseen}>{told.join('; ')}</output>;
}

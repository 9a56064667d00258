import { maxFileBytes } from 'contract/uploads/uploads.ts';
import { words } from 'contract/words/words.ts';
import { useRef } from 'react';
import { MetadataDisclaimer } from '../file-metadata/metadata-panel.tsx';
import { Field } from '../parts/fields/field.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { OptionalLabel } from '../parts/fields/optional-label.tsx';
import { displayName } from '../text/display-name.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';
import styles from './upload-field.module.css';
import { acceptable, type Upload } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useDroppedFiles } from './use-dropped-files.ts';
import type { FormUploads } from './use-uploads.ts';

type UploadFieldProps = {
  label: string;
  uploads: FormUploads;
  error: string | undefined;
  /** The form can be sent without files. */
  optional?: boolean;
  /** No files can be added while the form is being sent. */
  locked: boolean;
  /** Files were chosen before the form was closed, and must be chosen again. */
  notKept?: boolean;
};

/** Files of a form, chosen, dropped or pasted. Each has a row with its progress. */
export function UploadField({ label, uploads, error, locked, notKept = false, optional = false }: UploadFieldProps) {
  const text = usePageText('uploads');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const dragging = useDroppedFiles(uploads.add, !locked);
  const { files, extensions, most } = uploads;
  const tooMany = acceptable(files).length > most ? words[locale].fieldErrors.tooManyFiles : undefined;

  return (
    <div className={`${styles.field} ${primitives.stack}`}>
      <Field
        label={optional ? <OptionalLabel>{label}</OptionalLabel> : label}
        error={tooMany ?? error}
        hint={
          <>
            {notKept ? <span className={`${styles.notKept} ${primitives.strong}`}>{text.notKept}</span> : null}
            {text.hint(extensions, most, maxFileBytes / 1024 ** 2)}
          </>
        }
        kind="files"
      >
        {(attributes) => (
          <label
            className={`${styles.zone} ${primitives.containingBlock} ${primitives.label}`}
            data-dragging={dragging || undefined}
          >
            <input
              {...attributes}
              ref={input}
              className={`${primitives.visuallyHidden} ${styles.input}`}
              type="file"
              multiple={most > 1}
              accept={extensions.map((extension) => `.${extension}`).join()}
              required={!optional && files.length === 0}
              disabled={locked}
              onChange={({ target }) => {
                uploads.add([...(target.files ?? [])]);
                // Without this the same file could not be chosen again after its removal.
                target.value = '';
              }}
            />
            <Icon name="upload" className={primitives.accent} />
            <span>
              <span className={`${styles.choose} ${primitives.strong}`}>{text.choose(most)}</span>
              <span className={`${styles.dropHint} ${primitives.quiet}`}>{text.dropHint(most)}</span>
            </span>
          </label>
        )}
      </Field>
      {files.length === 0 ? null : (
        <ul className={primitives.topBorder} aria-label={text.chosen}>
          {files.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              metadata={uploads.metadata}
              onRetry={() => uploads.retry(upload.id)}
              onRemove={(row) => {
                // The row's button disappears with it, so another element takes the focus.
                (neighbourButton(row) ?? input.current)?.focus();
                uploads.remove(upload.id);
              }}
            />
          ))}
        </ul>
      )}
      {uploads.metadata === undefined || files.length === 0 ? null : <MetadataDisclaimer />}
      <Summary files={files} tooMany={tooMany} toDecide={uploads.undecided} />
    </div>
  );
}

function neighbourButton(row: Element): HTMLElement | null | undefined {
  return (row.nextElementSibling ?? row.previousElementSibling)?.querySelector<HTMLElement>('button:last-of-type');
}

type SummaryProps = { files: readonly Upload[]; tooMany: string | undefined; toDecide: string | undefined };

/** Announced when a file has arrived or failed, or when there are too many; not at every progress step. */
function Summary({ files, tooMany, toDecide }: SummaryProps) {
  const text = usePageText('uploads');
  const failures = files.flatMap(({ file, state }) =>
    state.status === 'failed' || state.status === 'rejected' ? `${displayName(file.name)}: ${state.reason}` : [],
  );
  const arrived = files.filter(({ state }) => state.status === 'done').length;
  const summary = [
    tooMany ?? [],
    failures,
    toDecide ?? [],
    arrived > 0 ? text.arrived(arrived, files.length) : [],
  ].flat();
  return <output className={primitives.visuallyHidden}>{summary.join('; ')}</output>;
}

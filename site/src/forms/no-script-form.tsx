import { localePath } from 'contract/urls/paths.ts';
import type { SubmissionKind } from 'contract/submissions/submissions.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { startChallengeSolver } from '../challenge/challenge-solver.ts';
import { createCall } from '../gateway/call.ts';
import buttons from '../parts/button.module.css';
import { useLocale } from '../text/use-text.tsx';
import type { RejectedForm } from './form-action.ts';
import { type FormBinding, uncontrolledBinding } from './form-binding.ts';
import type { FormErrors } from './form-errors.ts';
import { type FormControl, FormFields } from './form-fields.tsx';
import styles from './form-fields.module.css';
import type { FormValues } from './form-values.ts';
import { Honeypot } from './honeypot.tsx';
import type { FormPageData } from './load-form-page.ts';
import { NoScriptErrors } from './no-script-errors.tsx';
import primitives from '../parts/primitives.module.css';
import page from './no-script-page.module.css';
import { privateAttributes } from './form-fields.tsx';
import type { SubmissionMetadata } from './submission-form.ts';

type NoScriptFormProps = {
  kind: SubmissionKind;
  /** The path of its own page. */
  path: string;
  data: FormPageData;
  controls: readonly FormControl[];
  /** The values that the form begins with. */
  values: FormValues;
  /** A rejected form, whose values are shown again. */
  rejected: RejectedForm | undefined;
  twoColumns?: boolean;
  isPrivate?: boolean;
  /** One of the fields is a file. */
  takesFile?: boolean;
  /** The submit button's label. */
  send: string;
  /** The text above the fields. */
  note?: string;
  /** Fields after the controls that have a part of their own. */
  more?: ((binding: FormBinding, errors: FormErrors<string>) => ReactNode) | undefined;
};

/** A form that the browser sends itself. */
export function NoScriptForm({ kind, path, data, controls, values, rejected, ...form }: NoScriptFormProps) {
  const { twoColumns = false, isPrivate = false, takesFile = false, send, note, more } = form;
  const locale = useLocale();
  const { options, initial, unreadable } = data;
  const errors = rejected?.errors ?? {};
  // Errors are in the order of the page.
  const [firstInvalid] = Object.keys(errors);
  const shown: FormValues & SubmissionMetadata = rejected?.submitted ?? { ...values, ...initial };
  const binding = uncontrolledBinding(shown, firstInvalid);
  return (
    <form
      method="post"
      action={localePath(locale, path)}
      noValidate
      {...(takesFile && { encType: 'multipart/form-data' })}
      {...(isPrivate && privateAttributes)}
    >
      {/* Before the file: what follows a file that is too large is not read. */}
      <HiddenFields kind={kind} metadata={shown} />
      <NoScriptErrors rejected={rejected} unreadable={unreadable} />
      {note === undefined ? null : <p className={`${page.note} ${primitives.smallSize} ${primitives.quiet}`}>{note}</p>}
      <div className={twoColumns ? `${styles.fields} ${styles.twoColumns}` : styles.fields}>
        <FormFields
          kind={kind}
          controls={controls}
          binding={binding}
          errors={errors}
          more={more?.(binding, errors)}
          consentText={options.consentText}
          consent={{
            // The accepted version is sent.
            name: 'consentVersion',
            value: options.privacyVersion,
            defaultChecked: shown.consentVersion === options.privacyVersion,
            autoFocus: firstInvalid === 'consent',
          }}
        />
      </div>
      <Honeypot />
      <p className={page.end}>
        <button type="submit" className={buttons.accent}>
          {send}
        </button>
      </p>
    </form>
  );
}

/** Where scripts run, the form also sends a proof of work. */
function HiddenFields({ kind, metadata }: { kind: SubmissionKind; metadata: SubmissionMetadata }) {
  const locale = useLocale();
  const [solution, setSolution] = useState('');
  useEffect(() => {
    const solver = startChallengeSolver(kind, createCall(locale));
    void solver.found().then((found) => setSolution(found ?? ''));
    return () => solver.stop();
  }, [kind, locale]);
  return (
    <>
      <input type="hidden" name="idempotencyKey" value={metadata.idempotencyKey} />
      <input type="hidden" name="startedAt" value={metadata.startedAt} />
      <input type="hidden" name="challenge" value={solution} />
    </>
  );
}

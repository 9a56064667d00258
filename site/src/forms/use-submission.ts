import type { ApiResponse } from 'client/call.ts';
import { formRules, type SubmissionKind, submitForm } from 'contract/submissions/submissions.ts';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { ChallengeSolver } from '../challenge/challenge-solver.ts';
import { useChallengeSolver } from '../challenge/use-challenge-solver.ts';
import { createCall } from '../gateway/call.ts';
import { showReceipt } from '../receipt/show-receipt.tsx';
import { closeDialog } from '../dialogs/shown-dialog.ts';
import { useLocale } from '../text/use-text.tsx';
import { acceptable } from '../uploads/upload-queue.ts';
import type { FormUploads } from '../uploads/use-uploads.ts';
import { controlledBinding, type FormBinding } from './form-binding.ts';
import type { FormErrors } from './form-errors.ts';
import { type FormValues, pickValues } from './form-values.ts';
import type { DraftMetadata, DraftStore } from './session-draft.ts';
import { type FormOptions, isConsent, type SubmissionForm } from './submission-form.ts';
import { type FormDataState, useFormData } from './use-form-data.ts';
import { type Sending, useSending } from './use-sending.ts';

type UseSubmissionOptions<
  Field extends string,
  Values extends FormValues,
  Options extends FormOptions,
  Draft extends Values & DraftMetadata,
> = {
  form: SubmissionForm<Field, Values, Options>;
  drafts: DraftStore<Draft>;
  uploads?: FormUploads;
  /** Called with the headers of every response. */
  onResponse?: (headers: Headers) => void;
  /** What the page has loaded before the dialog opened. */
  prefetched?: { options: () => Promise<Options>; solver: ChallengeSolver };
};

export type Submission<Values = unknown, Options extends FormOptions = FormOptions> = Sending & {
  kind: SubmissionKind;
  values: Values;
  binding: FormBinding;
  errors: FormErrors<string>;
  uploads: FormUploads | undefined;
  /** The draft had files before the dialog was closed, and none is chosen again. */
  filesNotKept: boolean;
  options: FormDataState<Options>;
  /** The attributes of the consent's checkbox. */
  consent: ComponentProps<'input'>;
  /** `website` is the value of the honeypot. */
  send: (website: string) => Promise<void>;
};

/**
 * The state of a form in its dialog: holds the draft, sends it and then shows its receipt, which says by `next` what
 * follows. The draft survives closing; the files are new each time.
 */
export function useSubmission<
  Field extends string,
  Values extends FormValues,
  Options extends FormOptions,
  Draft extends Values & DraftMetadata,
>(
  { form, drafts, uploads, onResponse, prefetched }: UseSubmissionOptions<Field, Values, Options, Draft>,
  next?: (response: ApiResponse<typeof submitForm>, values: Values) => ReactNode,
): Submission<Values, Options> {
  const { kind } = form;
  const locale = useLocale();
  const call = useMemo(() => createCall(locale, onResponse), [locale, onResponse]);
  const options = useFormData(prefetched?.options ?? (() => form.loadOptions(call)));
  const solutionFor = useChallengeSolver(kind, call, prefetched?.solver);
  const [draft, setDraft] = useState(drafts.read);
  const { consentVersion, idempotencyKey, startedAt } = draft;
  const values = withPresets(pickValues<Values>(form.empty, draft), options.value && form.presets?.(options.value));
  const version = options.value?.privacyVersion;
  const checked = isConsent(consentVersion, options.value);
  const { send, ...sending } = useSending({
    schema: formRules[kind](locale),
    values: form.validated(values, { fileNos: acceptable(uploads?.files ?? []), consent: checked }),
    ...(uploads && { onFailed: uploads.onFailed }),
    fileError: uploads?.error,
  });
  const open = useOpen();
  const chosen = acceptable(uploads?.files ?? []).length;
  const chosenBefore = useRef(chosen);

  function write(change: FormValues) {
    const changed = { ...draft, ...change };
    setDraft(changed);
    drafts.save(changed);
  }

  const rememberFiles = useEffectEvent((count: number) => {
    // A form that was opened again has no files yet, and its draft still says that it had some.
    if (count !== chosenBefore.current) write({ fileCount: count });
    chosenBefore.current = count;
  });
  useEffect(() => rememberFiles(chosen), [chosen]);

  async function submit(website: string): Promise<boolean> {
    const fileNos = uploads === undefined ? [] : await uploads.sendAll();
    // A file that failed shows its own error.
    if (fileNos === undefined) return false;
    const metadata = { idempotencyKey, startedAt, consentVersion, website, fileNos };
    const request = form.request(values, metadata, options.value);
    const challenge = await solutionFor(JSON.stringify(request));
    const response = await call(submitForm, { ...request, challenge });
    drafts.clearSent(draft);
    // A request continues after its dialog was closed, so the receipt is shown anyway.
    if (open.current) closeDialog();
    showReceipt({ kind, message: response.msg, receipt: response.receipt, next: next?.(response, values) });
    return true;
  }

  return {
    ...sending,
    kind,
    values,
    binding: controlledBinding(values, write),
    uploads,
    filesNotKept: draft.fileCount > 0 && chosen === 0,
    options,
    consent: {
      // The visitor cannot agree until the version is known.
      disabled: version === undefined,
      checked,
      onChange: (event) => write({ consentVersion: event.target.checked ? (version ?? '') : '' }),
    },
    send: (website) => send(() => submit(website)),
  };
}

/** The presets of fields that are still empty. */
function withPresets<Values extends FormValues>(values: Values, presets: Partial<Values> = {}): Values {
  const empty = Object.entries(presets).filter(([name]) => values[name] === '');
  return { ...values, ...Object.fromEntries(empty) };
}

/** Whether the form is still mounted. */
function useOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => void (open.current = false);
  }, []);
  return open;
}

import type { Locale } from 'contract/locales.ts';
import type { submitForm } from 'contract/submissions.ts';
import { data } from 'react-router';
import type { z } from 'zod/mini';
import type { Answer, CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';
import { errorsIn, type FormErrors, refusedIn } from './form-errors.ts';

/** What a page without scripts brings along for itself: whoever posts it twice has sent one submission. */
export type PostCircumstances = { idempotencyKey: string; startedAt: string };

/** A post that was not taken in: everything as it was written, and what is wrong. */
export type RefusedPost<Field extends string, Written> = {
  is: 'refused';
  written: Written;
  errors: FormErrors<Field>;
  failure?: CallFailure;
};

/** One that was taken in: what the page thanks with. */
export type TakenPost = { is: 'taken' } & Pick<Answer<typeof submitForm>, 'msg' | 'receipt' | 'reply'>;

type Post<Field extends string, Written> = {
  locale: Locale;
  schema: z.ZodMiniType;
  /** Under the wire's names, in the order of the page. */
  values: Readonly<Record<Field, unknown>>;
  /** To be shown once more. */
  written: Written;
  submit: () => Promise<Answer<typeof submitForm>>;
};

/**
 * Takes a form that was posted without scripts, by the rules and the words of its dialog; answers with the page once more, or
 * with its thanks. It does not go on to another address: that would have to carry the receipt into histories and logs.
 */
export async function answerPost<Field extends string, Written>(post: Post<Field, Written>): Promise<unknown> {
  const { locale, schema, values, written, submit } = post;
  const refuse = (status: number, errors: FormErrors<Field>, failure?: CallFailure) => {
    const refused: RefusedPost<Field, Written> = { is: 'refused', written, errors, ...(failure && { failure }) };
    return data(refused, { status, headers: retryHeader(failure) });
  };

  const errors = errorsIn(locale, schema, values, []);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  try {
    const { msg, receipt, reply } = await submit();
    return { is: 'taken', msg, receipt, reply } satisfies TakenPost;
  } catch (reason) {
    if (!isCallFailure(reason)) throw reason;
    const { code, status, msg, error, retryAfter } = reason;
    const refused = refusedIn(values, reason.errors ?? []);
    return refuse(status || 503, errorsIn(locale, schema, values, refused), { code, status, msg, error, retryAfter });
  }
}

/** Says to programs, too, when to try again. */
export function retryHeader(failure: CallFailure | undefined): Record<string, string> {
  return failure?.retryAfter === undefined ? {} : { 'retry-after': String(failure.retryAfter) };
}

/** What stood in a field; empty when it was not posted. */
export function postedText(posted: FormData, name: string): string {
  const value = posted.get(name);
  // A form post ends lines as mail does.
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

import type { Locale } from 'contract/locales.ts';
import { data, redirect } from 'react-router';
import type { z } from 'zod/mini';
import type { CallFailure } from '../../call.ts';
import { isCallFailure } from '../../refuse.ts';
import { errorsIn, type FormErrors, refusedIn } from './form-errors.ts';

/** What a page without scripts brings along for itself: whoever posts it twice has sent one submission. */
export type PostCircumstances = { idempotencyKey: string; startedAt: string };

/** A post that was not taken in: everything as it was written, and what is wrong. */
export type RefusedPost<Field extends string, Written> = {
  written: Written;
  errors: FormErrors<Field>;
  failure?: CallFailure;
};

type Post<Field extends string, Written> = {
  locale: Locale;
  schema: z.ZodMiniType;
  /** Under the wire's names, in the order of the page. */
  values: Readonly<Record<Field, unknown>>;
  /** To be shown once more. */
  written: Written;
  submit: () => Promise<{ receipt: string }>;
  /** The page that thanks. */
  thanks: string;
};

/** On the way from here to the server, which seals the receipt into the next page's address. */
export const receiptHeader = 'x-receipt';

/** Takes a form that was posted without scripts, by the rules and the words of its dialog; answers with the page once more, or goes on to the one that thanks. */
export async function answerPost<Field extends string, Written>(post: Post<Field, Written>): Promise<unknown> {
  const { locale, schema, values, written, submit, thanks } = post;
  const refuse = (status: number, errors: FormErrors<Field>, failure?: CallFailure) => {
    const refused: RefusedPost<Field, Written> = { written, errors, ...(failure && { failure }) };
    return data(refused, { status, headers: retryHeader(failure) });
  };

  const errors = errorsIn(locale, schema, values, []);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  try {
    const { receipt } = await submit();
    return redirect(thanks, { status: 303, headers: { [receiptHeader]: receipt } });
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

import { z } from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { FieldErrorCode } from './errors.ts';
import { hasVisibleText, moment, visibleLength } from './fields.ts';
import { isPhone, isPhoneFor } from './phone.ts';
import type { Locale } from './locales.ts';
import { receipt } from './receipts.ts';
import { mostFiles } from './uploads.ts';

/** The wire's `sayType` (W11). */
export const sayTypes = { report: '1', message: '2', resume: '3' } as const;

export type SubmissionKind = keyof typeof sayTypes;

const longestText = 10_000;

function line(missing: FieldErrorCode, longest = 200) {
  return z.string({ error: missing }).check(
    z.refine(hasVisibleText, missing),
    z.refine((text) => visibleLength(text) <= longest, 'tooLong'),
  );
}

function phone(accepts: (phone: string) => boolean) {
  return line('phoneRequired', 40).check(z.refine(accepts, 'phoneInvalid'));
}

function isMail(text: string): boolean {
  return visibleLength(text) <= 254 && z.email().safeParse(text.trim()).success;
}

function isName(text: string): boolean {
  return visibleLength(text) >= 2 && visibleLength(text) <= 20;
}

const mail = line('mailRequired', 254).check(z.refine(isMail, 'mailInvalid'));

const name = line('nameRequired', 1000).check(z.refine(isName, 'nameLength'));

/** A field of another kind of form: there, but empty (W11). */
const unused = z.optional(z.nullable(z.union([z.literal(''), z.tuple([])], 'notForThisForm')));
const unusedFlag = z.optional(z.nullable(z.union([z.literal(''), z.literal(0), z.literal('0')], 'notForThisForm')));

/** At least 128 random bits, drawn by the page: a receipt is derived from it. */
export const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,128}$/));

/** What every kind may carry beside its own fields; all of it ours, all of it optional. */
const circumstances = {
  idempotencyKey: z.optional(idempotencyKey),
  /** A solved challenge (challenge.ts). */
  challenge: z.optional(z.nullable(z.string().check(z.maxLength(4096)))),
  website: z.optional(z.nullable(z.string().check(z.maxLength(2048)))),
  consentVersion: z.optional(z.nullable(z.string().check(z.maxLength(64)))),
  startedAt: z.optional(z.nullable(z.union([z.int(), z.string().check(z.maxLength(40))]))),
};

const optionalLine = z.optional(z.nullable(z.string().check(z.maxLength(400, 'tooLong'))));

const reportItems = z
  .array(line('required'), { error: 'reportItemsRequired' })
  .check(z.minLength(1, 'reportItemsRequired'), z.maxLength(40));

/** Whoever does not stay anonymous says how to be reached (F5). */
function contactUnlessAnonymous<Report extends { ifShow: number; reporterMobile?: string | null | undefined }>() {
  // Told with the other faults, and not after them: so the fields may still be anything.
  const isReachable = (contact: unknown) => typeof contact === 'string' && hasVisibleText(contact);
  return z.refine<Report>(({ ifShow, reporterMobile }) => ifShow === 1 || isReachable(reporterMobile), {
    error: 'contactRequired',
    path: ['reporterMobile'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
}

function messageFields(acceptsPhone: (phone: string) => boolean) {
  return {
    reporterType: line('businessTypeRequired'),
    reporter: name,
    reporterMobile: phone(acceptsPhone),
    email: mail,
    remark: line('messageRequired', longestText),
  };
}

/** The rules of the message board in one language, for the page. The gateway's are the union of the three. */
export function messageForm(locale: Locale) {
  return z.object({
    ...messageFields((text) => isPhoneFor(locale, text)),
    consent: z.literal(true, 'consentRequired'),
  });
}

/** The same for a resume: beside its files, counted before they are sent, everything may stay empty. */
export function resumeForm(locale: Locale) {
  return z.object({
    fileNos: z.array(z.unknown()).check(z.minLength(1, 'filesRequired'), z.maxLength(mostFiles, 'tooManyFiles')),
    reporter: filled(isName, 'nameLength'),
    reporterMobile: filled((text) => isPhoneFor(locale, text), 'phoneInvalid'),
    email: filled(isMail, 'mailInvalid'),
    remark: z.string().check(z.maxLength(longestText, 'tooLong')),
    consent: z.literal(true, 'consentRequired'),
  });
}

/** The rules of a report, for the page: nothing in them depends on the language. */
export const reportForm = z
  .object({
    reporterItems: reportItems,
    reportered: optionalLine,
    deptName: line('deptNameRequired', 400),
    reporter: optionalLine,
    reporterMobile: optionalLine,
    ifShow: z.union([z.literal(0), z.literal(1)]),
    remark: line('descriptionRequired', longestText),
    fileNos: z.array(z.unknown()).check(z.maxLength(mostFiles, 'tooManyFiles')),
    consent: z.literal(true, 'consentRequired'),
  })
  .check(contactUnlessAnonymous());

const messageSubmission = z.strictObject({
  sayType: z.literal(sayTypes.message),
  ...messageFields(isPhone),
  ...circumstances,
  reporterItems: unused,
  reportered: unused,
  deptName: unused,
  ifShow: unusedFlag,
  fileNos: unused,
  postNo: unused,
});

/** Handles of uploaded files. */
export const fileNos = z
  .array(z.string().check(z.minLength(1), z.maxLength(128)))
  .check(z.maxLength(mostFiles, 'tooManyFiles'));
const flag = z.pipe(
  z.union([z.literal([0, 1]), z.enum(['0', '1'])]),
  z.transform((value) => Number(value)),
);

const reportSubmission = z
  .strictObject({
    sayType: z.literal(sayTypes.report),
    reporterType: optionalLine,
    reporterItems: reportItems,
    /** The reported person, as the specification spells it. */
    reportered: optionalLine,
    deptName: line('deptNameRequired', 400),
    reporter: optionalLine,
    reporterMobile: optionalLine,
    email: optionalLine,
    ifShow: z._default(flag, 0),
    fileNos: z.optional(z.nullable(fileNos)),
    remark: line('descriptionRequired', longestText),
    ...circumstances,
    postNo: unused,
  })
  .check(contactUnlessAnonymous());

/** May stay empty; what is there follows the rule. */
function filled(rule: (text: string) => boolean, error: FieldErrorCode) {
  const text = z.string().check(
    z.maxLength(1000, 'tooLong'),
    z.refine((value) => !hasVisibleText(value) || rule(value), error),
  );
  return z.optional(z.nullable(text));
}

const resumeSubmission = z.strictObject({
  sayType: z.literal(sayTypes.resume),
  postNo: line('required', 64),
  fileNos: z
    .array(z.string().check(z.minLength(1), z.maxLength(128)), { error: 'filesRequired' })
    .check(z.minLength(1, 'filesRequired'), z.maxLength(mostFiles, 'tooManyFiles')),
  reporter: filled(isName, 'nameLength'),
  reporterMobile: filled(isPhone, 'phoneInvalid'),
  email: filled(isMail, 'mailInvalid'),
  remark: z.optional(z.nullable(z.string().check(z.maxLength(longestText)))),
  ...circumstances,
  reporterType: unused,
  reporterItems: unused,
  reportered: unused,
  deptName: unused,
  ifShow: unusedFlag,
});

const submission = z.discriminatedUnion('sayType', [messageSubmission, reportSubmission, resumeSubmission]);

export type Submission = z.infer<typeof submission>;

export type MessageSubmission = z.infer<typeof messageSubmission>;

/** By when a message will be answered; null where the working calendar allows no promise, and for the other kinds. */
export const reply = z.nullable(
  z.object({
    deadline: moment,
    /** Set where all of these hours are working hours: “within 2 hours” says the same. */
    withinHours: z.nullable(z.int()),
  }),
);

export type Reply = z.infer<typeof reply>;

export const submitForm = defineEndpoint({
  name: 'submitForm',
  summary: 'A visitor’s message, report or resume; kept before it is answered',
  method: 'POST',
  path: '/{lang}/wms/dqgx/submitReporter',
  audience: 'public',
  effect: 'write',
  limit: { requests: 120, perSeconds: 600, bodyBytes: 256 * 1024 },
  input: submission,
  output: z.object({ data: z.null(), receipt, reply }),
  errors: ['invalidInput', 'channelClosed', 'tooManyRequests', 'payloadTooLarge', 'unsupportedMediaType'],
});

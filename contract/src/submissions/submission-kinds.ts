/**
 * The rules of each kind of submission, for the browser and the server. They are apart from the
 * schemas, which are large.
 */
import type { dictionaryTypes } from '../dictionaries.ts';
import type { FieldErrorCode } from '../errors.ts';
import {
  type FileExtension,
  inquiryExtensions,
  reportExtensions,
  resumeExtensions,
} from '../uploads/file-extensions.ts';
import type { Locale } from '../locales.ts';
import type { PageWithoutParameters } from '../urls/paths.ts';

/** A report must give a contact unless it is anonymous (F5). */
export type FieldRequirement = 'required' | 'optional' | 'unlessAnonymous';

const admission = {
  seconds: 600,
  max: 120,
  minSeconds: 3,
  baselineRate: Number.POSITIVE_INFINITY,
  costUnsolved: 5,
};

/** Within so many working days the site promises an answer to a resume. Its pages say the same (content/jobs.json). */
export const resumeReplyDays = 10;

export const submissionKinds = {
  message: {
    sayType: '2',
    name: { cn: '在线留言', en: 'Message', ru: 'Сообщение' },
    /** The form's fields under the wire's names, in the order of the page. */
    fields: {
      reporterType: 'required',
      reporter: 'required',
      reporterMobile: 'required',
      email: 'required',
      remark: 'required',
      quantity: 'optional',
      unit: 'optional',
      deliveryTerm: 'optional',
      deliveryPlace: 'optional',
      deliveryDate: 'optional',
      fileNos: 'optional',
      consent: 'required',
    },
    choices: { reporterType: { dictionary: 'businessType', error: 'businessTypeRequired' } },
    extensions: inquiryExtensions,
    entryExtensions: reportExtensions,
    page: 'message',
    pageTakesFile: true,
    retentionDays: 730,
    admission,
  },
  resume: {
    sayType: '3',
    name: { cn: '简历', en: 'CV', ru: 'Резюме' },
    fields: {
      fileNos: 'required',
      reporter: 'optional',
      reporterMobile: 'optional',
      email: 'optional',
      remark: 'optional',
      consent: 'required',
    },
    choices: {},
    extensions: resumeExtensions,
    entryExtensions: resumeExtensions,
    retentionDays: 365,
    admission,
  },
  report: {
    sayType: '1',
    name: { cn: '举报', en: 'Report', ru: 'Обращение о\u00A0нарушении' },
    fields: {
      reporterItems: 'required',
      deptName: 'required',
      reportered: 'optional',
      ifShow: 'optional',
      reporter: 'optional',
      reporterMobile: 'unlessAnonymous',
      remark: 'required',
      fileNos: 'optional',
      consent: 'required',
    },
    choices: {
      // The visitor does not choose it: a page whose dictionary failed to load sends none.
      reporterType: { dictionary: 'reportType', error: 'notOneOf', optional: true },
      reporterItems: { dictionary: 'reportItem', error: 'reportItemsRequired' },
    },
    extensions: reportExtensions,
    entryExtensions: reportExtensions,
    page: 'report',
    retentionDays: 730,
    /**
     * A report counts once even without a solved challenge, and is delayed instead: otherwise the
     * second reporter of an office would be rejected and learn of the first.
     */
    admission: { ...admission, seconds: 3600, max: 5, baselineRate: 20, costUnsolved: 1 },
  },
} as const satisfies Record<string, SubmissionRules>;

export type SubmissionKind = keyof typeof submissionKinds;

/** A value for each kind. A new kind does not compile until it is here. */
export function byKind<Value>(valueOf: (kind: SubmissionKind) => Value): Record<SubmissionKind, Value> {
  return { message: valueOf('message'), report: valueOf('report'), resume: valueOf('resume') };
}

export const kindNames: readonly SubmissionKind[] = Object.values(byKind((kind) => kind));

/** The rules of a kind, where all kinds are treated alike. */
export function rulesOf(kind: SubmissionKind): SubmissionRules {
  return submissionKinds[kind];
}

/** The fields of a kind's form. */
export type FormField<Kind extends SubmissionKind> = keyof (typeof submissionKinds)[Kind]['fields'];

type Choice = {
  dictionary: keyof typeof dictionaryTypes;
  /** The error of a value that the dictionary does not have. */
  error: FieldErrorCode;
  /** It may be empty. */
  optional?: true;
};

export type AdmissionRules = {
  /** The submissions that one IP address may send in `seconds`. */
  max: number;
  seconds: number;
  /** A form that is sent faster than this is suspicious. */
  minSeconds: number;
  /** Above this hourly number from all IP addresses challenges become harder; nobody is rejected for it. */
  baselineRate: number;
  /** How often a submission without a solved challenge counts (W11). */
  costUnsolved: number;
};

type SubmissionRules = {
  /** Its value of `sayType` on the wire (W11). */
  sayType: string;
  /** Its name on the page of a receipt. */
  name: Readonly<Record<Locale, string>>;
  fields: Readonly<Record<string, FieldRequirement>>;
  /** The fields whose values are entries of a dictionary. */
  choices: Readonly<Record<string, Choice>>;
  /** The types of files that its form accepts, and those that later entries accept. */
  extensions: readonly FileExtension[];
  entryExtensions: readonly FileExtension[];
  /** The page whose form works without scripts. */
  page?: PageWithoutParameters;
  /**
   * That form takes a file. A report's must not: without scripts nothing removes its metadata, which may name the
   * reporter.
   */
  pageTakesFile?: true;
  /** How long submissions are stored, unless the operator chooses another time. */
  retentionDays: number;
  admission: AdmissionRules;
};

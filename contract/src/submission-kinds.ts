/** The rules of each kind of submission, for the browser and the server. They are apart from the schemas, which are large. */
import { reportExtensions, resumeExtensions } from './file-extensions.ts';

/** A report must give a contact unless it is anonymous (F5). */
export type FieldNeed = 'required' | 'optional' | 'unlessAnonymous';

const admission = {
  seconds: 600,
  max: 120,
  minSeconds: 3,
  baselineRate: Number.POSITIVE_INFINITY,
  costUnsolved: 5,
};

export const submissionKinds = {
  message: {
    /** The form's fields under the wire's names, in the order of the page. */
    fields: {
      reporterType: 'required',
      reporter: 'required',
      reporterMobile: 'required',
      email: 'required',
      remark: 'required',
      consent: 'required',
    },
    /** The types of files that it accepts. A message accepts files only in later entries. */
    extensions: reportExtensions,
    retentionDays: 730,
    admission,
  },
  resume: {
    fields: {
      fileNos: 'required',
      reporter: 'optional',
      reporterMobile: 'optional',
      email: 'optional',
      remark: 'optional',
      consent: 'required',
    },
    extensions: resumeExtensions,
    retentionDays: 365,
    admission,
  },
  report: {
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
    extensions: reportExtensions,
    retentionDays: 730,
    /**
     * A report counts once even without a solved challenge, and is delayed instead: otherwise the second reporter of an
     * office would be rejected and learn of the first.
     */
    admission: { ...admission, seconds: 3600, max: 5, baselineRate: 20, costUnsolved: 1 },
  },
} as const satisfies Record<string, SubmissionRules>;

/** The fields of a kind's form. */
export type FormField<Kind extends keyof typeof submissionKinds> = keyof (typeof submissionKinds)[Kind]['fields'];

export type AdmissionRules = {
  /** The submissions that one address may send in `seconds`. */
  max: number;
  seconds: number;
  /** A form that is sent faster than this is suspicious. */
  minSeconds: number;
  /** Above this hourly number from all addresses challenges become harder; nobody is rejected for it. */
  baselineRate: number;
  /** How often a submission without a solved challenge counts (W11). */
  costUnsolved: number;
};

type SubmissionRules = {
  fields: Readonly<Record<string, FieldNeed>>;
  extensions: readonly string[];
  /** How long submissions are stored, unless the operator chooses another time. */
  retentionDays: number;
  admission: AdmissionRules;
};

import { z } from 'zod/mini';

const text = z.catch(z.string(), '');

/** What a stranger has sent: anything may be missing or of another type. */
const reportFields = z.object({
  reporterType: text,
  /** Numbers of the dictionary. */
  reporterItems: z.catch(z.array(z.string()), []),
  reportered: text,
  deptName: text,
  remark: text,
  /** 1: the reporter is not named. Forms send it as a text. */
  ifShow: z.catch(z.pipe(z.union([z.number(), z.string()]), z.transform(Number)), 0),
});

export type ReportFields = z.infer<typeof reportFields>;

export function readReportFields(opened: Record<string, unknown>): ReportFields {
  return z.parse(reportFields, opened);
}

/** Without `email`: in it the site's form sends the company's own mailbox for reports. */
const identityFields = z.object({ reporter: text, reporterMobile: text });

export type ReporterIdentity = z.infer<typeof identityFields>;

/** The server seals all fields; one that was not sent is missing. */
export function readIdentity(opened: unknown): ReporterIdentity {
  return z.parse(z.catch(identityFields, { reporter: '', reporterMobile: '' }), opened);
}

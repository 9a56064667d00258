import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  dataResponse,
  existingTimestamp,
  hasVisibleText,
  pagedResponse,
  pageRequest,
  rowId,
  timestamp,
  visibleLength,
} from '../fields.ts';
import { staffLimit } from './limits.ts';

/** Everything that the audit log can say. An action is `object.verb`; a feature adds its own here. */
export const auditActions = [
  'session.signIn',
  'session.signInDelayed',
  'session.signOut',
  'session.end',
  'account.create',
  'account.edit',
  'account.disable',
  'account.enable',
  'account.setUp',
  'account.issueLink',
  'account.changePassword',
  'account.enrolSecondFactor',
  'account.removeSecondFactor',
  'account.addPasskey',
  'account.renamePasskey',
  'account.removePasskey',
  'account.useRecoveryCode',
  'account.renewRecoveryCodes',
  'account.changeNotices',
  'account.testNotices',
  'role.create',
  'role.edit',
  'role.delete',
  'content.create',
  'content.save',
  'content.restore',
  'content.delete',
  'content.publish',
  'content.schedule',
  'content.cancelSchedule',
  'content.withdraw',
  'content.undoWithdrawal',
  'content.undoBulkChange',
  'content.confirmTranslation',
  'content.reorder',
  'content.createPreviewLink',
  'content.runSchedule',
  'audit.export',
  'audit.verify',
  'audit.acknowledge',
  'content.export',
  'content.import',
  'media.upload',
  'media.replace',
  'media.edit',
  'media.delete',
  'inbox.open',
  'inbox.download',
  'inbox.answer',
  'inbox.changeStatus',
  'inbox.assign',
  'inbox.note',
  'inbox.markSpam',
  'inbox.clearSpam',
  'inbox.changeStage',
  'inbox.setInterview',
  'inbox.erase',
  'inbox.extend',
  'inbox.undoExtension',
  'answerTemplate.create',
  'answerTemplate.edit',
  'answerTemplate.delete',
  'report.list',
  'report.open',
  'report.identity',
  'report.file',
  'report.answer',
  'report.note',
  'report.changeStatus',
  'report.decide',
  'report.undoDecision',
  'report.exclude',
  'report.readmit',
  'reportKey.register',
  'reportKey.confirm',
  'reportKey.discard',
  'reportKey.remove',
] as const;

export type AuditAction = (typeof auditActions)[number];

/** Everything that the details of an entry may name. The console has a label for each. */
export type AuditDetailName =
  | 'accountId'
  | 'action'
  | 'as'
  | 'assignee'
  | 'at'
  | 'breaks'
  | 'brokenAt'
  | 'changes'
  | 'closed'
  | 'ended'
  | 'entries'
  | 'fields'
  | 'figuresDifferDeliberately'
  | 'file'
  | 'files'
  | 'films'
  | 'foundHash'
  | 'from'
  | 'granted'
  | 'ids'
  | 'inBulk'
  | 'interviewSet'
  | 'items'
  | 'locale'
  | 'locales'
  | 'login'
  | 'missed'
  | 'name'
  | 'nameBefore'
  | 'noted'
  | 'notices'
  | 'number'
  | 'objectId'
  | 'objectKind'
  | 'officers'
  | 'permissions'
  | 'pictures'
  | 'reason'
  | 'reference'
  | 'resetSecondFactor'
  | 'revoked'
  | 'roles'
  | 'sentFile'
  | 'signedBy'
  | 'stage'
  | 'stageBefore'
  | 'target'
  | 'text'
  | 'until'
  | 'version';

export const auditEntry = z.object({
  id: z.int(),
  at: timestamp,
  /** Null: the system itself. */
  by: z.nullable(z.object({ accountId: z.int(), name: z.string() })),
  /** A later version may have written an action that this one does not know. */
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.string(), title: z.optional(z.string()) }),
  details: z.optional(z.json()),
  addressBlock: z.optional(z.string()),
});

export type AuditEntry = z.infer<typeof auditEntry>;

const text = z.optional(z.string().check(z.maxLength(200)));

/** One line. Whoever reads the audit log reads it, for good. */
export function auditedReason(longest: number) {
  return z.string().check(
    z.refine(hasVisibleText, 'required'),
    z.regex(/^\P{Cc}*$/u, 'invalidFormat'),
    z.refine((reason) => visibleLength(reason) <= longest, { error: 'tooLong', params: { longest } }),
  );
}

const time = z.optional(existingTimestamp);

const filter = {
  /** Part of the name of who acted, or of the object's title or id. */
  text,
  accountId: z.optional(rowId),
  action: z.optional(z.enum(auditActions)),
  objectKind: text,
  objectId: text,
  /** Beijing time; inclusive. */
  from: time,
  /** Beijing time; exclusive. */
  until: time,
};

export const listAuditEntries = defineEndpoint({
  name: 'listAuditEntries',
  summary: 'One page of the audit log, newest first',
  method: 'GET',
  path: '/{lang}/console/audit/entries',
  audience: { any: ['system:audit:read'] },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    ...pageRequest,
    ...filter,
  }),
  output: pagedResponse(auditEntry),
  errors: ['invalidInput'],
});

/** The newest entries of an export. Whoever needs older ones names a time. */
export const maxExportedEntries = 20_000;

export const exportAuditEntries = defineEndpoint({
  name: 'exportAuditEntries',
  summary: 'Makes a CSV file of the newest entries that match. `/common/download` sends it',
  method: 'POST',
  path: '/{lang}/console/audit/export',
  audience: { any: ['system:audit:read'] },
  effect: 'write',
  limit: { ...staffLimit, requests: 30, perSeconds: 600 },
  input: z.object(filter),
  output: dataResponse(
    z.object({
      fileName: z.string(),
      entries: z.int(),
      /** Also those that are too old for the file. */
      totalElements: z.int(),
    }),
  ),
  errors: ['invalidInput', 'confirmationRequired'],
});

/** How long messages and resumes are kept, and how one is erased before that. */
import { z } from 'zod/mini';
import { extensionReasons, submissionStatuses } from '../submissions/conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, day, instant } from '../fields.ts';
import { kindNames } from '../submissions/submission-kinds.ts';
import { type InboxKind, inboxKinds, inboxRef } from './inbox.ts';
import { extensionBounds } from './item-retention.ts';
import { staffLimit } from './limits.ts';
import type { Permission } from './permissions.ts';

/** What erasing each kind needs, besides the right to read it. */
export const eraseRights: Record<InboxKind, Permission> = {
  message: 'inbox:message:erase',
  resume: 'inbox:resume:erase',
};

const erasers = inboxKinds.map((kind) => eraseRights[kind]);

/** Who sees what is erased when. The items themselves are for those who may read their kind. */
export const retentionReaders: readonly Permission[] = ['system:audit:read', ...erasers];

/** Why one is erased: the person asked, it was sent by mistake, or a law requires it. */
export const erasureReasons = ['request', 'mistake', 'law'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

export const retentionBounds = { referenceLength: 100, weeks: 12, dueDays: 7, items: 200 } as const;

/** Such as the number of a letter, never a name: the audit log keeps it for good. */
const reference = z
  .string()
  .check(z.trim(), z.maxLength(retentionBounds.referenceLength, 'tooLong'), z.regex(/^\P{Cc}*$/u, 'invalidFormat'));

export const eraseInboxItem = defineEndpoint({
  name: 'eraseInboxItem',
  summary: 'Erases a message or resume with its conversation, notes and files; its receipt then finds nothing',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/erase',
  audience: { any: erasers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, reason: z.enum(erasureReasons), reference: z._default(reference, '') }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'confirmationRequired'],
});

export const extendInboxItem = defineEndpoint({
  name: 'extendInboxItem',
  summary: 'Keeps a message or resume longer than its kind, a few times at most; whoever has its receipt sees why',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/retention',
  audience: { any: erasers },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    months: z.literal(extensionBounds.months),
    reason: z.enum(extensionReasons),
    /** When the caller saw that it would be erased: refused if a colleague has extended it since. */
    seenErasedOn: day,
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

export const undoInboxExtension = defineEndpoint({
  name: 'undoInboxExtension',
  summary: 'Takes the last extension of a message or resume back, unless it would then be erased at once',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/retention/undo',
  audience: { any: erasers },
  effect: 'write',
  limit: staffLimit,
  /** As of `extendInboxItem`. */
  input: z.object({ ...inboxRef, seenErasedOn: day }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

/** Whether submissions of a kind were erased after their time, or by a member of staff. */
export const erasureCauses = ['expired', 'erased'] as const;

const dueItem = z.object({
  ...inboxRef,
  /** The business of a message in the caller's language, or the job post of a resume. */
  subject: z.string(),
  status: z.enum(submissionStatuses),
  receivedAt: instant,
  files: z.int(),
  erasedOn: day,
  keptFor: z.nullable(z.enum(extensionReasons)),
});

export type DueItem = z.infer<typeof dueItem>;

export const getRetention = defineEndpoint({
  name: 'getRetention',
  summary: 'How long each kind is kept, what is erased in the next days, what was extended, and how many were erased',
  method: 'GET',
  path: '/{lang}/console/retention',
  audience: { any: retentionReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({}),
  output: dataResponse(
    z.object({
      /** Reports only for those who may read them. */
      rules: z.array(z.object({ kind: z.enum(kindNames), days: z.int() })),
      /** The Mondays of the counted weeks in Beijing, the present week last. */
      weeks: z.array(day),
      /** Reports without today's. What visitors have withdrawn is not counted. */
      erased: z.array(z.object({ week: day, kind: z.enum(kindNames), cause: z.enum(erasureCauses), number: z.int() })),
      /** Today and the six days after it; what should have been erased before is due today. */
      due: z.array(z.object({ day, kind: z.enum(kindNames), number: z.int() })),
      /** What is due or was extended, the earliest first, of the kinds that the caller may read. */
      items: z.array(dueItem),
      /** There are more than these. */
      isCut: z.boolean(),
    }),
  ),
  errors: [],
});

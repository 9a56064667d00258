/** How long messages and resumes are kept, and how one is erased before that. */
import { z } from 'zod/mini';
import { extensionReasons } from '../conversation.ts';
import { defineEndpoint } from '../endpoint.ts';
import { day } from '../fields.ts';
import { type InboxKind, inboxKinds } from './inbox.ts';
import { extensionBounds } from './item-retention.ts';
import { staffLimit } from './limits.ts';
import type { Permission } from './permissions.ts';

/** What erasing each kind needs, besides the right to read it. */
export const eraseRights: Record<InboxKind, Permission> = {
  message: 'inbox:message:erase',
  resume: 'inbox:resume:erase',
};

const erasers = inboxKinds.map((kind) => eraseRights[kind]);

/** Why one is erased: the person asked, it was sent by mistake, or a law requires it. */
export const erasureReasons = ['request', 'mistake', 'law'] as const;

export type ErasureReason = (typeof erasureReasons)[number];

export const retentionBounds = { referenceLength: 100 } as const;

const itemKey = { kind: z.enum(inboxKinds), id: z.uuid() };

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
  input: z.object({ ...itemKey, reason: z.enum(erasureReasons), reference: z._default(reference, '') }),
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
    ...itemKey,
    months: z.literal(extensionBounds.months),
    reason: z.enum(extensionReasons),
    /** When the caller saw that it would be erased: refused if a colleague has extended it since. */
    seenErasedOn: day,
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

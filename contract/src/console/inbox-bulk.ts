/** The same change of several messages or resumes. */
import { seenEntries } from './inbox-changes.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse } from '../fields.ts';
import { inboxBounds, inboxKind, inboxWriters, submissionId } from './inbox.ts';
import { staffLimit } from './limits.ts';

const bulkChange = z.union([
  z.object({ action: z.literal('assign'), accountId: z.nullable(z.int()) }),
  z.object({ action: z.enum(['close', 'reopen', 'markSpam', 'clearSpam']) }),
]);

export type InboxBulkChange = z.infer<typeof bulkChange>;

const bulkProblems = ['notFound', 'stateConflict', 'recordAltered'] as const;

export type InboxBulkProblem = (typeof bulkProblems)[number];

export const changeInboxInBulk = defineEndpoint({
  name: 'changeInboxInBulk',
  summary: 'Assigns, closes, opens or marks several messages or resumes; tells for each whether it was changed',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/bulk-change',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    kind: inboxKind,
    change: bulkChange,
    /** As the caller has seen them. */
    items: z
      .array(z.object({ id: submissionId, seenEntries, seenAssignee: z.nullable(z.string()) }))
      .check(z.minLength(1), z.maxLength(inboxBounds.bulkItems)),
  }),
  output: dataResponse(
    z.object({
      /** `problem` says why an item was not changed; the others were. */
      results: z.array(z.object({ id: submissionId, problem: z.nullable(z.enum(bulkProblems)) })),
    }),
  ),
  errors: ['invalidInput', 'forbidden'],
});

/** What staff do to one message or resume. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { entryText } from '../submissions/entry-form.ts';
import { hasVisibleText, visibleLength } from '../fields.ts';
import { fileNos } from '../uploads/uploads.ts';
import { inboxBounds, inboxRef, inboxWriters } from './inbox.ts';
import { staffLimit } from './limits.ts';

/** The number of entries that the caller has read, so that nobody answers over a new entry. */
export const seenEntries = z.int().check(z.minimum(1));

const answerText = entryText.check(z.refine(hasVisibleText, 'messageRequired'));

export const answerInboxItem = defineEndpoint({
  name: 'answerInboxItem',
  summary: 'Answers a visitor, who reads it with the receipt; refused if somebody has written since',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/answer',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    text: answerText,
    /** Tokens of files that `uploadFile` has received, as those of visitors. */
    fileNos: z._default(fileNos, []),
    seenEntries,
    close: z._default(z.boolean(), false),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered', 'stateConflict', 'conversationClosed'],
});

export const changeInboxStatus = defineEndpoint({
  name: 'changeInboxStatus',
  summary: 'Closes a message or resume, or opens it again',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/status',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, status: z.enum(['inProgress', 'closed']), seenEntries }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'recordAltered', 'stateConflict'],
});

export const assignInboxItem = defineEndpoint({
  name: 'assignInboxItem',
  summary: 'Says who handles a message or resume; null for nobody',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/assignee',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({
    ...inboxRef,
    accountId: z.nullable(z.int()),
    /** Whom the caller saw as its assignee: refused if a colleague has taken it since. */
    seenAssignee: z.nullable(z.string()),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

export const markInboxItem = defineEndpoint({
  name: 'markInboxItem',
  summary: 'Says that a message or resume is spam, or is not; refused if it is taken for that already',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/spam',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, isSpam: z.boolean() }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

const noteText = z.string().check(
  z.refine(hasVisibleText, 'required'),
  z.refine((text) => visibleLength(text) <= inboxBounds.noteLength, {
    error: 'tooLong',
    params: { longest: inboxBounds.noteLength },
  }),
);

export const addInboxNote = defineEndpoint({
  name: 'addInboxNote',
  summary: 'Adds an internal note, which visitors never see',
  method: 'POST',
  path: '/{lang}/console/inbox/{kind}/{id}/note',
  audience: { any: inboxWriters },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...inboxRef, text: noteText }),
  output: z.object({}),
  errors: ['invalidInput', 'forbidden', 'notFound', 'stateConflict'],
});

import type { RetentionTexts } from '../cn/retention.ts';
import { plural } from '../plural.ts';

export const retention = {
  title: 'Kept until',
  erasedOn: (day) => `Erased by itself on ${day}`,
  rule: (days, grace) => `Kept for ${days} days, erased ${grace} days later`,
  keptFor: {
    claim: 'Extended: a claim is open',
    lawsuit: 'Extended: a lawsuit is open',
    law: 'Extended: required by law',
  },
  extend: 'Extend…',
  extending: {
    title: 'Keep longer',
    months: 'By',
    month: (months) => (months === 12 ? 'a year' : `${months} months`),
    until: (day) => `until ${day}`,
    reason: 'Why (the visitor sees it with the receipt)',
    reasons: { claim: 'A claim is open', lawsuit: 'A lawsuit is open', law: 'Required by law' },
    left: (times) =>
      `Can be extended ${times === 1 ? 'once more' : `${times} more times`}. The audit log records each time.`,
    withdrawal:
      'The visitor can still withdraw it at any time, and then it is erased at once. Save evidence elsewhere.',
    action: 'Keep longer',
    done: (day) => `Kept until ${day}`,
    changed: 'A colleague has just changed how long this is kept. Please look at it first.',
    unknown: 'The connection was lost: perhaps not extended. Please look at the date',
  },
  erase: 'Erase now…',
  erasing: {
    title: (name) => (name === '' ? 'Erase this' : `Erase what ${name} sent`),
    goes: 'Erased',
    entries: (count) => `the text and the conversation: ${plural('en', count, { one: 'entry', many: 'entries' })}`,
    files: (count) => plural('en', count, { one: 'file', many: 'files' }),
    notes: (count) => plural('en', count, { one: 'note', many: 'notes' }),
    contacts: 'name, telephone, e-mail',
    stays: 'Only this stays',
    log: 'in the audit log: id, day, by whom and why',
    figures: 'how many were erased in a week',
    backups: 'copies in backups, until these expire',
    receipt: 'The visitor’s receipt then finds nothing, as after a withdrawal.',
    reason: 'Why',
    reference: 'Reference (optional)',
    referencePlaceholder: 'Such as the number of a letter',
    referenceHint: 'Stays in the audit log for good: no names, no contact data.',
    action: 'Erase for good',
    done: 'Erased',
    unknown: 'The connection was lost: perhaps not erased. Please try again',
  },
  reasons: { request: 'The person asked', mistake: 'Sent by mistake, or spam', law: 'Required by law' },
} satisfies RetentionTexts;

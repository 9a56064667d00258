import type { AuditBreakKind } from 'contract/console/audit-verification.ts';
import { headWords, type Verified } from './verify.ts';

const reasons: Record<AuditBreakKind, string> = {
  missing: 'it is missing',
  changed: 'it was changed after it was written',
  replaced: 'it does not follow the entry before it: that one was replaced',
  rewritten: 'its hash is not the one that was noted: the log was written anew',
  cutOff: 'the end of the log was cut off',
};

/** A broken chain in the words of the commands and of the server's log. */
export function brokenWords({ breaks, breakCount }: Pick<Verified, 'breaks' | 'breakCount'>): string {
  const [first] = breaks;
  if (first === undefined) return '';
  const more = breakCount > 1 ? ` It has ${breakCount - 1} more ${breakCount === 2 ? 'break' : 'breaks'}.` : '';
  return `The audit log is broken at entry ${first.id}: ${reasons[first.kind]}.${more}`;
}

/** An intact chain in the words of the server's log. */
export function intactWords({ head, acknowledged }: Verified): string {
  const but = acknowledged === 0 ? '' : ` but for acknowledged breaks (${acknowledged})`;
  return `The audit log is intact${but}. Its head: ${head && headWords(head)}`;
}

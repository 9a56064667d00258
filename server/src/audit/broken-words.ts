import type { AuditBreakKind } from 'contract/console/audit-verification.ts';

const reasons: Record<AuditBreakKind, string> = {
  missing: 'it is missing',
  changed: 'it was changed after it was written',
  replaced: 'it does not follow the entry before it: that one was replaced',
  rewritten: 'its hash is not the one that was noted: the log was written anew',
  cutOff: 'the end of the log was cut off',
};

/** A broken chain in the words of the commands and of the server's log. */
export function brokenWords({ id, kind }: { id: string; kind: AuditBreakKind }): string {
  return `The audit log is broken at entry ${id}: ${reasons[kind]}.`;
}

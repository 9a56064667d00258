import type { SubmissionStatus } from 'contract/submissions/conversation.ts';

/** The statuses that staff can set. No action leads back to `received`, the default of the column. */
export const staffStatuses = ['inProgress', 'answered', 'closed'] as const;

export type StaffStatus = (typeof staffStatuses)[number];

export type StatusAction = 'visitorWrites' | 'staffResumes' | 'staffAnswers' | 'staffCloses';

/** The action by which staff reach a status. */
export const actionToReach: Record<StaffStatus, StatusAction> = {
  inProgress: 'staffResumes',
  answered: 'staffAnswers',
  closed: 'staffCloses',
};

/**
 * The status after an action; undefined if the status forbids the action. It is the same for all
 * kinds. A withdrawal and the end of the retention period delete the row in any status.
 */
const transitions: Record<StatusAction, Record<SubmissionStatus, SubmissionStatus | undefined>> = {
  // A new entry makes an answered submission open again.
  visitorWrites: { received: 'received', inProgress: 'inProgress', answered: 'inProgress', closed: undefined },
  // Only staff can open a closed submission again.
  staffResumes: { received: 'inProgress', inProgress: 'inProgress', answered: 'inProgress', closed: 'inProgress' },
  staffAnswers: { received: 'answered', inProgress: 'answered', answered: 'answered', closed: 'answered' },
  staffCloses: { received: 'closed', inProgress: 'closed', answered: 'closed', closed: 'closed' },
};

export function isAllowed(action: StatusAction, status: SubmissionStatus): boolean {
  return transitions[action][status] !== undefined;
}

/** Throws if the status forbids the action. Callers that can show a better error check `isAllowed` first. */
export function statusAfter(action: StatusAction, status: SubmissionStatus): SubmissionStatus {
  const next = transitions[action][status];
  if (next === undefined) throw new Error(`The status “${status}” does not allow “${action}”`);
  return next;
}

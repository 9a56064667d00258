import type { InboxDay } from 'contract/console/inbox-day.ts';
import { inboxBounds } from 'contract/console/inbox.ts';

const minute = 60_000;
const hour = 60 * minute;

/** How urgent a deadline is, by what is left of today's working hours until it. */
export type Urgency = 'overdue' | 'soon' | 'later';

export function urgencyOf(deadline: string, hours: InboxDay['hours'], now: Date): Urgency {
  const due = Date.parse(deadline);
  if (due < now.getTime()) return 'overdue';
  const left = hours.reduce((sum, { opens, closes }) => {
    const [from, until] = [Math.max(Date.parse(opens), now.getTime()), Math.min(Date.parse(closes), due)];
    return sum + Math.max(0, until - from);
  }, 0);
  return Math.floor(left / minute) <= inboxBounds.soonMinutes ? 'soon' : 'later';
}

/** How many of today's deadlines are of each urgency. What is beyond the marks is due latest. */
export function countUrgencies({ deadlines, hours }: InboxDay, now: Date): Record<Urgency, number> {
  const urgencies = deadlines.at.map((deadline) => urgencyOf(deadline, hours, now));
  const count = (urgency: Urgency) => urgencies.filter((found) => found === urgency).length;
  const [overdue, soon] = [count('overdue'), count('soon')];
  return { overdue, soon, later: deadlines.total - overdue - soon };
}

/** What the timeline shows: whole hours that contain all working hours and all marks. */
export type TimelineRange = {
  /** Where an instant is on the timeline, from 0 to 1; undefined outside of it. */
  positionOf: (instant: number) => number | undefined;
  /** The instants of the hours that have a label. */
  labelled: number[];
};

export function timelineRange({ hours, deadlines, answers }: InboxDay): TimelineRange {
  const all = [...hours.flatMap(({ opens, closes }) => [opens, closes]), ...deadlines.at, ...answers.at].map((text) =>
    Date.parse(text),
  );
  const from = Math.floor(Math.min(...all) / hour) * hour;
  const until = Math.ceil(Math.max(...all) / hour) * hour;
  const every = until - from > 12 * hour ? 2 : 1;
  return {
    positionOf: (instant) => (instant < from || instant > until ? undefined : (instant - from) / (until - from)),
    labelled: Array.from({ length: (until - from) / hour + 1 }, (_, index) => from + index * hour).filter(
      (_, index) => index % every === 0,
    ),
  };
}

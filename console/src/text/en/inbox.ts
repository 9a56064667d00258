import type { InboxTexts } from '../cn/inbox.ts';
import { formatNumber } from 'contract/format-number.ts';
import { plural } from '../plural.ts';

const items = (count: number) => plural('en', count, { one: 'item', many: 'items' });

export const inbox = {
  figures: 'At a glance',
  overdue: 'overdue',
  soon: 'half an hour left',
  open: 'open',
  unassigned: 'unassigned',
  overdueCount: (count) => `${plural('en', count, { one: 'item', many: 'items' })} overdue`,
  openCount: (count) => plural('en', count, { one: 'open item', many: 'open items' }),
  workingClock: {
    runs: 'Clocks running',
    runsUntil: (time) => `Clocks running until ${time}`,
    paused: 'Clocks paused',
    pausedUntil: (time) => `Outside working hours: clocks paused until ${time}`,
    noCalendar: 'Clocks paused: check the working calendar',
  },
  day: ({ hours, overdue, soon, later, answered }) =>
    `Working hours today: ${hours.join(', ')}. Due today and not answered: overdue ${overdue}, half an hour left ${soon}, later ${later}. Answers today: ${answered}.`,
  views: 'Lists',
  view: { open: 'Open', mine: 'Mine', unassigned: 'Unassigned', suspicious: 'Possible spam', done: 'Done' },
  search: 'Name, phone, e-mail or first message',
  groups: {
    overdue: 'Overdue',
    soon: 'Half an hour left',
    today: 'Today',
    later: 'Tomorrow or later',
    none: 'No clock running',
  },
  short: {
    overdue: (time) => `due ${time}`,
    by: (time) => `by ${time}`,
    answered: 'answered',
    wroteAgain: 'wrote again',
    none: 'no promise',
  },
  clock: {
    overdue: (minutes, time) => `${minutes} overdue, promised by ${time}`,
    left: (minutes, time) => `${minutes} left, promised by ${time}`,
    paused: (minutes, time) => `Paused, ${minutes} left, promised by ${time}`,
  },
  visitorWroteLast: 'Waiting for our answer',
  suspicious: 'Possible spam',
  damaged: 'Cannot be decrypted',
  files: (count) => plural('en', count, { one: 'file', many: 'files' }),
  notes: (count) => plural('en', count, { one: 'note', many: 'notes' }),
  pageOf: (from, to, total) => `${from}–${to} of ${total}`,
  choose: 'Choose one from the list',
  empty: {
    open: 'Nobody is waiting for an answer',
    mine: 'Nothing of yours is waiting',
    unassigned: 'Everything is assigned',
    suspicious: 'No possible spam',
    done: 'Nothing is done yet',
  },
  emptyHint: 'What arrives appears here, the most urgent first.',
  nothingFound: 'Nothing was found',
  nothingFoundHint: (count) => `Only the newest ${count} of this list, without later entries.`,
  filters: {
    filter: 'Filter',
    language: 'Language',
    subject: 'Business',
    post: 'Position',
    set: 'Filters that are set',
    remove: (name) => `Remove “${name}”`,
    clear: 'Clear filters',
    showAll: 'Clear search and filters',
  },
  bulk: {
    selected: (count) => `${formatNumber('en', count)} selected`,
    closeQuestion: (count) => `Close ${items(count)}?`,
    closeHint: 'Visitors can then add nothing. You can reopen them.',
    done: {
      assign: (count) => `Assignee changed: ${items(count)}`,
      close: (count) => `${items(count)} closed`,
      reopen: (count) => `${items(count)} reopened`,
      markSpam: (count) => `${items(count)} marked as spam`,
      clearSpam: (count) => `Not spam: ${items(count)}`,
    },
    partly: ({ done, total, left }) =>
      `${formatNumber('en', done)} of ${formatNumber('en', total)} changed; ${formatNumber('en', left)} had changed meanwhile and ${left === 1 ? 'was' : 'were'} left`,
  },
  keys: { move: 'move', select: 'select', assign: 'assign', close: 'close', spam: 'spam' },
  notRefreshed: (time) => `Not refreshed since ${time}`,
  timesKeepCounting: 'Clocks keep running, but new items are not shown.',
  onToday: {
    title: 'Inbox',
    asOf: (time) => `as of ${time}`,
    nothing: 'none open',
    suspicious: (count) => `possible spam: ${count}`,
    next: (time) => `next deadline ${time}`,
    byKey: 'Not closed, without today’s. They open only with an officer’s own key.',
    noContentWaits: 'No content is waiting',
  },
} satisfies InboxTexts;

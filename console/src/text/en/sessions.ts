import type { SessionsTexts } from '../cn/sessions.ts';

export const sessions = {
  title: 'Sessions',
  note: 'A new password or a disabled account ends all sessions of the account at once.',
  whose: 'Whose sessions',
  own: 'Mine',
  all: 'All',
  endOthers: 'End my other sessions',
  endedOthers: (count) => `Sessions ended: ${count}`,
  columns: {
    who: 'Who',
    device: 'Device',
    network: 'Network',
    since: 'Since',
    seen: 'Last seen',
    ends: 'Ends',
    actions: 'Actions',
  },
  you: (name) => `${name} (you)`,
  thisOne: 'this one',
  end: 'End',
  endTitle: (device) => `End the session on “${device}”?`,
  endHint: 'That device is signed out at once. What is unsaved there stays in its browser.',
  ended: 'The session has ended',
  script: 'Script',
  empty: 'There are no sessions',
} satisfies SessionsTexts;

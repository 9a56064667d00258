import type { ContentKind } from 'contract/console/content-kinds.ts';

/** Screens with a help text of their own. Lists and editors of content share theirs, with a part for each kind. */
export const helpScreens = [
  'console',
  'today',
  'inbox',
  'applications',
  'reports',
  'answerTimes',
  'answerTemplates',
  'translations',
  'staleTexts',
  'exchange',
  'media',
  'accounts',
  'roles',
  'retention',
  'audit',
  'account',
  'sessions',
] as const;

export type HelpScreen = (typeof helpScreens)[number];

/** What the help of a screen is about. Each screen names it, so that none is without help. */
export type HelpTopic = { screen: HelpScreen } | { list: ContentKind } | { editor: ContentKind };

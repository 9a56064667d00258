import { inboxRights } from 'contract/console/inbox.ts';
import { holdsAnyPermission, type Permission } from 'contract/console/permissions.ts';
import { retentionReaders } from 'contract/console/retention.ts';
import type { SubmissionKind } from 'contract/submissions/submission-kinds.ts';
import {
  Activity,
  ArrowRightLeft,
  Award,
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  ChartNoAxesColumn,
  FileUser,
  FlaskConical,
  GalleryHorizontal,
  History,
  Hourglass,
  Image,
  Images,
  Inbox,
  Landmark,
  Languages,
  Layers,
  ListTree,
  type LucideIcon,
  MonitorSmartphone,
  Newspaper,
  Package,
  ShieldCheck,
  SlidersHorizontal,
  SquareKanban,
  TextQuote,
  Users,
} from 'lucide-react';
import type { ShellTexts } from '../text/cn/shell.ts';
import { useSession } from './session.tsx';

/** A part of the console with an entry in the navigation. */
export type Area = Exclude<keyof ShellTexts['areas'], 'account'>;

export type NavigationEntry = {
  area: Area;
  /** Below `/console`. */
  path: string;
  icon: LucideIcon;
  /** Who sees the entry: those with one of these permissions; `all` stands for every member of staff. */
  needs: 'all' | readonly Permission[];
  /** The letter that opens the area after G. */
  key?: string;
  /** The submissions that wait in it; their number is shown. */
  counts?: SubmissionKind;
};

type NavigationGroup = { group: keyof ShellTexts['groups'] | undefined; entries: readonly NavigationEntry[] };

const articles: readonly Permission[] = [
  'content:article:read',
  'content:article:edit',
  'content:article:translate',
  'content:article:publish',
];
const records: readonly Permission[] = ['content:record:edit', 'content:record:translate'];

/** In the order of a working day. */
const navigation: readonly NavigationGroup[] = [
  { group: undefined, entries: [{ area: 'today', path: '/', icon: Activity, needs: 'all', key: 't' }] },
  {
    group: 'inbox',
    entries: [
      {
        area: 'messages',
        path: '/inbox/messages',
        icon: Inbox,
        needs: [inboxRights.message.read],
        key: 'i',
        counts: 'message',
      },
      { area: 'resumes', path: '/inbox/resumes', icon: FileUser, needs: [inboxRights.resume.read], counts: 'resume' },
      {
        area: 'applications',
        path: '/inbox/applications',
        icon: SquareKanban,
        needs: [inboxRights.resume.read],
      },
      {
        area: 'reports',
        path: '/inbox/reports',
        icon: ShieldCheck,
        needs: [inboxRights.report.read],
        counts: 'report',
      },
      {
        area: 'answerTimes',
        path: '/inbox/answer-times',
        icon: ChartNoAxesColumn,
        needs: [inboxRights.message.read],
      },
      {
        area: 'answerTemplates',
        path: '/inbox/answer-templates',
        icon: TextQuote,
        needs: [inboxRights.message.answer, inboxRights.resume.answer],
      },
    ],
  },
  {
    group: 'content',
    entries: [
      { area: 'news', path: '/news', icon: Newspaper, needs: articles, key: 'n' },
      { area: 'products', path: '/products', icon: Package, needs: articles, key: 'p' },
      { area: 'typicalValues', path: '/typical-values', icon: FlaskConical, needs: articles, key: 'v' },
      { area: 'pages', path: '/pages', icon: Layers, needs: articles, key: 'a' },
      { area: 'banners', path: '/banners', icon: GalleryHorizontal, needs: articles },
      { area: 'company', path: '/company', icon: Landmark, needs: articles },
      { area: 'jobs', path: '/jobs', icon: BriefcaseBusiness, needs: articles },
      { area: 'honouredEmployees', path: '/honoured-employees', icon: Award, needs: records },
      { area: 'translations', path: '/translations', icon: Languages, needs: articles, key: 'l' },
      {
        area: 'exchange',
        path: '/exchange',
        icon: ArrowRightLeft,
        needs: ['content:exchange:export', 'content:exchange:import'],
      },
    ],
  },
  {
    group: 'media',
    entries: [
      { area: 'media', path: '/media', icon: Image, needs: ['content:media:edit', 'content:article:read'], key: 'm' },
      { area: 'albums', path: '/albums', icon: Images, needs: articles },
    ],
  },
  {
    group: 'settings',
    entries: [
      { area: 'facts', path: '/facts', icon: SlidersHorizontal, needs: records, key: 'f' },
      { area: 'calendar', path: '/calendar', icon: CalendarDays, needs: records },
      { area: 'dictionaries', path: '/dictionaries', icon: BookOpen, needs: records },
      { area: 'accounts', path: '/accounts', icon: Users, needs: ['system:account:edit'] },
      { area: 'roles', path: '/roles', icon: ListTree, needs: ['system:role:edit'] },
    ],
  },
  {
    group: 'records',
    entries: [
      { area: 'audit', path: '/audit', icon: History, needs: ['system:audit:read'] },
      { area: 'retention', path: '/retention', icon: Hourglass, needs: retentionReaders },
      { area: 'sessions', path: '/sessions', icon: MonitorSmartphone, needs: 'all' },
    ],
  },
];

/** The group of the entry to which a list belongs, whose path begins with that of the entry. */
export function groupOfPath(path: string): keyof ShellTexts['groups'] {
  const found = navigation.find(({ entries }) =>
    entries.some((entry) => path.startsWith(entry.path) && entry.path !== '/'),
  );
  return found?.group ?? 'content';
}

/** The part of the navigation that the caller's permissions open. The gateway decides again about every call. */
export function useVisibleNavigation(): NavigationGroup[] {
  const { permissions } = useSession();
  return navigation
    .map(({ group, entries }) => ({
      group,
      entries: entries.filter(({ needs }) => needs === 'all' || holdsAnyPermission(permissions, needs)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

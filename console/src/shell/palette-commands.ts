import { contentKindNames } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import { contentReaders, mayUseContent } from 'contract/console/content-rights.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { localeNames, locales } from 'contract/locales.ts';
import {
  CircleQuestionMark,
  Clock,
  FilePlus2,
  Keyboard,
  Languages,
  LogOut,
  type LucideIcon,
  SunMoon,
  UserRound,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { definitionOf } from '../content-kinds/kinds.ts';
import { chooseLanguage } from '../text/language-choice.ts';
import { useTexts } from '../text/use-language.ts';
import { appearances, chooseAppearance } from './appearance.ts';
import { useFrame } from './frame-context.ts';
import { useVisibleNavigation } from './navigation.ts';
import { recentItems } from './recent-items.ts';
import { useSession, useSignOut } from './session.tsx';

/** Something that can be chosen in the palette. */
export type Command = {
  id: string;
  icon: LucideIcon;
  label: string;
  hint?: string;
  keys?: string;
  run: () => void;
};

/** The pages that the caller may open; also the lists that are tabs of another under one entry of the navigation. */
export function usePageCommands(): Command[] {
  const { shell, publishing } = useTexts();
  const navigate = useNavigate();
  const account = { id: 'page-account', icon: UserRound, label: shell.myAccount, run: () => void navigate('/account') };
  const pages = useVisibleNavigation().flatMap(({ group, entries }) =>
    entries.flatMap(({ area, path, icon, key }): Command[] => [
      {
        id: `page-${area}`,
        icon,
        label: shell.areas[area],
        ...(group !== undefined && { hint: shell.groups[group] }),
        ...(key !== undefined && { keys: `G ${key.toUpperCase()}` }),
        run: () => void navigate(path),
      },
      ...contentKindNames
        .filter((kind) => path !== '/' && listPaths[kind].startsWith(`${path}/`))
        .map((kind) => ({
          id: `page-${kind}`,
          icon,
          label: publishing.kinds[kind],
          hint: shell.areas[area],
          run: () => void navigate(listPaths[kind]),
        })),
    ]),
  );
  return [...pages, account];
}

export function useActionCommands(): Command[] {
  const { shell, shellDialogs, publishing } = useTexts();
  const { palette } = shellDialogs;
  const { openHelp, openShortcuts } = useFrame();
  const { permissions } = useSession();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const creatable = contentKindNames.filter((kind) => {
    const { isFixed, lifecycle } = definitionOf(kind);
    return isFixed !== true && mayUseContent(lifecycle, 'edit', permissions);
  });
  return [
    ...creatable.map((kind) => ({
      id: `new-${kind}`,
      icon: FilePlus2,
      label: palette.create(publishing.kinds[kind]),
      run: () => void navigate(contentPath(kind, 'new')),
    })),
    ...(holdsAnyPermission(permissions, contentReaders)
      ? [
          {
            id: 'stale',
            icon: Languages,
            label: palette.openStale,
            run: () => void navigate('/translations/stale'),
          },
        ]
      : []),
    { id: 'help', icon: CircleQuestionMark, label: shell.help, keys: 'F1', run: openHelp },
    { id: 'keys', icon: Keyboard, label: shell.keyboardShortcuts, keys: '?', run: openShortcuts },
    ...appearances.map((appearance) => ({
      id: `appearance-${appearance}`,
      icon: SunMoon,
      label: palette.changeAppearance(shell.appearances[appearance]),
      run: () => chooseAppearance(appearance),
    })),
    ...localeNames.map((locale) => ({
      id: `language-${locale}`,
      icon: Languages,
      label: palette.changeLanguage(locales[locale].ownName),
      run: () => void chooseLanguage(locale),
    })),
    { id: 'sign-out', icon: LogOut, label: shell.signOut, run: () => void signOut() },
  ];
}

export function useRecentCommands(): Command[] {
  const navigate = useNavigate();
  return recentItems().map(({ path, title }) => ({
    id: `recent-${path.replaceAll(/\W/g, '-')}`,
    icon: Clock,
    label: title,
    run: () => void navigate(path),
  }));
}

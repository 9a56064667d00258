import { Modal } from 'antd';
import { localeNames, locales } from 'contract/locales.ts';
import { Clock, CornerDownLeft, Languages, LogOut, type LucideIcon, Search, SunMoon, UserRound } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Keys } from '../parts/keys.tsx';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import { chooseLanguage } from '../text/language-choice.ts';
import { useTexts } from '../text/use-language.ts';
import { appearances, chooseAppearance } from './appearance.ts';
import { useVisibleNavigation } from './navigation.ts';
import styles from './palette.module.css';
import { recentItems } from './recent-items.ts';
import { useSignOut } from './session.tsx';

type Command = { id: string; icon: LucideIcon; label: string; hint?: string; keys?: string; run: () => void };
type CommandGroup = { name: string; commands: Command[] };

/** Ctrl K: one field that finds pages, actions and recent items. */
export function Palette({ isOpen, close }: { isOpen: boolean; close: () => void }) {
  const { shellDialogs } = useTexts();
  return (
    <Modal
      open={isOpen}
      onCancel={close}
      footer={null}
      closable={false}
      width={640}
      className={styles.palette ?? ''}
      title={shellDialogs.palette.title}
      style={{ top: 96 }}
      transitionName=""
      maskTransitionName=""
      destroyOnHidden
    >
      <PaletteSearch close={close} />
    </Modal>
  );
}

function PaletteSearch({ close }: { close: () => void }) {
  const { shellDialogs } = useTexts();
  const { palette } = shellDialogs;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useFocusOnMount<HTMLInputElement>();
  const groups = useCommands()
    .map(({ name, commands }) => ({
      name,
      commands: commands.filter(({ label, hint }) => matches(`${label} ${hint ?? ''}`, text)),
    }))
    .filter(({ commands }) => commands.length > 0);
  const found = groups.flatMap(({ commands }) => commands);
  const current = found[Math.min(chosen, found.length - 1)];

  function run({ run: execute }: Command) {
    close();
    execute();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setChosen((was) => (Math.min(was, found.length - 1) + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter' && current !== undefined && !event.nativeEvent.isComposing) run(current);
  }

  return (
    <>
      <label className={styles.field}>
        <Search size={18} strokeWidth={1.6} />
        <input
          ref={field}
          aria-label={palette.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          placeholder={palette.placeholder}
        />
        <Keys of="Esc" />
      </label>
      <output className={styles.spoken}>{current?.label ?? palette.nothing}</output>
      <div className={styles.found}>
        {groups.map(({ name, commands }) => (
          <section key={name}>
            <h2>{name}</h2>
            {commands.map((command) => (
              <button
                key={command.id}
                ref={command === current ? scrollIntoView : null}
                type="button"
                className={styles.command}
                data-chosen={command === current}
                onClick={() => run(command)}
                onMouseMove={() => setChosen(found.indexOf(command))}
              >
                <command.icon size={16} strokeWidth={1.6} />
                <span className={styles.label}>{command.label}</span>
                {command.hint === undefined ? null : <span className={styles.hint}>{command.hint}</span>}
                {command.keys === undefined ? null : <Keys of={command.keys} />}
                {command === current ? <CornerDownLeft size={14} strokeWidth={1.6} /> : null}
              </button>
            ))}
          </section>
        ))}
      </div>
      {found.length === 0 ? <p className={styles.nothing}>{palette.nothing}</p> : null}
      <p className={styles.foot}>
        <span>
          <Keys of="↑ ↓" /> {palette.choose}
        </span>
        <span>
          <Keys of="↵" /> {palette.open}
        </span>
      </p>
    </>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Every word must occur, in any order and case. */
function matches(label: string, text: string): boolean {
  const lower = label.toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

function useCommands(): CommandGroup[] {
  const { shell, shellDialogs } = useTexts();
  const { palette } = shellDialogs;
  const navigate = useNavigate();
  const signOut = useSignOut();
  const navigation = useVisibleNavigation();
  const pages = navigation.flatMap(({ group, entries }) =>
    entries.map(({ area, path, icon, key }) => ({
      id: `page-${area}`,
      icon,
      label: shell.areas[area],
      ...(group !== undefined && { hint: shell.groups[group] }),
      ...(key !== undefined && { keys: `G ${key.toUpperCase()}` }),
      run: () => void navigate(path),
    })),
  );
  const account = { id: 'page-account', icon: UserRound, label: shell.myAccount, run: () => void navigate('/account') };
  const actions: Command[] = [
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
  const recent = recentItems().map(({ path, title }) => ({
    id: `recent-${path.replaceAll(/\W/g, '-')}`,
    icon: Clock,
    label: title,
    run: () => void navigate(path),
  }));
  return [
    { name: palette.recent, commands: recent },
    { name: palette.pages, commands: [...pages, account] },
    { name: palette.actions, commands: actions },
  ];
}

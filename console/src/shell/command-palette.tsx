import { Button } from 'antd';
import { CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Dialog } from '../parts/dialog.tsx';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useTexts } from '../text/use-language.ts';
import { Marked, matches, wordsOf } from './matching-words.tsx';
import styles from './command-palette.module.css';
import { type Command, useActionCommands, usePageCommands, useRecentCommands } from './palette-commands.ts';
import { useFoundItems } from './use-found-items.ts';

/** Ctrl K: one field that finds items, pages and actions. */
export function CommandPalette({ close }: { close: () => void }) {
  const { shellDialogs } = useTexts();
  return (
    <Dialog
      close={close}
      closable={false}
      width={640}
      className={styles.palette ?? ''}
      title={shellDialogs.palette.title}
      style={{ top: 96 }}
    >
      <CommandSearch close={close} />
    </Dialog>
  );
}

function CommandSearch({ close }: { close: () => void }) {
  const { palette } = useTexts().shellDialogs;
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string>();
  const field = useFocusOnMount<HTMLInputElement>();
  const words = wordsOf(text);
  const { groups, found, items } = useCommands(text, words);
  // Items arrive later than pages: the choice stays at its command.
  const current = found.find(({ id }) => id === chosen) ?? found[0];

  function run({ run: execute }: Command) {
    close();
    execute();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && current !== undefined) {
      event.preventDefault();
      setChosen(found[(found.indexOf(current) + step + found.length) % found.length]?.id);
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
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
          placeholder={palette.placeholder}
        />
        <Kbd keys="Esc" />
      </label>
      <output className={visuallyHidden.text}>
        {current?.label ?? (items.isSearching ? palette.searching : palette.nothing)}
      </output>
      <div className={styles.found}>
        {groups.map(({ name, commands, more = 0 }) => (
          <section key={name}>
            <h2>{name}</h2>
            {commands.map((command) => (
              <CommandButton
                key={command.id}
                command={command}
                words={words}
                isCurrent={command === current}
                run={() => run(command)}
                choose={() => setChosen(command.id)}
              />
            ))}
            {more > 0 ? <p className={styles.more}>{palette.more(more)}</p> : null}
          </section>
        ))}
      </div>
      <SearchState items={items} hasCommands={found.length > 0} />
    </>
  );
}

/** The commands that the typed words find, in groups and in one row. */
function useCommands(text: string, words: readonly string[]) {
  const { palette } = useTexts().shellDialogs;
  const items = useFoundItems(text);
  const groups = [
    { name: palette.recent, commands: filtered(useRecentCommands(), words) },
    { name: palette.pages, commands: filtered(usePageCommands(), words) },
    { name: palette.items, commands: items.commands, more: items.more },
    { name: palette.actions, commands: filtered(useActionCommands(), words) },
  ].filter(({ commands }) => commands.length > 0);
  return { groups, found: groups.flatMap(({ commands }) => commands), items };
}

function CommandButton({
  command: { icon: Icon, label, hint, keys },
  words,
  isCurrent,
  run,
  choose,
}: {
  command: Command;
  words: readonly string[];
  isCurrent: boolean;
  run: () => void;
  choose: () => void;
}) {
  return (
    <button
      ref={isCurrent ? scrollIntoView : null}
      type="button"
      className={styles.command}
      data-chosen={isCurrent}
      onClick={run}
      onMouseMove={choose}
    >
      <Icon size={16} strokeWidth={1.6} />
      <span className={styles.label}>
        <Marked label={label} words={words} />
      </span>
      {hint === undefined ? null : <span className={styles.hint}>{hint}</span>}
      {keys === undefined ? null : <Kbd keys={keys} />}
      {isCurrent ? <CornerDownLeft size={14} strokeWidth={1.6} /> : null}
    </button>
  );
}

/** Whether the search for items failed, is running or found nothing, and the keys of the palette. */
function SearchState({ items, hasCommands }: { items: ReturnType<typeof useFoundItems>; hasCommands: boolean }) {
  const { parts, shellDialogs } = useTexts();
  const { palette } = shellDialogs;
  return (
    <>
      {items.retry === undefined ? null : (
        <p className={styles.failed} role="alert">
          {palette.failed}
          <Button size="small" onClick={items.retry}>
            {parts.tryAgain}
          </Button>
        </p>
      )}
      {!hasCommands && items.retry === undefined ? (
        <p className={styles.nothing}>{items.isSearching ? palette.searching : palette.nothing}</p>
      ) : null}
      <p className={styles.footer}>
        <span>
          <Kbd keys="↑ ↓" /> {palette.choose}
        </span>
        <span>
          <Kbd keys="↵" /> {palette.open}
        </span>
        {items.isSearching && hasCommands ? <span className={styles.end}>{palette.searching}</span> : null}
      </p>
    </>
  );
}

function filtered(commands: readonly Command[], words: readonly string[]): Command[] {
  return commands.filter(({ label, hint = '' }) => matches(`${label} ${hint}`, words));
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

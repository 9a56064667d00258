import { Button } from 'antd';
import type { OutputOf } from 'client/call.ts';
import type { CallFailure } from 'client/failure.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { getToday, WaitingItem } from 'contract/console/today.ts';
import { FilePenLine } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { fieldLabel } from '../content-kinds/field-labels.ts';
import { itemTitle } from '../content-kinds/item-title.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { Radio } from '../parts/fields/radio.tsx';
import { useRowKeys } from '../parts/keyboard/use-row-keys.ts';
import { LanguageShape, StaleDiamond } from '../publishing/language-mark.tsx';
import { useSession } from '../shell/session.tsx';
import { formatAge } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { shortNames } from './short-names.ts';
import styles from './today.module.css';
import { type UnsavedItem, unsavedItems } from './unsaved-items.ts';

type Waiting = OutputOf<typeof getToday>['waiting'];

/** A row of the list: what it is, why it waits, since when, and what to do. */
type Row = {
  key: string;
  mark: ReactNode;
  reason: string;
  title: string;
  note: string;
  since: Date;
  isLate: boolean;
  action: string;
  path: string;
};

type WaitingPanelProps = {
  waiting: Waiting | undefined;
  failure: CallFailure | undefined;
  retry: () => void;
  whose: 'all' | 'mine';
  setWhose: (whose: 'all' | 'mine') => void;
  now: Date;
  /** Whether it is known that no submission waits. */
  isInboxEmpty: boolean;
};

/** What waits for the caller: first what was typed here and not saved, then by urgency and age. */
export function WaitingPanel({ waiting, failure, retry, whose, setWhose, now, isInboxEmpty }: WaitingPanelProps) {
  const { today, inbox } = useTexts();
  const { account } = useSession();
  const [unsaved, setUnsaved] = useState<readonly UnsavedItem[]>([]);
  useEffect(() => void unsavedItems(account.id).then(setUnsaved), [account.id]);
  const rowOf = useRows();
  const rows = [...unsaved.map(rowOf.unsaved), ...(waiting?.content ?? []).map(rowOf.waiting)];
  const more = (waiting?.totalElements ?? 0) - (waiting?.content.length ?? 0);
  return (
    <Panel
      isFlush
      title={today.waiting}
      note={waiting && today.waitingCount(waiting.totalElements + unsaved.length, waiting.stale)}
      end={
        <Radio
          label={today.whose}
          options={[
            { value: 'all', label: today.everybody },
            { value: 'mine', label: today.mine },
          ]}
          value={whose}
          onChange={setWhose}
        />
      }
    >
      {waiting === undefined ? (
        <LoadingOrError failure={failure} retry={retry} />
      ) : rows.length === 0 ? (
        <Empty title={isInboxEmpty ? today.nothingWaits : inbox.onToday.noContentWaits}>{today.nothingWaitsHint}</Empty>
      ) : (
        <>
          <WaitingList rows={rows} now={now} />
          <footer className={styles.footer}>
            <span className={styles.keys}>
              <Kbd keys="J K" /> {today.upAndDown} <Kbd keys="↵" /> {today.open}
            </span>
            {more > 0 ? <Link to="/translations?state=work">{today.more(more)}</Link> : null}
          </footer>
        </>
      )}
    </Panel>
  );
}

function WaitingList({ rows, now }: { rows: readonly Row[]; now: Date }) {
  const { parts } = useTexts();
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const open = (index: number) => {
    const path = rows[index]?.path;
    if (path !== undefined) void navigate(path);
  };
  const chosen = useRowKeys(rows.length, { open });
  useEffect(() => {
    if (chosen >= 0) list.current?.children[chosen]?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <ul className={styles.waiting} ref={list}>
      {rows.map(({ key, mark, reason, title, note, since, isLate, action, path }, index) => (
        <li key={key} data-chosen={index === chosen}>
          <span className={styles.mark}>{mark}</span>
          <span className={styles.reason}>{reason}</span>
          <div className={styles.words}>
            <Link to={path}>{title}</Link>
            <small>{note}</small>
          </div>
          <time data-late={isLate} dateTime={since.toISOString()}>
            {formatAge(since, now, parts)}
          </time>
          <Button size="small" onClick={() => void navigate(path)}>
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** How what waits is said. */
function useRows() {
  const texts = useTexts();
  const { today, publishing } = texts;
  const locale = useLocale();
  const titleOf = (title: string | undefined, kind: ContentKind) => title || publishing.kinds[kind];
  return {
    unsaved: ({ kind, id, title, since }: UnsavedItem): Row => ({
      key: `unsaved ${kind} ${id}`,
      mark: <FilePenLine size={14} strokeWidth={1.6} aria-hidden="true" />,
      reason: today.unsaved,
      title: id === 'new' ? texts.parts.labelled(publishing.kinds[kind], publishing.newItem) : titleOf(title, kind),
      note: `${publishing.kinds[kind]} · ${today.unsavedNote}`,
      since,
      isLate: false,
      action: today.actions.unsaved,
      path: contentPath(kind, id),
    }),
    waiting: ({ kind, id, titles, reason, locales: names, fields, since, updatedBy }: WaitingItem): Row => {
      const changed = texts.parts.list(fields.map((field) => fieldLabel(field, texts, kind)));
      const notes = {
        stale: today.staleNote(changed),
        newerDraft: today.newerNote(updatedBy ?? publishing.versions.system),
        draft: today.draftNote(updatedBy ?? publishing.versions.system),
        missing: today.missingNote,
      };
      return {
        key: `${kind} ${id}`,
        mark: reason === 'stale' ? <StaleDiamond /> : <LanguageShape state={reason} />,
        reason: publishing.filters[reason],
        title: titleOf(itemTitle(titles, locale), kind),
        note: [publishing.kinds[kind], shortNames(names), notes[reason]].join(' · '),
        since: new Date(since),
        isLate: reason === 'stale',
        action: today.actions[reason],
        path: reason === 'stale' ? `/translations/stale?at=${kind}/${id}` : contentPath(kind, id, names[0]),
      };
    },
  };
}

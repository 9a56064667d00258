import { type InboxKind, inboxRights } from 'contract/console/inbox.ts';
import { holdsPermission } from 'contract/console/permissions.ts';
import { type RefObject, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Empty } from '../../parts/loading/empty.tsx';
import { NoPermission } from '../../parts/loading/no-permission.tsx';
import { SearchField } from '../../parts/lists/search-field.tsx';
import { PageCheckbox } from '../../parts/lists/selection-column.tsx';
import { useLinkRowKeys } from '../../parts/keyboard/use-link-row-keys.ts';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { Screen } from '../../shell/screen.tsx';
import { useSession } from '../../shell/session.tsx';
import { useTexts } from '../../text/use-language.ts';
import { InboxBar } from './inbox-bar.tsx';
import { FilterButton, InboxFilters } from './inbox-filters.tsx';
import { InboxFooter } from './inbox-footer.tsx';
import { inboxPaths } from '../inbox-path.ts';
import { InboxRows } from './inbox-rows.tsx';
import { InboxViews } from './inbox-views.tsx';
import styles from './inbox.module.css';
import { InboxItemPane } from '../item/inbox-item-pane.tsx';
import { neighbours, type RowPosition } from '../neighbours.ts';
import { OldListAlert } from '../old-list-alert.tsx';
import { SelectionBar } from '../bulk/selection-bar.tsx';
import { useBulkChange } from '../bulk/use-bulk-change.ts';
import { useFollowedRow } from './use-followed-row.ts';
import { type InboxList, useInboxList } from './use-inbox-list.ts';
import { useInboxSelection } from '../bulk/use-inbox-selection.ts';
import { useListKeys } from './use-list-keys.ts';
import { useReturnedFocus } from '../use-returned-focus.ts';

/** The messages or resumes that wait, the most urgent first, and the opened one beside them. */
export function InboxScreen({ kind }: { kind: InboxKind }) {
  const { shell } = useTexts();
  const { id } = useParams();
  const list = useInboxList(kind);
  const rows = useRef<HTMLDivElement>(null);
  const { data, failure } = list.reading;
  const title = shell.areas[kind === 'message' ? 'messages' : 'resumes'];
  return (
    <Screen help={{ screen: 'inbox' }} panes breadcrumbs={[{ label: shell.groups.inbox }, { label: title }]}>
      <h1 className={visuallyHidden.text}>{title}</h1>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <div className={styles.screen} data-opened={id !== undefined}>
          <InboxBar kind={kind} listed={data} now={list.now} toTop={() => rows.current?.scrollTo({ top: 0 })} />
          <ListColumn list={list} rows={rows} title={title} opened={id} />
          <div className={styles.pane}>
            {id === undefined ? <NothingOpened /> : <OpenedItem kind={kind} id={id} list={list} />}
          </div>
        </div>
      )}
    </Screen>
  );
}

function ListColumn({
  list,
  rows,
  title,
  opened,
}: {
  list: InboxList;
  rows: RefObject<HTMLDivElement | null>;
  title: string;
  opened: string | undefined;
}) {
  const { inbox } = useTexts();
  const { permissions } = useSession();
  const { kind, reading, view, text, search, page, setPage, now, isOld } = list;
  const { data, failure, readAt, retry } = reading;
  const mayAnswer = holdsPermission(permissions, inboxRights[kind].answer);
  const selection = useInboxSelection({ kind, view, rows: data?.content });
  const bulk = useBulkChange(kind);
  const [isAssigning, setAssigning] = useState(false);
  // The next bar must not begin with an open menu.
  if (isAssigning && selection.rows.length === 0) setAssigning(false);
  const [isFiltering, setFiltering] = useState(false);
  useLinkRowKeys(rows, (index, upTo) => {
    const id = rows.current?.querySelectorAll('a')[index]?.dataset['id'];
    const row = data?.content.find((each) => each.id === id);
    if (row && mayAnswer) selection.toggle(row, { upTo });
  });
  // Its listener comes first: the keys then find the row that has the focus.
  useFollowedRow(rows);
  useListKeys(rows, { list, mayAnswer, opened, selection, bulk, openAssignees: () => setAssigning(true) });
  useReturnedFocus(rows, opened);
  return (
    <section className={styles.list} aria-label={title}>
      <InboxViews current={view} {...(data && { counts: data.counts })} />
      {selection.rows.length > 0 ? (
        <SelectionBar
          page={data?.content ?? []}
          assignable={data?.assignable ?? []}
          {...{ view, selection, bulk, isAssigning, setAssigning }}
        />
      ) : (
        <search className={styles.search}>
          {mayAnswer ? <PageCheckbox selection={selection} page={data?.content ?? []} /> : null}
          <SearchField label={inbox.search} width="100%" value={text} onChange={search} />
          <FilterButton isOpen={isFiltering} toggle={() => setFiltering(!isFiltering)} />
        </search>
      )}
      <InboxFilters list={list} isOpen={isFiltering} />
      {isOld ? <OldListAlert {...{ readAt, now, failure, retry }} /> : null}
      <div className={styles.rows} ref={rows}>
        <InboxRows list={list} opened={opened} selection={mayAnswer ? selection : undefined} />
      </div>
      <InboxFooter page={page} total={data?.totalElements ?? 0} setPage={setPage} mayAnswer={mayAnswer} />
    </section>
  );
}

function NothingOpened() {
  const { inbox } = useTexts();
  return <Empty title={inbox.choose} />;
}

function OpenedItem({ kind, id, list }: { kind: InboxKind; id: string; list: InboxList }) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [lastSeen, setLastSeen] = useState<RowPosition>();
  const ids = list.reading.data?.content.map((row) => row.id) ?? [];
  const index = ids.indexOf(id);
  if (index >= 0 && (lastSeen?.id !== id || lastSeen.index !== index)) setLastSeen({ id, index });
  return (
    <InboxItemPane
      key={id}
      kind={kind}
      id={id}
      {...neighbours(ids, id, lastSeen)}
      onClose={() => void navigate({ pathname: inboxPaths[kind], search })}
    />
  );
}

import type { InboxKind } from 'contract/console/inbox.ts';
import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { Empty } from '../parts/empty.tsx';
import { NoPermission } from '../parts/no-permission.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useLinkRowKeys } from '../parts/use-link-row-keys.ts';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';
import { InboxBar } from './inbox-bar.tsx';
import { InboxFooter } from './inbox-footer.tsx';
import { inboxPaths } from './inbox-path.ts';
import { InboxRows } from './inbox-rows.tsx';
import { InboxViews } from './inbox-views.tsx';
import styles from './inbox.module.css';
import { InboxItemPane } from './item/inbox-item-pane.tsx';
import { neighbours, type Place } from './neighbours.ts';
import { OldListNotice } from './old-list-notice.tsx';
import { type InboxList, useInboxList } from './use-inbox-list.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

/** The messages or resumes that wait, the most urgent first, and the opened one beside them. */
export function InboxScreen({ kind }: { kind: InboxKind }) {
  const { shell } = useTexts();
  const { id } = useParams();
  const list = useInboxList(kind);
  const { data, failure } = list.reading;
  const title = shell.areas[kind === 'message' ? 'messages' : 'resumes'];
  return (
    <Screen help={{ screen: 'inbox' }} panes breadcrumbs={[{ label: shell.groups.inbox }, { label: title }]}>
      <h1 className={visuallyHidden.text}>{title}</h1>
      {failure?.status === 403 ? (
        <NoPermission />
      ) : (
        <div className={styles.screen} data-opened={id !== undefined}>
          <InboxBar listed={data} now={list.now} />
          <ListColumn list={list} title={title} opened={id} />
          <div className={styles.pane}>
            {id === undefined ? <NothingOpened /> : <OpenedItem kind={kind} id={id} list={list} />}
          </div>
        </div>
      )}
    </Screen>
  );
}

function ListColumn({ list, title, opened }: { list: InboxList; title: string; opened: string | undefined }) {
  const { inbox } = useTexts();
  const rows = useRef<HTMLDivElement>(null);
  const { reading, view, text, search, page, setPage, now, isOld } = list;
  const { data, failure, readAt, retry } = reading;
  useLinkRowKeys(rows);
  useReturnedFocus(rows, opened);
  return (
    <section className={styles.list} aria-label={title}>
      <InboxViews current={view} {...(data && { counts: data.counts })} />
      <search className={styles.search}>
        <SearchField label={inbox.search} width="100%" value={text} onChange={search} />
      </search>
      {isOld ? <OldListNotice {...{ readAt, now, failure, retry }} /> : null}
      <div className={styles.rows} ref={rows}>
        <InboxRows list={list} opened={opened} />
      </div>
      <InboxFooter page={page} total={data?.totalElements ?? 0} setPage={setPage} />
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
  const [place, setPlace] = useState<Place>();
  const ids = list.reading.data?.content.map((row) => row.id) ?? [];
  const index = ids.indexOf(id);
  if (index >= 0 && (place?.id !== id || place.index !== index)) setPlace({ id, index });
  return (
    <InboxItemPane
      key={id}
      kind={kind}
      id={id}
      {...neighbours(ids, id, place)}
      onClose={() => void navigate({ pathname: inboxPaths[kind], search })}
    />
  );
}

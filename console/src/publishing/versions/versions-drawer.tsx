import { App, Button, Drawer } from 'antd';
import type { ContentItem, Revision, SavedContent } from 'contract/console/content-items.ts';
import { listRevisions, restoreRevision } from 'contract/console/revisions.ts';
import { locales } from 'contract/locales.ts';
import { useState } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { useWrite } from '../../gateway/use-write.ts';
import { LoadingOrError } from '../../parts/loading/loading-or-error.tsx';
import { Pagination } from '../../parts/lists/pagination.tsx';
import { useConfirm } from '../../parts/use-confirm.ts';
import { formatInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { changedByPublishing } from '../changed-by-publishing.ts';
import { RevisionComparison } from './revision-comparison.tsx';
import styles from './versions-drawer.module.css';

/** The saved versions of an item: who, when, what changed; compared with the draft and restored as one. */
export function VersionsDrawer({
  item,
  close,
  continueFromVersion,
}: {
  item: ContentItem;
  close: () => void;
  /** The version is the draft now. */
  continueFromVersion: (draft: SavedContent) => void;
}) {
  const { publishing } = useTexts();
  const { versions } = publishing;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const [page, setPage] = useState(1);
  const [compared, setCompared] = useState<number>();
  const { data, failure, retry } = useRead(listRevisions, { kind: item.kind, id: item.id, page: page - 1, size: 20 });
  const { write } = useWrite(restoreRevision, { changes: changedByPublishing });

  async function restore(number: number): Promise<void> {
    if (!(await confirm({ title: versions.restoreQuestion(number), action: versions.restore }))) return;
    const result = await write({ kind: item.kind, id: item.id, version: item.version, number });
    if (!result.ok) return;
    void message.success(versions.restored);
    continueFromVersion(result.value.data);
    close();
  }

  return (
    <Drawer open title={versions.title} size={520} onClose={close}>
      {data === undefined ? (
        <LoadingOrError failure={failure} retry={retry} />
      ) : (
        <>
          <ol className={styles.list}>
            {data.content.map((revision) => (
              <Version
                key={revision.number}
                revision={revision}
                item={item}
                isCompared={compared === revision.number}
                compare={(isCompared) => setCompared(isCompared ? revision.number : undefined)}
                restore={() => void restore(revision.number)}
              />
            ))}
          </ol>
          <Pagination page={page} limit={20} total={data.totalElements} onChange={(chosen) => setPage(chosen)} />
        </>
      )}
    </Drawer>
  );
}

/** A saved version, which can be compared with the draft and restored as one. */
function Version({
  revision: { number, madeAt, madeBy, reason, isLive },
  item,
  isCompared,
  compare,
  restore,
}: {
  revision: Revision;
  item: ContentItem;
  isCompared: boolean;
  compare: (isCompared: boolean) => void;
  restore: () => void;
}) {
  const { parts, publishing } = useTexts();
  const { versions } = publishing;
  return (
    <li>
      <div className={styles.row}>
        <b>{versions.open(number)}</b>
        <small>
          {formatInstant(madeAt)} · {madeBy ?? versions.system} · {versions.reasons[reason]}
        </small>
        {isLive.length > 0 ? (
          <small className={styles.live}>
            {parts.labelled(versions.live, parts.list(isLive.map((locale) => locales[locale].shortName)))}
          </small>
        ) : null}
        <span />
        {number === item.version ? (
          <small>{versions.current}</small>
        ) : (
          <>
            <Button size="small" type="text" aria-expanded={isCompared} onClick={() => compare(!isCompared)}>
              {versions.compare}
            </Button>
            {item.abilities.restore ? (
              <Button size="small" onClick={restore}>
                {versions.restore}
              </Button>
            ) : null}
          </>
        )}
      </div>
      {isCompared ? <RevisionComparison kind={item.kind} id={item.id} before={number} after={item.version} /> : null}
    </li>
  );
}

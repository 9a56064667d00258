import { App, Button, Tooltip } from 'antd';
import { downloadFile } from 'client/download.ts';
import { saveFile } from 'client/save-file.ts';
import { callWords } from '../text/call-words/words.ts';
import {
  deleteDocument,
  downloadResource,
  type LibraryDocument,
  listDocuments,
  libraryUploaders,
} from 'contract/console/media.ts';
import { holdsAnyPermission, holdsPermission } from 'contract/console/permissions.ts';
import { formatNumber } from 'contract/format-number.ts';
import { Link2, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { announceFailure } from '../gateway/announcements.ts';
import { useRead } from '../gateway/use-read.ts';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { useWrite } from '../gateway/use-write.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { FileUpload } from '../parts/uploads/file-upload.tsx';
import { Filters } from '../parts/lists/filters.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Pagination } from '../parts/lists/pagination.tsx';
import { SearchField } from '../parts/lists/search-field.tsx';
import { type Column, Table } from '../parts/lists/table.tsx';
import { useConfirm } from '../parts/use-confirm.ts';
import { useCopy } from '../parts/use-copy.ts';
import { useListQuery } from '../parts/lists/use-list-query.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';
import { formatFileSize } from '../text/file-size.ts';
import { formatTimestamp } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { MediaTabs } from './media-tabs.tsx';
import styles from './media.module.css';

/** The documents that everybody with their link may download. */
export function DocumentsScreen() {
  const { media, parts, shell } = useTexts();
  const locale = useLocale();
  const { permissions } = useSession();
  const mayUpload = holdsAnyPermission(permissions, libraryUploaders.any);
  const invalidate = useInvalidate();
  const input = useRef<HTMLInputElement>(null);
  const { page, limit, filters, setFilters, setPage } = useListQuery(['text']);
  const reading = useRead(listDocuments, { page: page - 1, size: limit, text: filters.text });
  const columns = useColumns();
  const total = reading.data?.totalElements;
  return (
    <Screen help={{ screen: 'media' }} breadcrumbs={[{ label: shell.groups.media }, { label: shell.areas.media }]}>
      <PageHeader
        title={media.library}
        note={total === undefined ? '\u00A0' : media.documentsNote(formatNumber(locale, total))}
        tabs={<MediaTabs current="documents" />}
      >
        {mayUpload ? (
          <FileUpload label={media.upload} input={input} onUploaded={() => void invalidate([listDocuments])} />
        ) : null}
      </PageHeader>
      <Filters isShown toolbar={null}>
        <SearchField
          label={media.searchDocuments}
          value={filters.text ?? ''}
          onChange={(text) => setFilters({ text })}
        />
      </Filters>
      <Table
        label={media.tabs.documents}
        columns={columns}
        rows={reading.data?.content}
        keyOf={({ id }) => id}
        failure={reading.failure}
        retry={reading.retry}
        empty={
          filters.text === undefined && mayUpload ? (
            <Empty
              title={media.emptyDocuments}
              action={<Button onClick={() => input.current?.click()}>{media.chooseFiles}</Button>}
            >
              {media.emptyDocumentsHint}
            </Empty>
          ) : (
            <Empty title={media.noDocuments} />
          )
        }
        footer={
          <>
            <p>{parts.beijingTime}</p>
            <Pagination page={page} limit={limit} total={total ?? 0} onChange={setPage} />
          </>
        }
      />
    </Screen>
  );
}

function useColumns(): Column<LibraryDocument>[] {
  const { media, uploads } = useTexts();
  const locale = useLocale();
  const { columns } = media;
  return [
    { key: 'name', title: columns.name, render: (document) => <DocumentLink document={document} /> },
    {
      key: 'size',
      title: columns.size,
      width: 110,
      align: 'right',
      render: ({ bytes }) => formatFileSize(bytes, locale, uploads),
    },
    {
      key: 'uses',
      title: columns.uses,
      width: 140,
      render: ({ uses }) => (uses === 0 ? media.unused : media.uses(uses)),
    },
    {
      key: 'added',
      title: columns.added,
      width: 140,
      isWide: true,
      render: ({ createdAt }) => formatTimestamp(createdAt),
    },
    {
      key: 'actions',
      title: columns.actions,
      hasHiddenTitle: true,
      width: 230,
      align: 'right',
      render: (document) => <DocumentActions document={document} />,
    },
  ];
}

/** Downloads the document. What goes wrong is said here, and not in a page of its own. */
function DocumentLink({ document: { fileName, url } }: { document: LibraryDocument }) {
  async function download(): Promise<void> {
    const file = await downloadFile(`/gw-api${downloadResource.path}?${new URLSearchParams({ resource: url })}`);
    if (file.ok) saveFile(file.value);
    else announceFailure(file.failure, (_failure, locale) => callWords[locale].directDownloadFailed);
  }
  return (
    <a
      href={url}
      onClick={(event) => {
        event.preventDefault();
        void download();
      }}
    >
      {fileName}
    </a>
  );
}

function DocumentActions({ document: { id, fileName, url, uses } }: { document: LibraryDocument }) {
  const { media } = useTexts();
  const { detail } = media;
  const { message } = App.useApp();
  const confirm = useConfirm();
  const copy = useCopy();
  const { permissions } = useSession();
  const { write } = useWrite(deleteDocument, { changes: [listDocuments] });

  async function remove(): Promise<void> {
    const isWanted = await confirm({
      title: detail.removeQuestion(fileName),
      content: detail.removeText,
      action: detail.remove,
      isDangerous: true,
    });
    if (isWanted && (await write({ id })).ok) void message.success(detail.removed);
  }

  return (
    <div className={styles.rowActions}>
      <Button
        type="text"
        size="small"
        icon={<Link2 size={15} />}
        onClick={() => void copy(new URL(url, location.origin).href)}
      >
        {media.copyLink}
      </Button>
      {holdsPermission(permissions, 'content:media:edit') ? (
        <Tooltip title={uses > 0 ? detail.documentInUse(uses) : detail.remove}>
          <Button
            type="text"
            size="small"
            danger
            aria-label={`${detail.remove}: ${fileName}`}
            disabled={uses > 0}
            icon={<Trash2 size={15} />}
            onClick={() => void remove()}
          />
        </Tooltip>
      ) : null}
    </div>
  );
}

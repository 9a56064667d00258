import { Button } from 'antd';
import type { Endpoint } from 'contract/endpoint.ts';
import { type ComponentType, type ReactNode, useRef } from 'react';
import type { ReadResult } from '../gateway/use-read.ts';
import { useInvalidate } from '../gateway/use-invalidate.ts';
import { Empty } from '../parts/loading/empty.tsx';
import { Filters } from '../parts/lists/filters.tsx';
import { LoadingOrError } from '../parts/loading/loading-or-error.tsx';
import { PageHeader } from '../parts/layout/page-header.tsx';
import { Pagination } from '../parts/lists/pagination.tsx';
import { Radio } from '../parts/fields/radio.tsx';
import { SearchField } from '../parts/lists/search-field.tsx';
import type { UploaderProps } from '../parts/uploads/uploader.tsx';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';
import { MediaTabs, type MediaTab } from './media-tabs.tsx';
import styles from './media.module.css';
import type { useLibrary } from './use-library.ts';

type Show = 'all' | 'unused' | 'undescribed';

type Texts = {
  search: string;
  /** The label of the choice below the search. */
  which: string;
  nothingFound: string;
  emptyTitle: string;
  emptyHint: string;
  /** Instead of these two, for those who may not upload. */
  emptyNote: string;
};

type LibraryScreenProps<Shown extends Show, Item> = {
  tab: MediaTab;
  texts: Texts;
  note: string;
  library: ReturnType<typeof useLibrary<Shown>>;
  /** The endpoint that lists the items; read again after an upload. */
  list: Pick<Endpoint, 'name'>;
  reading: ReadResult<{ counts: Record<Shown | 'all', number>; totalElements: number; content: Item[] }>;
  Upload: ComponentType<UploaderProps>;
  /** The chosen item beside the list. */
  detail: ReactNode;
  /** Shows the items of a page. */
  children: (items: readonly Item[]) => ReactNode;
};

/** A list of the library with its tabs, filters and pages, and beside it the chosen item. */
export function LibraryScreen<Shown extends Show, Item>(props: LibraryScreenProps<Shown, Item>) {
  const { tab, texts, note, library, list, reading, Upload, detail, children } = props;
  const { media, shell } = useTexts();
  const { listQuery, shows, show, mayUpload, chooseUploaded } = library;
  const { page, limit, filters, setFilters, setPage, clear } = listQuery;
  const { data } = reading;
  const input = useRef<HTMLInputElement>(null);
  const invalidate = useInvalidate();

  return (
    <Screen
      help={{ screen: 'media' }}
      breadcrumbs={[{ label: shell.groups.media }, { label: shell.areas.media }]}
      panes
    >
      <div className={styles.panes}>
        <div className={styles.main}>
          <PageHeader
            title={media.library}
            note={data === undefined ? '\u00A0' : note}
            tabs={<MediaTabs current={tab} />}
          >
            {mayUpload ? (
              <Upload
                label={media.upload}
                input={input}
                onUploaded={({ name }) => {
                  void invalidate([list]);
                  chooseUploaded(name);
                }}
              />
            ) : null}
          </PageHeader>
          <Filters isShown toolbar={null}>
            <SearchField label={texts.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
            <Radio
              label={texts.which}
              value={show}
              options={shows.map((value) => ({
                value,
                label: media.filters[value],
                ...(data && { count: data.counts[value] }),
              }))}
              onChange={(value) => setFilters({ show: value === 'all' ? undefined : value })}
            />
          </Filters>
          <div className={data === undefined || data.content.length === 0 ? styles.frame : undefined}>
            <LibraryItems
              {...{ texts, reading, mayUpload, clear }}
              chooseFiles={() => input.current?.click()}
              renderItems={children}
            />
          </div>
          {data === undefined || data.totalElements === 0 ? null : (
            <div className={styles.footer}>
              <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />
            </div>
          )}
        </div>
        {detail}
      </div>
    </Screen>
  );
}

type LibraryItemsProps<Shown extends Show, Item> = Pick<LibraryScreenProps<Shown, Item>, 'texts' | 'reading'> & {
  mayUpload: boolean;
  clear: () => void;
  chooseFiles: () => void;
  renderItems: (items: readonly Item[]) => ReactNode;
};

/** The items of a page; or why there are none, and what can be done about it. */
function LibraryItems<Shown extends Show, Item>({
  texts,
  reading: { data, failure, retry },
  mayUpload,
  clear,
  chooseFiles,
  renderItems,
}: LibraryItemsProps<Shown, Item>) {
  const { media } = useTexts();
  if (data === undefined) return <LoadingOrError failure={failure} retry={retry} />;
  if (data.content.length > 0) return renderItems(data.content);
  if (data.counts.all > 0)
    return <Empty title={texts.nothingFound} action={<Button onClick={clear}>{media.clearFilters}</Button>} />;
  if (!mayUpload) return <Empty title={texts.emptyNote} />;
  return (
    <Empty title={texts.emptyTitle} action={<Button onClick={chooseFiles}>{media.chooseFiles}</Button>}>
      {texts.emptyHint}
    </Empty>
  );
}

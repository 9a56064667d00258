import type { ReactNode } from 'react';
import { Filters } from '../parts/filters.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { Radio } from '../parts/radio.tsx';
import { SearchField } from '../parts/search-field.tsx';
import type { ListAddress } from '../parts/use-list-address.ts';
import { Screen } from '../shell/screen.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './media.module.css';
import { MediaTabs, type MediaTab } from './media-tabs.tsx';

type Show = 'all' | 'unused' | 'undescribed';

type LibraryScreenProps<Shown extends Show> = {
  tab: MediaTab;
  note: string;
  /** The button that uploads; null without the right. */
  upload: ReactNode;
  /** The label of the search, and of the choice below it. */
  labels: { search: string; which: string };
  shows: readonly Shown[];
  show: Shown;
  address: ListAddress<'text' | 'show'>;
  /** Undefined until it has been read. */
  data: { counts: Record<Shown, number>; totalElements: number; content: readonly unknown[] } | undefined;
  /** The chosen item beside the list. */
  detail: ReactNode;
  /** The list. */
  children: ReactNode;
};

/** A list of the library with its tabs, filters and pages, and beside it the chosen item. */
export function LibraryScreen<Shown extends Show>(props: LibraryScreenProps<Shown>) {
  const { tab, note, upload, labels, shows, show, address, data, detail, children } = props;
  const { media, shell } = useTexts();
  const { page, limit, filters, setFilters, setPage } = address;
  return (
    <Screen help={{ screen: 'media' }} crumbs={[{ label: shell.groups.media }, { label: shell.areas.media }]} panes>
      <div className={styles.panes}>
        <div className={styles.main}>
          <PageHead
            title={media.library}
            note={data === undefined ? '\u00A0' : note}
            tabs={<MediaTabs current={tab} />}
          >
            {upload}
          </PageHead>
          <Filters isShown toolbar={null}>
            <SearchField label={labels.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
            <Radio
              label={labels.which}
              value={show}
              options={shows.map((value) => ({
                value,
                label: media.filters[value],
                ...(data && { count: data.counts[value] }),
              }))}
              onChange={(value) => setFilters({ show: value === 'all' ? undefined : value })}
            />
          </Filters>
          <div className={data === undefined || data.content.length === 0 ? styles.frame : undefined}>{children}</div>
          {data === undefined || data.totalElements === 0 ? null : (
            <div className={styles.foot}>
              <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />
            </div>
          )}
        </div>
        {detail}
      </div>
    </Screen>
  );
}

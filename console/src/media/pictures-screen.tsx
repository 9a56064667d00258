import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { listLibrary, uploaders } from 'contract/console/media.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { useRef } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { Filters } from '../parts/filters.tsx';
import { ImageUpload } from '../parts/image-upload.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { Radio } from '../parts/radio.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';

import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './media.module.css';
import { MediaTabs } from './media-tabs.tsx';
import { PictureDetail } from './picture-detail.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { useChosen } from './use-chosen.ts';

const shows = ['all', 'unused', 'undescribed'] as const;

/** The library: every picture, and beside it the chosen one with its focal point, texts and uses. */
export function PicturesScreen() {
  const { media, shell } = useTexts();
  const locale = useLocale();
  const { permissions } = useSession();
  const mayUpload = holdsAnyPermission(permissions, uploaders.any);
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { page, limit, filters, setFilters, setPage, clear } = useListAddress(['text', 'show']);
  const show = shows.find((known) => known === filters.show) ?? 'all';
  const { chosen, choose, setUnsaved } = useChosen('picture', media.detail.leaveText);
  const { data, failure, retry } = useRead(listLibrary, {
    page: page - 1,
    size: limit,
    text: filters.text,
    onlyUnused: show === 'unused',
    onlyUndescribed: show === 'undescribed',
  });
  const count = (value: number) => formatNumber(locale, value);
  const isUnfiltered = filters.text === undefined && show === 'all';

  function renderList() {
    if (data === undefined) return failure === undefined ? <LoadingRows /> : <Failed failure={failure} retry={retry} />;
    if (data.counts.all === 0 && mayUpload)
      return (
        <Empty
          title={media.emptyTitle}
          action={<Button onClick={() => input.current?.click()}>{media.chooseFiles}</Button>}
        >
          {media.emptyHint}
        </Empty>
      );
    if (data.content.length === 0)
      return (
        <Empty
          title={isUnfiltered ? media.emptyReader : media.nothingFound}
          action={isUnfiltered ? null : <Button onClick={clear}>{media.clearFilters}</Button>}
        />
      );
    return <PictureGrid pictures={data.content} chosen={chosen} choose={choose} />;
  }

  return (
    <Screen help={{ screen: 'media' }} crumbs={[{ label: shell.groups.media }, { label: shell.areas.media }]} panes>
      <div className={styles.panes}>
        <div className={styles.main}>
          <PageHead
            title={media.library}
            note={
              data === undefined
                ? '\u00A0'
                : data.counts.all === 0
                  ? media.emptyNote
                  : media.picturesNote(count(data.counts.all), count(data.counts.undescribed))
            }
            tabs={<MediaTabs current="pictures" />}
          >
            {mayUpload ? (
              <ImageUpload
                label={media.upload}
                input={input}
                onUploaded={({ name }) => {
                  void cache.invalidateQueries({ queryKey: [listLibrary.name] });
                  if (chosen === undefined) choose(name);
                }}
              />
            ) : null}
          </PageHead>
          <Filters isShown toolbar={null}>
            <SearchField label={media.search} value={filters.text ?? ''} onChange={(text) => setFilters({ text })} />
            <Radio
              label={media.which}
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
            {renderList()}
          </div>
          {data === undefined || data.totalElements === 0 ? null : (
            <div className={styles.foot}>
              <Pagination page={page} limit={limit} total={data.totalElements} onChange={setPage} />
            </div>
          )}
        </div>
        {chosen === undefined ? null : (
          <PictureDetail key={chosen} name={chosen} close={() => choose(undefined)} setUnsaved={setUnsaved} />
        )}
      </div>
    </Screen>
  );
}

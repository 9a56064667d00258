import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { listFilms } from 'contract/console/films.ts';
import { uploaders } from 'contract/console/media.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { useRef } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { FilmUpload } from '../parts/film-upload.tsx';
import { Filters } from '../parts/filters.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { Pagination } from '../parts/pagination.tsx';
import { Radio } from '../parts/radio.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { Screen } from '../shell/screen.tsx';
import { useSession } from '../shell/session.tsx';

import { useLocale, useTexts } from '../text/use-language.ts';
import { FilmDetail } from './film-detail.tsx';
import { FilmGrid } from './film-grid.tsx';
import styles from './media.module.css';
import { MediaTabs } from './media-tabs.tsx';
import { useChosen } from './use-chosen.ts';

/** The films of the library, and beside them the chosen one with its poster, captions and uses. */
export function FilmsScreen() {
  const { media, shell } = useTexts();
  const locale = useLocale();
  const { permissions } = useSession();
  const mayUpload = holdsAnyPermission(permissions, uploaders.any);
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { page, limit, filters, setFilters, setPage, clear } = useListAddress(['text', 'show']);
  const show = filters.show === 'unused' ? 'unused' : 'all';
  const { chosen, choose, setUnsaved } = useChosen('film', media.films.leaveText);
  const { data, failure, retry } = useRead(listFilms, {
    page: page - 1,
    size: limit,
    text: filters.text,
    onlyUnused: show === 'unused',
  });

  function renderList() {
    if (data === undefined) return failure === undefined ? <LoadingRows /> : <Failed failure={failure} retry={retry} />;
    if (data.content.length > 0) return <FilmGrid films={data.content} chosen={chosen} choose={choose} />;
    if (data.counts.all > 0)
      return <Empty title={media.films.nothingFound} action={<Button onClick={clear}>{media.clearFilters}</Button>} />;
    return (
      <Empty
        title={mayUpload ? media.films.emptyTitle : media.films.emptyNote}
        action={mayUpload ? <Button onClick={() => input.current?.click()}>{media.chooseFiles}</Button> : null}
      >
        {mayUpload ? media.films.emptyHint : null}
      </Empty>
    );
  }

  return (
    <Screen help={{ screen: 'media' }} crumbs={[{ label: shell.groups.media }, { label: shell.areas.media }]} panes>
      <div className={styles.panes}>
        <div className={styles.main}>
          <PageHead
            title={media.library}
            note={data === undefined ? '\u00A0' : media.films.note(formatNumber(locale, data.counts.all))}
            tabs={<MediaTabs current="films" />}
          >
            {mayUpload ? (
              <FilmUpload
                label={media.upload}
                input={input}
                onUploaded={({ name }) => {
                  void cache.invalidateQueries({ queryKey: [listFilms.name] });
                  if (chosen === undefined) choose(name);
                }}
              />
            ) : null}
          </PageHead>
          <Filters isShown toolbar={null}>
            <SearchField
              label={media.films.search}
              value={filters.text ?? ''}
              onChange={(text) => setFilters({ text })}
            />
            <Radio
              label={media.films.which}
              value={show}
              options={(['all', 'unused'] as const).map((value) => ({
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
          <FilmDetail key={chosen} name={chosen} close={() => choose(undefined)} setUnsaved={setUnsaved} />
        )}
      </div>
    </Screen>
  );
}

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
import { LoadingRows } from '../parts/loading-rows.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { useSession } from '../shell/session.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { FilmDetail } from './film-detail.tsx';
import { FilmGrid } from './film-grid.tsx';
import { LibraryScreen } from './library-screen.tsx';
import { useChosen } from './use-chosen.ts';

const shows = ['all', 'unused'] as const;

/** The films of the library, and beside them the chosen one with its poster, captions and uses. */
export function FilmsScreen() {
  const { media } = useTexts();
  const locale = useLocale();
  const { permissions } = useSession();
  const mayUpload = holdsAnyPermission(permissions, uploaders.any);
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const address = useListAddress(['text', 'show']);
  const { page, limit, filters, clear } = address;
  const show = shows.find((known) => known === filters.show) ?? 'all';
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
    <LibraryScreen
      tab="films"
      note={media.films.note(formatNumber(locale, data?.counts.all ?? 0))}
      upload={
        mayUpload ? (
          <FilmUpload
            label={media.upload}
            input={input}
            onUploaded={({ name }) => {
              void cache.invalidateQueries({ queryKey: [listFilms.name] });
              if (chosen === undefined) choose(name);
            }}
          />
        ) : null
      }
      labels={{ search: media.films.search, which: media.films.which }}
      shows={shows}
      show={show}
      address={address}
      data={data}
      detail={
        chosen === undefined ? null : (
          <FilmDetail key={chosen} name={chosen} close={() => choose(undefined)} setUnsaved={setUnsaved} />
        )
      }
    >
      {renderList()}
    </LibraryScreen>
  );
}

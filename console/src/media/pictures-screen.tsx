import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { listLibrary, uploaders } from 'contract/console/media.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { useRef } from 'react';
import { useRead } from '../gateway/use-read.ts';
import { Empty } from '../parts/empty.tsx';
import { Failed } from '../parts/failed.tsx';
import { ImageUpload } from '../parts/image-upload.tsx';
import { LoadingRows } from '../parts/loading-rows.tsx';
import { useListAddress } from '../parts/use-list-address.ts';
import { useSession } from '../shell/session.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { PictureDetail } from './picture-detail.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { LibraryScreen } from './library-screen.tsx';
import { useChosen } from './use-chosen.ts';

const shows = ['all', 'unused', 'undescribed'] as const;

/** The library: every picture, and beside it the chosen one with its focal point, texts and uses. */
export function PicturesScreen() {
  const { media } = useTexts();
  const locale = useLocale();
  const { permissions } = useSession();
  const mayUpload = holdsAnyPermission(permissions, uploaders.any);
  const cache = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const address = useListAddress(['text', 'show']);
  const { page, limit, filters, clear } = address;
  const show = shows.find((known) => known === filters.show) ?? 'all';
  const { chosen, choose, setUnsaved } = useChosen('picture', media.detail.leaveText);
  const { data, failure, retry } = useRead(listLibrary, {
    page: page - 1,
    size: limit,
    text: filters.text,
    onlyUnused: show === 'unused',
    onlyUndescribed: show === 'undescribed',
  });
  const isUnfiltered = filters.text === undefined && show === 'all';

  function noteOf({ all, undescribed } = { all: 0, undescribed: 0 }): string {
    if (all === 0) return media.emptyNote;
    return media.picturesNote(formatNumber(locale, all), formatNumber(locale, undescribed));
  }

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
    <LibraryScreen
      tab="pictures"
      note={noteOf(data?.counts)}
      upload={
        mayUpload ? (
          <ImageUpload
            label={media.upload}
            input={input}
            onUploaded={({ name }) => {
              void cache.invalidateQueries({ queryKey: [listLibrary.name] });
              if (chosen === undefined) choose(name);
            }}
          />
        ) : null
      }
      labels={{ search: media.search, which: media.which }}
      shows={shows}
      show={show}
      address={address}
      data={data}
      detail={
        chosen === undefined ? null : (
          <PictureDetail key={chosen} name={chosen} close={() => choose(undefined)} setUnsaved={setUnsaved} />
        )
      }
    >
      {renderList()}
    </LibraryScreen>
  );
}

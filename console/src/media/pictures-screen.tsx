import { listLibrary } from 'contract/console/media.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useRead } from '../gateway/use-read.ts';
import { ImageUpload } from '../parts/uploads/image-upload.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { LibraryScreen } from './library-screen.tsx';
import { PictureDetail } from './picture-detail.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { useLibrary } from './use-library.ts';

const shows = ['all', 'unused', 'undescribed'] as const;

/** The library: every picture, and beside it the chosen one with its focal point, texts and uses. */
export function PicturesScreen() {
  const { pictures: texts } = useTexts().media;
  const locale = useLocale();
  const library = useLibrary('picture', shows);
  const { input, show, chosen, choose } = library;
  const reading = useRead(listLibrary, {
    ...input,
    onlyUnused: show === 'unused',
    onlyUndescribed: show === 'undescribed',
  });
  const { all, undescribed } = reading.data?.counts ?? { all: 0, undescribed: 0 };
  return (
    <LibraryScreen
      tab="pictures"
      texts={texts}
      note={all === 0 ? texts.emptyNote : texts.note(formatNumber(locale, all), formatNumber(locale, undescribed))}
      library={library}
      list={listLibrary}
      reading={reading}
      Upload={ImageUpload}
      detail={
        chosen === undefined ? null : <PictureDetail key={chosen} name={chosen} close={() => choose(undefined)} />
      }
    >
      {(pictures) => <PictureGrid pictures={pictures} chosen={chosen} choose={choose} />}
    </LibraryScreen>
  );
}

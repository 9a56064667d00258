import { listFilms } from 'contract/console/films.ts';
import { formatNumber } from 'contract/format-number.ts';
import { useRead } from '../gateway/use-read.ts';
import { FilmUpload } from '../parts/uploads/film-upload.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import { FilmDetail } from './film-detail.tsx';
import { FilmGrid } from './film-grid.tsx';
import { LibraryScreen } from './library-screen.tsx';
import { useLibrary } from './use-library.ts';

const shows = ['all', 'unused'] as const;

/** The films of the library, and beside them the chosen one with its poster, captions and uses. */
export function FilmsScreen() {
  const { films: texts } = useTexts().media;
  const locale = useLocale();
  const library = useLibrary('film', shows);
  const { input, show, chosen, choose } = library;
  const reading = useRead(listFilms, { ...input, onlyUnused: show === 'unused' });
  return (
    <LibraryScreen
      tab="films"
      texts={texts}
      note={texts.note(formatNumber(locale, reading.data?.counts.all ?? 0))}
      library={library}
      list={listFilms}
      reading={reading}
      Upload={FilmUpload}
      detail={chosen === undefined ? null : <FilmDetail key={chosen} name={chosen} close={() => choose(undefined)} />}
    >
      {(films) => <FilmGrid films={films} chosen={chosen} choose={choose} />}
    </LibraryScreen>
  );
}

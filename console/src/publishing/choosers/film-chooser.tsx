import { App } from 'antd';
import { isTooLarge } from '../../parts/uploads/is-too-large.ts';
import { callWords } from '../../text/call-words/words.ts';
import { filmExtensions, listFilms, maxFilmMegabytes } from 'contract/console/films.ts';
import { useState } from 'react';
import { announceFailure } from '../../gateway/announcements.ts';
import { useRead } from '../../gateway/use-read.ts';
import { useInvalidate } from '../../gateway/use-invalidate.ts';
import { FilmPoster } from '../../parts/film-poster.tsx';
import { sendFilm } from '../../parts/uploads/send-film.ts';
import { useUnmountSignal } from '../../parts/use-unmount-signal.ts';
import { formatDuration } from '../../text/format.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { ChooserDialog, firstQuery } from './chooser-dialog.tsx';
import styles from './picture-chooser.module.css';

/** Chooses a film of the library, or uploads a new one. */
export function FilmChooser({ choose, close }: { choose: (name: string) => void; close: () => void }) {
  const { publishing, uploads } = useTexts();
  const locale = useLocale();
  const invalidate = useInvalidate();
  const { message } = App.useApp();
  const [query, setQuery] = useState(firstQuery);
  const [progress, setProgress] = useState<number>();
  const unmountSignal = useUnmountSignal();
  const reading = useRead(listFilms, { text: query.text, page: query.page - 1, size: query.limit });
  const { filmChooser, chooser } = publishing;

  async function send(file: File): Promise<void> {
    if (isTooLarge(file, maxFilmMegabytes))
      return void message.error(callWords[locale].uploadTooLarge(maxFilmMegabytes));
    setProgress(0);
    const signal = unmountSignal();
    const result = await sendFilm(uploads.unplayableFilm)(file, { locale, onProgress: setProgress, signal });
    setProgress(undefined);
    if (signal.aborted) return;
    if (!result.ok && 'problem' in result) return void message.error(result.problem);
    if (!result.ok) return announceFailure(result.failure);
    void invalidate([listFilms]);
    choose(result.value.name);
  }

  return (
    <ChooserDialog
      texts={progress === undefined ? filmChooser : { ...filmChooser, upload: `${Math.round(progress * 100)}%` }}
      extensions={filmExtensions}
      isUploading={progress !== undefined}
      upload={(file) => void send(file)}
      query={query}
      setQuery={setQuery}
      reading={reading}
      choose={({ name }) => choose(name)}
      close={close}
    >
      {({ name, film, uses }) => (
        <>
          <FilmPoster film={film} />
          <span className={styles.name}>{name}</span>
          <small>{`${formatDuration(film.seconds)} · ${chooser.used(uses)}`}</small>
        </>
      )}
    </ChooserDialog>
  );
}

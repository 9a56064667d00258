import { filmExtensions, maxFilmMegabytes } from 'contract/console/films.ts';
import { maxStaffFiles } from 'contract/console/media.ts';
import { useTexts } from '../../text/use-language.ts';
import { sendFilm } from './send-film.ts';
import { Uploader, type UploaderProps } from './uploader.tsx';

/** Uploads films into the library: mp4, webm; 200 MB; 5 at a time. */
export function FilmUpload(props: UploaderProps) {
  const { uploads } = useTexts();
  return (
    <Uploader
      {...props}
      rules={{
        extensions: filmExtensions,
        megabytes: maxFilmMegabytes,
        files: maxStaffFiles,
        failed: uploads.failedFile,
        send: sendFilm(uploads.unplayableFilm),
      }}
      release={uploads.releaseFilms}
    />
  );
}

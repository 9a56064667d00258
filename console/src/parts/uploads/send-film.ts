import { uploadFile } from 'client/upload.ts';
import { uploadFilm } from 'contract/console/films.ts';
import { measureFilm } from './measure-film.ts';
import type { SendFile } from './use-uploads.ts';

/** Measures and sends a new film. `unplayable` is said of one that this browser cannot play. */
export function sendFilm(unplayable: string): SendFile {
  return async (file, options) => {
    const input = await measureFilm(file);
    if (input === undefined) return { ok: false, problem: unplayable };
    const result = await uploadFile(uploadFilm, file, { ...options, input });
    return result.ok ? { ok: true, value: result.value.data } : result;
  };
}

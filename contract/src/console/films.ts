/** The films of the media library. */
import { z } from 'zod/mini';
import { kebabCaseName } from '../content-fields.ts';
import { defineEndpoint, type Limit } from '../endpoint.ts';
import { dataResponse, flag, numberBetween, pagedResponse, pageRequest, timestamp } from '../fields.ts';
import { film } from '../media/film.ts';
import { byLocale } from '../locales.ts';
import { megabyte } from '../megabyte.ts';
import { isWebVtt, maxCaptionCharacters } from './captions.ts';
import { mediaUse, libraryReaders, mediaLimit, libraryUploaders } from './media.ts';

export const maxFilmMegabytes = 200;
export const maxFilmBytes = maxFilmMegabytes * megabyte;
/** At most so many films are stored, with those that were replaced during the last day. */
export const maxFilms = 500;
/** At most so many bytes of films are stored. */
export const maxFilmsBytes = 20 * 1024 * megabyte;

export const filmExtensions = ['mp4', 'webm'] as const;

/** What the browser measures before it sends a film. */
export const filmBounds = { pixels: 8192, milliseconds: 4 * 60 * 60 * 1000 } as const;

const libraryFilm = z.object({
  name: z.string(),
  film,
  /** The name of the poster in the library. */
  poster: z.nullable(z.string()),
  /** Of an uploaded film; null for one of the demonstration. */
  bytes: z.nullable(z.int()),
  /** How many items show the film. */
  uses: z.int(),
  createdAt: timestamp,
});

export type LibraryFilm = z.infer<typeof libraryFilm>;

export const listFilms = defineEndpoint({
  name: 'listFilms',
  summary: 'One page of the films of the library, newest first, with the number of uses of each',
  method: 'GET',
  path: '/{lang}/console/films',
  audience: libraryReaders,
  effect: 'read',
  limit: mediaLimit,
  input: z.object({
    /** Part of a name. */
    text: z._default(z.string().check(z.maxLength(100)), ''),
    onlyUnused: flag,
    ...pageRequest,
  }),
  output: z.extend(pagedResponse(libraryFilm), { counts: z.object({ all: z.int(), unused: z.int() }) }),
  errors: ['invalidInput'],
});

export const getLibraryFilm = defineEndpoint({
  name: 'getLibraryFilm',
  summary: 'One film of the library, with its uses',
  method: 'GET',
  path: '/{lang}/console/films/{name}',
  audience: libraryReaders,
  effect: 'read',
  limit: mediaLimit,
  input: z.object({ name: kebabCaseName }),
  output: dataResponse(z.extend(libraryFilm, { usedIn: z.array(mediaUse) })),
  errors: ['invalidInput', 'notFound'],
});

/** In the path: the body of an upload is the file alone. */
const measures = {
  /** In pixels. */
  width: numberBetween(1, filmBounds.pixels),
  height: numberBetween(1, filmBounds.pixels),
  milliseconds: numberBetween(1, filmBounds.milliseconds),
};

const filmLimit: Limit = { requests: 60, perSeconds: 600, bodyBytes: maxFilmBytes + 16 * 1024 };

const filmErrors = [
  'badRequest',
  'invalidInput',
  'requestTimeout',
  'tooManyRequests',
  'unavailable',
  'unsupportedMediaType',
  'uploadMissing',
  'uploadEmpty',
  'filmTooLarge',
  'filmTypeRefused',
  'tooManyFilms',
] as const;

export const uploadFilm = defineEndpoint({
  name: 'uploadFilm',
  summary: 'A new film: MP4 with H.264 and AAC, or WebM, in the field `file`, with what the sender measured',
  method: 'POST',
  path: '/{lang}/console/films/upload/{width}/{height}/{milliseconds}',
  audience: libraryUploaders,
  effect: 'write',
  isUpload: true,
  limit: filmLimit,
  input: z.object(measures),
  output: dataResponse(z.object({ name: z.string() })),
  errors: filmErrors,
});

export const replaceFilm = defineEndpoint({
  name: 'replaceFilm',
  summary: 'Replaces the file of a film wherever it is shown; its poster and captions stay',
  method: 'POST',
  path: '/{lang}/console/films/{name}/replace/{width}/{height}/{milliseconds}',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  isUpload: true,
  limit: filmLimit,
  input: z.object({ name: kebabCaseName, ...measures }),
  output: z.object({}),
  errors: [...filmErrors, 'notFound'],
});

export const webVtt = z.string().check(z.maxLength(maxCaptionCharacters), z.refine(isWebVtt));

export const saveFilm = defineEndpoint({
  name: 'saveFilm',
  summary: 'Changes the poster and the captions of a film. Null removes captions; an absent language stays as it is',
  method: 'POST',
  path: '/{lang}/console/films/{name}',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  limit: { ...mediaLimit, bodyBytes: megabyte },
  input: z.object({
    name: kebabCaseName,
    /** The name of a picture of the library. */
    poster: z.nullable(kebabCaseName),
    captions: z.strictObject(byLocale(() => z.optional(z.nullable(webVtt)))),
  }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound'],
});

export const deleteFilm = defineEndpoint({
  name: 'deleteFilm',
  summary: 'Deletes a film that nothing shows',
  method: 'POST',
  path: '/{lang}/console/films/{name}/delete',
  audience: { all: ['content:media:edit'] },
  effect: 'write',
  limit: mediaLimit,
  input: z.object({ name: kebabCaseName }),
  output: z.object({}),
  errors: ['invalidInput', 'notFound', 'filmInUse'],
});

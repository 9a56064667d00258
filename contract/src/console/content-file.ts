/** The file in which content goes from one installation to another. Only the server reads it. */
import { z } from 'zod/mini';
import { kebabCaseName } from '../content-fields.ts';
import { localized } from '../localized.ts';
import { byLocale } from '../locales.ts';
import { picture } from '../media/picture.ts';
import { contentRef, languageStates } from './content-items.ts';
import { filmBounds, filmExtensions, webVtt } from './films.ts';

const pixels = z.int().check(z.minimum(1), z.maximum(filmBounds.pixels));

/** In the zip films are `films/NAME.mp4` or `films/NAME.webm`. */
const exchangedFilm = z.strictObject({
  name: kebabCaseName.check(z.maxLength(80)),
  /** Null for one of the demonstration, which is only named: its files come with the program. */
  type: z.nullable(z.enum(filmExtensions)),
  width: pixels,
  height: pixels,
  seconds: z.number().check(z.positive(), z.maximum(filmBounds.milliseconds / 1000)),
  /** The name of a picture. */
  poster: z.nullable(kebabCaseName),
  captions: z.strictObject(byLocale(() => z.optional(webVtt))),
});

/** `content.json` in the zip. Pictures are beside it as `pictures/NAME.jpg`. Version 1 had no films. */
export const contentFile = z.strictObject({
  format: z.literal('carbon-group-content'),
  version: z.literal([1, 2]),
  exportedAt: z.iso.datetime(),
  items: z.array(
    z.strictObject({
      ...contentRef,
      /** Validated by the kind's definition on the server. */
      body: z.record(z.string(), z.unknown()),
      /** Where it was exported; an import publishes nothing. */
      states: z.strictObject(byLocale(() => z.enum(languageStates))),
    }),
  ),
  pictures: z.array(
    z.strictObject({
      name: kebabCaseName.check(z.maxLength(80)),
      description: localized,
      focus: z.strictObject(picture.shape.focus.shape),
    }),
  ),
  films: z._default(z.array(exchangedFilm), []),
});

export type ContentFile = z.infer<typeof contentFile>;

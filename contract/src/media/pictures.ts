import { z } from 'zod/mini';
import { contentField } from '../content-fields.ts';
import { defineEndpoint, readLimit } from '../endpoint.ts';
import { localizedResponse, day, fileUrl, timestamp } from '../fields.ts';
import { film } from './film.ts';
import { picture } from './picture.ts';

/** `picArea` is the position of the text: 1 left, 2 centre, otherwise right. */
const banner = z.object({
  /** The film's URL if there is a film, otherwise the picture's. */
  picturePath: fileUrl,
  picture: z.nullable(picture),
  film: z.nullable(film),
  mainTitle: z.string(),
  subTitle: z.string(),
  picArea: z.int(),
  label: z.string(),
  link: z.string(),
});

export type Banner = z.infer<typeof banner>;

export const getBanners = defineEndpoint({
  name: 'getBanners',
  summary: 'Banners: type 1 home, type 2 anniversary',
  method: 'GET',
  path: '/{lang}/wms/dqgx/gettoppiclist/{type}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ type: z.string().check(z.regex(/^[0-9]{1,9}$/, 'wrongType')) }),
  output: localizedResponse(z.array(banner)),
  errors: ['invalidInput', 'notFound'],
});

/** Albums: 1 talent, 2 honour, 3 team style. */
export const albumIds = { talent: 1, honour: 2, teamStyle: 3 } as const;

/** What a certificate or an award says, and from which to which day it is valid; null without a limit. */
export const award = contentField.object({
  number: contentField.line(),
  issuer: contentField.textWithoutPlaceholders(),
  scope: contentField.textWithoutPlaceholders(),
  from: contentField.optional(contentField.string(day)),
  to: contentField.optional(contentField.string(day)),
});

export type Award = z.infer<typeof award.wire>;

export type StoredAward = z.infer<typeof award.stored>;

const albumPicture = z.object({
  picturePath: fileUrl,
  picture,
  picName: z.string(),
  createTime: timestamp,
});

export type AlbumPicture = z.infer<typeof albumPicture> & { award?: Award | undefined };

export const getAlbum = defineEndpoint({
  name: 'getAlbum',
  summary: 'One album, inside an array of one (W8)',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getpiclist/{id}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ id: z.string().check(z.regex(/^[0-9]{1,9}$/, 'wrongType')) }),
  output: localizedResponse(
    z.array(z.object({ id: z.int(), picList: z.array(z.extend(albumPicture, { award: z.optional(award.wire) })) })),
  ),
  errors: ['invalidInput', 'notFound'],
});

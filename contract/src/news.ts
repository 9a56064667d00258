import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse, fileUrl, languages, localizedPage, pageRequest, rowId, timestamp } from './fields.ts';
import { picture } from './media/picture.ts';

/** 1 news, 2 media reports, 3 company presentation, 4 news and 5 activities of the anniversary page. */
export const contentTypes = [1, 2, 3, 4, 5] as const;

export type ContentType = (typeof contentTypes)[number];

const contentTypeOfText = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } as const satisfies Record<
  `${ContentType}`,
  ContentType
>;

/** JSON bodies have a number, queries a string. */
const contentType = z.union([
  z.literal(contentTypes),
  z.pipe(
    z.enum(['1', '2', '3', '4', '5']),
    z.transform((text): ContentType => contentTypeOfText[text]),
  ),
]);

/** A year in Beijing. */
const year = z.pipe(
  z.union([z.int(), z.pipe(z.string().check(z.regex(/^[0-9]{4}$/, 'wrongType')), z.transform(Number))], 'wrongType'),
  z.int().check(z.minimum(1000, 'outOfRange'), z.maximum(9999, 'outOfRange')),
);

const newsRow = z.object({
  id: z.int(),
  title: z.string(),
  smallContent: z.string(),
  createTime: timestamp,
  mainPicUrl: fileUrl,
  picture: z.nullable(picture),
  wxUrl: z.optional(z.string()),
  contentType: z.literal(contentTypes),
  pinned: z.boolean(),
});

export type NewsRow = z.infer<typeof newsRow>;

const neighbour = z.optional(z.object({ id: z.int(), title: z.string() }));

const newsDetail = z.extend(newsRow, {
  content: z.string(),
  editor: z.string(),
  contentPre: neighbour,
  contentAfter: neighbour,
  /** The newest items of the same type, without this one and its two neighbours. */
  related: z.array(newsRow),
  languages,
});

export type NewsDetail = z.infer<typeof newsDetail>;

export const getTopNews = defineEndpoint({
  name: 'getTopNews',
  summary: 'Ten items of types 1 to 3, pinned first, then newest first',
  method: 'GET',
  path: '/{lang}/wms/dqgx/gettopnewlist',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({}),
  output: localizedResponse(z.array(newsRow)),
  errors: [],
});

export const getTopNewsByType = defineEndpoint({
  name: 'getTopNewsByType',
  summary: 'The five newest items of one type',
  method: 'GET',
  path: '/{lang}/wms/dqgx/gettopnewlistByType',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ contentType }),
  output: localizedResponse(z.array(newsRow)),
  errors: ['invalidInput'],
});

export const listNews = defineEndpoint({
  name: 'listNews',
  summary: 'One page of the items of one type, pinned first, then newest first; of one year newest first',
  method: 'POST',
  path: '/{lang}/wms/dqgx/getnewlist',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ contentType: z.optional(contentType), year: z.optional(year), ...pageRequest }),
  output: localizedPage(newsRow),
  errors: ['invalidInput'],
});

export const listNewsYears = defineEndpoint({
  name: 'listNewsYears',
  summary: 'The years in which items of one type were published, newest first, with their number',
  method: 'GET',
  path: '/{lang}/site/news-years',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ contentType: z.optional(contentType) }),
  output: localizedResponse(z.array(z.object({ year: z.int(), count: z.int() }))),
  errors: ['invalidInput'],
});

export const getNewsDetail = defineEndpoint({
  name: 'getNewsDetail',
  summary: 'One item with its text, and the previous and next item',
  method: 'GET',
  path: '/{lang}/wms/dqgx/getnewdetail/{id}',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ id: rowId }),
  output: localizedResponse(newsDetail),
  errors: ['invalidInput', 'notFound'],
});

import { z } from 'zod/mini';
import { defineEndpoint, readLimit } from './endpoint.ts';
import { localizedResponse } from './fields.ts';

/** The four dictionaries by their names on the wire; the specification spells them so. */
export const dictionaryTypes = {
  newsTab: 'dqgx_new_type',
  businessType: 'dqgx_bussiness_type',
  reportType: 'dqgx_repoter_type',
  reportItem: 'dqgx_repoter_item',
} as const;

export type DictionaryType = (typeof dictionaryTypes)[keyof typeof dictionaryTypes];

/** Each entry has its label in three languages: dictLabel is Chinese, cssClass English, remark Russian. */
const dictionaryEntry = z.object({
  dictValue: z.string(),
  dictLabel: z.string(),
  cssClass: z.string(),
  remark: z.string(),
});

export type DictionaryEntry = z.infer<typeof dictionaryEntry>;

export const getDictionary = defineEndpoint({
  name: 'getDictionary',
  summary: 'Entries of one dictionary',
  method: 'GET',
  path: '/{lang}/wms/dqgx/by_typename',
  audience: 'public',
  effect: 'read',
  isCached: true,
  limit: readLimit,
  input: z.object({ dictType: z.enum(dictionaryTypes) }),
  output: localizedResponse(z.array(dictionaryEntry)),
  errors: ['invalidInput'],
});

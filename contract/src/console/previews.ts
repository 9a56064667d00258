/** Previews of drafts and revisions, as the site would show them. */
import { instant, locale, version } from '../fields.ts';
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { body, contentRef, publishingBounds, saveLimit } from './content-items.ts';
import { contentReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

/** The parameter of a page's URL that shows a revision instead of what is published. */
export const previewParameter = 'preview';

export const createPreviewLink = defineEndpoint({
  name: 'createPreviewLink',
  summary: 'Creates a link that shows a revision as the site would, to anybody who has it, until it expires',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/preview-link',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({
    ...contentRef,
    /** The revision; the newest one if it is missing. */
    number: z.optional(version),
    locale,
    /** One of the item's paths; the first one if it is missing. */
    path: z.optional(z.string().check(z.maxLength(200))),
    minutes: z.int().check(z.minimum(1), z.maximum(publishingBounds.previewMinutes)),
  }),
  /** `url` begins with the language: `/en/news/detail/7?preview=…`. */
  output: z.object({ url: z.string(), expiresAt: instant }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'notPublishable'],
});

export const previewDraft = defineEndpoint({
  name: 'previewDraft',
  summary:
    'Makes an address that shows an unsaved draft to its editor as the site would, for an hour. It saves nothing',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/preview-draft',
  audience: { any: contentReaders },
  effect: 'write',
  limit: saveLimit,
  input: z.object({ ...contentRef, locale, body }),
  /** As in `createPreviewLink`. The next draft of the same editor and item replaces this one. */
  output: z.object({ url: z.string() }),
  errors: ['invalidInput', 'forbidden', 'notFound', 'notPublishable', 'payloadTooLarge'],
});

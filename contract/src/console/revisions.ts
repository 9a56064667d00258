/** The revisions of an item: each save of its draft. */
import { z } from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { dataResponse, numberBetween, pagedResponse, pageRequest, version } from '../fields.ts';
import { fieldDifference, contentRef, revision, saved } from './content-items.ts';
import { contentEditors, contentReaders } from './content-rights.ts';
import { staffLimit } from './limits.ts';

export const listRevisions = defineEndpoint({
  name: 'listRevisions',
  summary: 'The revisions of an item, newest first',
  method: 'GET',
  path: '/{lang}/console/content/{kind}/{id}/revisions',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ ...contentRef, ...pageRequest }),
  output: pagedResponse(revision),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

const revisionNumber = numberBetween(1, 999_999_999);

export const compareRevisions = defineEndpoint({
  name: 'compareRevisions',
  summary: 'The fields in which two revisions differ, and the number of equal ones',
  method: 'GET',
  path: '/{lang}/console/content/{kind}/{id}/compare',
  audience: { any: contentReaders },
  effect: 'read',
  limit: staffLimit,
  input: z.object({ ...contentRef, before: revisionNumber, after: revisionNumber }),
  output: z.object({ fields: z.array(fieldDifference), equalFields: z.int() }),
  errors: ['invalidInput', 'forbidden', 'notFound'],
});

export const restoreRevision = defineEndpoint({
  name: 'restoreRevision',
  summary: 'Makes an old revision the new draft; the site stays as it is until the draft is published',
  method: 'POST',
  path: '/{lang}/console/content/{kind}/{id}/restore',
  audience: { any: contentEditors },
  effect: 'write',
  limit: staffLimit,
  input: z.object({ ...contentRef, version, number: version }),
  output: dataResponse(saved),
  errors: ['invalidInput', 'forbidden', 'fieldsForbidden', 'notFound', 'versionConflict'],
});

import { previewParameter } from 'contract/console/previews.ts';
import type { Locale } from 'contract/locales.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { withPreview } from '../publishing/previews/preview.ts';
import { previewUrl, readPreviewToken } from '../publishing/previews/preview-token.ts';

export type PreviewContext = { db: Kysely<Tables>; publishableKinds: PublishableKinds; secret: Buffer };

/** Renders a page from the content of a transaction, and returns how to send it. */
type RenderPreview = (
  reply: FastifyReply,
  page: { path: string; locale: Locale },
  db: Database,
) => Promise<() => Promise<unknown>>;

/** Each preview holds a connection and locks rows while it is rendered. */
const concurrentPreviews = 2;
const waitingPreviews = 20;

/** The preview token in a URL, whether it is valid or not. */
export function previewTokenOf(url: string): string | undefined {
  if (!url.includes(`${previewParameter}=`)) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf('?')));
  return query.get(previewParameter) ?? undefined;
}

/** Responds to a preview's URL with the page as it would be after a publication. */
export function createPreviews({ db, publishableKinds, secret }: PreviewContext, renderPreview: RenderPreview) {
  const queue = new PQueue({ concurrency: concurrentPreviews });
  return async (request: FastifyRequest, reply: FastifyReply, token: string): Promise<unknown> => {
    const preview = readPreviewToken(secret, token, new Date());
    if (preview === undefined) throw new HttpError('notFound');
    const { kind, id, shown, locale, path } = preview;
    // The token is for one page: no other page is rendered without a cache.
    if (request.url !== previewUrl(preview, token)) throw new HttpError('notFound');
    if (queue.size >= waitingPreviews) throw new HttpError('unavailable', [], 5);
    const send = await queue.add(() =>
      withPreview(db, publishableKinds[kind], { id, shown }, (transaction) =>
        renderPreview(reply, { path, locale }, transaction),
      ),
    );
    if (send === undefined) throw new HttpError('notFound');
    return send();
  };
}

import type { FastifyInstance } from 'fastify';
import { renderSVG } from 'uqr';
import type { Database } from '../database/open.ts';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { HttpError } from '../http/http-error.ts';
import { sendCached } from '../http/send-cached.ts';
import { readSettings } from './store.ts';

/** Registers the QR codes of the group's social accounts, by their position in the settings. */
export function registerSocialQrCodes(
  app: FastifyInstance,
  { db, responses }: { db: Database; responses: ResponseCache<CachedResponse> },
): void {
  app.get<{ Params: { index: string } }>('/social/:index.svg', async (request, reply) => {
    const { index } = request.params;
    if (!/^(?:0|[1-9]\d{0,2})$/.test(index)) throw new HttpError('notFound');
    const cached = await responses.get(`social ${index}`, async () => {
      const account = (await readSettings(db)).social[Number(index)];
      if (!account) throw new HttpError('notFound');
      return new CachedResponse(renderSVG(account.url, { border: 2 }));
    });
    return sendCached(request, reply, cached, 'image/svg+xml');
  });
}

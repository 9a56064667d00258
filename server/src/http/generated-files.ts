import type { FastifyInstance } from 'fastify';
import { CachedResponse, type ResponseCache } from './cached-response.ts';
import { sendCached } from './send-cached.ts';

export type GeneratedFilesContext = { responses: ResponseCache<CachedResponse> };

/** Registers a file that is generated on request and then cached. */
export function registerGeneratedFile(
  app: FastifyInstance,
  { responses }: GeneratedFilesContext,
  { url, type }: { url: string; type: string },
  generate: () => string | Promise<string>,
): void {
  app.get(url, async (request, reply) => {
    const cached = await responses.get(url, async () => new CachedResponse(await generate()));
    return sendCached(request, reply, cached, type);
  });
}

import type { FastifyInstance } from 'fastify';
import { CachedResponse, type ResponseCache } from '../http/cached-response.ts';
import { sendCached } from '../http/send-cached.ts';
import { immutable } from '../http/headers.ts';
import { HttpError } from '../http/http-error.ts';
import { avatarFolder, createAvatarReader } from './signed-url.ts';
import { drawAvatar } from './avatar.ts';

/** Serves initials avatars; each is drawn at its first request. */
export function registerAvatars(
  app: FastifyInstance,
  { responses, secret }: { responses: ResponseCache<CachedResponse>; secret: Buffer },
): void {
  const read = createAvatarReader(secret);
  app.get<{ Params: { name: string } }>(`${avatarFolder}:name.svg`, async (request, reply) => {
    const { name } = request.params;
    const avatar = read(name);
    if (!avatar) throw new HttpError('notFound');
    const drawn = await responses.get(`avatar ${name}`, async () => new CachedResponse(drawAvatar(avatar)));
    void reply.header('cache-control', immutable);
    return sendCached(request, reply, drawn, 'image/svg+xml');
  });
}

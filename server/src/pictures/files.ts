import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendKept } from '../http/gateway.ts';
import { KeptAnswer } from '../http/kept-answers.ts';
import { Refusal } from '../http/refusal.ts';

const anHour = 'public, max-age=3600';

/** The demonstration pictures. They are vector drawings, which compress to a quarter: on a slow line that is what counts. */
export function registerPictureFiles(app: FastifyInstance, { answers }: Context, folder: string): void {
  app.get<{ Params: { name: string } }>('/pictures/:name.svg', async (request, reply) => {
    const { name } = request.params;
    // Nothing that could leave the folder is a picture's name.
    if (!/^[a-z0-9-]{1,80}$/.test(name)) throw new Refusal('notFound');
    const drawing = await answers.get(
      `picture ${name}`,
      async () => new KeptAnswer(await read(path.join(folder, `${name}.svg`))),
    );
    return sendKept(request, reply.header('cache-control', anHour), drawing, 'image/svg+xml');
  });
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Refusal('notFound');
  }
}

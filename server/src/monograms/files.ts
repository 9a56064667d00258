import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendKept } from '../http/gateway.ts';
import { keptForever } from '../http/headers.ts';
import { KeptAnswer } from '../http/kept-answers.ts';
import { Refusal } from '../http/refusal.ts';
import { createMonogramReader, monogramFolder } from './address.ts';
import { drawMonogram } from './monogram.ts';

/** Draws the cards of people without a photograph, each when it is first asked for. */
export function registerMonograms(app: FastifyInstance, { answers, secret }: Context): void {
  const read = createMonogramReader(secret);
  app.get<{ Params: { card: string } }>(`${monogramFolder}:card.svg`, async (request, reply) => {
    const { card } = request.params;
    const monogram = read(card);
    if (!monogram) throw new Refusal('notFound');
    const drawn = await answers.get(`monogram ${card}`, async () => new KeptAnswer(drawMonogram(monogram)));
    void reply.header('cache-control', keptForever);
    return sendKept(request, reply, drawn, 'image/svg+xml');
  });
}

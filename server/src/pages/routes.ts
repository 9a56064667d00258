import { localeNames } from 'contract/locales.ts';
import type { FastifyInstance } from 'fastify';
import type { Pages } from './pages.ts';
import { createPreviews, type PreviewContext, previewTokenOf } from './preview.ts';

/** Registers the URLs of pages: `/`, and all below a language. */
export function registerPages(app: FastifyInstance, context: PreviewContext, pages: Pages): void {
  const sendPreview = createPreviews(context, pages.renderPreview);
  app.get('/', { config: { isPage: true } }, pages.send);
  for (const locale of localeNames)
    app.get(`/${locale}/*`, { config: { isPage: true } }, async (request, reply) => {
      const token = previewTokenOf(request.url);
      return token === undefined ? pages.send(request, reply) : sendPreview(request, reply, token);
    });
}

import type { FastifyInstance } from 'fastify';
import { type GeneratedFilesContext, registerGeneratedFile } from '../http/generated-files.ts';

/** Registers `/robots.txt`, which names the sitemap. */
export function registerRobots(app: FastifyInstance, context: GeneratedFilesContext, publicUrl: () => string): void {
  registerGeneratedFile(
    app,
    context,
    { url: '/robots.txt', type: 'text/plain; charset=utf-8' },
    () => `User-agent: *\nDisallow: /gw-api/\nSitemap: ${publicUrl()}/sitemap.xml\n`,
  );
}

/** Registers the file by which IndexNow recognizes the site's owner. */
export function registerIndexNowKey(
  app: FastifyInstance,
  context: GeneratedFilesContext,
  key: string | undefined,
): void {
  if (key === undefined) return;
  registerGeneratedFile(app, context, { url: `/${key}.txt`, type: 'text/plain; charset=utf-8' }, () => key);
}

/** The web app manifest: the site's name and icons where it is put on a home screen. */
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { localePath, paths } from 'contract/urls/paths.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/open.ts';
import { pickLocale } from '../database/localized.ts';
import { type GeneratedFilesContext, registerGeneratedFile } from '../http/generated-files.ts';
import { readSettings } from '../settings/store.ts';

export function manifestPath(locale: Locale): string {
  return localePath(locale, '/site.webmanifest');
}

export function registerManifests(app: FastifyInstance, context: GeneratedFilesContext & { db: Database }): void {
  for (const locale of localeNames)
    registerGeneratedFile(
      app,
      context,
      { url: manifestPath(locale), type: 'application/manifest+json; charset=utf-8' },
      () => manifestOf(context.db, locale),
    );
}

async function manifestOf(db: Database, locale: Locale): Promise<string> {
  const { company } = await readSettings(db);
  const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' });
  return JSON.stringify({
    name: pickLocale(company.name, locale).text,
    short_name: pickLocale(company.shortName, locale).text,
    lang: locales[locale].tag,
    start_url: localePath(locale, paths.home()),
    display: 'browser',
    background_color: '#f6f4f0',
    theme_color: '#0c0f11',
    icons: [icon(192), icon(512), { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
}

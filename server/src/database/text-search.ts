import type { Locale } from 'contract/locales.ts';

/** PostgreSQL's text search configurations. Chinese has no stemmer: words are matched as written. */
export const textSearchConfigurations: Record<Locale, { name: string; hasStems: boolean }> = {
  cn: { name: 'pg_catalog.simple', hasStems: false },
  en: { name: 'pg_catalog.english', hasStems: true },
  ru: { name: 'pg_catalog.russian', hasStems: true },
};

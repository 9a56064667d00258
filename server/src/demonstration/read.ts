import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  albumsFile,
  bannersFile,
  categoriesFile,
  companyFile,
  cultureFile,
  dictionariesFile,
  filmsFile,
  historyFile,
  honouredFile,
  jobsFile,
  newsItemFile,
  pageFile,
  partnersFile,
  picturesFile,
  planFile,
  productFile,
  settingsFile,
  typicalValuesFile,
} from 'content/schema.ts';
import { localeNames } from 'contract/locales.ts';
import { z } from 'zod';

/** Reads and validates one file of the demonstration. Throws with the file's name and the invalid fields. */
function read<Schema extends z.core.$ZodType>(folder: string, name: string, schema: Schema): z.output<Schema> {
  const result = z.safeParse(schema, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`content/${name} is invalid:\n${z.prettifyError(result.error)}`);
}

function readAll<Schema extends z.core.$ZodType>(
  folder: string,
  below: string,
  schema: Schema,
  skip?: string,
): z.output<Schema>[] {
  return readdirSync(path.join(folder, below))
    .filter((name) => name.endsWith('.json') && name !== skip)
    .toSorted()
    .map((name) => read(folder, path.join(below, name), schema));
}

/** The films by name, with the hash of their files. */
function readFilms(folder: string) {
  const films = read(folder, 'films.json', filmsFile);
  return Object.entries(films).map(([name, film]) => {
    const extensions = ['webm', 'mp4', ...(film.captioned ? localeNames.map((locale) => `${locale}.vtt`) : [])];
    const hash = createHash('sha256');
    for (const extension of extensions) hash.update(readFileSync(path.join(folder, 'films', `${name}.${extension}`)));
    return { name, ...film, hash: hash.digest('hex').slice(0, 20) };
  });
}

/** Reads and validates the whole demonstration. */
export function readDemonstration(folder: string) {
  return {
    settings: read(folder, 'settings.json', settingsFile),
    dictionaries: read(folder, 'dictionaries.json', dictionariesFile),
    banners: read(folder, 'banners.json', bannersFile),
    company: read(folder, 'company.json', companyFile),
    history: read(folder, 'history.json', historyFile),
    culture: read(folder, 'culture.json', cultureFile),
    albums: read(folder, 'albums.json', albumsFile),
    news: readAll(folder, 'news', newsItemFile),
    categories: read(folder, 'products/categories.json', categoriesFile),
    products: readAll(folder, 'products', productFile, 'categories.json'),
    jobs: read(folder, 'jobs.json', jobsFile),
    films: readFilms(folder),
    pictures: read(folder, 'pictures.json', picturesFile),
    partners: read(folder, 'partners.json', partnersFile),
    pages: readAll(folder, 'pages', pageFile),
    typicalValues: {
      gpc: read(folder, 'typical-values/gpc.json', typicalValuesFile),
      cpc: read(folder, 'typical-values/cpc.json', typicalValuesFile),
    },
    honoured: read(folder, 'honoured.json', honouredFile),
    plan: read(folder, 'plan.geojson', planFile),
  };
}

export type Demonstration = ReturnType<typeof readDemonstration>;
export type DemonstrationProduct = Demonstration['products'][number];

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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
  lotCertificatesFile,
  newsItemFile,
  pageFile,
  partnersFile,
  picturesFile,
  planFile,
  productFile,
  searchSynonymsFile,
  settingsFile,
  typicalValuesFile,
} from 'content/schema.ts';
import { localeNames } from 'contract/locales.ts';
import { z } from 'zod';

/** Reads and validates one file of the demonstration. Throws with the file's name and the invalid fields. */
async function read<Schema extends z.core.$ZodType>(
  folder: string,
  name: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const result = z.safeParse(schema, JSON.parse(await readFile(path.join(folder, name), 'utf8')));
  if (result.success) return result.data;
  throw new Error(`content/${name} is invalid:\n${z.prettifyError(result.error)}`);
}

async function readAll<Schema extends z.core.$ZodType>(
  folder: string,
  below: string,
  schema: Schema,
  skip?: string,
): Promise<z.output<Schema>[]> {
  const names = await readdir(path.join(folder, below));
  const items: z.output<Schema>[] = [];
  for (const name of names.filter((other) => other.endsWith('.json') && other !== skip).toSorted())
    items.push(await read(folder, path.join(below, name), schema));
  return items;
}

/** The films by name, with the hash of their files. */
async function readFilms(folder: string) {
  const films = await read(folder, 'films.json', filmsFile);
  const hashed = Object.entries(films).map(async ([name, film]) => {
    const extensions = ['webm', 'mp4', ...(film.captioned ? localeNames.map((locale) => `${locale}.vtt`) : [])];
    const hash = createHash('sha256');
    for (const extension of extensions)
      for await (const chunk of createReadStream(path.join(folder, 'films', `${name}.${extension}`)))
        hash.update(chunk);
    return { name, ...film, hash: hash.digest('hex').slice(0, 20) };
  });
  return Promise.all(hashed);
}

/** Reads and validates the whole demonstration, file by file: the server responds meanwhile. */
export async function readDemonstration(folder: string) {
  return {
    settings: await read(folder, 'settings.json', settingsFile),
    searchSynonyms: await read(folder, 'search-synonyms.json', searchSynonymsFile),
    dictionaries: await read(folder, 'dictionaries.json', dictionariesFile),
    banners: await read(folder, 'banners.json', bannersFile),
    company: await read(folder, 'company.json', companyFile),
    history: await read(folder, 'history.json', historyFile),
    culture: await read(folder, 'culture.json', cultureFile),
    albums: await read(folder, 'albums.json', albumsFile),
    news: await readAll(folder, 'news', newsItemFile),
    categories: await read(folder, 'products/categories.json', categoriesFile),
    products: await readAll(folder, 'products', productFile, 'categories.json'),
    jobs: await read(folder, 'jobs.json', jobsFile),
    certificates: await read(folder, 'certificates.json', lotCertificatesFile),
    films: await readFilms(folder),
    pictures: await read(folder, 'pictures.json', picturesFile),
    partners: await read(folder, 'partners.json', partnersFile),
    pages: await readAll(folder, 'pages', pageFile),
    typicalValues: {
      gpc: await read(folder, 'typical-values/gpc.json', typicalValuesFile),
      cpc: await read(folder, 'typical-values/cpc.json', typicalValuesFile),
    },
    honoured: await read(folder, 'honoured.json', honouredFile),
    plan: await read(folder, 'plan.geojson', planFile),
  };
}

export type Demonstration = Awaited<ReturnType<typeof readDemonstration>>;
export type DemonstrationProduct = Demonstration['products'][number];

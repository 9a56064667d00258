/**
 * `npm run content:import -- FILE [--preview]` imports an exported zip: new items, and new drafts of items that differ,
 * all or none. It publishes nothing, and works with or without a running server. `--preview` only prints what would
 * change.
 */
import { codeOf } from './errors/error-code.ts';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wildcard } from 'contract/console/permissions.ts';
import type { PreviewedItem } from 'contract/console/content-exchange.ts';
import { recordAudit } from './audit/record.ts';
import { fromHere, runCommand } from './command-line/run-command.ts';
import { UsageError } from './command-line/usage-error.ts';
import { applyImport } from './content-exchange/apply-import.ts';
import { contentItems } from './content-exchange/content-items.ts';
import { type PackedContent, siteBounds, unpackContent, unpackFilms } from './content-exchange/content-zip.ts';
import {
  filmStates,
  missingMedia,
  missingPictures,
  prepareFilms,
  preparePictures,
} from './content-exchange/missing-media.ts';
import { previewImport } from './content-exchange/preview.ts';
import { usedMedia } from './content-exchange/used-media.ts';
import { openCommandStore } from './database/command-store.ts';
import { openFiles } from './files/open.ts';
import { openPublicFiles } from './files/public-files.ts';
import { errorText } from './http/error-texts.ts';
import { HttpError } from './http/http-error.ts';
import { publishableKinds } from './publishable-kinds.ts';
import { uploadLimits } from './uploads/ensure-space.ts';

/** An operator has the rights of an administrator. */
const granted = [wildcard] as const;

await runCommand(async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { preview: { type: 'boolean' } } });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new UsageError('Required: the file of content:export');
  const file = path.resolve(fromHere(), name);
  const packed = await readPacked(file);
  await using store = await openCommandStore({ mustExist: true });
  const { db, config } = store;
  const items = contentItems(publishableKinds, packed.content);
  const previewed = await previewImport(db, publishableKinds, items, granted);
  for (const item of previewed) if (item.outcome !== 'unchanged') console.log(lineOf(item));
  console.log(`${previewed.filter(({ outcome }) => outcome === 'unchanged').length} items are unchanged.`);
  for (const picture of await missingPictures(db, packed)) console.log(`New picture: ${picture.name}`);
  for (const { name: film, state } of await filmStates(db, packed))
    if (state !== 'here') console.log(`${state === 'new' ? 'New' : 'Missing'} film: ${film}`);
  if (values.preview === true) return;
  const invalid = previewed.filter(({ outcome }) => outcome === 'invalid');
  if (invalid.length > 0) throw new UsageError(`Nothing was imported: ${invalid.length} items are invalid`);
  const choices = previewed
    .filter(({ outcome }) => outcome !== 'unchanged')
    .map(({ number, existing }) => ({ number, version: existing?.version ?? null }));
  const stores = { files: await openFiles(config), publicFiles: await openPublicFiles(config) };
  const context = { db, dataDir: config.dataDir, ...stores, uploadLimits };
  try {
    const missing = await missingMedia(db, packed, usedMedia(publishableKinds, packed.content.items));
    const pictures = await preparePictures(context, packed, missing.pictures);
    const films = await prepareFilms(context, unpackFilms(createReadStream(file), siteBounds), missing.films);
    const imported = { items, choices, pictures, films, granted, author: null };
    const applied = await applyImport(db, publishableKinds, imported, {
      finish: (transaction, done) =>
        recordAudit(transaction, {
          by: null,
          action: 'content.import',
          object: { kind: 'contentExchange', id: path.basename(file) },
          details: { items: done.length, pictures: pictures.length, films: films.length },
        }),
    });
    const media = `${pictures.length} pictures and ${films.length} films`;
    console.log(`Imported ${applied.length} items as drafts, ${media}. Nothing was published.`);
  } catch (error) {
    throw error instanceof HttpError ? new UsageError(errorText(error.code, 'en')) : error;
  }
});

async function readPacked(file: string): Promise<PackedContent> {
  try {
    return await unpackContent(createReadStream(file), siteBounds);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') throw new UsageError(`${file} does not exist`);
    throw error instanceof HttpError ? new UsageError(`${file} is not an intact export of content`) : error;
  }
}

function lineOf({ kind, id, title, outcome, existing, fields, changedFields, problems }: PreviewedItem): string {
  const names = fields.map(({ field, locale }) => (locale === null ? field : `${field} (${locale})`));
  const more = changedFields > names.length ? [`${changedFields - names.length} more`] : [];
  const reasons = problems.map(({ field, code }) => `${field}: ${code}`);
  const details = outcome === 'changed' ? [...names, ...more] : reasons;
  const colon = details.length > 0 ? `: ${details.join(', ')}` : '';
  return `${outcome} ${kind}/${existing?.id ?? id} ${JSON.stringify(title)}${colon}`;
}

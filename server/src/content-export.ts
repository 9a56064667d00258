/**
 * `npm run content:export -- FILE` writes the newest drafts of all content, with the pictures and films that they show,
 * into a new zip, with or without a running server. `content:import` reads it on this or another installation.
 */
import { codeOf } from './errors/error-code.ts';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { isContentKind } from 'contract/console/content-kinds.ts';
import { recordAudit } from './audit/record.ts';
import { rejectInsideDataFolder } from './command-line/outside-data-folder.ts';
import { fromHere, runCommand } from './command-line/run-command.ts';
import { UsageError } from './command-line/usage-error.ts';
import { packContent, siteBounds } from './content-exchange/content-zip.ts';
import { makeExport } from './content-exchange/make-export.ts';
import { commandConfig, openCommandStore } from './database/command-store.ts';
import { openFiles } from './files/open.ts';
import { openPublicFiles } from './files/public-files.ts';
import { HttpError } from './http/http-error.ts';
import { publishableKinds } from './publishable-kinds.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new UsageError('Required: the file to write, such as content.zip');
  const file = path.resolve(fromHere(), name);
  rejectInsideDataFolder(commandConfig().dataDir, file);
  await using store = await openCommandStore({ mustExist: true });
  const { db, config } = store;
  const rows = await db.selectFrom('contentItem').select(['kind', 'id']).orderBy('kind').orderBy('id').execute();
  const items = rows.flatMap(({ kind, id }) => (isContentKind(kind) ? [{ kind, id }] : []));
  const files = await openFiles(config);
  const context = { db, files, publicFiles: await openPublicFiles(config), publishableKinds };
  const bounds = { ...siteBounds, bytes: siteBounds.unpackedBytes };
  const exported = await makeExport(context, items, bounds).catch((error: unknown) => {
    const isTooLarge = error instanceof HttpError && error.code === 'exchangeFileTooLarge';
    throw isTooLarge ? new UsageError('The content is too large for one file. A backup has no such limit') : error;
  });
  await writeNewFile(file, packContent(exported));
  await recordAudit(db, {
    by: null,
    action: 'content.export',
    object: { kind: 'contentExchange', id: path.basename(file) },
    details: { items: items.length },
  });
  console.log(
    `Wrote ${file}: ${items.length} items, ${exported.pictures.size} pictures, ${exported.films.length} films.`,
  );
});

async function writeNewFile(file: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw new UsageError(`${file} exists already`);
    await rm(file, { force: true });
    throw error;
  }
}

/**
 * `npm run content:export -- FILE` writes the newest drafts of all content, with the pictures that they show, into a
 * new zip, with or without a running server. `content:import` reads it on this or another installation.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isContentKind } from 'contract/console/content-kinds.ts';
import { recordAudit } from './audit/record.ts';
import { rejectInsideDataFolder } from './command-line/outside-data-folder.ts';
import { fromHere, runCommand } from './command-line/run-command.ts';
import { codeOf, UsageError } from './command-line/usage-error.ts';
import { packContent, siteBounds } from './content-exchange/content-zip.ts';
import { makeExport } from './content-exchange/make-export.ts';
import { commandConfig, openCommandStore } from './database/command-store.ts';
import { openPublicFiles } from './files/public-files.ts';
import { publishableKinds } from './publishable-kinds.ts';

await runCommand(async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1)
    throw new UsageError('Required: the file to write, such as content.zip');
  const file = path.resolve(fromHere(), name);
  rejectInsideDataFolder(commandConfig().dataDir, file);
  await using store = await openCommandStore();
  const { db, config } = store;
  const rows = await db.selectFrom('contentItem').select(['kind', 'id']).orderBy('kind').orderBy('id').execute();
  const items = rows.flatMap(({ kind, id }) => (isContentKind(kind) ? [{ kind, id }] : []));
  const context = { db, publicFiles: await openPublicFiles(config), publishableKinds };
  const packed = await makeExport(context, items, siteBounds.unpackedBytes);
  await writeFile(file, packContent(packed), { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (codeOf(error) === 'EEXIST') throw new UsageError(`${file} exists already`);
    throw error;
  });
  await recordAudit(db, {
    by: null,
    action: 'content.export',
    object: { kind: 'contentExchange', id: path.basename(file) },
    details: { items: items.length },
  });
  console.log(`Wrote ${file}: ${items.length} items, ${packed.pictures.size} pictures.`);
});

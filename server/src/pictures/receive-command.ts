/**
 * `npm run pictures:receive -- FILE --name green-coke-heap --cn … [--en … --ru …] [--focus
 * 0.5,0.4]` adds a picture under a name that content uses. It works with or without a running
 * server.
 */
import { createReadStream } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { byLocale, localeNames } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { runCommand } from '../command-line/run-command.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { openCommandStore } from '../database/command-store.ts';
import { openPublicFiles } from '../files/public-files.ts';
import { errorText } from '../http/error-texts.ts';
import { HttpError } from '../http/http-error.ts';
import { receivePicture } from './receive.ts';

const mediaTypes = new Map([
  ['.jpg', 'image/jpeg'],
  ['.jpeg', 'image/jpeg'],
  ['.png', 'image/png'],
  ['.webp', 'image/webp'],
]);

const text = { type: 'string' } as const;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: text, ...byLocale(() => text), focus: { ...text, default: '0.5,0.5' } },
  });
  const [file] = positionals;
  const { name, cn } = values;
  const [x = Number.NaN, y = Number.NaN] = values.focus.split(',').map(Number);
  if (file === undefined || name === undefined || cn === undefined)
    throw new UsageError(
      'Required: the file, --name, and --cn with a description in Chinese. Optional: --en and --ru.',
    );
  if (!/^[a-z0-9-]{1,80}$/.test(name) || !(x >= 0 && x <= 1 && y >= 0 && y <= 1))
    throw new UsageError(
      '--name has lower-case letters, digits and hyphens; --focus is two numbers from 0 to 1, such as 0.5,0.4',
    );

  const description: Localized = { cn };
  for (const locale of localeNames) {
    const written = values[locale];
    if (written !== undefined) description[locale] = written;
  }

  await using store = await openCommandStore({ mustExist: true });
  try {
    const { hash, width, height } = await receivePicture(
      { db: store.db, dataDir: store.config.dataDir, publicFiles: await openPublicFiles(store.config) },
      createReadStream(file),
      {
        name,
        fileName: path.basename(file),
        mediaType: mediaTypes.get(path.extname(file).toLowerCase()) ?? '',
        focus: { x, y },
        description,
      },
    );
    console.log(`${name}: ${width} × ${height}, at /pictures/${hash}/`);
  } catch (error) {
    throw error instanceof HttpError ? new UsageError(errorText(error.code, 'en')) : error;
  }
});

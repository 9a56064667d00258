import path from 'node:path';
import type { ContentFile } from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { byLocale } from 'contract/locales.ts';
import { pictureWidths } from 'contract/picture.ts';
import { projectFolder } from '../config/project-folder.ts';
import type { Database } from '../database/open.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { readPicture } from '../pictures/files.ts';
import { readPictures } from '../pictures/registry.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { shownState } from '../publishing/rules.ts';
import { findItem } from '../publishing/store.ts';
import type { PackedContent } from './content-zip.ts';
import { usedPictures } from './used-pictures.ts';

const demonstrationPictures = path.join(projectFolder, 'content/pictures');

type ExportContext = { db: Database; publicFiles: PublicFiles; publishableKinds: PublishableKinds };

/** The newest drafts of items, with the largest JPEG of each picture that they show. Throws `notFound`. */
export async function makeExport(
  { db, publicFiles, publishableKinds }: ExportContext,
  references: readonly { kind: ContentKind; id: string }[],
  maxBytes: number,
): Promise<PackedContent> {
  const items: ContentFile['items'] = [];
  const names = new Set<string>();
  let bytes = 0;
  const count = (more: number): void => {
    bytes += more;
    if (bytes > maxBytes) throw new HttpError('exchangeFileTooLarge');
  };
  for (const { kind, id } of references) {
    const item = await findItem(db, { kind, id });
    if (!item) throw new HttpError('notFound');
    const { draft: body, languages, writtenIn } = item;
    count(JSON.stringify(body).length);
    for (const name of usedPictures(publishableKinds[kind].definition.body, body)) names.add(name);
    const states = byLocale((locale) => shownState(languages[locale].state, writtenIn.includes(locale)));
    items.push({ kind, id, body, states });
  }
  const { byName } = await readPictures(db);
  const listed: ContentFile['pictures'] = [];
  const pictures = new Map<string, Uint8Array>();
  for (const name of [...names].toSorted()) {
    const picture = byName.get(name);
    // Drawings come with the program. A missing picture is the item's own problem.
    if (picture?.kind !== 'raster') continue;
    const width = pictureWidths(picture.width).at(-1) ?? picture.width;
    const file = await readPicture({ publicFiles }, demonstrationPictures, picture, `${width}.jpg`);
    count(file.length);
    pictures.set(name, file);
    listed.push({ name, description: picture.description, focus: { x: picture.focusX, y: picture.focusY } });
  }
  const exportedAt = new Date().toISOString();
  return { content: { format: 'carbon-group-content', version: 1, exportedAt, items, pictures: listed }, pictures };
}

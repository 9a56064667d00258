import { contentKindNames, contentKinds } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { listFactUses } from 'contract/console/fact-uses.ts';
import type { Database } from '../database/open.ts';
import { serveStaff } from '../http/serve.ts';
import { withFilledTitles } from '../publishing/items/filled-titles.ts';
import { findFactUses } from './fact-uses.ts';

export const settingsConsoleRoutes = [
  serveStaff(listFactUses, async ({ db }: { db: Database }, _input, { signedIn }) => {
    const kinds = contentKindNames.filter((kind) =>
      mayUseContent(contentKinds[kind].lifecycle, 'read', signedIn.permissions),
    );
    return { content: await withFilledTitles(db, await findFactUses(db, kinds)) };
  }),
];

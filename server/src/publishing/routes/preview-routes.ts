import { createPreviewLink, previewDraft } from 'contract/console/previews.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff } from '../../http/serve.ts';
import { auditItem } from './audit-item.ts';
import type { Publishable } from '../definition.ts';
import type { Leaves } from '../bodies/leaves.ts';
import { keepPreviewDraft, previewDraftMinutes } from '../previews/preview-drafts.ts';
import { type Preview, previewToken, previewUrl } from '../previews/preview-token.ts';
import { leavesOfRevision } from '../changes/project.ts';
import { publishingProblems } from '../changes/problems.ts';
import { readBody } from '../bodies/read-body.ts';
import { findRevision } from '../items/revisions.ts';
import { findReadable, type PublishingContext } from './route-items.ts';
import { rejectTooLarge } from '../changes/save.ts';
import { pathsOf } from './view.ts';

/** The page of an item that is previewed: the first one, or the requested one. */
function previewedPath(kind: Publishable, id: string, leaves: Leaves, requested?: string): string {
  if (publishingProblems(kind, leaves, null).length > 0) throw new HttpError('notPublishable');
  const paths = pathsOf(kind, id, leaves);
  const path = requested === undefined ? paths[0] : paths.find((known) => known === requested);
  if (path === undefined) throw new HttpError('notFound');
  return path;
}

function signedPreviewUrl({ secret }: PublishingContext, preview: Preview): string {
  return previewUrl(preview, previewToken(secret, preview));
}

export const previewRoutes = [
  serveStaff(createPreviewLink, async (context: PublishingContext, input, caller) => {
    const { db, publishableKinds } = context;
    const { kind: name, id, locale, minutes } = input;
    const kind = publishableKinds[name];
    const item = await findReadable(db, kind, id, caller.signedIn);
    const number = input.number ?? item.version;
    if ((await findRevision(db, item, number)) === undefined) throw new HttpError('notFound');
    const path = previewedPath(kind, id, await leavesOfRevision(db, kind, item, number), input.path);
    const until = new Date(Date.now() + minutes * 60_000);
    const url = signedPreviewUrl(context, { kind: name, id, shown: number, locale, path, until });
    await db.transaction().execute((transaction) =>
      auditItem(transaction, caller, 'content.createPreviewLink', item, {
        number,
        locale,
        until: until.toISOString(),
      }),
    );
    return { url, expiresAt: until.toISOString() };
  }),

  // Not in the audit log: an editor who types would fill it, and nobody else gets the address.
  serveStaff(previewDraft, async (context: PublishingContext, { kind: name, id, locale, body }, { signedIn }) => {
    const { db, publishableKinds } = context;
    const kind = publishableKinds[name];
    await findReadable(db, kind, id, signedIn);
    const leaves = readBody(kind.definition.body, body);
    rejectTooLarge(kind, leaves);
    const path = previewedPath(kind, id, leaves);
    const shown = await keepPreviewDraft(db, kind, { accountId: signedIn.accountId, id, leaves });
    const until = new Date(Date.now() + previewDraftMinutes * 60_000);
    return { url: signedPreviewUrl(context, { kind: name, id, shown, locale, path, until }) };
  }),
];

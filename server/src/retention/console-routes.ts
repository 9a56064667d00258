import { eraseInboxItem, extendInboxItem } from 'contract/console/retention.ts';
import type { Kysely } from 'kysely';
import type { Retention } from '../config/config.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { serveStaff } from '../http/serve.ts';
import { requireRecentConfirmation } from '../sessions/confirmation.ts';
import { erase } from './erase.ts';
import { extend } from './extend.ts';
import { requireErasing } from './rights.ts';

type RetentionContext = { db: Kysely<Tables>; files: FileStore; retention: Retention };

export const retentionRoutes = [
  serveStaff(eraseInboxItem, async (context: RetentionContext, input, caller) => {
    requireErasing(caller.signedIn, input.kind);
    requireRecentConfirmation(caller.signedIn);
    await erase(context, input, caller);
    return {};
  }),

  serveStaff(extendInboxItem, async (context: RetentionContext, input, caller) => {
    requireErasing(caller.signedIn, input.kind);
    await extend(context, input, caller);
    return {};
  }),
];

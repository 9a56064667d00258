import {
  confirmReportKey,
  discardReportKey,
  listReportKeys,
  registerReportKey,
  removeReportKey,
} from 'contract/console/report-keys.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { serveStaff } from '../../http/serve.ts';
import { readPendingKeys } from '../../submissions/report-keys/pending.ts';
import { readStoredReportKeys } from '../../submissions/report-keys/store.ts';
import { confirmKey, discardKey, isConfirmable, registerPendingKey, removeKey } from './changes.ts';
import { countReportsByDay } from '../store.ts';

type KeysContext = { db: Kysely<Tables>; secret: Buffer };

export const reportKeysRoutes = [
  serveStaff(listReportKeys, async ({ db, secret }: KeysContext, _input, { signedIn }) => {
    const reader = { accountId: signedIn.accountId, now: new Date() };
    const [keys, days] = [await readStoredReportKeys(db, secret), await countReportsByDay(db, reader)];
    const pending = await Promise.all(
      (await readPendingKeys(db)).map(async ({ accountId, ...key }) => ({
        ...key,
        isOwn: accountId === signedIn.accountId,
        isConfirmable: await isConfirmable(db, accountId),
      })),
    );
    const countAfter = (addedOn: string) =>
      days.reduce((total, { receivedOn, count }) => total + (receivedOn > addedOn ? count : 0), 0);
    return {
      keys: keys.map(({ isAuthentic, ...key }) => ({
        ...key,
        isAltered: !isAuthentic,
        sealedOnArrival: isAuthentic ? countAfter(key.addedOn) : 0,
      })),
      pending,
      reports: countAfter(''),
    };
  }),

  serveStaff(registerReportKey, async (context: KeysContext, input, caller) => {
    await registerPendingKey(context, input, caller);
    return {};
  }),

  serveStaff(confirmReportKey, async (context: KeysContext, input, caller) => {
    await confirmKey(context, input, caller);
    return {};
  }),

  serveStaff(discardReportKey, async (context: KeysContext, { id }, caller) => {
    await discardKey(context, id, caller);
    return {};
  }),

  serveStaff(removeReportKey, async (context: KeysContext, input, caller) => {
    await removeKey(context, input, caller);
    return {};
  }),
];

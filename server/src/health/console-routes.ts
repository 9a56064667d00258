import { getHealth, type HealthState } from 'contract/console/health.ts';
import { findVerification } from '../audit/verification-store.ts';
import type { Database } from '../database/open.ts';
import type { Readiness } from '../http/readiness.ts';
import { serveStaff } from '../http/serve.ts';
import type { Mail } from '../mail/mail.ts';
import { findFailing } from '../notices/store.ts';

type HealthContext = { db: Database; mail: Mail | undefined; readiness: () => Promise<Readiness> };

async function mailState(db: Database, mail: Mail | undefined): Promise<HealthState> {
  if (mail === undefined) return 'off';
  return (await findFailing(db)).length > 0 ? 'failing' : 'ok';
}

export const healthRoutes = [
  serveStaff(getHealth, async ({ db, mail, readiness }: HealthContext) => {
    const [{ checks }, state, { lastBackupAt }, verification] = await Promise.all([
      readiness(),
      mailState(db, mail),
      db.selectFrom('installation').select('lastBackupAt').executeTakeFirstOrThrow(),
      findVerification(db),
    ]);
    return {
      data: {
        checks: [
          ...checks.map(({ name, ok }) => ({ name, state: ok ? ('ok' as const) : ('failing' as const) })),
          { name: 'mail' as const, state },
        ],
        lastBackupAt: lastBackupAt?.toISOString() ?? null,
        auditVerifiedAt: verification.at?.toISOString() ?? null,
        isAuditBroken: verification.brokenId !== null,
      },
    };
  }),
];

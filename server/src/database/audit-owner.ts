/**
 * The second PostgreSQL role, which owns the audit log. The server's own role may only read it and
 * append to it: not even an error or an injected statement can change an entry.
 */
import pg from 'pg';
import { applicationRole, superuser } from './embedded/roles.ts';

const owner = 'audit_owner';

/** A role that nobody can sign in as, and that the server's role is no member of. */
export const createAuditOwner = `do $$ begin
  if not exists (select from pg_roles where rolname = '${owner}') then create role ${owner} nologin; end if;
end $$`;

/** Statements for a superuser, which give the audit log to its owner. They can be repeated. */
export function auditOwnerStatements(serverRole: string): string {
  const role = pg.escapeIdentifier(serverRole);
  // The owner of a schema may drop what is in it, so the schema goes too.
  return `${createAuditOwner};
alter schema audit owner to ${owner};
alter table audit.audit_entry owner to ${owner};
alter function audit.reject_change() owner to ${owner};
revoke all on schema audit from ${role};
revoke all on audit.audit_entry from ${role};
grant usage on schema audit to ${role};
grant select, insert on audit.audit_entry to ${role};`;
}

/** Gives the audit log of an embedded store to its owner. */
export async function protectEmbeddedAuditLog({
  socketFolder,
  database = applicationRole,
}: {
  socketFolder: string;
  database?: string;
}): Promise<void> {
  const client = new pg.Client({ host: socketFolder, user: superuser, database });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.oid = 'audit.audit_entry'::regclass and c.relowner::regrole::text = $1 and n.nspowner = c.relowner`,
      [owner],
    );
    if (rowCount === 0) await client.query(`begin; ${auditOwnerStatements(applicationRole)} commit`);
  } finally {
    await client.end();
  }
}

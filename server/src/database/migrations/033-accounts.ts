import { type Kysely, sql } from 'kysely';

const name = (cn: string, en: string, ru: string) => JSON.stringify({ cn, en, ru });

/** The roles at first; they can be edited. */
const roles: [key: string, name: string, permissions: string[]][] = [
  ['admin', name('管理员', 'Administrator', 'Администратор'), ['*:*:*']],
  [
    'editor',
    name('编辑', 'Editor', 'Редактор'),
    [
      'content:article:read',
      'content:article:edit',
      'content:article:translate',
      'content:article:publish',
      'content:record:edit',
      'content:record:translate',
      'content:legal:publish',
      'content:media:edit',
      'content:exchange:export',
      'content:exchange:import',
    ],
  ],
  [
    'translator',
    name('翻译', 'Translator', 'Переводчик'),
    [
      'content:article:read',
      'content:article:translate',
      'content:record:translate',
      'content:exchange:export',
      'content:exchange:import',
    ],
  ],
  [
    'tradeDesk',
    name('贸易台', 'Trade desk', 'Торговый отдел'),
    ['content:article:read', 'inbox:message:read', 'inbox:message:answer'],
  ],
  [
    'hr',
    name('人事', 'HR', 'Кадры'),
    ['content:article:read', 'content:media:edit', 'inbox:resume:read', 'inbox:resume:answer'],
  ],
  [
    'supervisionOfficer',
    name('监督专员', 'Supervision officer', 'Сотрудник надзора'),
    ['content:article:read', 'inbox:report:read', 'inbox:report:answer'],
  ],
  ['auditor', name('审计', 'Auditor', 'Аудитор'), ['content:article:read', 'system:audit:read', 'system:health:read']],
];

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table role (
      key text primary key,
      name jsonb not null,
      permissions text[] not null,
      is_built_in boolean not null default false,
      position integer not null generated always as identity,
      version integer not null default 1
    )`.execute(db);
  for (const [key, names, permissions] of roles)
    await sql`
      insert into role (key, name, permissions, is_built_in)
      values (${key}, ${names}::jsonb, ${permissions}, true)`.execute(db);
  await sql`
    create table account (
      id integer generated always as identity primary key,
      login text not null unique,
      name text not null,
      password text,
      totp_secret bytea,
      totp_step bigint not null default 0,
      is_disabled boolean not null default false,
      version integer not null default 1,
      seen_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    create table account_role (
      account_id integer not null references account,
      role text not null references role,
      primary key (account_id, role)
    )`.execute(db);
  await sql`create index account_role_role on account_role (role)`.execute(db);
  await sql`
    create table recovery_code (
      account_id integer not null references account,
      hash bytea not null,
      primary key (account_id, hash)
    )`.execute(db);
  await sql`
    create table set_up_link (
      account_id integer primary key references account,
      token_hash bytea not null unique,
      until timestamptz not null,
      resets_second_factor boolean not null
    )`.execute(db);
  await sql`
    create table known_address_block (
      account_id integer not null references account,
      block text not null,
      seen_at timestamptz not null default now(),
      primary key (account_id, block)
    )`.execute(db);
  await sql`create index known_address_block_block on known_address_block (block)`.execute(db);
  // Sessions are in no backup. Without a reference a restore can empty the accounts.
  await sql`
    create table session (
      id text primary key,
      token_hash bytea not null unique,
      account_id integer not null,
      kind text not null check (kind in ('cookie', 'bearer')),
      stage text not null check (stage in ('code', 'enrol', 'complete')),
      new_totp_secret bytea,
      since timestamptz not null default now(),
      seen_at timestamptz not null default now(),
      confirmed_at timestamptz,
      user_agent text not null,
      address_block text not null
    )`.execute(db);
  await sql`create index session_account on session (account_id)`.execute(db);
  await sql`
    create unlogged table sign_in_failure (
      key bytea not null,
      block text not null,
      failures integer not null,
      delays integer not null default 0,
      since timestamptz not null,
      delayed_until timestamptz,
      forget_at timestamptz not null,
      primary key (key, block)
    )`.execute(db);
  await sql`create index sign_in_failure_forget_at on sign_in_failure (forget_at)`.execute(db);
  await createAuditLog(db);
}

/**
 * The audit log has a schema of its own, because the owner of a schema may drop its tables. The
 * triggers protect it where no second role can own it (server/src/database/audit-owner.ts).
 */
async function createAuditLog(db: Kysely<never>): Promise<void> {
  await sql`create schema if not exists audit`.execute(db);
  await sql`
    create table audit.audit_entry (
      id bigint primary key,
      at timestamptz not null,
      account_id integer,
      account_name text,
      action text not null,
      object_kind text not null,
      object_id text not null,
      object_title text,
      details json,
      address_block text,
      previous_hash bytea not null,
      hash bytea not null
    )`.execute(db);
  await sql`create index audit_entry_at on audit.audit_entry (at)`.execute(db);
  await sql`create index audit_entry_account on audit.audit_entry (account_id, id)`.execute(db);
  await sql`create index audit_entry_action on audit.audit_entry (action, id)`.execute(db);
  await sql`create index audit_entry_object on audit.audit_entry (object_kind, object_id, id)`.execute(db);
  await sql`
    create function audit.reject_change() returns trigger language plpgsql as
    $$ begin raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege'; end $$
  `.execute(db);
  await sql`
    create trigger append_only before update or delete or truncate on audit.audit_entry
    for each statement execute function audit.reject_change()`.execute(db);
}

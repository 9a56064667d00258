import { type Kysely, sql } from 'kysely';

/**
 * Properties, supply and uses of products as data. Rows of an older server keep their specification in `attributes`,
 * and the product filter does not find them by limits until they are saved again.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table product
    add column properties jsonb not null default '[]',
    add column supply jsonb not null
      default '{"hsCode": null, "casNumber": null, "packing": null, "minimumLot": null, "loadingPorts": null}',
    add column uses text[] not null default '{}',
    add column attributes_below jsonb,
    add column sulfur_limit double precision,
    add column vanadium_limit double precision,
    add column ash_limit double precision`.execute(db);
}

import { realpath } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import type { Config } from '#kit/server/config.ts';
import { isThisComputer } from '#kit/server/outside-url.ts';
import type { SiteIdentity } from '#office/copy/site-copy.ts';

type Place = Pick<Config, 'publicUrl' | 'databaseUrl' | 'dataDir'>;

/** Where this process runs: its public address, and its data folder or its database. */
export async function readOwnIdentity(db: Db, config: Place): Promise<SiteIdentity> {
  const { publicUrl: origin, databaseUrl, dataDir } = config;
  // A folder that cannot be read at this moment keeps its name.
  const place = databaseUrl
    ? await databasePlace(db, databaseUrl)
    : await realpath(dataDir).catch(() => dataDir);
  return { origin, place };
}

/**
 * Several instances may reach one database under several names, so its own number counts, not its host; where the account
 * may not read that, the host.
 */
async function databasePlace(db: Db, databaseUrl: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const server = await sql<{ id: string }>`select system_identifier::text as id from pg_control_system()`
    .execute(db)
    .then((found) => found.rows[0]!.id)
    .catch(() => new URL(databaseUrl).host);
  return `postgres ${server}/${rows[0]!.name}`;
}

export const findIdentity = (db: Db): Promise<SiteIdentity | undefined> =>
  db.selectFrom('siteIdentity').select(['origin', 'place']).where('id', '=', 1).executeTakeFirst();

export async function storeIdentity(db: Db, own: SiteIdentity, now: Date): Promise<void> {
  const row = { ...own, confirmedAt: now.toISOString() };
  await db
    .insertInto('siteIdentity')
    .values({ id: 1, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** At a start: data that belong to no site yet are this site's, and a site that goes live in its place stays the same. */
export async function settleIdentity(db: Db, own: SiteIdentity, now: Date): Promise<void> {
  const known = await findIdentity(db);
  const goesLive = known?.place === own.place && isOnThisMachine(known.origin) && known.origin !== own.origin;
  if (!known || goesLive) await storeIdentity(db, own, now);
}

/** Whether the data belong to another site. Addresses of the machine itself are all the same. */
export function isSameSite(known: SiteIdentity, own: SiteIdentity): boolean {
  const isSameOrigin =
    known.origin === own.origin || (isOnThisMachine(known.origin) && isOnThisMachine(own.origin));
  return isSameOrigin && known.place === own.place;
}

const isOnThisMachine = (origin: string) => isThisComputer(new URL(origin).hostname);

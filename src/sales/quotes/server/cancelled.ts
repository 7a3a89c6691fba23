import { type SqlBool, sql } from 'kysely';
import type { Db } from '#kit/db/open.ts';
import { getEngine } from '#kit/db/portable.ts';

/**
 * The quote's request is cancelled, and with it the visit, even if the request is in the trash. SQLite would open each
 * request by its id, although the few cancelled ones have an index.
 */
export const isCancelled = (db: Db) =>
  sql<SqlBool>`exists (select requests.id from requests ${getEngine(db) === 'sqlite' ? sql`indexed by requests_cancelled` : sql``} where requests.id = quotes.request_id and requests.status = 'cancelled')`;

/** Use it wherever visits, revenue or won quotes are counted. */
export const isNotCancelled = (db: Db) => sql<SqlBool>`not ${isCancelled(db)}`;

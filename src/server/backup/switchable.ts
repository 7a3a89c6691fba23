import type { Kysely } from 'kysely';
import type { Schema } from '#server/db/schema.ts';

/** Data that another can take the place of in an instant. Whatever ends the process, the old or the new is there whole. */
export interface Switchable {
  /** Fills a new database beside the present one. */
  build: (load: (db: Kysely<Schema>) => Promise<void>) => Promise<void>;
  /** What of the exchange can be done while servers go on. */
  prepareExchange: () => Promise<void>;
  /** Puts it in the place of the present one, which becomes the replaced one. Nobody may have the data open. */
  exchange: () => Promise<void>;
  /** What is there: a replaced database that is not saved yet, one that was built, or is unfinished. */
  find: () => Promise<{ replaced: boolean; built: boolean }>;
  dropReplaced: () => Promise<void>;
  dropBuilt: () => Promise<void>;
}

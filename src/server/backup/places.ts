import { join } from 'node:path';
import type { DataPlace } from '#server/config.ts';

/** Where a restore beside a running server builds the database that is to take the place of the present one. */
export const restoringPlace = (place: DataPlace): DataPlace => besides(place, 'restoring');

/** Where the database is that such a restore has replaced, until it is saved in `before-restore`. */
export const replacedPlace = (place: DataPlace): DataPlace => besides(place, 'replaced');

export const schemaName = (name: 'restoring' | 'replaced') => `sunweave_${name}`;

/** SQLite: a folder in the data folder. Postgres: a schema of the same database. */
function besides({ databaseUrl, dataDir }: DataPlace, name: 'restoring' | 'replaced'): DataPlace {
  if (!databaseUrl) return { databaseUrl, dataDir: join(dataDir, name) };
  const url = new URL(databaseUrl);
  const options = [url.searchParams.get('options'), `-c search_path=${schemaName(name)}`];
  url.searchParams.set('options', options.filter(Boolean).join(' '));
  return { databaseUrl: url.href, dataDir };
}

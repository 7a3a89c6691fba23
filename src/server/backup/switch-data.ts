import type { DataPlace } from '#server/config.ts';
import type { Log } from '#server/log.ts';
import { switchablePostgres } from './switch-postgres.ts';
import { switchableSqlite } from './switch-sqlite.ts';
import type { Switchable } from './switchable.ts';

export const switchableData = ({ databaseUrl, dataDir }: DataPlace, log: Log): Switchable =>
  databaseUrl ? switchablePostgres({ databaseUrl, dataDir }, log) : switchableSqlite(dataDir);

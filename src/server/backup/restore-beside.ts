import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { skipCompaction } from '#server/db/deleted-data.ts';
import { openDb } from '#server/db/open.ts';
import type { RestoreClaim } from '#server/db/restore-claim.ts';
import type { Schema } from '#server/db/schema.ts';
import { tidySearchIndexes } from '#server/db/search-indexes.ts';
import { reasonOf } from './backup-text.ts';
import { finishRestore } from './finish-restore.ts';
import { loadTables } from './load-tables.ts';
import { BackupError, type Manifest } from './manifest.ts';
import { placeUploads } from './place-uploads.ts';
import type { RestoreDeps, RestoreOptions } from './restore-options.ts';
import { requireRoom } from './room.ts';
import { switchableData } from './switch-data.ts';

interface Restoring extends RestoreOptions {
  manifest: Manifest;
  claim: RestoreClaim;
}

/** A server looks once a second whether a restore is being prepared, and all of them then let go at the same time. */
const noticeMilliseconds = 2_500;

/**
 * Restores while servers go on serving: all that takes long happens beside them, they let go of the data for the exchange
 * only, and what they had is saved afterwards, so that it has everything that came in until then.
 */
export async function restoreBeside(deps: RestoreDeps, restoring: Restoring) {
  const { claim, isSavedFirst, folder, manifest, onStep = () => {} } = restoring;
  const data = switchableData(deps.config, deps.log);
  const noticed = sleep(noticeMilliseconds);
  // Of a restore that was killed after its exchange.
  await finishRestore(deps, { isSaved: true });
  await requireRoom(deps.config, restoring);
  const written = await build(deps, restoring);
  await noticed;
  onStep('built');
  try {
    await data.prepareExchange();
    if (!(await claim.takeOver())) throw new BackupError(notHandedOver);
    onStep('alone');
    await data.exchange();
    await claim.giveBack();
    onStep('exchanged');
  } catch (error) {
    await claim.giveBack();
    await data.dropBuilt();
    // Also tidies up what was prepared.
    await data.find();
    await removeUnknown(deps, written);
    throw error;
  }
  const { savedFirst, uploads, erasures } = await finish(deps, isSavedFirst);
  const known = new Set(uploads);
  // One that the server has deleted since it was looked for.
  await placeUploads(deps.files, { folder, manifest, isThere: (name) => known.has(name) });
  return { savedFirst, setAside: null, filesWritten: written.length, erasures };
}

/** Returns the names of the files that had to be written. */
async function build(deps: RestoreDeps, { folder, manifest, onLoaded }: Restoring): Promise<string[]> {
  const written = await placeUploads(deps.files, { folder, manifest });
  try {
    await switchableData(deps.config, deps.log).build(async (db: Kysely<Schema>) => {
      await loadTables(db, { folder, manifest, present: [], now: deps.clock() });
      await onLoaded?.(db, manifest);
      // Else the first search would, and the first sweep would rewrite the file while everyone waits to write.
      await tidySearchIndexes(db);
      await skipCompaction(db, deps.clock());
    });
  } catch (error) {
    await removeUnknown(deps, written);
    throw error;
  }
  return written;
}

/** Files of a restore that came to nothing. The present data may name some: those were written anew. */
async function removeUnknown({ config, files, log }: RestoreDeps, written: readonly string[]): Promise<void> {
  const db = openDb(config, log);
  try {
    for (const name of written) {
      const known = await db.selectFrom('uploads').select('id').where('name', '=', name).executeTakeFirst();
      if (!known) await files.remove(name);
    }
  } finally {
    await db.destroy();
  }
}

async function finish(deps: RestoreDeps, isSaved: boolean) {
  try {
    return (await finishRestore(deps, { isSaved }))!;
  } catch (error) {
    throw new BackupError(
      `The backup is restored, but the previous data could not be saved yet (${reasonOf(error)}). It is kept, and the server tries again every hour.`,
    );
  }
}

const notHandedOver =
  'A server did not let go of the data in time; it may be one of an earlier version. Stop every server first. Nothing was changed.';

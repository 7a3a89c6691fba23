import { claimRestore } from '#server/db/restore-claim.ts';
import type { Deps } from '#server/deps.ts';
import { finishRestore } from './finish-restore.ts';
import type { Backup, BackupOptions } from './make-backup.ts';
import { switchableData } from './switch-data.ts';

type TidyDeps = Pick<Deps, 'config' | 'files' | 'clock' | 'log'>;

interface Tidying {
  make: (deps: TidyDeps, options: BackupOptions) => Promise<Backup>;
  signal: AbortSignal;
}

/** Ends what a killed restore has begun: what it replaced is saved, and what it was building is dropped. */
export async function tidyRestore(deps: TidyDeps, { make, signal }: Tidying): Promise<void> {
  const data = switchableData(deps.config, deps.log);
  const found = await data.find();
  if (!found.replaced && !found.built) return;
  const claim = await claimRestore(deps.config);
  // It was not killed.
  if (!claim) return;
  try {
    if (found.built) await data.dropBuilt();
    const finished = await finishRestore(deps, {
      isSaved: true,
      make: (place, options) => make({ ...deps, config: { ...deps.config, ...place } }, options),
      signal,
    });
    if (finished)
      deps.log.info('the data that a restore replaced was saved', { folder: finished.savedFirst });
  } finally {
    await claim.release();
  }
}

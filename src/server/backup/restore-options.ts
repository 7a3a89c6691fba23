import type { Kysely } from 'kysely';
import type { DataPlace } from '#server/config.ts';
import type { Schema } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import type { Manifest } from './manifest.ts';
import type { PresentData } from './present-data.ts';

export type RestoreDeps = Pick<Deps, 'files' | 'clock' | 'log'> & {
  config: DataPlace;
};

/** Of a restore beside a running server: the new data is ready; no server has the data open; the servers go on with it. */
type OnStep = (step: 'built' | 'alone' | 'exchanged') => void;

export interface RestoreOptions {
  folder: string;
  /** Asked before data is replaced; false ends the restore. */
  confirm: (present: PresentData, manifest: Manifest) => Promise<boolean>;
  /** False: what is there now is not saved first. */
  isSavedFirst: boolean;
  /** Writes to the restored database before it takes the place of the other. */
  onLoaded?: (db: Kysely<Schema>, manifest: Manifest) => Promise<void>;
  onStep?: OnStep;
}

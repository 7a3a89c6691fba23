import { join } from 'node:path';
import type { Config } from '#kit/server/config.ts';
import type { Log } from '#kit/server/log.ts';
import { checkBucket, createS3Store } from './s3-store.ts';
import { createDiskStore, type FileStore } from './store.ts';

/** The store that the configuration names, tried out: the bucket, else a folder of the data folder. */
export async function openFileStore(
  { storage, dataDir }: Pick<Config, 'storage' | 'dataDir'>,
  log: Log,
): Promise<FileStore> {
  if (!storage) return createDiskStore(join(dataDir, 'uploads'));
  await checkBucket(storage);
  return createS3Store(storage, log);
}

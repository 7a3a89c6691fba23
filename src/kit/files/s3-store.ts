import { ConfigError } from '#kit/server/config.ts';
import { refuse } from '#kit/server/errors.ts';
import type { Log } from '#kit/server/log.ts';
import type { S3Settings } from '#kit/server/storage-url.ts';
import { createS3Client, type S3Client, S3Failure, type S3Timing } from './s3-client.ts';
import { listObjects } from './s3-listing.ts';
import { type FileStore, isOwnFileName, requireOwnName } from './store.ts';

/**
 * Files in a bucket of an S3-compatible store. A file is there whole or not at all: such a store answers only once it
 * has all the bytes. Throws `unavailable` where the store does not do what it is asked for.
 */
export function createS3Store(settings: S3Settings, log: Log, timing?: S3Timing): FileStore {
  const send = createS3Client(settings, timing);
  const failed = (operation: string, error: unknown) => {
    if (!(error instanceof S3Failure)) return error;
    log.warn('the object store failed', { operation, reason: error.message });
    return refuse('unavailable', 'picturesUnavailable', { retryAfterSeconds: 5 });
  };
  return {
    async write(name, bytes) {
      requireOwnName(name);
      try {
        await send({ method: 'PUT', name, body: bytes, contentType: getContentType(name) });
      } catch (error) {
        throw failed('write', error);
      }
    },
    async read(name) {
      if (!isOwnFileName(name)) return null;
      try {
        return (await send({ method: 'GET', name })).body;
      } catch (error) {
        if (isMissingFile(error)) return null;
        throw failed('read', error);
      }
    },
    async remove(name) {
      requireOwnName(name);
      try {
        await send({ method: 'DELETE', name });
      } catch (error) {
        if (!isMissingFile(error)) throw failed('remove', error);
      }
    },
    async *list() {
      try {
        for await (const file of listObjects(send, settings.prefix)) if (isOwnFileName(file.name)) yield file;
      } catch (error) {
        throw failed('list', error);
      }
    },
  };
}

const getContentType = (name: string) => (name.endsWith('.jpg') ? 'image/jpeg' : 'image/webp');

/** A missing bucket answers 404 too, and is a fault. */
const isMissingFile = (error: unknown) =>
  error instanceof S3Failure && error.status === 404 && error.code !== 'NoSuchBucket';

const probe = 'sunweave-start-check';

/** Writes, lists and deletes once, as the product will. Throws a ConfigError that says what is wrong. */
export async function checkBucket(settings: S3Settings, timing?: S3Timing): Promise<void> {
  const send = createS3Client(settings, timing);
  try {
    await tryOut(send, settings);
  } catch (error) {
    if (!(error instanceof S3Failure)) throw error;
    throw new ConfigError(`STORAGE_URL doesn’t point to a usable bucket: ${explain(error, settings)}`);
  }
}

async function tryOut(send: S3Client, { prefix }: S3Settings) {
  await send({ method: 'PUT', name: probe, body: new Uint8Array(), contentType: 'text/plain' });
  await send({ method: 'GET', query: { 'list-type': '2', 'max-keys': '1', prefix } });
  await send({ method: 'DELETE', name: probe });
}

function explain({ status, code, message }: S3Failure, { bucket, endpoint, region }: S3Settings): string {
  const host = new URL(endpoint).host;
  if (status === null) return `${host} does not answer (${code}).`;
  if (code === 'NoSuchBucket') return `${host} has no bucket ${bucket}.`;
  if (code === 'InvalidAccessKeyId') return `${host} does not know the key.`;
  if (code === 'SignatureDoesNotMatch') return `the secret is not that of the key (${message}).`;
  if (status === 403) return `the key may not write, list and delete in the bucket ${bucket} (${message}).`;
  if (status < 400 || code === 'AuthorizationHeaderMalformed') {
    return `the bucket ${bucket} is not in the region ${region} (${message}).`;
  }
  return `${host} answers ${message}.`;
}

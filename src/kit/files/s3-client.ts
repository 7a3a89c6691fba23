import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#kit/server/storage-url.ts';

interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Behind the prefix; without one the call is about the bucket. */
  name?: string;
  query?: Record<string, string>;
  body?: Uint8Array;
  contentType?: string;
}

/** The whole answer, with a status below 300. */
interface S3Answer {
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

/** The store failed or refused the call. Tells nothing secret. */
export class S3Failure extends Error {
  /** Null if no response came. */
  readonly status: number | null;
  /** The store's own word, such as `NoSuchKey`, or that of the connection, such as `ECONNREFUSED`. */
  readonly code: string;

  constructor(status: number | null, code: string) {
    super(status === null ? code : `${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

export interface S3Timing {
  /** Limit for one attempt. */
  attemptMilliseconds: number;
  /** Before the second attempt, before the third and so on. */
  waitsMilliseconds: readonly number[];
}

const patient: S3Timing = { attemptMilliseconds: 5_000, waitsMilliseconds: [200, 800] };

export type S3Client = ReturnType<typeof createS3Client>;

/** Signed calls to one bucket, each with a time limit, and again where waiting may help. Throws S3Failure. */
export function createS3Client(settings: S3Settings, timing = patient) {
  const { accessKeyId, secretAccessKey, region } = settings;
  // Its own repetition takes no time limit, and gives up at once if no response came.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });

  async function attempt(call: S3Call): Promise<S3Answer> {
    const { method, body } = call;
    const request = await signer.sign(getAddress(settings, call), {
      method,
      headers: {
        // Signed with the rest, so that no other bytes are stored than these.
        'X-Amz-Content-Sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
        ...(call.contentType && { 'Content-Type': call.contentType }),
      },
      ...(body && { body: Buffer.from(body) }),
    });
    try {
      // A redirect leads to another host, for which this signature is not meant.
      const signal = AbortSignal.timeout(timing.attemptMilliseconds);
      const answer = await fetch(request, { signal, redirect: 'manual' });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.ok) return { headers: answer.headers, body: bytes };
      throw new S3Failure(answer.status, codeIn(bytes.toString()) ?? answer.statusText);
    } catch (error) {
      throw error instanceof S3Failure ? error : new S3Failure(null, codeOfConnection(error));
    }
  }

  return async function send(call: S3Call): Promise<S3Answer> {
    for (const wait of timing.waitsMilliseconds) {
      try {
        return await attempt(call);
      } catch (error) {
        if (!isPassing(error)) throw error;
        // Not all at the same moment again.
        await sleep(wait * (0.5 + Math.random()));
      }
    }
    return attempt(call);
  };
}

export function getAddress(
  { endpoint, bucket, prefix, isPathStyle }: S3Settings,
  { name, query }: Pick<S3Call, 'name' | 'query'>,
): URL {
  const url = new URL(endpoint);
  if (!isPathStyle) url.host = `${bucket}.${url.host}`;
  const key = name === undefined ? '' : prefix + name;
  url.pathname = isPathStyle ? `/${bucket}/${key}` : `/${key}`;
  for (const [parameter, value] of Object.entries(query ?? {})) url.searchParams.set(parameter, value);
  return url;
}

/** No answer, too busy, or a fault on the other side; a full store (507) is not emptied in a second. */
const isPassing = (error: unknown) =>
  error instanceof S3Failure &&
  (error.status === null || error.status === 429 || (error.status >= 500 && error.status !== 507));

const codeIn = (xml: string) => /<Code>([\w.-]{1,80})<\/Code>/.exec(xml)?.[1];

function codeOfConnection(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: unknown } };
  if (name === 'TimeoutError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : 'no connection';
}

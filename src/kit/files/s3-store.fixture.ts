import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TestContext } from 'node:test';
import { createLog } from '#kit/server/log.ts';
import { readStorageUrl } from '#kit/server/storage-url.ts';
import { createS3Store } from './s3-store.ts';
import type { FileStore } from './store.ts';

export const quick = { attemptMilliseconds: 2_000, waitsMilliseconds: [10, 20] };

export function openStore(url: string) {
  const lines: string[] = [];
  const store = createS3Store(
    readStorageUrl(url),
    createLog((line) => lines.push(line)),
    quick,
  );
  return { store, lines };
}

export async function namesIn(store: FileStore) {
  const sizes: Record<string, number> = {};
  for await (const { name, bytes } of store.list()) sizes[name] = bytes;
  return sizes;
}

/** A store that answers as told, to faults that a real one cannot be brought to. */
export async function fakeStore(
  t: TestContext,
  answer: (call: IncomingMessage, response: ServerResponse) => void,
) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `s3://K:topsecret@127.0.0.1:${(server.address() as { port: number }).port}/bucket`;
}

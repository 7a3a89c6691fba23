import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ConfigError } from '#kit/server/config.ts';
import { AppError } from '#kit/server/errors.ts';
import { createLog } from '#kit/server/log.ts';
import { readStorageUrl } from '#kit/server/storage-url.ts';
import { startObjectStore } from '../../../tests/support/object-store.ts';
import { fakeStore, namesIn, openStore, quick } from './s3-store.fixture.ts';
import { checkBucket, createS3Store } from './s3-store.ts';
import { newFileName } from './store.ts';

const isUnavailable = (error: unknown) =>
  error instanceof AppError && error.code === 'unavailable' && error.options.retryAfterSeconds === 5;

test('a store that is gone is unavailable, and works as soon as it is back', async (t) => {
  const server = await startObjectStore(t);
  const { store, lines } = openStore(server.url);
  const name = newFileName();
  await store.write(name, Buffer.from('kept'));
  await server.stop();
  await assert.rejects(store.read(name), isUnavailable);
  await assert.rejects(store.write(newFileName(), Buffer.from('lost')), isUnavailable);
  await assert.rejects(store.remove(name), isUnavailable);
  await assert.rejects(namesIn(store), isUnavailable);
  assert.match(lines.join(''), /"operation":"write","reason":"ECONNREFUSED"/);
  await server.start();
  assert.deepEqual(await store.read(name), Buffer.from('kept'));
});

const mistakes: [what: string, change: (url: string) => string, said: RegExp][] = [
  ['a wrong secret', (url) => url.replace(':S3RVER@', ':topsecret@'), /secret is not that of the key/],
  ['an unknown key', (url) => url.replace('S3RVER:', 'NOBODY:'), /does not know the key/],
  ['a missing bucket', (url) => url.replace('/pictures', '/nowhere'), /has no bucket nowhere/],
  ['a port where nobody listens', (url) => url.replace(/:\d+\//, ':9/'), /127\.0\.0\.1:9 does not answer/],
];

for (const [what, change, said] of mistakes) {
  test(`${what} is found at the start and said without the secret; later it is unavailable`, async (t) => {
    const url = change((await startObjectStore(t)).url);
    await assert.rejects(checkBucket(readStorageUrl(url), quick), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, said);
      assert.doesNotMatch(error.message, /topsecret|\n/);
      return true;
    });
    const { store, lines } = openStore(url);
    await assert.rejects(store.read(newFileName()), isUnavailable);
    await assert.rejects(store.write(newFileName(), Buffer.from('x')), isUnavailable);
    assert.equal(lines.length, 2);
    assert.doesNotMatch(lines.join(''), /topsecret/);
  });
}

test('what is busy or breaks off is asked again', async (t) => {
  const seen: string[] = [];
  const { store } = openStore(
    await fakeStore(t, (call, response) => {
      seen.push(call.method!);
      if (seen.length === 1) call.socket.destroy();
      else if (seen.length === 2) response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
      else response.end('the photo');
    }),
  );
  assert.deepEqual(await store.read(newFileName()), Buffer.from('the photo'));
  assert.deepEqual(seen, ['GET', 'GET', 'GET']);
});

test('a full store and a refusal are final, and said in the log', async (t) => {
  const codes = ['507 XMinioStorageFull', '403 AccessDenied'];
  let calls = 0;
  const { store, lines } = openStore(
    await fakeStore(t, (_call, response) => {
      const [status, code] = codes[calls++]!.split(' ');
      response.writeHead(Number(status)).end(`<Error><Code>${code}</Code></Error>`);
    }),
  );
  await assert.rejects(store.write(newFileName(), Buffer.from('x')), isUnavailable);
  await assert.rejects(store.write(newFileName(), Buffer.from('x')), isUnavailable);
  assert.equal(calls, 2);
  assert.match(lines.join(''), /507 XMinioStorageFull.*403 AccessDenied/s);
});

test('a store that never answers is given up', async (t) => {
  const url = await fakeStore(t, () => {});
  const settings = readStorageUrl(url);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const store = createS3Store(settings, log, { attemptMilliseconds: 50, waitsMilliseconds: [1] });
  await assert.rejects(store.read(newFileName()), isUnavailable);
  assert.match(lines.join(''), /no answer in time/);
});

test('a redirect is not followed: its host is not meant', async (t) => {
  let strangers = 0;
  const stranger = await fakeStore(t, (_call, response) => {
    strangers += 1;
    response.end('not ours');
  });
  const { host } = new URL(stranger);
  const url = await fakeStore(t, (_call, response) =>
    response.writeHead(307, { Location: `http://${host}/` }).end(),
  );
  await assert.rejects(openStore(url).store.read(newFileName()), isUnavailable);
  await assert.rejects(checkBucket(readStorageUrl(url), quick), /is not in the region us-east-1/);
  assert.equal(strangers, 0);
});

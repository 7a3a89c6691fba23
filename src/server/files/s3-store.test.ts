import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type TestContext, test } from 'node:test';
import { ConfigError } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import { createLog } from '#server/log.ts';
import { readStorageUrl } from '#server/storage-url.ts';
import { signatureFault } from '../../../tests/support/aws-signature.ts';
import { startObjectStore } from '../../../tests/support/object-store.ts';
import { addressOf, createS3Client } from './s3-client.ts';
import { listObjects } from './s3-listing.ts';
import { checkBucket, createS3Store } from './s3-store.ts';
import { type FileStore, newFileName } from './store.ts';

const quick = { attemptMilliseconds: 2_000, waitsMilliseconds: [10, 20] };

function openStore(url: string) {
  const lines: string[] = [];
  const store = createS3Store(
    readStorageUrl(url),
    createLog((line) => lines.push(line)),
    quick,
  );
  return { store, lines };
}

const isUnavailable = (error: unknown) =>
  error instanceof AppError && error.code === 'unavailable' && error.options.retryAfterSeconds === 5;

async function namesIn(store: FileStore) {
  const sizes: Record<string, number> = {};
  for await (const { name, bytes } of store.list()) sizes[name] = bytes;
  return sizes;
}

test('what is written is read again, listed and removed, and a missing file is null', async (t) => {
  const server = await startObjectStore(t);
  const { store } = openStore(server.url);
  const [photo, picture] = [newFileName(), `${newFileName().slice(0, 32)}-640x480.jpg`];
  await store.write(photo, Buffer.from([0, 1, 2, 255]));
  await store.write(picture, Buffer.from('a picture'));
  assert.deepEqual(await store.read(photo), Buffer.from([0, 1, 2, 255]));
  assert.deepEqual(await namesIn(store), { [photo]: 4, [picture]: 9 });
  assert.equal(await store.read(newFileName()), null);
  await store.remove(photo);
  await store.remove(photo);
  assert.equal(await store.read(photo), null);
  assert.deepEqual(await namesIn(store), { [picture]: 9 });
});

test('two sites in one bucket do not see each other’s files', async (t) => {
  const server = await startObjectStore(t);
  const [one, other] = [openStore(server.url).store, openStore(server.url.replace(/site$/, 'sit')).store];
  const name = newFileName();
  await one.write(name, Buffer.from('of one'));
  assert.equal(await other.read(name), null);
  assert.deepEqual(await namesIn(other), {});
});

test('what checks signatures for these tests agrees with the example that AWS publishes', () => {
  const scope = '20130524/us-east-1/s3/aws4_request';
  const call = {
    method: 'GET',
    url: '/test.txt',
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/${scope},SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41`,
    },
  };
  const pair = { key: 'AKIAIOSFODNN7EXAMPLE', secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' };
  assert.equal(signatureFault(call, Buffer.of(), pair), null);
  assert.equal(signatureFault(call, Buffer.of(), { ...pair, secret: 'another' }), 'SignatureDoesNotMatch');
  assert.equal(signatureFault(call, Buffer.from('x'), pair), 'XAmzContentSHA256Mismatch');
});

test('the bucket stands in the host on AWS, and in the path elsewhere', () => {
  const addressAt = (host: string, name?: string) =>
    addressOf(readStorageUrl(`s3://K:S@${host}/pictures/site`), { name }).href;
  assert.equal(
    addressAt('s3.eu-central-1.amazonaws.com', 'a.webp'),
    'https://pictures.s3.eu-central-1.amazonaws.com/site/a.webp',
  );
  assert.equal(addressAt('s3.eu-central-1.amazonaws.com'), 'https://pictures.s3.eu-central-1.amazonaws.com/');
  assert.equal(
    addressAt('minio.internal:9000', 'a.webp'),
    'https://minio.internal:9000/pictures/site/a.webp',
  );
});

test('a name that is not ours reaches no store', async () => {
  const { store } = openStore('s3://K:S@127.0.0.1:9/bucket');
  assert.equal(await store.read('../secret.webp'), null);
  await assert.rejects(store.write('../secret.webp', Buffer.from('x')), /Not a name of ours/);
  await assert.rejects(store.remove('?delete'), /Not a name of ours/);
});

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

test('the check of the start leaves nothing in the bucket', async (t) => {
  const { url } = await startObjectStore(t);
  await checkBucket(readStorageUrl(url), quick);
  const listing = listObjects(createS3Client(readStorageUrl(url), quick), '');
  for await (const { name } of listing) assert.fail(`${name} is left`);
});

/** A store that answers as told, to faults that a real one cannot be brought to. */
async function fakeStore(t: TestContext, answer: (call: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `s3://K:topsecret@127.0.0.1:${(server.address() as { port: number }).port}/bucket`;
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

test('a long list comes in several parts', async (t) => {
  const names = Array.from({ length: 5 }, newFileName);
  const queries: string[] = [];
  const { store } = openStore(
    await fakeStore(t, (call, response) => {
      const query = new URL(call.url!, 'http://store').searchParams;
      queries.push(query.get('continuation-token') ?? 'first');
      const start = Number(query.get('continuation-token')?.replace('a&b', '') ?? 0);
      const contents = names
        .slice(start, start + 2)
        .map((name) => `<Contents><Key>${name}</Key><Size>7</Size></Contents>`);
      const isTruncated = start + 2 < names.length;
      const next = isTruncated ? `<NextContinuationToken>a&amp;b${start + 2}</NextContinuationToken>` : '';
      response.end(
        `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
    }),
  );
  assert.deepEqual(Object.keys(await namesIn(store)), names);
  assert.deepEqual(queries, ['first', 'a&b2', 'a&b4']);
});

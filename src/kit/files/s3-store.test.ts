import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStorageUrl } from '#kit/server/storage-url.ts';
import { signatureFault } from '../../../tests/support/aws-signature.ts';
import { startObjectStore } from '../../../tests/support/object-store.ts';
import { createS3Client, getAddress } from './s3-client.ts';
import { listObjects } from './s3-listing.ts';
import { fakeStore, namesIn, openStore, quick } from './s3-store.fixture.ts';
import { checkBucket } from './s3-store.ts';
import { newFileName } from './store.ts';

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
    getAddress(readStorageUrl(`s3://K:S@${host}/pictures/site`), { name }).href;
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

test('the check of the start leaves nothing in the bucket', async (t) => {
  const { url } = await startObjectStore(t);
  await checkBucket(readStorageUrl(url), quick);
  const listing = listObjects(createS3Client(readStorageUrl(url), quick), '');
  for await (const { name } of listing) assert.fail(`${name} is left`);
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

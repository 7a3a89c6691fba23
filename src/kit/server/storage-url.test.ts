import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStorageUrl } from './storage-url.ts';

const read = (text: string) => {
  const { endpoint, bucket, prefix, region, isPathStyle } = readStorageUrl(text);
  return [endpoint, bucket, prefix, region, isPathStyle ? 'path' : 'host'].join(' ');
};

const understood: [url: string, settings: string][] = [
  [
    's3://K:S@s3.eu-central-1.amazonaws.com/bucket',
    'https://s3.eu-central-1.amazonaws.com bucket  eu-central-1 host',
  ],
  ['s3://K:S@s3.amazonaws.com/bucket?region=us-west-2', 'https://s3.amazonaws.com bucket  us-west-2 host'],
  ['s3://K:S@s3.us-east-2.amazonaws.com/a.b/', 'https://s3.us-east-2.amazonaws.com a.b  us-east-2 path'],
  [
    's3://K:S@objects.example.com/bucket/one/two',
    'https://objects.example.com bucket one/two/ us-east-1 path',
  ],
  [
    's3://K:S@objects.example.com:9000/bucket?forcePathStyle=false',
    'https://objects.example.com:9000 bucket  us-east-1 host',
  ],
  ['s3://K:S@minio:9000/bucket?tls=false&region=home', 'http://minio:9000 bucket  home path'],
  ['s3://K:S@127.0.0.1:4568/bucket', 'http://127.0.0.1:4568 bucket  us-east-1 path'],
  ['s3://K:S@localhost:4568/bucket?tls=true', 'https://localhost:4568 bucket  us-east-1 path'],
  ['s3://K:S@[::1]:4568/bucket', 'http://[::1]:4568 bucket  us-east-1 path'],
];

for (const [url, settings] of understood) {
  test(`${url} means ${settings}`, () => assert.equal(read(url), settings));
}

test('key and secret are decoded, so that a secret may have a slash and a plus', () => {
  const { accessKeyId, secretAccessKey } = readStorageUrl('s3://AKIA1:a%2Fb%2Bc%3A@s3.amazonaws.com/bucket');
  assert.deepEqual([accessKeyId, secretAccessKey], ['AKIA1', 'a/b+c:']);
});

const refused: [url: string, reason: RegExp][] = [
  ['https://K:hidden@host/bucket', /begin with s3:/],
  ['s3://K:hid/den@host/bucket', /write \/ as %2F/],
  ['s3://host/bucket', /a key and a secret/],
  ['s3://K@host/bucket', /a key and a secret/],
  ['s3://K:hidden%zz@host/bucket', /%25/],
  ['s3://K:hidden@ho%20st/bucket', /name a host|is no address/],
  ['s3://K:hidden@host', /name a bucket/],
  ['s3://K:hidden@host/Bucket', /small letters/],
  ['s3://K:hidden@host/bucket/a%20b', /prefix/],
  ['s3://K:hidden@host/bucket?regoin=eu', /and not regoin/],
  ['s3://K:hidden@host/bucket?tls=no', /tls=no, which must be true or false/],
];

for (const [url, reason] of refused) {
  test(`${url} is refused with a reason that keeps the secret`, () => {
    assert.throws(
      () => readStorageUrl(url),
      ({ message }: Error) => reason.test(message) && !/hid/.test(message),
    );
  });
}

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { files, sharePicture } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';

const film = files.heroVideo('couch', 960, 'mp4');
const bytes = readFileSync(`dist/client${film}`);

type Headers = Record<string, string>;
const ask = (t: TestApp, headers: Headers, path: string = film, method = 'GET') =>
  t.call(method, path, undefined, headers);
const getBody = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

const parts: [range: string, start: number, end: number][] = [
  ['bytes=0-', 0, bytes.length],
  ['bytes=0-1', 0, 2],
  ['bytes=100-199', 100, 200],
  ['Bytes=100-100', 100, 101],
  [`bytes=${bytes.length - 1}-`, bytes.length - 1, bytes.length],
  ['bytes=7-999999999999999999999', 7, bytes.length],
  ['bytes=-5', bytes.length - 5, bytes.length],
  ['bytes=-999999999', 0, bytes.length],
];

test('a part of a film is what was asked for, with its place in the whole', async (context) => {
  const t = await openTestApp(context);
  for (const [range, start, end] of parts) {
    const answer = await ask(t, { Range: range });
    assert.equal(answer.status, 206, range);
    assert.equal(answer.headers.get('Content-Range'), `bytes ${start}-${end - 1}/${bytes.length}`, range);
    assert.deepEqual(await getBody(answer), bytes.subarray(start, end), range);
  }
});

test('a part that is not there is refused, with the size of the whole', async (context) => {
  const t = await openTestApp(context);
  for (const range of [`bytes=${bytes.length}-`, 'bytes=999999999-999999999999', 'bytes=-0']) {
    const answer = await ask(t, { Range: range });
    assert.equal(answer.status, 416, range);
    assert.equal(answer.headers.get('Content-Range'), `bytes */${bytes.length}`, range);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store', range);
  }
});

const ignored = [
  '0-5',
  'items=0-5',
  'bytes=-',
  'bytes=5-2',
  'bytes=a-b',
  'bytes=0-1, 5-6',
  'bytes=0x1-2',
  'bytes',
];

test('another unit, several parts and what makes no sense are answered with the whole, and so is HEAD', async (context) => {
  const t = await openTestApp(context);
  for (const range of ignored) {
    const answer = await ask(t, { Range: range });
    assert.equal(answer.status, 200, range);
    assert.equal(answer.headers.get('Content-Range'), null, range);
    assert.equal(answer.headers.get('Accept-Ranges'), 'bytes', range);
    assert.deepEqual(await getBody(answer), bytes, range);
  }
  const head = await ask(t, { Range: 'bytes=0-1' }, film, 'HEAD');
  assert.equal(head.status, 200);
  assert.equal(head.headers.get('Content-Length'), String(bytes.length));
});

test('a part is added only to the same film that the client has begun to fetch', async (context) => {
  const t = await openTestApp(context);
  const { headers } = await ask(t, {});
  const [tag, date] = [headers.get('ETag')!, headers.get('Last-Modified')!];
  assert.match(tag, /^"/);
  for (const same of [tag, date]) {
    const answer = await ask(t, { Range: 'bytes=5-9', 'If-Range': same });
    assert.equal(answer.status, 206, same);
    assert.deepEqual(await getBody(answer), bytes.subarray(5, 10));
  }
  const later = new Date(Date.parse(date) + 60_000).toUTCString();
  for (const other of ['"another"', `W/${tag}`, later, 'Sun, 06 Nov 1994 08:49:37 GMT', 'nonsense']) {
    const answer = await ask(t, { Range: 'bytes=5-9', 'If-Range': other });
    assert.equal(answer.status, 200, other);
    assert.deepEqual(await getBody(answer), bytes);
    // Whether a part exists is not asked either.
    assert.equal((await ask(t, { Range: 'bytes=999999999-', 'If-Range': other })).status, 200, other);
  }
});

const unhashed = [
  film,
  '/favicon.ico',
  '/favicon.svg',
  sharePicture('couch-clean'),
  files.serviceDrawing('two-seat-sofa'),
];

test('a file that has not changed is not sent again, by its tag or else by its date', async (context) => {
  const t = await openTestApp(context);
  for (const path of unhashed) {
    const { headers } = await ask(t, {}, path);
    const [tag, date] = [headers.get('ETag')!, headers.get('Last-Modified')!];
    const [earlier, later] = [-1000, 1000].map((ms) => new Date(Date.parse(date) + ms).toUTCString());
    const known: Headers[] = [
      { 'If-Modified-Since': date },
      { 'If-Modified-Since': later! },
      { 'If-None-Match': tag },
      { 'If-None-Match': `"other", W/${tag}` },
      { 'If-None-Match': '*' },
      // A tag says more than a date, and a part of what is known is not wanted either.
      { 'If-None-Match': tag, 'If-Modified-Since': earlier!, Range: 'bytes=0-1' },
    ];
    for (const condition of known) {
      const answer = await ask(t, condition, path);
      assert.equal(answer.status, 304, `${path} ${JSON.stringify(condition)}`);
      assert.equal(await answer.text(), '');
      assert.equal(answer.headers.get('ETag'), tag);
      assert.equal(answer.headers.get('Cache-Control'), 'public, max-age=86400');
    }
    const unknown: Headers[] = [
      { 'If-Modified-Since': earlier! },
      { 'If-Modified-Since': 'last week' },
      { 'If-None-Match': '"other"', 'If-Modified-Since': later! },
    ];
    for (const condition of unknown) {
      assert.equal((await ask(t, condition, path)).status, 200, `${path} ${JSON.stringify(condition)}`);
    }
  }
});

test('what is packed by the build is chosen by the weights that a client gives, and every answer says so', async (context) => {
  const t = await openTestApp(context);
  const drawing = files.serviceDrawing('two-seat-sofa');
  const tags = new Set<string | null>();
  for (const [header, encoding] of [
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['br', 'br'],
    ['br;q=0', null],
  ] as const) {
    const { headers } = await ask(t, { 'Accept-Encoding': header }, drawing);
    assert.equal(headers.get('Content-Encoding'), encoding);
    assert.equal(headers.get('Content-Type'), 'image/svg+xml; charset=utf-8');
    assert.equal(headers.get('Vary'), 'Accept-Encoding');
    tags.add(headers.get('ETag'));
  }
  assert.equal(tags.size, 3);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type AdminPost, contentLimit } from '#articles/blog/posts.ts';
import { adminApi, adminPost, api, files, paths } from '#kit/paths/paths.ts';
import { readCookie } from '../../../../tests/support/accounts.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { change, create } from './admin-posts.fixture.ts';

/** Alone, these take 10 to 60; what takes time by the square of the length takes many seconds. */
const longestMilliseconds = 500;

/** The answer, and how long this thread was busy until it came: longer than the event loop was held at any time. */
async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return [result, (user + system) / 1000];
}

const tags = 'h2 h3 p b em a ul li table tr td div blockquote script style img br svg h1 body'.split(' ');
const tag = fc.constantFrom(...tags);
const word = fc.constantFrom(
  'a',
  'Tip',
  ' ',
  '\n',
  '\n\n',
  '\t',
  '- ',
  '&',
  '&amp;',
  '&#x41;',
  '"',
  "'",
  'ß',
  '﷽',
  '\u0001',
);
/** Short pieces that are repeated: what makes a program slow is seldom one of a kind. */
const piece = fc.oneof(
  word,
  fc.constantFrom('<', '</', '<!--', '-->', '<![CDATA[', '<?', '```', '<a href="', '<p a=b c="d" ', '>'),
  tag.map((name) => `<${name}>`),
  tag.map((name) => `</${name}>`),
  fc.tuple(tag, word).map(([name, text]) => `<${name}>${text}</${name}>`),
  fc.tuple(tag, tag, word).map(([outer, inner, text]) => `<${outer}><${inner}>${text}</${inner}></${outer}>`),
);
const run = fc
  .tuple(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.constantFrom(1, 30, 1_000, 30_000, contentLimit))
  .map(([pieces, times]) => pieces.join('').repeat(times).slice(0, contentLimit));
const article = fc
  .array(run, { minLength: 1, maxLength: 3 })
  .map((runs) => runs.join('').slice(0, contentLimit));

const worst: Record<string, string> = {
  'equal headings': '<h2>Tip</h2>'.repeat(4_999),
  'headings that look like the ids of others': Array.from(
    { length: 4_999 },
    (_, n) => `<h2>Tip${n % 2 ? ` ${n}` : ''}</h2>`,
  ).join(''),
  'elements without an end': '<b>'.repeat(60_000),
  'as deep as may be': `${'<ul><li>'.repeat(49)}${'<b>x</b>'.repeat(4_900)}`,
  'one element, many attributes': `<p ${Array.from({ length: 30_000 }, (_, n) => `a${n}`).join(' ')}>x</p>`,
  entities: `<p>${'&#8217;'.repeat(28_000)}</p>`,
  'one long word': 'x'.repeat(contentLimit),
  'beginnings of tags': '<a '.repeat(66_000),
  'short lines': 'Tip\n\n'.repeat(2_499),
  'equal items': '- x\n'.repeat(4_999),
  'blank lines': `a${' \n'.repeat(2_000)}${' '.repeat(100_000)}b`,
  'cells of a table': `<table>${'<tr><td>x</td></tr>'.repeat(2_499)}</table>`,
};

interface SignedIn extends TestApp {
  cookie: string;
}

/** Every way an article goes: saved, changed, shown in the editor, read as a page, from the API and in the feed. */
async function findLongest(t: SignedIn, content: string, id: number): Promise<number> {
  const times: number[] = [];
  const measure = async (name: string, call: () => Promise<Response>) => {
    const [answer, milliseconds] = await timed(call);
    assert.ok(answer.status < 500, `${name}: ${answer.status}`);
    await answer.arrayBuffer();
    times.push(milliseconds);
    return answer;
  };
  const saved = await measure('save', () => t.adminCall('PUT', adminApi.post(id), { content }));
  const form = new URLSearchParams({ title: 'Preview', content });
  await measure('preview', async () =>
    t.app.request(adminPost.preview, { method: 'POST', body: form, headers: { Cookie: t.cookie } }),
  );
  if (saved.status !== 200) return Math.max(...times);
  const slug = 'how-to-blot';
  for (const path of [api.post(slug), paths.article(slug), files.rss, paths.blog, `${api.posts}?limit=2`]) {
    assert.equal((await measure(path, () => t.call('GET', path))).status, 200, path);
  }
  await measure('editor', () => t.adminCall('GET', adminApi.post(id)));
  return Math.max(...times);
}

test('no article within the limits keeps anybody waiting', async (context) => {
  const app = await openTestApp(context);
  const { id } = await create(app, { isPublished: true });
  const t = { ...app, cookie: readCookie(await app.call('POST', api.login, admin)) };
  // The first of each takes longer: code is compiled, modules are loaded.
  for (const content of Object.values(worst)) await findLongest(t, content.slice(0, 20_000), id);
  for (const [name, content] of Object.entries(worst)) {
    const milliseconds = await findLongest(t, content, id);
    assert.ok(milliseconds < longestMilliseconds, `${name}: ${milliseconds} ms`);
  }
  const isQuick = fc.asyncProperty(article, async (content) => {
    const milliseconds = await findLongest(t, content, id);
    assert.ok(milliseconds < longestMilliseconds, `${milliseconds} ms`);
  });
  await fc.assert(isQuick, { numRuns: 30 });
});

test('an article beyond the limits is refused with a sentence beside its field', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t);
  const refused: [content: string, message: string][] = [
    [`${'<br>'.repeat(5_001)}x`, 'At most 5000 paragraphs, pictures, table cells and other elements'],
    [`${'<b>'.repeat(101)}x`, 'At most 100 elements inside each other'],
    ['x\n'.repeat(5_001), 'At most 5000 lines'],
    ['x&'.repeat(50_000), 'At most 200000 characters, where & counts as &amp; and < as &lt;'],
  ];
  for (const [content, message] of refused) {
    const answer = await t.adminCall('PUT', adminApi.post(id), { content });
    assert.equal(answer.status, 422, message);
    const { errors } = (await answer.json()) as { errors: unknown };
    assert.deepEqual(errors, [{ path: 'content', message }]);
  }
  assert.equal((await change(t, id, { content: `${'<b>'.repeat(100)}x` })).content.length, 701);
});

test('of an article that something else has stored beyond the limits, the words are left', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { isPublished: true });
  const content = `<p onclick="x()">One &lt;two&gt;</p>${'<b>'.repeat(60_000)}three<script>four`;
  await t.deps.db.updateTable('posts').set({ content }).where('id', '=', id).execute();
  t.deps.pages.invalidate('posts');
  const [page, milliseconds] = await timed(async () =>
    (await t.call('GET', paths.article('how-to-blot'))).text(),
  );
  assert.match(page, />One &lt;two&gt; three four</);
  assert.ok(milliseconds < longestMilliseconds, `${milliseconds} ms`);
  const post = (await (await t.adminCall('GET', adminApi.post(id))).json()) as AdminPost;
  assert.equal(post.content, 'One &lt;two&gt; three four');
});

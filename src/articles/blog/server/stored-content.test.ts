import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paths } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { change, create, read } from './admin-posts.fixture.ts';

const stored: [content: string, stored: string][] = [
  ['<p>Fine</p><script>alert(1)</script>', '<p>Fine</p>'],
  ['<p onclick="x()" style="color:red">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<img src=x onerror=alert(1)>', '<img src="x" />'],
  ['<p>a<img src="data:image/png;base64,AA" alt="x">b</p><img src="file:///x.png">', '<p>ab</p>'],
  ['<h2>Soap &amp; water</h2>', '<h2>Soap &amp; water</h2>'],
  ['<ol start="5" class="x"><li>Five</li></ol>', '<ol start="5"><li>Five</li></ol>'],
  ['<ol start="1"><li>One</li></ol>', '<ol><li>One</li></ol>'],
  ['Soap & water\n\npH < 7, I <3 wool, “x <y”', 'Soap & water\n\npH < 7, I <3 wool, “x <y”'],
  ['AT&T\n\n- one\n- two', 'AT&T\n\n- one\n- two'],
];

test('HTML is sanitized before it is stored, text stays as it was typed', async (context) => {
  const t = await openTestApp(context);
  for (const [content, kept] of stored) {
    const { id } = await create(t, { content });
    const row = await t.deps.db
      .selectFrom('posts')
      .select('content')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    assert.deepEqual([row.content, (await read(t, id)).content], [kept, kept], content);
    assert.equal((await change(t, id, { content: kept })).content, kept, 'saved again');
  }
});

test('the signs of a text reach the reader as they were typed', async (context) => {
  const t = await openTestApp(context);
  await create(t, { content: 'Soap & water, pH < 7, I <3 wool, x <y.', isPublished: true });
  const page = await (await t.call('GET', paths.article('how-to-blot'))).text();
  assert.match(page, /<p>Soap &amp; water, pH &lt; 7, I &lt;3 wool, x &lt;y\.<\/p>/);
});

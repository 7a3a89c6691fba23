import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readArticle } from './article-shape.ts';

const plain = { title: 'Wool', content: '<p>Blot.</p>' };

for (const [name, sent] of Object.entries({
  'the article itself': plain,
  'a list of one': [plain],
  'an item of n8n': [{ json: plain }],
  'in article': { article: plain },
  'in a list in data': { data: [plain] },
  'a structured output': [{ output: plain }],
  'JSON as text in output': { output: JSON.stringify(plain) },
  'JSON between fences': `\`\`\`json\n${JSON.stringify(plain)}\n\`\`\``,
  'the message of a model': [{ message: { role: 'assistant', content: JSON.stringify(plain) } }],
  'in body': { headers: {}, body: plain },
  'html in place of content': { title: 'Wool', html: '<p>Blot.</p>' },
  'body in place of content': { title: 'Wool', body: '<p>Blot.</p>' },
  'capital names': { Title: 'Wool', Content: '<p>Blot.</p>' },
  'a whole document': {
    title: 'Wool',
    content:
      '<!doctype html><html><head><title>W</title></head><body><h1>Wool</h1><p>Blot.</p></body></html>',
  },
})) {
  test(`an article is found as ${name}`, () => {
    const reading = readArticle(sent);
    assert.deepEqual(reading, {
      kind: 'article',
      article: { ...plain, excerpt: '', category: 'Cleaning Tips' },
    });
  });
}

test('what has no article is nothing, not a fault', () => {
  for (const sent of [
    undefined,
    null,
    7,
    '',
    'Accepted',
    [],
    {},
    { ok: true },
    { message: 'Workflow was started' },
  ]) {
    assert.deepEqual(readArticle(sent), { kind: 'nothing' });
  }
});

test('what is nested without end is nothing', () => {
  let sent: unknown = plain;
  for (let depth = 0; depth < 10; depth += 1) sent = { data: sent };
  assert.deepEqual(readArticle(sent), { kind: 'nothing' });
});

test('an article with a part missing says which', () => {
  const faults = [
    [{ title: 'Wool' }, 'The article has no content.'],
    [{ title: 'Wool', content: 7 }, 'The article has no content.'],
    [{ content: 'Blot.' }, 'The article has no title.'],
    [{ title: '<i></i>', content: '' }, 'The article has an empty title and has an empty content.'],
  ] as const;
  for (const [sent, reason] of faults) assert.deepEqual(readArticle(sent), { kind: 'faulty', reason });
});

test('each category is known by its letters; any other is Cleaning Tips', () => {
  const getCategory = (category: unknown) => {
    const reading = readArticle({ ...plain, category });
    return reading.kind === 'article' && reading.article.category;
  };
  assert.equal(getCategory('health and wellness'), 'Health & Wellness');
  assert.equal(getCategory(' eco friendly '), 'Eco-Friendly');
  assert.equal(getCategory('PET-CARE'), 'Pet Care');
  for (const other of ['Recipes', '', null, 7, undefined]) assert.equal(getCategory(other), 'Cleaning Tips');
});

test('an article that is nothing but beginnings of tags is read like any other', () => {
  // Looked through once for each of them, they would outlast the time that a test has.
  const reading = readArticle({ title: '<'.repeat(500_000), content: '<body'.repeat(40_000) });
  assert.equal(reading.kind, 'article');
});

test('a title and an excerpt that were written as HTML are read as it', () => {
  const reading = readArticle({
    ...plain,
    title: 'Dogs &amp; Cats: <b>Wool</b> &#8220;rugs&#8221;, pH < 7 &lt;3 <soap',
    excerpt: 'A cleaner&#39;s caf&eacute;&nbsp;rug',
  });
  assert.ok(reading.kind === 'article');
  assert.equal(reading.article.title, 'Dogs & Cats: Wool “rugs”, pH < 7 <3 <soap');
  assert.equal(reading.article.excerpt, "A cleaner's café rug");
});

test('a title and an excerpt that are too long are cut between words', () => {
  const reading = readArticle({ ...plain, title: 'wool '.repeat(100), excerpt: 'soft '.repeat(200) });
  assert.ok(reading.kind === 'article');
  assert.match(reading.article.title, /wool…$/);
  assert.ok(reading.article.title.length <= 200 && reading.article.excerpt.length <= 500);
});

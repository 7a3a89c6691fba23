import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isBlank, isHtml } from './article-content.ts';

const contents: [content: string, isHtml: boolean, isBlank: boolean][] = [
  ['<p>Blot.</p>', true, false],
  ['Blot <strong>first</strong>', true, false],
  ['one<br/>two', true, false],
  ['<img src="/a.jpg">', true, false],
  ['<!-- note -->text', true, false],
  ['Blot first.\n\nThen wait.', false, false],
  ['I <3 wool', false, false],
  ['pH < 7 and > 5', false, false],
  ['x <y', false, false],
  ['Soap &amp; water', false, false],
  ['', false, true],
  [' \n ', false, true],
  ['<p></p>', true, true],
  ['<p>&nbsp;</p>\n<p> <br></p>', true, true],
  ['<hr>', true, true],
];

for (const [content, html, blank] of contents) {
  test(`“${content}” is ${html ? 'HTML' : 'text'}${blank ? ' and says nothing' : ''}`, () => {
    assert.deepEqual([isHtml(content), isBlank(content)], [html, blank]);
  });
}

test('beginnings of comments are gone through once, not once for each of them', () => {
  // Which would take minutes.
  const beginnings = '<!--'.repeat(250_000);
  assert.deepEqual([isHtml(beginnings), isHtml(`${beginnings}-->`)], [false, true]);
});

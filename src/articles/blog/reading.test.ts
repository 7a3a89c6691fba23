import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readingMinutes } from './reading.ts';

const words = (count: number) => Array(count).fill('word').join(' ');

const cases: [what: string, content: string, minutes: number][] = [
  ['nothing', '', 1],
  ['tags without a word', '<p></p><hr>', 1],
  ['one word', 'word', 1],
  ['200 words', words(200), 1],
  ['201 words', words(201), 2],
  ['401 words on lines of their own', words(401).replaceAll(' ', '\n'), 3],
  ['200 words in paragraphs', `<p class="a b c">${words(100)}</p><p>${words(100)}</p>`, 1],
  ['201 words that only tags part', '<li>word</li>'.repeat(201), 2],
];

for (const [what, content, minutes] of cases) {
  test(`${what} take ${minutes} min to read`, () => {
    assert.equal(readingMinutes(content), minutes);
  });
}

test('a million beginnings of a tag are gone through once, not once for each of them', () => {
  // Which would take a quarter of an hour.
  assert.equal(readingMinutes('<'.repeat(1_000_000)), 1);
});

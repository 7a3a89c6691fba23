import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type ArticleBlock, articleBlocks } from './article-blocks.ts';

const heading = (text: string): ArticleBlock => ({ kind: 'heading', text });
const paragraph = (text: string): ArticleBlock => ({ kind: 'paragraph', text });
const list = (...items: string[]): ArticleBlock => ({ kind: 'list', items });

const cases: [name: string, text: string, blocks: ArticleBlock[]][] = [
  ['nothing', '', []],
  ['white space alone', ' \n\t\n\n  ', []],
  ['one short line', 'Before you start', [heading('Before you start')]],
  ['a question', 'Why does it smell?', [heading('Why does it smell?')]],
  ['99 characters', 'x'.repeat(99), [heading('x'.repeat(99))]],
  ['100 characters', 'x'.repeat(100), [paragraph('x'.repeat(100))]],
  ['a short line with a period', 'Blot it.', [paragraph('Blot it.')]],
  ['a lone bullet', '• Vacuum first', [list('Vacuum first')]],
  ['a bullet without a space', '•Vacuum first', [list('Vacuum first')]],
  ['hyphens and stars', '- one\n* two\n– three', [list('one', 'two', 'three')]],
  ['a minus sign', '-20 degrees.', [paragraph('-20 degrees.')]],
  ['two short lines', 'One\nTwo', [paragraph('One'), paragraph('Two')]],
  [
    'a lead before its items',
    'You need:\n• a towel\n• water\nThen begin.',
    [paragraph('You need:'), list('a towel', 'water'), paragraph('Then begin.')],
  ],
  ['blocks', 'Tools\n\n\nA towel.\n\n- soap', [heading('Tools'), paragraph('A towel.'), list('soap')]],
  ['a blank line of spaces', 'Tools\n   \nA towel.', [heading('Tools'), paragraph('A towel.')]],
  ['line ends of Windows', 'Tools\r\n\r\n• one\r\n• two', [heading('Tools'), list('one', 'two')]],
];

for (const [name, text, blocks] of cases) {
  test(`article text becomes blocks: ${name}`, () => assert.deepEqual(articleBlocks(text), blocks));
}

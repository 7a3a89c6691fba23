import assert from 'node:assert/strict';
import { test } from 'node:test';
import { csvText } from './csv.ts';

const oneCell = (value: string) => csvText([[value]]).slice(1, -2);

test('a table begins with a byte order mark and has a line for each row', () => {
  assert.equal(
    csvText([
      ['Email', 'Source'],
      ['é@example.com', 'blog'],
    ]),
    '\uFEFFEmail,Source\r\né@example.com,blog\r\n',
  );
});

test('a comma, a quote, a line break and what parts cells elsewhere stay inside their cell', () => {
  assert.equal(oneCell('a,b'), '"a,b"');
  assert.equal(oneCell('a;=1+1'), '"a;=1+1"');
  assert.equal(oneCell('say "hi"'), '"say ""hi"""');
  assert.equal(oneCell('two\nlines'), '"two\nlines"');
});

test('what a spreadsheet would carry out is text', () => {
  assert.equal(oneCell('-30.00'), '-30.00', 'an amount');
  for (const formula of ['=1+1', '+1', '-1', '@sum(a1)', ' =1+1', '\t=1+1', '\0=1+1', '\t1', '\r1', '\n1']) {
    assert.match(oneCell(formula), /^"?'/, JSON.stringify(formula));
  }
  assert.equal(oneCell('=HYPERLINK("http://x")'), `"'=HYPERLINK(""http://x"")"`);
  assert.equal(oneCell("'=1+1"), "''=1+1");
  assert.equal(oneCell('maria+news@example.com'), 'maria+news@example.com');
});

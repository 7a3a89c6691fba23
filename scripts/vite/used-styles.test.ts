import assert from 'node:assert/strict';
import { test } from 'node:test';
import { usedStyles } from './used-styles.ts';

const page = '<h1>{title}</h1><p><input type="text"/></p>';

const cases: [what: string, css: string, source: string, expected: string][] = [
  [
    'a class that is named stays',
    '.p-4{padding:1rem}.p-5{padding:2rem}',
    '<a className="p-4">',
    '.p-4{padding:1rem}',
  ],
  ['a part of a word is no name', '.p-4{padding:1rem}', '"gap-4 lg:p-4"', ''],
  [
    'escaped signs are read',
    '.lg\\:p-1\\.5{padding:1px}.\\32 xl{top:0}',
    "'lg:p-1.5 2xl'",
    '.lg\\:p-1\\.5{padding:1px}.\\32 xl{top:0}',
  ],
  [
    'a quote may be part of a class',
    ".before\\:content-\\[\\'a\\'\\]:before{top:0}",
    `"before:content-['a']"`,
    ".before\\:content-\\[\\'a\\'\\]:before{top:0}",
  ],
  [
    'of a list, the selectors that can match stay',
    '.a,.b:hover,h1{top:0}',
    '<h1 className="b">',
    '.b:hover,h1{top:0}',
  ],
  ['each class of a selector must be there', '.a .b{top:0}.a.b{left:0}', "'a'", ''],
  [
    'what is excluded need not be there',
    '.a:not(.b){top:0}:where(.c) p{top:0}',
    '<p className="a">',
    '.a:not(.b),:where(.c) p{top:0}',
  ],
  [
    'an at-rule without rules goes',
    '@media print{.b{top:0}}@layer base{a{top:0}}',
    "'a'",
    '@layer base{a{top:0}}',
  ],
  [
    'a rule in a rule stays with it',
    '.a{top:0;@media print{left:0}}',
    "'a'",
    '.a{top:0}@media print{.a{left:0}}',
  ],
  [
    'a property that nothing reads goes, and what only it read',
    ':root{--x:1px;--y:var(--x);--z:3px}p{top:var(--z)}',
    page,
    ':root{--z:3px}p{top:var(--z)}',
  ],
  [
    'an element that the source does not write goes, and a type of input that it has not',
    'table td{top:0}html,h1,hr{left:0}p>.a:hover{right:0}[type=text]{top:0}input[type=range]{left:0}',
    `${page}<b className="a"/>`,
    'html,h1{left:0}p>.a:hover{right:0}[type=text]{top:0}',
  ],
  [
    'an element that the source names in quotes stays, and one that is only a word of it goes',
    'h2{top:0}h3{top:0}code,table{top:0}',
    `// The code of the table\n const level = 'h2'; return <Grid level="h3" />;`,
    'h2,h3{top:0}',
  ],
  [
    'a selector that some browsers do not know shares no rule with another',
    'h1{top:0}p:popover-open{top:0}',
    page,
    'h1{top:0}p:popover-open{top:0}',
  ],
  [
    'properties for browsers without @property go',
    '@layer properties{@supports (top:0){*{--x:0}}}p{top:var(--x)}',
    page,
    'p{top:var(--x)}',
  ],
  [
    'strings and addresses are left alone',
    'p:before{content:"};.x{";background:url(a;b)}',
    page,
    'p:before{content:"};.x{";background:url(a;b)}',
  ],
];

test('elements that come from elsewhere are kept', () => {
  assert.equal(usedStyles('table{top:0}.b{top:0}', "'a'", true), 'table{top:0}');
});

for (const [what, css, source, expected] of cases) {
  test(what, () => assert.equal(usedStyles(css, source), expected));
}

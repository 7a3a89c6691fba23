import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renameClasses, renameProperties, shortNames } from './short-classes.ts';

const css = [
  '.p-4{padding:1.5rem}',
  '.lg\\:p-1\\.5:hover,a[href$=".p-4"]{top:.5px}',
  '@media (width>=40.5rem){.gap-2>:not(.p-4){left:0}}',
  '.dropdown:is(:where(.group):hover *){top:0}',
  '.a{right:0}',
].join('');

const source = `className="gap-2 p-4 lg:p-1.5" "gap-2 p-4" 'gap-2 group'`;

test('classes get short names, the most used first; what a script looks for keeps its own', () => {
  const names = shortNames(css, source, "document.querySelector('.dropdown button')");
  assert.deepEqual(Object.fromEntries(names), {
    'gap-2': 'a',
    'p-4': 'b',
    'lg:p-1.5': 'c',
    group: 'd',
    a: 'e',
  });
});

test('a sheet is renamed in its selectors alone', () => {
  const names = shortNames(css, source, "'.dropdown'");
  assert.equal(
    renameClasses(css, names),
    [
      '.b{padding:1.5rem}',
      '.c:hover,a[href$=\\.p-4]{top:.5px}',
      '@media (width>=40.5rem){.a>:not(.b){left:0}}',
      '.dropdown:is(:where(.d):hover *){top:0}',
      '.e{right:0}',
    ].join(''),
  );
});

test('custom properties get short names, but those that a script sets', () => {
  assert.equal(
    renameProperties(
      '@property --tw-x{syntax:"*";inherits:false}:root{--color-ink:#102030}p{color:var(--color-ink);--tw-x:1;left:var(--split)}',
      "style.setProperty('--split', x)",
    ),
    '@property --a{syntax:"*";inherits:false}:root{--b:#102030}p{color:var(--b);--a:1;left:var(--split)}',
  );
});

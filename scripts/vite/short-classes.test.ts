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
    'gap-2': 'b',
    'p-4': 'c',
    'lg:p-1.5': 'd',
    group: 'e',
    a: 'f',
  });
});

test('a sheet is renamed in its selectors alone', () => {
  const names = shortNames(css, source, "'.dropdown'");
  assert.equal(
    renameClasses(css, names),
    [
      '.c{padding:1.5rem}',
      '.d:hover,a[href$=".p-4"]{top:.5px}',
      '@media (width>=40.5rem){.b>:not(.c){left:0}}',
      '.dropdown:is(:where(.e):hover *){top:0}',
      '.f{right:0}',
    ].join(''),
  );
});

test('custom properties get short names, but those that a script sets', () => {
  assert.equal(
    renameProperties(
      '@property --tw-x{syntax:"*"}:root{--color-ink:#000}p{color:var(--color-ink);--tw-x:1;left:var(--split)}',
      "style.setProperty('--split', x)",
    ),
    '@property --a{syntax:"*"}:root{--b:#000}p{color:var(--b);--a:1;left:var(--split)}',
  );
});

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { withoutUnused } from './unused-react.ts';

const require = createRequire(import.meta.url);
const react = readFileSync(
  require.resolve('react-dom/client').replace('client.js', 'cjs/react-dom-client.production.js'),
  'utf8',
);

test('React DOM loses what no page uses', () => {
  const code = withoutUnused(react);
  assert.match(code, /^function startViewTransition\(\) \{\n\}$/m);
  assert.doesNotMatch(code, /FragmentInstance\.prototype/);
  assert.throws(
    () => withoutUnused(code.replace('function getResource(', 'function get(')),
    /no getResource/,
  );
});

test('no page uses what React DOM has lost', () => {
  const features =
    /\b(ViewTransition|Activity|SuspenseList|use(ActionState|FormStatus|Optimistic))\b|<Fragment ref|\baction=\{(\(|async)|<(link|meta|style|title)[ >]/;
  // The server alone renders the document around a view.
  const views = globSync('src/{*/*/site,site/*,kit/ui}/*.tsx', {
    exclude: ['src/site/frame/*', 'src/office/**'],
  });
  assert.ok(views.length > 100);
  for (const file of views) assert.doesNotMatch(readFileSync(file, 'utf8'), features, file);
});

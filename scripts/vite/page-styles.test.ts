import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withEveryPage } from './page-styles.ts';

test('the build fails where a page has no style sheet or an empty one', () => {
  const sheets = { home: 'a{color:red}', about: '' };
  assert.equal(withEveryPage(['home'], sheets), sheets);
  assert.throws(() => withEveryPage(['home', 'about', 'blog'], sheets), /No style sheet for about, blog/);
});

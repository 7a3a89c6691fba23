import assert from 'node:assert/strict';
import { it } from 'node:test';
import { provideEngine } from './engines.mjs';
import { Problem } from './project.mjs';

it('A Firefox that is named and not there is not run, and the reason says so', async () => {
  const before = process.env.FIREFOX_PATH;
  process.env.FIREFOX_PATH = '/nowhere/firefox';
  try {
    await assert.rejects(provideEngine('firefox'), (error) => {
      assert.ok(error instanceof Problem);
      assert.equal(error.message, 'FIREFOX_PATH names no Firefox 153 or later: /nowhere/firefox');
      return true;
    });
  } finally {
    if (before === undefined) delete process.env.FIREFOX_PATH;
    else process.env.FIREFOX_PATH = before;
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prove } from './durability/prove.mjs';

const engine = process.env.TEST_DATABASE ?? 'sqlite';

test(`on ${engine}, no acknowledged quote is lost or doubled by kill -9 at random moments`, async () => {
  const { faults, acknowledged, broken } = await prove({ engine, submissions: 60, kills: 2 });
  assert.deepEqual(faults, []);
  assert.equal(acknowledged, 60);
  assert.ok(broken > 0, 'the kills met no call');
});

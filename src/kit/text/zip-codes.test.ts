import assert from 'node:assert/strict';
import { test } from 'node:test';
import { zipCodesIn } from './zip-codes.ts';

test('a list of ZIP codes is read with its ranges, also where they begin with a zero', () => {
  assert.deepEqual(zipCodesIn('91501'), ['91501']);
  assert.deepEqual(zipCodesIn('02134–02136 02139'), ['02134', '02135', '02136', '02139']);
  assert.deepEqual(zipCodesIn('00501-00502'), ['00501', '00502']);
  assert.deepEqual(zipCodesIn('91502–91501'), []);
});

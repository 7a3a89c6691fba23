import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSlots } from './slots.mjs';

describe('Slots', () => {
  /** Work that is noted as begun and lasts until `end`. */
  function createWork() {
    const begun = [];
    const held = new Map();
    return {
      begun,
      start: (name) => () => {
        begun.push(name);
        return new Promise((resolve, reject) => held.set(name, { resolve, reject }));
      },
      end: (name) => held.get(name).resolve(),
      fail: (name) => held.get(name).reject(new Error(name)),
    };
  }

  it('run so many at a time, those of the lowest rank first and in their order', async () => {
    const takeSlot = createSlots(2);
    const { begun, start, end } = createWork();
    const ranks = { a: 3, b: 3, c: 3, d: 1, e: 3, f: 1 };
    const all = Object.entries(ranks).map(([name, rank]) => takeSlot(rank, start(name)));
    for (const name of 'dfabce') {
      while (!begun.includes(name)) await new Promise(setImmediate);
      end(name);
    }
    await Promise.all(all);
    assert.equal(begun.join(''), 'dfabce');
  });

  it('wait until one that takes several has them', async () => {
    const takeSlot = createSlots(3);
    const { begun, start, end } = createWork();
    const all = Object.entries({ a: 1, b: 3, c: 1, d: 1 }).map(([name, taken]) =>
      takeSlot(0, start(name), taken),
    );
    for (const [name, before] of Object.entries({ a: 'a', b: 'ab', c: 'abcd', d: 'abcd' })) {
      while (!begun.includes(name)) await new Promise(setImmediate);
      await new Promise(setImmediate);
      assert.equal(begun.join(''), before);
      end(name);
    }
    await Promise.all(all);
  });

  it('are free again after a failure', async () => {
    const takeSlot = createSlots(1);
    const { begun, start, fail } = createWork();
    const failing = takeSlot(0, start('a'));
    const next = takeSlot(0, async () => 'done');
    while (!begun.includes('a')) await new Promise(setImmediate);
    fail('a');
    await assert.rejects(failing, /a/);
    assert.equal(await next, 'done');
  });
});

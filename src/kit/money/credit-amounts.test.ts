import assert from 'node:assert/strict';
import { test } from 'node:test';
import { divideCredit, getShare, type NetAndTax, taxCredit } from './credit-amounts.ts';

const nothing: NetAndTax = { netCents: 0, taxCents: 0 };

test('a credit has its share of the tax', () => {
  const billed = { netCents: 10_000, taxCents: 950 };
  assert.deepEqual(divideCredit(billed, nothing, 2190), { netCents: 2000, taxCents: 190 });
  assert.deepEqual(taxCredit(billed, nothing, 2000), { netCents: 2000, taxCents: 190 });
  assert.deepEqual(divideCredit(billed, nothing, 10_950), billed);
  assert.deepEqual(divideCredit({ netCents: 500, taxCents: 0 }, nothing, 500), {
    netCents: 500,
    taxCents: 0,
  });
  assert.equal(getShare(2_000_000_000, 1_999_999_999, 2_000_000_000), 1_999_999_999, 'without float errors');
});

test('whatever the order and size of credits, they add up to the invoice to the cent and never exceed it', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  for (let round = 0; round < 2000; round += 1) {
    const netCents = 1 + random(random(2) === 0 ? 60 : 200_000);
    const billed = { netCents, taxCents: getShare(netCents, random(30_001), 100_000) };
    const credited = { ...nothing };
    for (let count = 0; ; count += 1) {
      const netLeft = billed.netCents - credited.netCents;
      const left = netLeft + billed.taxCents - credited.taxCents;
      if (left === 0) break;
      const upTo = (cents: number) => (count > 8 ? cents : 1 + random(cents));
      const part =
        netLeft > 0 && random(2) === 0
          ? taxCredit(billed, credited, upTo(netLeft))
          : divideCredit(billed, credited, upTo(left));
      assert.ok(part.netCents >= 0 && part.taxCents >= 0, JSON.stringify({ billed, credited, part }));
      assert.ok(part.netCents + part.taxCents > 0);
      credited.netCents += part.netCents;
      credited.taxCents += part.taxCents;
      assert.ok(credited.netCents <= billed.netCents && credited.taxCents <= billed.taxCents);
    }
    assert.deepEqual(credited, billed);
  }
});

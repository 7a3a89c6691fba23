import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Coverage, findUninvoiced } from './uninvoiced.ts';

const sofa = { id: 1, serviceId: 3, title: 'Sofa', quantity: 2 };
const stairs = { id: 2, serviceId: null, title: 'Stairs', quantity: 1 };
const covering = (cents: number, ...items: Coverage['items']): Coverage => ({ cents, items });

test('without an invoice all of a quote is left, also if it costs nothing', () => {
  assert.deepEqual(findUninvoiced({ items: [sofa], priceCents: 0 }, []), { items: [sofa], cents: 0 });
});

test('nothing is left once everything is billed, whatever became of the ids and the price', () => {
  const items = [sofa, { ...stairs, id: 9 }];
  const billed = [covering(200_00, sofa, stairs)];
  assert.equal(findUninvoiced({ items, priceCents: 200_00 }, billed), null);
  assert.equal(findUninvoiced({ items, priceCents: 250_00 }, billed), null, 'a price alone adds nothing');
});

test('pieces and lines that came later are left, for what they add to the price', () => {
  const items = [
    { ...sofa, quantity: 3 },
    { ...stairs, id: 9 },
    { ...stairs, id: 10 },
  ];
  const rest = findUninvoiced({ items, priceCents: 300_00 }, [covering(200_00, sofa, stairs)]);
  assert.deepEqual(rest, {
    items: [sofa, items[2]].map((item) => ({ ...item, quantity: 1 })),
    cents: 100_00,
  });
  const second = covering(rest!.cents, ...rest!.items);
  assert.equal(findUninvoiced({ items, priceCents: 300_00 }, [covering(200_00, sofa, stairs), second]), null);
});

test('what adds nothing to the price is not billed', () => {
  const billed = [covering(200_00, sofa)];
  assert.equal(findUninvoiced({ items: [sofa, stairs], priceCents: 190_00 }, billed), null);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Service } from '#company/catalog/services.ts';
import {
  type EditedLine,
  sentLines,
  withChange,
  withCustomLine,
  withoutLine,
  withPrice,
  withQuantity,
  withService,
} from './quote-lines.ts';

const service: Service = {
  id: 3,
  category: 'couch',
  title: 'Sofa',
  description: '',
  imageUrl: null,
  originalPrice: '120.00',
  discountedPrice: '99.00',
  discountPercentage: '18',
  unit: 'piece' as const,
  minimumPrice: null,
  durationMinutes: 60,
  isAddOn: false,
  isActive: true,
  optionGroup: null,
  isMostChosen: false,
};
const line: EditedLine = {
  id: 7,
  serviceId: 3,
  category: 'couch',
  title: 'Sofa',
  isAddOn: false,
  unit: 'piece',
  unitPriceCents: 89_00,
  minimumPriceCents: 0,
  copied: { unitPriceCents: 89_00, minimumPriceCents: 0 },
  quantity: 1,
  durationMinutes: 60,
};

test('a service that is in the quote already grows its line, which keeps its price', () => {
  assert.deepEqual(withService([line], service), [{ ...line, quantity: 2 }]);
});

test('another service comes last, at the present price', () => {
  const added = withService([line], { ...service, id: 4 }).at(-1);
  assert.deepEqual(
    [added?.serviceId, added?.unitPriceCents, added?.quantity, added?.id],
    [4, 99_00, 1, undefined],
  );
});

test('a quantity stays between one and the most that can be ordered', () => {
  assert.equal(withQuantity([line], 0, 0)[0]?.quantity, 1);
  assert.equal(withQuantity([line], 0, 51)[0]?.quantity, 50);
});

test('lines are sent by their id, new ones by their service', () => {
  const lines = withService([line], { ...service, id: 4 });
  assert.deepEqual(sentLines(lines), [
    { id: 7, quantity: 1 },
    { serviceId: 4, quantity: 1 },
  ]);
  assert.deepEqual(sentLines(withoutLine(lines, 0)), [{ serviceId: 4, quantity: 1 }]);
});

test('a typed price is sent as typed and counts in the total; one that is no amount yet counts as zero', () => {
  const priced = withPrice([line], 0, '70.5');
  assert.equal(priced[0]?.unitPriceCents, 70_50);
  assert.deepEqual(sentLines(priced), [{ id: 7, quantity: 1, unitPrice: '70.5' }]);
  assert.equal(withPrice(priced, 0, 'abc')[0]?.unitPriceCents, 0);
});

test('a custom line is sent with its title, category and minutes, beside the lines of services', () => {
  const added = withChange(withCustomLine([line], 'k', 'couch'), 1, {
    title: 'Stair runner',
    durationMinutes: 45,
  });
  assert.deepEqual(sentLines(withPrice(added, 1, '40')), [
    { id: 7, quantity: 1 },
    {
      quantity: 1,
      unitPrice: '40',
      title: 'Stair runner',
      unit: 'piece',
      category: 'couch',
      durationMinutes: 45,
    },
  ]);
});

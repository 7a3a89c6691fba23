import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ServiceCategory } from '#company/catalog/services.ts';
import { serviceCategories } from '../../../tests/support/categories.ts';
import { demoServices } from './services.ts';

describe('the demo catalog', () => {
  test('offers at least 24 services, and five and an add-on in each category', () => {
    assert.ok(demoServices.length >= 24);
    for (const category of serviceCategories) {
      assert.ok(listed(category, false).length >= 5, category);
      assert.ok(listed(category, true).length >= 1, category);
    }
  });

  test('starts at the documented price in each category, add-ons aside', () => {
    const startingPrices = serviceCategories.map((category) =>
      Math.min(...listed(category, false).map((service) => service.discountedPriceCents)),
    );
    assert.deepEqual(startingPrices, [8900, 4500, 12000, 9500]);
  });

  const ranges: { of: string; category: ServiceCategory; title: RegExp; dollars: [number, number] }[] = [
    { of: '2-seat sofas', category: 'couch', title: /^2-Seat/, dollars: [89, 149] },
    { of: '3-seat sofas', category: 'couch', title: /^3-Seat/, dollars: [109, 179] },
    { of: 'sectionals', category: 'couch', title: /Sectional/, dollars: [149, 249] },
    { of: 'chairs', category: 'chair', title: /^(Dining Chair,|Office|Accent|Recl|Wing)/, dollars: [59, 99] },
    {
      of: 'one carpet room',
      category: 'carpet',
      title: /One Room|Large Room|Small Room/,
      dollars: [79, 149],
    },
    { of: 'mattresses', category: 'mattress', title: /Twin|Full|Queen|King/, dollars: [89, 149] },
  ];
  for (const { of, category, title, dollars } of ranges) {
    test(`prices ${of} from $${dollars[0]} to $${dollars[1]}, both ends included`, () => {
      const prices = demoServices
        .filter((service) => service.category === category && title.test(service.title))
        .map((service) => service.discountedPriceCents / 100);
      assert.deepEqual([Math.min(...prices), Math.max(...prices)], dollars);
    });
  }

  test('keeps couch and chair add-ons and stain protection within the documented amounts', () => {
    const amounts = (match: (title: string) => boolean, category?: ServiceCategory) =>
      demoServices
        .filter((service) => service.isAddOn && match(service.title))
        .filter((service) => category === undefined || service.category === category)
        .map((service) => service.discountedPriceCents / 100)
        .sort((a, b) => a - b);
    assert.deepEqual(ends(amounts(() => true, 'couch')), [20, 45]);
    assert.deepEqual(ends(amounts(() => true, 'chair')), [15, 40]);
    assert.deepEqual(ends(amounts((title) => title.includes('Stain Protection'))), [25, 50]);
    assert.deepEqual(
      amounts((title) => title === 'Couch Stain Protection'),
      [45],
    );
    assert.deepEqual(
      amounts((title) => title === 'Couch Spot Cleaning'),
      [25],
    );
  });

  test('has unique titles, real descriptions and no price above its original', () => {
    assert.equal(new Set(demoServices.map((service) => service.title)).size, demoServices.length);
    for (const service of demoServices) {
      assert.ok(service.description.length >= 60, service.title);
      assert.ok(service.discountedPriceCents <= service.originalPriceCents, service.title);
      assert.ok(service.durationMinutes > 0, service.title);
    }
    const reduced = demoServices.filter(
      (service) => service.discountedPriceCents < service.originalPriceCents,
    );
    assert.ok(reduced.length > 0 && reduced.length < demoServices.length / 4);
  });
});

function listed(category: ServiceCategory, isAddOn: boolean) {
  return demoServices.filter((service) => service.category === category && service.isAddOn === isAddOn);
}

function ends(sorted: readonly number[]): (number | undefined)[] {
  return [sorted[0], sorted.at(-1)];
}

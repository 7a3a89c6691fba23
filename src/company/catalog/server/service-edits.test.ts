import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { change, create, list } from './services.fixture.ts';

const getErrors = async (answer: Response) => {
  assert.equal(answer.status, 422);
  return ((await answer.json()) as Problem).errors?.map(({ path, message }) => `${path}: ${message}`);
};

const wrong: [what: string, body: object, errors: string[]][] = [
  ['nothing', {}, ['title: Title is required', 'originalPrice: Original price is required']],
  ['a blank title', { title: '  ' }, ['title: Title is required']],
  ['a blank price', { originalPrice: ' ' }, ['originalPrice: Original price is required']],
  [
    'a price in words',
    { originalPrice: 'ten' },
    ['originalPrice: Enter an amount in dollars, such as 150.00'],
  ],
  [
    'a price below nothing',
    { originalPrice: -1 },
    ['originalPrice: Enter an amount in dollars, such as 150.00'],
  ],
  ['no price at all', { originalPrice: 0 }, ['originalPrice: Enter a price above $0']],
  [
    'a discount that is none',
    { discountedPrice: '89.01' },
    ['discountedPrice: The discounted price can’t be higher than the original price'],
  ],
  ['a long title', { title: 'x'.repeat(121) }, ['title: At most 120 characters']],
  ['a long description', { description: 'x'.repeat(1001) }, ['description: At most 1000 characters']],
  ['half a minute', { durationMinutes: 1.5 }, ['durationMinutes: Enter whole minutes, at most 1440']],
  ['no duration', { durationMinutes: '' }, ['durationMinutes: Duration is required']],
  ['more than a day', { durationMinutes: 1441 }, ['durationMinutes: Enter whole minutes, at most 1440']],
  ...['javascript:alert(1)', 'data:image/png;base64,AA', '//elsewhere.example/a.png', 'sofa.jpg'].map(
    (imageUrl): [string, object, string[]] => [
      `the image ${imageUrl}`,
      { imageUrl },
      ['imageUrl: Enter a URL that starts with https://, or upload a file'],
    ],
  ),
];

test('each wrong field of a service is named, new or changed, and nothing is stored', async (context) => {
  const t = await openTestApp(context);
  const good = { title: 'Sofa', originalPrice: '89.00' };
  const { id } = await create(t, good);
  for (const [what, body, errors] of wrong) {
    const whole = Object.keys(body).length > 0 ? { ...good, ...body } : body;
    assert.deepEqual(await getErrors(await t.adminCall('POST', adminApi.services, whole)), errors, what);
    if (whole === body) continue;
    assert.deepEqual(await getErrors(await t.adminCall('PUT', adminApi.service(id), body)), errors, what);
  }
  for (const body of [{ category: 'furniture' }, { isActive: 'yes' }, { isAddOn: 1 }, { title: null }]) {
    assert.equal((await t.adminCall('POST', adminApi.services, { ...good, ...body })).status, 422);
    assert.equal((await t.adminCall('PUT', adminApi.service(id), body)).status, 422);
  }
  const [only, ...others] = await list(t);
  assert.deepEqual(others, []);
  assert.deepEqual([only?.title, only?.version], ['Sofa', 1]);
});

test('of two prices one may change alone: without a discount it goes along, with one it is held against it', async (context) => {
  const t = await openTestApp(context);
  const { id } = await create(t, { title: 'Sofa', originalPrice: '100.00' });
  const prices = ({ originalPrice, discountedPrice, discountPercentage }: AdminService) => [
    originalPrice,
    discountedPrice,
    discountPercentage,
  ];
  assert.deepEqual(prices(await change(t, id, { originalPrice: '80.00' })), ['80.00', '80.00', '0']);
  assert.deepEqual(prices(await change(t, id, { discountedPrice: '60.00' })), ['80.00', '60.00', '25']);
  assert.deepEqual(prices(await change(t, id, { originalPrice: '120.00' })), ['120.00', '60.00', '50']);
  assert.deepEqual(await getErrors(await t.adminCall('PUT', adminApi.service(id), { originalPrice: 50 })), [
    'discountedPrice: The discounted price can’t be higher than the original price',
  ]);
  assert.deepEqual(prices(await change(t, id, { discountedPrice: '' })), ['120.00', '120.00', '0']);
});

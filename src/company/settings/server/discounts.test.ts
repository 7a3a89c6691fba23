import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { changeTerms, saveDiscounts } from './discounts.fixture.ts';
import { findOnPages, getText } from './pages.fixture.ts';

const twenty = { aboveDollars: 50, percent: 20 };
const thirty = { aboveDollars: 300, percent: 30 };

const sendFor = (t: TestApp, serviceId: number, expectedTotal?: string) =>
  t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }], { expectedTotal }));

async function sentQuote(t: TestApp, serviceId: number): Promise<Quote> {
  const answer = await sendFor(t, serviceId);
  assert.equal(answer.status, 201, await answer.clone().text());
  return getQuote(t, ((await answer.json()) as ContactAnswer).quoteId!);
}

const getQuote = async (t: TestApp, id: number) =>
  (await (await t.adminCall('GET', adminApi.quote(id))).json()) as Quote;

const amounts = ({ serviceDetails: { subtotal, discountPercent, total } }: Quote) => [
  subtotal,
  discountPercent,
  total,
];

test('discounts that an owner saves hold at once, for visitors and for staff, largest order first', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 80_00 });
  await saveDiscounts(t, [twenty, thirty]);
  assert.deepEqual(await (await t.call('GET', api.discounts)).json(), [thirty, twenty]);
  assert.ok((await getText(t, paths.calculator)).includes(JSON.stringify([thirty, twenty])));
  assert.deepEqual(amounts(await sentQuote(t, sofa)), ['80.00', 20, '64.00']);
  const entered = await t.adminCall('POST', adminApi.quotes, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    contactMethod: 'sms',
    zipCode: '91501',
    items: [{ serviceId: sofa, quantity: 4 }],
  });
  assert.deepEqual(amounts((await entered.json()) as Quote), ['320.00', 30, '224.00']);
});

test('a total with former discounts is refused with the present one, and nothing is stored', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 150_00 });
  for (const [discounts, former, present] of [
    [[twenty], '135.00', '120.00'],
    [[], '120.00', '150.00'],
  ] as const) {
    await saveDiscounts(t, [...discounts]);
    const refused = await sendFor(t, sofa, former);
    assert.equal(refused.status, 409);
    const { code, current } = (await refused.json()) as Problem;
    assert.deepEqual([code, current], ['price-changed', { total: present }]);
  }
  assert.deepEqual(await (await t.adminCall('GET', adminApi.requests)).json(), []);
  assert.equal((await sendFor(t, sofa, '150.00')).status, 201);
});

test('a quote keeps the discounts of the day it was sent, also when its lines change later', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 150_00 });
  const { id, serviceDetails } = await sentQuote(t, sofa);
  await saveDiscounts(t, []);
  assert.deepEqual(amounts(await getQuote(t, id)), ['150.00', 10, '135.00']);
  const change = async (changes: object) => {
    const { version } = await getQuote(t, id);
    const answer = await t.adminCall('PUT', adminApi.quote(id), { ...changes, version });
    assert.equal(answer.status, 200, await answer.clone().text());
    return (await answer.json()) as Quote;
  };
  assert.deepEqual(amounts(await change({ zipCode: '91502' })), ['150.00', 10, '135.00']);
  const line = serviceDetails.items[0]!.id;
  const two = await change({ items: [{ id: line, quantity: 2 }] });
  assert.deepEqual(amounts(two), ['300.00', 15, '255.00']);
  assert.equal(two.estimatedPrice, '255.00');
  assert.deepEqual(amounts(await sentQuote(t, sofa)), ['150.00', 0, '150.00']);
});

test('texts quote the percents that an owner saved, and nothing of discounts if there are none', async (context) => {
  const t = await openTestApp(context);
  const { termsDate } = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  await saveDiscounts(t, [twenty, thirty]);
  const said = async (path: string, english: string, spanish: string) => {
    assert.ok((await getText(t, path)).includes(english), `${path}: ${english}`);
    assert.ok((await getText(t, pathIn('es', path))).includes(spanish), `${path}: ${spanish}`);
  };
  await said(
    paths.termsOfService,
    'The calculator takes 20% off a subtotal above $50 and 30% off a subtotal above $300. Its total',
    'La calculadora descuenta el 20% de un subtotal mayor de $50 y el 30% de un subtotal mayor de $300. El total',
  );
  await said(
    paths.calculator,
    'You get 20% off a subtotal above $50 and 30% off a subtotal above $300.',
    'Descontamos el 20% de un subtotal mayor de $50 y el 30% de un subtotal mayor de $300.',
  );
  await said(servicePaths.carpet, 'larger orders save up to 30%.', 'los más grandes ahorran hasta un 30%.');
  const traces =
    /(?<!no )discount(?!edPrice|Percentage|s":)|% off|larger orders|descuento|calculadora descuenta|descontamos|ahorr/i;
  assert.ok((await findOnPages(t, traces)).length >= 6);
  await saveDiscounts(t, []);
  assert.deepEqual(await findOnPages(t, traces), []);
  const saved = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  assert.notEqual(saved.termsDate, termsDate);
});

test('what cannot be is refused at its field', async (context) => {
  const t = await openTestApp(context);
  for (const [discounts, path] of [
    [[{ aboveDollars: 0, percent: 10 }], '0.aboveDollars'],
    [[{ aboveDollars: 100, percent: 0 }], '0.percent'],
    [[{ aboveDollars: 100, percent: 91 }], '0.percent'],
    [[twenty, thirty, { aboveDollars: 50, percent: 25 }], '2.aboveDollars'],
    [[thirty, { aboveDollars: 400, percent: 30 }], '1.percent'],
    [[{ aboveDollars: 400, percent: 30 }, thirty], '0.percent'],
  ] as const) {
    await expectErrorAt(await changeTerms(t, { discounts: [...discounts] }), `terms.discounts.${path}`);
  }
  const six = Array.from({ length: 6 }, (_, index) => ({ aboveDollars: index + 1, percent: index + 1 }));
  await expectErrorAt(await changeTerms(t, { discounts: six }), 'terms.discounts');
});

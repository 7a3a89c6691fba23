import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyCode, type CodeTerms } from '#company/catalog/code-pricing.ts';
import { getFeeTerms, listTripFees } from '#company/catalog/order-fees.ts';
import { priceRows } from '#company/catalog/price-rows.ts';
import { shownTotal, writeShownPrices } from '#company/catalog/shown-prices.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { formatCents, parseCents } from '#kit/money/money.ts';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { priceInvoice } from '#money/invoices/invoice-amounts.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { changeInvoiceSettings } from '#money/invoices/server/invoices.fixture.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { emptyQuoteForm } from '#sales/leads/quote-form-fields.ts';
import { noOwnDiscount, priceQuote } from '#sales/quotes/own-discount.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CalculatorService } from '#site/calculator/calculator-data.ts';
import { priceLines } from '#site/calculator/cart-lines.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { openTestApp, type TestApp } from '../../tests/support/app.ts';
import { addService } from '../../tests/support/catalog.ts';
import { expectErrorAt } from '../../tests/support/expect-error.ts';
import { quoteBody } from '../../tests/support/leads.ts';

const tiers = [
  { aboveDollars: 200, percent: 15 },
  { aboveDollars: 100, percent: 10 },
];
const zips = ['91501', '91502', '91503', '90001'];
const amount = (max: number) => fc.integer({ min: 0, max });
const anyOrder = fc.record({
  lines: fc.array(fc.record({ unitPriceCents: amount(300_00), quantity: fc.integer({ min: 1, max: 50 }) }), {
    minLength: 1,
    maxLength: 6,
  }),
  minimumOrderCents: fc.oneof(fc.constant(0), amount(500_00)),
  places: fc.array(
    fc.record({
      zipCodes: fc.subarray(zips.slice(0, 3), { minLength: 1 }),
      tripFee: amount(60_00).map(formatCents),
    }),
    { maxLength: 3 },
  ),
  zipCode: fc.constantFrom(...zips),
  code: fc.option(
    fc
      .record({ percent: fc.integer({ min: 1, max: 100 }), adds: fc.boolean() })
      .map((code): CodeTerms => ({ ...code, amountCents: null, categories: null })),
    { nil: null },
  ),
});

test('cart, plain form, server, quote and invoice agree to the cent', () => {
  fc.assert(
    fc.property(anyOrder, ({ lines, minimumOrderCents, places, zipCode, code }) => {
      const services = lines.map(({ unitPriceCents }, id) => ({
        ...({ id, category: 'couch' } as CalculatorService),
        discountedPrice: formatCents(unitPriceCents),
      }));
      const settings = { minimumOrder: formatCents(minimumOrderCents), tripFees: listTripFees(places) };
      const catalog = { services, discounts: tiers, ...settings };
      const session = {
        cart: Object.fromEntries(lines.map(({ quantity }, id) => [id, quantity])),
        form: { ...emptyQuoteForm, zipCode },
      };
      const { price } = priceLines({ ...catalog, code: applyCode(code) }, session);
      const fees = getFeeTerms(settings, `${zipCode}-1234`);
      assert.deepEqual(price, priceQuote(lines, { discounts: tiers, own: noOwnDiscount, code, fees }));
      const fee = Math.min(
        ...places.flatMap((place) => (place.zipCodes.includes(zipCode) ? parseCents(place.tripFee) : [])),
      );
      assert.equal(price.tripFeeCents, price.subtotalCents > 0 && Number.isFinite(fee) ? fee : 0);
      const net = price.subtotalCents - price.discountCents - price.codeCents;
      assert.equal(price.minimumFeeCents, price.subtotalCents > 0 ? Math.max(0, minimumOrderCents - net) : 0);
      assert.equal(price.totalCents, net + price.minimumFeeCents + price.tripFeeCents);
      const { codeCents, ...plain } = priceLines(catalog, session).price;
      const items = lines.map(({ quantity }, serviceId) => ({ serviceId, quantity }));
      assert.equal(shownTotal({ items, zipCode }, writeShownPrices(catalog)), formatCents(plain.totalCents));
      const sums = { ...price, adjustmentCents: 0, discountReason: '', code: 'A' };
      const invoice = priceInvoice({ ...sums, lines, taxThousandths: 0 });
      assert.equal(invoice.totalCents, price.totalCents);
      const rows = priceRows(sums).reduce((sum, { cents }) => sum + cents, price.subtotalCents);
      assert.equal(rows, price.totalCents);
    }),
    { numRuns: 10_000 },
  );
});

async function changePricing(t: TestApp, minimumOrder: string, fees: readonly (readonly [string, string])[]) {
  const { places } = await request<StoredSettings>(t, 'GET', adminApi.settings);
  const added = fees.map(([code, tripFee], index) => ({
    ...{ name: `Place ${index}`, groups: [], zipCodes: [code], tripFee },
  }));
  const others = places.filter(({ name }) => !name.startsWith('Place '));
  return changeSettings(t, { pricing: { minimumOrder }, places: [...others, ...added] });
}

test('a minimum order and a trip fee are each a line of their own, from the cart to the credit note', async (context) => {
  const t = await openTestApp(context);
  await changeInvoiceSettings(t, { taxPercent: 10 });
  const serviceId = await addService(t.deps.db, { title: '3-Seat Sofa', discountedPriceCents: 60_00 });
  await expectErrorAt(await changePricing(t, '12.345', []), 'pricing.minimumOrder');
  await expectErrorAt(await changePricing(t, '-5', []), 'pricing.minimumOrder');
  const { places } = await request<StoredSettings>(t, 'GET', adminApi.settings);
  await expectErrorAt(await changePricing(t, '0', [['99501', 'free']]), `places.${places.length}.tripFee`);
  assert.equal(
    (
      await changePricing(t, '100', [
        ['99501', '25.5'],
        ['99502', '0'],
      ])
    ).status,
    200,
  );
  const saved = await request<StoredSettings>(t, 'GET', adminApi.settings);
  assert.deepEqual([saved.pricing, saved.places.at(-2)!.tripFee], [{ minimumOrder: '100.00' }, '25.50']);
  assert.deepEqual((await (await t.call('GET', api.pricing)).json()).tripFees, [
    { fee: '25.50', zipCodes: ['99501'] },
  ]);
  const page = await (await t.call('GET', paths.calculator)).text();
  for (const text of [
    '"minimumOrder":"100.00"',
    'Our minimum order is $100.00',
    'trip fee of $25.50 in 99501',
  ])
    assert.ok(page.includes(text), text);
  assert.match(await (await t.call('GET', '/es/calculator')).text(), /pedido mínimo es de \$100\.00/);

  const items = [{ serviceId, quantity: 1 }];
  const body = (expectedTotal: string) => quoteBody(items, { zipCode: '99501-0001', expectedTotal });
  const refused = await t.call('POST', api.contact, body('60.00'));
  assert.deepEqual([refused.status, ((await refused.json()) as Problem).current], [409, { total: '125.50' }]);
  const sent = await t.call('POST', api.contact, body('125.50'));
  assert.equal(sent.status, 201);
  const { quoteId, total, quoteUrl } = (await sent.json()) as {
    quoteId: number;
    total: string;
    quoteUrl: string;
  };
  assert.equal(total, '125.50');
  const get = () => request<Quote>(t, 'GET', adminApi.quote(quoteId));
  const fees = ({ serviceDetails: { minimumFee, tripFee, total } }: Quote) => [minimumFee, tripFee, total];
  assert.deepEqual(fees(await get()), ['40.00', '25.50', '125.50']);
  const { message } = await request<{ message: string }>(
    t,
    'GET',
    adminApi.request((await get()).requestId!),
  );
  assert.match(message, /Minimum order fee: \$40\.00\nTrip fee: \$25\.50\nEstimated total: \$125\.50/);
  const token = quoteUrl.split('/').at(-1)!;
  const shown = (await (await t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote;
  assert.deepEqual(
    [shown.subtotal, shown.minimumFee, shown.tripFee, shown.adjustment, shown.total],
    ['60.00', '40.00', '25.50', '0.00', '125.50'],
  );
  const quotePage = await (await t.call('GET', paths.quote(token))).text();
  for (const label of ['Minimum order fee', 'Trip fee', '+$25.50'])
    assert.ok(quotePage.includes(label), label);
  assert.match(await (await t.call('GET', `/es${paths.quote(token)}`)).text(), /Cargo por traslado/);

  // Later settings leave it alone; another ZIP code has the fee of today.
  await changePricing(t, '500', [
    ['99501', '70'],
    ['99502', '31'],
  ]);
  const change = (changes: object) => request<Quote>(t, 'PUT', adminApi.quote(quoteId), changes);
  const two = { items: [{ serviceId, quantity: 2 }] };
  assert.deepEqual(fees(await change(two)), ['0.00', '25.50', '133.50']);
  assert.deepEqual(fees(await change({ items: [{ serviceId, quantity: 1 }] })), ['40.00', '25.50', '125.50']);
  assert.deepEqual(fees(await change({ zipCode: '99502' })), ['40.00', '31.00', '131.00']);
  assert.deepEqual(fees(await change({ zipCode: '10001' })), ['40.00', '0.00', '100.00']);
  const moved = await change({ zipCode: '99501' });
  assert.deepEqual([...fees(moved), moved.estimatedPrice], ['40.00', '70.00', '170.00', '170.00']);
  const given = await change({ discount: { percent: 50, reason: 'Neighbor' } });
  assert.deepEqual(fees(given), ['70.00', '70.00', '170.00']);
  await change({ discount: null });

  const first = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const sums = ({ minimumFee, tripFee, adjustment, tax, total }: Invoice) => [
    minimumFee,
    tripFee,
    adjustment,
    tax,
    total,
  ];
  assert.deepEqual(sums(first), ['40.00', '70.00', '0.00', '17.00', '187.00']);
  const kept = await request<Invoice>(t, 'PATCH', invoiceApi.invoice(first.id), { notes: 'Thanks' });
  assert.deepEqual(sums(kept), sums(first));
  const issued = await request<Invoice>(t, 'POST', invoiceApi.issue(first.id), { version: kept.version });
  const invoicePage = await (await t.call('GET', invoicePaths.page(issued.url!.split('/').at(-1)!))).text();
  for (const label of ['Minimum order fee', 'Trip fee', '$70.00'])
    assert.ok(invoicePage.includes(label), label);
  // One sofa more reaches the minimum: the further invoice takes the fee back.
  await change(two);
  const further = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  assert.deepEqual(sums(further), ['-40.00', '0.00', '-6.00', '0.80', '8.80']);

  for (const [quantity, expected] of [[1, ['-40.00', '-70.00', '0.00', '-17.00', '-187.00']]] as const) {
    const lines = [{ line: 1, quantity }];
    await request(t, 'POST', invoiceApi.creditNotes(issued.id), { lines, reason: 'Not done' }, 201);
    const { creditNotes } = await request<Invoice>(t, 'GET', invoiceApi.invoice(issued.id));
    assert.deepEqual(
      sums(await request<Invoice>(t, 'GET', invoiceApi.invoice(creditNotes[0]!.id))),
      expected,
    );
  }
  const csv = await (await t.adminCall('GET', adminApi.quotesCsv)).text();
  assert.match(csv, /Minimum order fee,Trip fee\r\n.*,0\.00,70\.00\r\n/);

  // A quote that nobody has priced has no fees.
  const unpriced = await request<Quote>(
    t,
    'POST',
    adminApi.quotes,
    {
      ...{ firstName: 'Ana', phone: '(818) 555-0111', contactMethod: 'sms', zipCode: '99501' },
      items: [{ title: 'To be seen', unitPrice: '0', quantity: 1, category: 'couch' }],
    },
    201,
  );
  assert.deepEqual(fees(unpriced), ['0.00', '0.00', '0.00']);
  const priced = await request<Quote>(t, 'PUT', adminApi.quote(unpriced.id), two);
  assert.deepEqual(fees(priced), ['392.00', '70.00', '570.00']);
});

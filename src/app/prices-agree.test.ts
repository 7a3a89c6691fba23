import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyCode, type CodeTerms } from '#company/catalog/code-pricing.ts';
import { getFeeTerms, listTripFees } from '#company/catalog/order-fees.ts';
import { priceRows } from '#company/catalog/price-rows.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { readShownPrices, shownTotal, writeShownPrices } from '#company/catalog/shown-prices.ts';
import { quantityLimits, units } from '#company/catalog/units.ts';
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
const anyQuantity = fc.constantFrom(...units).chain((unit) => {
  const { min, max, step } = quantityLimits[unit];
  const steps = fc.integer({ min: min / step, max: Math.min(max, 5_000) / step });
  return steps.map((count) => ({ unit, quantity: count * step }));
});
const anyLine = fc
  .record({
    counted: anyQuantity,
    unitPriceCents: amount(300_00),
    minimumPriceCents: fc.oneof(fc.constant(0), amount(900_00)),
  })
  .map(({ counted, ...prices }) => ({ ...counted, ...prices }));
const anyOrder = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 6 }),
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
      const services = lines.map(({ unitPriceCents, unit, minimumPriceCents }, id) => ({
        ...({ id, category: 'couch' } as CalculatorService),
        discountedPrice: formatCents(unitPriceCents),
        ...(unit !== 'piece' && { unit }),
        ...(minimumPriceCents > 0 && { minimumPrice: formatCents(minimumPriceCents) }),
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
      // Half units in whole numbers, so that nothing is rounded but the half cents.
      const gross = lines.map(({ unitPriceCents, quantity, minimumPriceCents }) =>
        Math.max(Math.floor((unitPriceCents * (quantity * 2) + 1) / 2), minimumPriceCents),
      );
      assert.equal(
        price.subtotalCents,
        gross.reduce((sum, cents) => sum + cents, 0),
      );
      const net = price.subtotalCents - price.discountCents - price.codeCents;
      assert.equal(price.minimumFeeCents, price.subtotalCents > 0 ? Math.max(0, minimumOrderCents - net) : 0);
      assert.equal(price.totalCents, net + price.minimumFeeCents + price.tripFeeCents);
      const { codeCents, ...plain } = priceLines(catalog, session).price;
      const items = lines.map(({ quantity }, serviceId) => ({ serviceId, quantity }));
      assert.equal(shownTotal({ items, zipCode }, writeShownPrices(catalog)), formatCents(plain.totalCents));
      for (const [serviceId, { unit }] of readShownPrices(writeShownPrices(catalog)))
        assert.equal(unit, lines[serviceId]!.unit);
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

test('units, halves and the minimum of a line are priced alike from the cart to the credit note', async (context) => {
  const t = await openTestApp(context);
  const add = (title: string, originalPrice: string, changes: object) =>
    request<AdminService>(
      t,
      'POST',
      adminApi.services,
      { category: 'couch', title, originalPrice, ...changes },
      201,
    );
  const carpet = await add('Carpet', '0.45', { unit: 'sqft', minimumPrice: '120', durationMinutes: '0.07' });
  const deep = await add('Deep Clean', '45.01', { unit: 'hour' });
  const sofa = await add('Sofa', '60', {});
  assert.deepEqual(
    [carpet, deep, sofa].map(({ unit, minimumPrice, durationMinutes }) => [
      unit,
      minimumPrice,
      durationMinutes,
    ]),
    [
      ['sqft', '120.00', 0.07],
      ['hour', null, 60],
      ['piece', null, 60],
    ],
  );
  for (const [id, change, path] of [
    [sofa.id, { unit: 'acre' }, 'unit'],
    [sofa.id, { minimumPrice: '-1' }, 'minimumPrice'],
    [sofa.id, { durationMinutes: 1.5 }, 'durationMinutes'],
    [carpet.id, { durationMinutes: 0.123 }, 'durationMinutes'],
    [carpet.id, { unit: 'piece' }, 'durationMinutes'],
  ] as const)
    await expectErrorAt(await t.adminCall('PUT', adminApi.service(id), change), path);

  const linked = [`${carpet.id}x350`, `${deep.id}x2.5`, `${sofa.id}x30`, `${sofa.id}x30`];
  const page = await (await t.call('GET', `${paths.calculator}?service=${linked}`)).text();
  const cart = { [carpet.id]: 350, [deep.id]: 2.5, [sofa.id]: 50 };
  assert.ok(page.includes(`"linkedCart":${JSON.stringify(cart)}`));

  const send = (items: object[], changes: object = {}, language = 'en') =>
    t.call('POST', api.contact, quoteBody(items as { serviceId: number; quantity: number }[], changes), {
      'Content-Language': language,
    });
  for (const [serviceId, quantities, english, spanish] of [
    [sofa.id, [0.5, 1.5, 51], 'Enter a whole number from 1 to 50', 'Escriba un número entero del 1 al 50'],
    [
      carpet.id,
      [0.5, 100_000.5],
      'Enter whole square feet from 1 to 100,000',
      'Escriba pies cuadrados enteros, de 1 a 100,000',
    ],
    [deep.id, [24.5], 'Enter 0.5 to 24 hours, in half hours', 'Escriba de 0.5 a 24 horas, en medias horas'],
  ] as const) {
    for (const quantity of quantities) {
      const items = [
        { serviceId: sofa.id, quantity: 1 },
        { serviceId, quantity },
      ].slice(serviceId === sofa.id ? 1 : 0);
      for (const [language, message] of [
        ['en', english],
        ['es', spanish],
      ] as const) {
        const answer = await send(items, {}, language);
        assert.equal(answer.status, 422, `${quantity}`);
        const { errors } = (await answer.json()) as Problem;
        assert.deepEqual(errors, [{ path: `quote.items.${items.length - 1}.quantity`, message }]);
      }
    }
  }
  for (const quantity of [0, -1, 1.25, '2', 1e9]) {
    await expectErrorAt(await send([{ serviceId: deep.id, quantity }]), 'quote.items.0.quantity');
  }

  // 2.5 × $45.01 = $112.525; 100 × $0.45 is below the minimum.
  const items = [
    { serviceId: carpet.id, quantity: 100 },
    { serviceId: deep.id, quantity: 2.5 },
    { serviceId: sofa.id, quantity: 2 },
  ];
  const seen = items.map((item, index) => ({ ...item, unit: [carpet, deep, sofa][index]!.unit }));
  const total = '299.65';
  const refused = await send(seen, { expectedTotal: '300.00' });
  assert.deepEqual([refused.status, ((await refused.json()) as Problem).current], [409, { total }]);
  // The visitor saw pieces, and the total would be the same.
  const wrongUnit = [{ ...seen[0]!, unit: 'piece' }, ...seen.slice(1)];
  const changed = await send(wrongUnit, { expectedTotal: total });
  assert.deepEqual([changed.status, ((await changed.json()) as Problem).current], [409, { total }]);
  const far = await send([{ serviceId: sofa.id, quantity: 350, unit: 'sqft' }], { expectedTotal: '1.00' });
  assert.deepEqual([far.status, ((await far.json()) as Problem).current], [409, { total: '2550.00' }]);
  const sent = await send(seen, { expectedTotal: total });
  assert.equal(sent.status, 201, await sent.clone().text());
  const { quoteId, quoteUrl } = (await sent.json()) as { quoteId: number; quoteUrl: string };
  const get = () => request<Quote>(t, 'GET', adminApi.quote(quoteId));
  const lines = ({ serviceDetails }: Quote) =>
    serviceDetails.items.map(({ quantity, unit, unitPrice, minimumPrice, lineTotal }) => [
      quantity,
      unit,
      unitPrice,
      minimumPrice,
      lineTotal,
    ]);
  const quote = await get();
  assert.deepEqual(lines(quote), [
    [100, 'sqft', '0.45', '120.00', '120.00'],
    [2.5, 'hour', '45.01', null, '112.53'],
    [2, 'piece', '60.00', null, '120.00'],
  ]);
  assert.equal(quote.serviceDetails.total, total);
  const { message } = await request<{ message: string }>(t, 'GET', adminApi.request(quote.requestId!));
  assert.match(
    message,
    /• Carpet, 100 sq ft: \$120\.00\n• Deep Clean, 2\.5 hours: \$112\.53\n• 2 × Sofa: \$120\.00/,
  );
  const shown = (await (
    await t.call('GET', quoteApi.quote(quoteUrl.split('/').at(-1)!))
  ).json()) as CustomerQuote;
  assert.deepEqual(shown.items[0], {
    ...{ title: 'Carpet', quantity: 100, unit: 'sqft' },
    ...{ unitPrice: '0.45', minimumPrice: '120.00', lineTotal: '120.00' },
  });

  // Staff: more square feet reach the minimum, a price by hand counts without it, and a custom line has a unit.
  const change = (items: object[]) => request<Quote>(t, 'PUT', adminApi.quote(quoteId), { items });
  const [first, second, third] = quote.serviceDetails.items.map(({ id, quantity }) => ({ id, quantity }));
  const custom = { title: 'Stairs', quantity: 14, unit: 'step', unitPrice: '3', durationMinutes: 5 };
  for (const [line, path] of [
    [{ ...first, quantity: 1.5 }, 'items.0.quantity'],
    [{ ...custom, quantity: 51 }, 'items.0.quantity'],
    [{ ...custom, durationMinutes: 1.5 }, 'items.0.durationMinutes'],
  ] as const)
    await expectErrorAt(await t.adminCall('PUT', adminApi.quote(quoteId), { items: [line] }), path);
  const byHand = await change([{ ...first, unitPrice: '0.40' }, custom]);
  assert.deepEqual(lines(byHand), [
    [100, 'sqft', '0.40', null, '40.00'],
    [14, 'step', '3.00', null, '42.00'],
  ]);
  const listed = await change([{ ...first, unitPrice: '0.45' }]);
  assert.deepEqual(lines(listed), [[100, 'sqft', '0.45', '120.00', '120.00']]);
  assert.ok(second && third);
  const restored = await change([first!, ...items.slice(1)]);
  assert.equal(restored.serviceDetails.total, total);

  // The invoice says the same, and its credit notes take exactly that back.
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  assert.deepEqual(
    draft.lines.map(({ unit, quantity, lineTotal }) => [unit, quantity, lineTotal]),
    [
      ['sqft', 100, '120.00'],
      ['hour', 2.5, '112.53'],
      ['piece', 2, '120.00'],
    ],
  );
  const [line] = draft.lines;
  const edit = (lines: object[]) => t.adminCall('PATCH', invoiceApi.invoice(draft.id), { lines });
  await expectErrorAt(await edit([{ ...line, quantity: 2.5 }]), 'lines.0.quantity');
  await expectErrorAt(await edit([{ title: 'Sofa', quantity: 51, unitPrice: '1' }]), 'lines.0.quantity');
  const kept = await request<Invoice>(t, 'PATCH', invoiceApi.invoice(draft.id), { lines: draft.lines });
  assert.deepEqual([kept.total, kept.lines], [draft.total, draft.lines]);
  const { id, version } = await request<Invoice>(t, 'POST', invoiceApi.issue(draft.id), {
    version: kept.version,
  });
  assert.ok(version > 0);
  const credit = (line: number, quantity: number, status = 201) =>
    request(t, 'POST', invoiceApi.creditNotes(id), { lines: [{ line, quantity }], reason: 'Less' }, status);
  await credit(3, 0.5, 422);
  for (const [line, quantity] of [
    [1, 50],
    [2, 0.5],
    [2, 0.5],
    [2, 1.5],
    [3, 2],
    [1, 50],
  ] as const)
    await credit(line, quantity);
  const credited = await request<Invoice>(t, 'GET', invoiceApi.invoice(id));
  assert.deepEqual([credited.status, credited.credited, credited.balance], ['void', credited.total, '0.00']);
  for (const note of credited.creditNotes) {
    const { lines, subtotal, discount, total } = await request<Invoice>(
      t,
      'GET',
      invoiceApi.invoice(note.id),
    );
    const sum = lines.reduce((cents, { lineTotal }) => cents + Math.round(Number(lineTotal) * 100), 0);
    assert.equal(sum, Math.round(Number(subtotal) * 100));
    assert.ok(Math.abs(Number(subtotal) - Number(discount) - Number(total)) < 0.001, note.number);
  }
});

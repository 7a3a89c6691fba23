import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { applyCode, type CodeTerms } from '#company/catalog/code-pricing.ts';
import { priceCart } from '#company/catalog/pricing.ts';
import { saveDiscounts } from '#company/settings/server/discounts.fixture.ts';
import { formatCents, parseCents } from '#kit/money/money.ts';
import { codeApi } from '#kit/paths/code-paths.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { TrashItem } from '#kit/wire/trash.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { changeInvoiceSettings } from '#money/invoices/server/invoices.fixture.ts';
import type { Analytics } from '#office/analytics/analytics.ts';
import type { Code } from '#sales/codes/codes.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { address, openBooking, parseVisit, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

const addCode = (t: TestApp, body: object) => request<Code>(t, 'POST', codeApi.codes, body, 201);

const listCodes = (t: TestApp) => request<Code[]>(t, 'GET', codeApi.codes);

const usesNow = async (t: TestApp) => (await listCodes(t))[0]?.uses;

const person = (number: number) => ({
  firstName: `Ana${number}`,
  lastName: `Lopez${number}`,
  email: `ana${number}@example.com`,
  phone: `(818) 555-${1000 + number}`,
});

/** The sentence of a refusal at the code. */
async function getReason(answer: Response): Promise<string> {
  assert.equal(answer.status, 422, await answer.clone().text());
  const { errors = [] } = (await answer.json()) as Problem;
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['quote.code'],
  );
  return errors[0]!.message;
}

test('a code is a record with a version, that comes back from the trash, and stands once in the list', async (context) => {
  const t = await openTestApp(context);
  const code = await addCode(t, { code: ' Spring-15 ', percent: 15, categories: [] });
  assert.deepEqual(
    [code.code, code.percent, code.amount, code.adds, code.categories, code.isActive, code.uses],
    ['Spring-15', 15, null, false, null, true, 0],
  );
  for (const [body, path] of [
    [{ code: 'SPRING-15', percent: 5 }, 'code'],
    [{ code: 'two words', percent: 5 }, 'code'],
    [{ code: 'NEW', percent: 5, amount: '5.00' }, 'amount'],
    [{ code: 'NEW' }, 'percent'],
    [{ code: 'NEW', percent: 5, categories: ['boat'] }, 'categories'],
    [{ code: 'NEW', percent: 101 }, 'percent'],
    [{ code: 'NEW', amount: 5, validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
  ] as const) {
    await expectErrorAt(await t.adminCall('POST', codeApi.codes, body), path);
  }
  const path = codeApi.code(code.id);
  const change = { amount: '20', version: code.version };
  const changed = await request<Code>(t, 'PATCH', path, change);
  assert.deepEqual([changed.percent, changed.amount, changed.version], [null, '20.00', 2]);
  assert.equal((await t.adminCall('PATCH', path, { maxUses: 3, version: 1 })).status, 409);
  await expectErrorAt(await t.adminCall('PATCH', path, { amount: null }), 'percent');
  await request(t, 'DELETE', path);
  const [trashed] = await request<TrashItem[]>(t, 'GET', `${adminApi.trash}?kind=code`);
  assert.equal(trashed?.title, 'Spring-15');
  const other = await addCode(t, { code: 'spring-15', percent: 5 });
  await expectErrorAt(await t.adminCall('POST', codeApi.restore(code.id)), 'code');
  await request(t, 'DELETE', codeApi.code(other.id));
  assert.equal((await request<Code>(t, 'POST', codeApi.restore(code.id))).amount, '20.00');
  assert.equal((await listCodes(t)).length, 1);
});

test('a code is refused with its reason, in the language of the visitor, and nothing is stored', async (context) => {
  const t = await openTestApp(context);
  const [sofa, rug] = [await addService(t.deps.db), await addService(t.deps.db, { category: 'carpet' })];
  const send = (code: string, { serviceId = sofa, ...headers }: Record<string, unknown> = {}) =>
    t.call(
      'POST',
      api.contact,
      quoteBody([{ serviceId: serviceId as number, quantity: 1 }], { code }),
      headers as Record<string, string>,
    );
  const codes = { percent: 10 };
  const id = (await addCode(t, { code: 'ONCE', ...codes, oncePerCustomer: true })).id;
  await addCode(t, { code: 'LATER', ...codes, validFrom: '2026-11-22' });
  await addCode(t, { code: 'OVER', ...codes, validUntil: '2026-11-20' });
  await addCode(t, { code: 'TODAY', ...codes, validFrom: '2026-11-21', validUntil: '2026-11-21' });
  await addCode(t, { code: 'RUG', ...codes, categories: ['carpet'] });
  assert.match(await getReason(await send('NONE')), /don’t know this code/);
  assert.match(await getReason(await send('LATER')), /valid from November 22, 2026/);
  assert.match(
    await getReason(await send('LATER', { 'Content-Language': 'es' })),
    /a partir del 22 de noviembre/,
  );
  assert.match(await getReason(await send('OVER')), /no longer valid/);
  assert.match(await getReason(await send('RUG')), /isn’t for the services/);
  assert.equal((await t.call('GET', `${codeApi.check}?code=OVER`)).status, 422);
  assert.deepEqual(await (await t.call('GET', `${codeApi.check}?code=%20rug`)).json(), {
    ...{ code: 'RUG', percent: 10, amount: null, adds: false, categories: ['carpet'] },
  });
  assert.equal((await send('TODAY')).status, 201);
  assert.equal((await send('rug ', { serviceId: rug })).status, 201);
  const key = { 'Idempotency-Key': 'one-lead' };
  assert.equal((await send('once', key)).status, 201);
  assert.equal((await send('once', key)).status, 201, 'the same lead');
  assert.match(await getReason(await send('ONCE')), /already used/);
  await request(t, 'PATCH', codeApi.code(id), { isActive: false });
  assert.match(await getReason(await send('ONCE')), /no longer valid/);
  assert.equal((await t.deps.db.selectFrom('quotes').select('id').execute()).length, 3);
});

test('a use is given back when the quote is declined or deleted before a visit; spam is none', async (context) => {
  const b = await openBooking(context);
  const { t } = b;
  const { id } = await addCode(t, { code: 'TWICE', percent: 10, maxUses: 2, firstVisitOnly: true });
  const quote = { code: 'TWICE' };
  await t.call(
    'POST',
    api.contact,
    quoteBody([{ serviceId: b.serviceId, quantity: 1 }], quote, { website: 'https://pills.example' }),
  );
  assert.equal(await usesNow(t), 0, 'spam');
  const declined = await b.lead({ quote });
  const deleted = await b.lead({ quote });
  const full = quoteBody([{ serviceId: b.serviceId, quantity: 1 }], quote);
  assert.match(await getReason(await t.call('POST', api.contact, full)), /used up/);
  const { version } = await b.quote(declined);
  await t.call('POST', quoteApi.decision(declined.token), { version, decision: 'declined' });
  await t.adminCall('DELETE', adminApi.quote(deleted.quoteId));
  assert.equal(await usesNow(t), 0);
  const contact = person(1);
  const visited = await b.lead({ quote, contact });
  await parseVisit(await b.book(visited, { property: address }));
  t.setNow('2026-12-01T17:00:00.000Z');
  const [visit] = await b.visitsOn();
  await request(t, 'PATCH', `/api/admin/visits/${visit!.id}`, { status: 'done', version: visit!.version });
  await t.adminCall('DELETE', adminApi.quote(visited.quoteId));
  assert.equal(await usesNow(t), 1, 'after a visit it stays used');
  const again = quoteBody(
    [{ serviceId: b.serviceId, quantity: 1 }],
    { ...quote, preferredDate: '2026-12-03' },
    contact,
  );
  assert.match(await getReason(await t.call('POST', api.contact, again)), /first visit only/);
  await request(t, 'PATCH', codeApi.code(id), { firstVisitOnly: false });
  assert.equal((await t.call('POST', api.contact, again)).status, 201);
  assert.equal(tuesday.date, '2026-12-01');
});

test('of fifty at once exactly as many use a code as may, and each customer once', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  await addCode(t, { code: 'SEVEN', percent: 10, maxUses: 7 });
  // Each from a network of its own, which has a limit.
  const send = (code: string, number: number) =>
    t.app.request(
      api.contact,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(quoteBody([{ serviceId, quantity: 1 }], { code }, person(number % 5))),
      },
      { incoming: { socket: { remoteAddress: `93.184.216.${number}` } } },
    );
  const count = async (answers: (Response | Promise<Response>)[]) =>
    (await Promise.all(answers)).filter(({ status }) => status === 201).length;
  assert.equal(await count(Array.from({ length: 50 }, (_, number) => send('seven', number))), 7);
  assert.equal(await usesNow(t), 7);
  await addCode(t, { code: 'ONCE', percent: 10, oncePerCustomer: true });
  assert.equal(await count(Array.from({ length: 50 }, (_, number) => send('Once', number))), 5);
});

test('staff enter a code on a quote by the rule of the website, and take it away', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { discountedPriceCents: 90_00 });
  await addCode(t, { code: 'Spring20', percent: 20, maxUses: 1 });
  await addCode(t, { code: 'ONCE', percent: 10, oncePerCustomer: true });
  await addCode(t, { code: 'RUG', percent: 10, categories: ['carpet'] });
  const body = (number: number, code?: string) => ({
    ...{ ...person(number), contactMethod: 'email', zipCode: '91501', code },
    items: [{ serviceId, quantity: 1 }],
  });
  const refused = async (answer: Response) => {
    assert.equal(answer.status, 422, await answer.clone().text());
    const { errors = [] } = (await answer.json()) as Problem;
    assert.deepEqual(
      errors.map(({ path }) => path),
      ['code'],
    );
    return errors[0]!.message;
  };
  const shown = ({ estimatedPrice, code, serviceDetails }: Quote) => [
    ...[estimatedPrice, code?.code, serviceDetails.codeDiscount],
  ];
  const put = (id: number, changes: object) => request<Quote>(t, 'PUT', adminApi.quote(id), changes);
  const first = await request<Quote>(t, 'POST', adminApi.quotes, body(1, 'spring20 '), 201);
  assert.deepEqual(shown(first), ['72.00', 'Spring20', '18.00']);
  const second = await request<Quote>(t, 'POST', adminApi.quotes, body(2), 201);
  const change = (code: string | null) => t.adminCall('PUT', adminApi.quote(second.id), { code });
  assert.match(await refused(await change('SPRING20')), /used up/);
  assert.match(await refused(await change('RUG')), /isn’t for the services/);
  assert.match(await refused(await t.adminCall('POST', adminApi.quotes, body(3, 'nope'))), /don’t know/);
  await put(second.id, { estimatedPrice: '85.00' });
  assert.deepEqual(shown(await put(second.id, { code: 'once' })), ['81.00', 'ONCE', '9.00']);
  const { version } = await put(second.id, { code: 'Once ' });
  assert.equal((await put(second.id, { code: 'ONCE' })).version, version, 'the same once more');
  const third = await request<Quote>(t, 'POST', adminApi.quotes, body(2), 201);
  assert.equal(
    await refused(await t.adminCall('PUT', adminApi.quote(third.id), { code: 'ONCE' })),
    'This customer has already used this code',
  );
  // The use is free again.
  assert.deepEqual(shown(await put(first.id, { code: null })), ['90.00', undefined, undefined]);
  assert.deepEqual(shown(await put(second.id, { code: 'Spring20' })), ['72.00', 'Spring20', '18.00']);
  const history = await request<{ changes: Record<string, unknown> }[]>(
    t,
    'GET',
    adminApi.quoteHistory(second.id),
  );
  assert.deepEqual(
    history.flatMap(({ changes }) => (changes.code ? [changes.code] : [])),
    [
      ['ONCE', 'Spring20'],
      [null, 'ONCE'],
    ],
  );
});

test('a use that was given back counts again only within the limits of its code', async (context) => {
  const b = await openBooking(context);
  const { t } = b;
  const limit = await addCode(t, { code: 'ONE', percent: 10, maxUses: 1 });
  const decline = async (lead: Awaited<ReturnType<typeof b.lead>>) => {
    const { version } = await b.quote(lead);
    await t.call('POST', quoteApi.decision(lead.token), { version, decision: 'declined' });
  };
  const quote = { code: 'ONE' };
  const declined = await b.lead({ quote });
  await decline(declined);
  const deleted = await b.lead({ quote });
  await t.adminCall('DELETE', adminApi.quote(deleted.quoteId));
  const whole = await b.lead({ quote });
  await t.adminCall('DELETE', adminApi.request(whole.requestId));
  await b.lead({ quote });
  assert.equal(await usesNow(t), 1);
  const acts = [
    visitApi.reopenQuote(declined.quoteId),
    adminApi.restoreQuote(deleted.quoteId),
    adminApi.restoreRequest(whole.requestId),
  ];
  for (const path of acts) {
    const answer = await t.adminCall('POST', path);
    assert.equal(answer.status, 409);
    assert.match(((await answer.json()) as Problem).detail, /ONE has been used up since. Raise its limit/);
  }
  assert.equal(await usesNow(t), 1);
  await request(t, 'PATCH', codeApi.code(limit.id), { maxUses: 3 });
  const statuses = await Promise.all(acts.map(async (path) => (await t.adminCall('POST', path)).status));
  assert.deepEqual(statuses.toSorted(), [200, 200, 409]);
  assert.equal(await usesNow(t), 3);

  await addCode(t, { code: 'HERS', percent: 10, oncePerCustomer: true });
  const contact = person(50);
  const hers = await b.lead({ contact, quote: { code: 'HERS' } });
  await decline(hers);
  await b.lead({ contact, quote: { code: 'HERS', preferredDate: '2026-12-03' } });
  const again = await t.adminCall('POST', visitApi.reopenQuote(hers.quoteId));
  assert.match(((await again.json()) as Problem).detail, /used code HERS again since/);
});

test('a code that ends or is used up while fifty send it is used as often as it may be', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  const { id } = await addCode(t, { code: 'LAST', percent: 10, maxUses: 1 });
  const send = (number: number) =>
    t.app.request(
      api.contact,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(quoteBody([{ serviceId, quantity: 1 }], { code: 'LAST' }, person(number))),
      },
      { incoming: { socket: { remoteAddress: `93.184.216.${number}` } } },
    );
  const entered = await request<Quote>(
    t,
    'POST',
    adminApi.quotes,
    { ...person(90), contactMethod: 'email', zipCode: '91501', items: [{ serviceId, quantity: 1 }] },
    201,
  );
  /** A database that is too busy stores nothing, and says so. */
  const insist = async (call: () => Response | Promise<Response>): Promise<Response> => {
    const answer = await call();
    return answer.status === 503 ? insist(call) : answer;
  };
  const atOnce = async (act: () => Promise<Response>, start: number) => {
    const sent = Array.from({ length: 49 }, (_, number) => insist(() => send(start + number)));
    const answers = await Promise.all([insist(act), ...sent]);
    const statuses = answers.map(({ status }) => status);
    assert.ok(
      statuses.every((status) => [200, 201, 422].includes(status)),
      statuses.join(),
    );
    return statuses;
  };
  await atOnce(() => t.adminCall('PUT', adminApi.quote(entered.id), { code: 'LAST' }), 1);
  assert.equal(await usesNow(t), 1, 'staff and visitors together');
  await request(t, 'PATCH', codeApi.code(id), { maxUses: null });
  const statuses = await atOnce(() => t.adminCall('PATCH', codeApi.code(id), { isActive: false }), 100);
  const stored = statuses.filter((status) => status === 201).length;
  assert.equal(await usesNow(t), 1 + stored);
  assert.equal((await send(99)).status, 422);
});

const categories = ['couch', 'chair', 'carpet', 'mattress'];

const amount = fc.integer({ min: 1, max: 300_00 });
const anyCode = fc.record({
  terms: fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountCents: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountCents: amount }),
  ),
  adds: fc.boolean(),
  categories: fc.option(fc.subarray(categories, { minLength: 1, maxLength: 3 }), { nil: null }),
});
const anyLine = fc.record({
  unitPriceCents: amount,
  quantity: fc.integer({ min: 1, max: 4 }),
  category: fc.constantFrom(...categories),
});

test('a code takes off what its owner says, and never more than there is', () => {
  const tiers = [
    { aboveDollars: 200, percent: 15 },
    { aboveDollars: 100, percent: 10 },
  ];
  const price = (code: CodeTerms | null, lines = [{ unitPriceCents: 150_00, quantity: 1 }]) => {
    const { discountCents, codeCents, totalCents } = priceCart(lines, tiers, applyCode(code));
    return [discountCents, codeCents, totalCents];
  };
  const none = { percent: null, amountCents: null, adds: false, categories: null };
  assert.deepEqual(price({ ...none, percent: 5 }), [15_00, 0, 135_00], 'the order’s discount is larger');
  assert.deepEqual(price({ ...none, percent: 10 }), [15_00, 0, 135_00], 'as large');
  assert.deepEqual(price({ ...none, percent: 20 }), [0, 30_00, 120_00]);
  assert.deepEqual(price({ ...none, percent: 20, adds: true }), [15_00, 27_00, 108_00]);
  assert.deepEqual(price({ ...none, amountCents: 500_00 }), [0, 150_00, 0]);
  assert.deepEqual(price({ ...none, amountCents: 500_00, adds: true }), [15_00, 135_00, 0]);
  const rugs = { ...none, percent: 50, adds: true, categories: ['carpet' as const] };
  const lines = [
    { unitPriceCents: 60_00, quantity: 1, category: 'couch' as const },
    { unitPriceCents: 90_00, quantity: 1, category: 'carpet' as const },
  ];
  assert.deepEqual(price(rugs, lines), [15_00, 40_50, 94_50]);
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 5 }), anyCode, (cart, { terms, ...code }) => {
      const priced = priceCart(cart, tiers, applyCode({ ...terms, ...code }));
      const plain = priceCart(cart, tiers);
      assert.equal(priced.totalCents, priced.subtotalCents - priced.discountCents - priced.codeCents);
      assert.ok(priced.totalCents >= 0 && priced.totalCents <= plain.totalCents);
      if (!code.adds) assert.ok(priced.codeCents === 0 || priced.discountCents === 0);
    }),
  );
});

test('cart, server, quote, invoice and its page agree to the cent', async (context) => {
  const t = await openTestApp(context);
  await changeInvoiceSettings(t, { taxPercent: 9.5 });
  await saveDiscounts(t, [
    { aboveDollars: 100, percent: 10 },
    { aboveDollars: 200, percent: 15 },
  ]);
  let number = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyLine, { minLength: 1, maxLength: 3 }),
      anyCode,
      async (lines, { terms, adds, categories }) => {
        number += 1;
        const name = `CODE-${number}`;
        const discounts = await (await t.call('GET', api.discounts)).json();
        const { code, ...found } = await addCode(t, {
          ...{ code: name, percent: terms.percent, adds, categories },
          amount: terms.amountCents === null ? null : formatCents(terms.amountCents),
        });
        const items = [];
        for (const { unitPriceCents, quantity, category } of lines) {
          const serviceId = await addService(t.deps.db, {
            ...{ category, originalPriceCents: unitPriceCents, discountedPriceCents: unitPriceCents },
          });
          items.push({ serviceId, quantity });
        }
        const cart = priceCart(
          lines,
          discounts,
          applyCode({
            ...{ percent: found.percent, adds, categories },
            amountCents: found.amount === null ? null : parseCents(found.amount),
          }),
        );
        const expectedTotal = formatCents(cart.totalCents);
        const body = quoteBody(items, { code: code.toLowerCase(), expectedTotal }, person(number));
        const answer = await t.call('POST', api.contact, body);
        const isForNone = categories && !lines.some(({ category }) => categories.includes(category));
        if (isForNone) return void assert.match(await getReason(answer), /isn’t for the services/);
        const { quoteId, total, quoteUrl } = (await answer.json()) as {
          quoteId: number;
          total: string;
          quoteUrl: string;
        };
        assert.equal(total, expectedTotal);
        const codeDiscount = cart.codeCents > 0 ? formatCents(cart.codeCents) : undefined;
        const quote = await request<Quote>(t, 'GET', adminApi.quote(quoteId));
        const details = quote.serviceDetails;
        assert.deepEqual(
          [quote.estimatedPrice, details.discount, details.codeDiscount, quote.code?.code],
          [total, formatCents(cart.discountCents), codeDiscount, name],
        );
        const token = quoteUrl.split('/').at(-1)!;
        const shown = (await (await t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote;
        assert.deepEqual(
          [shown.total, shown.adjustment, shown.code, shown.codeDiscount],
          [total, '0.00', codeDiscount && name, codeDiscount],
        );
        // The same lines again keep the code.
        const same = { items: details.items.map(({ id, quantity }) => ({ id, quantity })) };
        const edited = await request<Quote>(t, 'PUT', adminApi.quote(quoteId), { ...same, notes: 'Gate' });
        assert.equal(edited.estimatedPrice, total);
        const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
        const net = formatCents(parseCents(draft.total) - parseCents(draft.tax));
        assert.deepEqual(
          [net, draft.adjustment, draft.discount, draft.codeDiscount],
          [total, '0.00', formatCents(cart.discountCents), codeDiscount ?? '0.00'],
        );
        const issued = await request<Invoice>(t, 'POST', invoiceApi.issue(draft.id), {
          version: draft.version,
        });
        const page = await (await t.call('GET', invoicePaths.page(issued.url!.split('/').at(-1)!))).text();
        assert.equal(page.includes(`Code ${name}`), cart.codeCents > 0);
        if (parseCents(issued.total) === 0) return;
        const credited = await request<Invoice>(
          t,
          'POST',
          invoiceApi.creditNotes(issued.id),
          { lines: [{ line: 1, quantity: 1 }], reason: 'Not done' },
          201,
        ).catch(() => null);
        assert.ok(credited === null || parseCents(credited.credited) <= parseCents(credited.total));
      },
    ),
    { numRuns: 25 },
  );
});

test('a code that changes meanwhile shows its new total first; staff see it, and in messages and files', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: '3-Seat Sofa', discountedPriceCents: 90_00 });
  const code = await addCode(t, { code: 'SPRING', percent: 10 });
  const items = [{ serviceId, quantity: 1 }];
  const quote = { code: 'spring', expectedTotal: '81.00', contactMethod: 'email' };
  await request(t, 'PATCH', codeApi.code(code.id), { percent: 20 });
  const refused = await t.call('POST', api.contact, quoteBody(items, quote));
  assert.equal(refused.status, 409);
  assert.deepEqual(((await refused.json()) as { current: object }).current, { total: '72.00' });
  const sent = await t.call('POST', api.contact, quoteBody(items, { ...quote, expectedTotal: '72.00' }));
  const { quoteId } = (await sent.json()) as { quoteId: number };
  await request(t, 'PATCH', codeApi.code(code.id), { percent: 50 });
  const more = { items: [{ serviceId, quantity: 2 }] };
  const edited = await request<Quote>(t, 'PUT', adminApi.quote(quoteId), more);
  // As it was when the quote was sent, or the order's discount once that is larger.
  assert.deepEqual([edited.serviceDetails.total, edited.serviceDetails.codeDiscount], ['144.00', '36.00']);
  const own = { discount: { amount: '40', reason: 'Neighbor' } };
  const given = await request<Quote>(t, 'PUT', adminApi.quote(quoteId), own);
  assert.deepEqual([given.serviceDetails.total, given.serviceDetails.codeDiscount], ['140.00', undefined]);
  const small = { discount: { amount: '10', reason: 'Neighbor' } };
  const back = await request<Quote>(t, 'PUT', adminApi.quote(quoteId), small);
  assert.deepEqual([back.serviceDetails.total, back.serviceDetails.codeDiscount], ['144.00', '36.00']);
  const invoice = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  assert.deepEqual([invoice.codeDiscount, invoice.discount, invoice.adjustment], ['36.00', '0.00', '0.00']);
  const { codes } = await request<Analytics>(t, 'GET', adminApi.analytics);
  assert.deepEqual(codes, [
    {
      name: 'SPRING',
      uses: { now: 1, before: 0 },
      discount: { now: '36.00', before: '0.00' },
      revenue: { now: '144.00', before: '0.00' },
    },
  ]);
  const csv = await (await t.adminCall('GET', adminApi.quotesCsv)).text();
  assert.match(csv, /SPRING,36\.00/);
  const mails = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute();
  assert.ok(mails.every(({ payload }) => payload.includes('Code SPRING') && payload.includes('18.00')));
  assert.equal(mails.length, 2);
});

test('the page without a script takes a code, from its link too, and says at its field why it refuses one', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { discountedPriceCents: 90_00 });
  await addCode(t, { code: 'SPRING', percent: 10, maxUses: 1 });
  const linked = await (await t.call('GET', `/es${paths.calculator}?code=spring`)).text();
  assert.match(linked, /¿Tiene un código\?/);
  assert.match(linked, /<details open="">.*name="code"[^>]* value="spring"/);
  const post = (code: string, email: string) =>
    t.app.request(`/es${paths.calculator}`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ [`quantity.${serviceId}`]: '1', prices: `90.00:${serviceId}`, name: 'Ana Lopez', code, email },
        ...{ contactMethod: 'email', zipCode: '91501', preferredDate: '2026-12-01' },
      }),
    });
  assert.equal((await post(' SPRING', 'ana@example.com')).status, 303);
  const [quote] = await request<Quote[]>(t, 'GET', adminApi.quotes);
  assert.equal(quote?.serviceDetails.total, '81.00');
  const refused = await post('spring', 'eva@example.com');
  assert.equal(refused.status, 422);
  assert.match(await refused.text(), /id="code-error".*Este código ya se agotó/);
});

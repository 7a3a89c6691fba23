import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { getErrors, stored } from './contact.fixture.ts';

test('a quote is stored as a request and a quote that know each other, with the total of the catalog', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { title: '3-Seat Sofa', discountedPriceCents: 109_00 });
  const guard = await addService(t.deps.db, {
    title: 'Stain Guard',
    discountedPriceCents: 45_00,
    isAddOn: 1,
  });

  const body = quoteBody(
    [
      { serviceId: sofa, quantity: 1 },
      { serviceId: guard, quantity: 2 },
    ],
    { notes: 'Second floor', preferredTime: 'Morning' },
  );
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  const { id, quoteId, total } = (await answer.json()) as ContactAnswer;
  // 109.00 + 2 × 45.00 = 199.00, less 10 %.
  assert.equal(total, '179.10');

  const { requests, quotes } = await stored(t);
  assert.equal(requests.length, 1);
  assert.equal(quotes.length, 1);
  const [request] = requests;
  const [quote] = quotes;
  assert.equal(request?.id, id);
  assert.equal(request?.quoteRequestId, quoteId);
  assert.equal(request?.service, 'Quote Request');
  assert.equal(request?.status, 'new');
  for (const part of [
    '1 × 3-Seat Sofa',
    '2 × Stain Guard',
    '$179.10',
    'SMS',
    '91501',
    'December 1, 2026',
    'Morning',
    'Second floor',
  ]) {
    assert.ok(request?.message.includes(part), `the message names ${part}`);
  }
  assert.equal(quote?.requestId, id);
  assert.equal(quote?.estimatedPrice, '179.10');
  assert.equal(quote?.serviceCategory, 'couch');
  assert.equal(quote?.serviceTitle, '3-Seat Sofa + 1 more');
  assert.equal(quote?.serviceDetails.subtotal, '199.00');
  assert.deepEqual(
    quote?.serviceDetails.items.map(({ title, quantity, lineTotal }) => [title, quantity, lineTotal]),
    [
      ['3-Seat Sofa', 1, '109.00'],
      ['Stain Guard', 2, '90.00'],
    ],
  );
  assert.equal(quote?.isCovered, true);
});

test('amounts from a thousand dollars have a comma, in the request and where prices changed', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { title: '3-Seat Sofa', discountedPriceCents: 109_00 });
  const body = quoteBody([{ serviceId: sofa, quantity: 20 }]);
  const changed = await t.call('POST', api.contact, {
    ...body,
    quote: { ...body.quote, expectedTotal: '1.00' },
  });
  assert.equal(changed.status, 409);
  assert.match(((await changed.json()) as Problem).detail, /The total is now \$1,853\.00\./);

  assert.equal((await t.call('POST', api.contact, body)).status, 201);
  const [request] = (await stored(t)).requests;
  for (const line of [
    '• 20 × 3-Seat Sofa: $2,180.00',
    'Subtotal: $2,180.00',
    'Discount (15%): −$327.00',
    'Estimated total: $1,853.00',
  ]) {
    assert.ok(request?.message.split('\n').includes(line), `${line}\n${request?.message}`);
  }
});

for (const [subtotalCents, total] of [
  [100_00, '100.00'],
  [100_01, '90.01'],
  [200_00, '180.00'],
  [200_01, '170.01'],
] as const) {
  test(`a subtotal of ${subtotalCents} cents has the total ${total}`, async (context) => {
    const t = await openTestApp(context);
    const service = await addService(t.deps.db, { discountedPriceCents: subtotalCents });
    const answer = await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }]));
    assert.equal(((await answer.json()) as ContactAnswer).total, total);
  });
}

test('the message beside a quote is kept in its notes, within their limit', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, {});
  const send = (message: string, notes: string) => {
    const body = { ...quoteBody([{ serviceId: sofa, quantity: 1 }], { notes }), message };
    return t.call('POST', api.contact, body);
  };
  for (const [message, notes] of [
    ['  Ring twice. ', ''],
    ['Ring twice.', 'Second floor'],
    ['Second floor', 'Second floor'],
  ] as const) {
    assert.equal((await send(message, notes)).status, 201);
  }
  const { requests, quotes } = await stored(t);
  const kept = ['Second floor', 'Second floor\nRing twice.', 'Ring twice.'];
  assert.deepEqual(
    quotes.map(({ notes }) => notes),
    kept,
  );
  for (const [index, notes] of kept.entries()) assert.ok(requests[index]?.message.endsWith(notes));
  const long = await send('x'.repeat(3000), 'y'.repeat(2000));
  assert.equal(long.status, 422);
  assert.deepEqual(await getErrors(long), { message: 'At most 5000 characters' });
});

test('prices that a client sends are ignored', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const items = [{ serviceId: service, quantity: 1, unitPrice: '0.01', price: 1, discountedPrice: '0.01' }];
  const answer = await t.call(
    'POST',
    api.contact,
    quoteBody(items, { total: '0.01', discountPercent: 99 }, { id: 77 }),
  );
  const { id, total } = (await answer.json()) as ContactAnswer;
  assert.equal(total, '89.00');
  assert.notEqual(id, 77);
});

test('a total that is no longer right is refused with the present one, and nothing is stored', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db, { discountedPriceCents: 95_00 });
  const answer = await t.call(
    'POST',
    api.contact,
    quoteBody([{ serviceId: service, quantity: 1 }], { expectedTotal: '89.00' }),
  );
  assert.equal(answer.status, 409);
  const problem = (await answer.json()) as Problem;
  assert.equal(problem.code, 'price-changed');
  assert.deepEqual(problem.current, { total: '95.00' });
  assert.deepEqual(await stored(t), { requests: [], quotes: [] });
});

test('the same key sends one lead, however often and however parallel', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: service, quantity: 1 }]);
  const send = () => t.call('POST', api.contact, body, { 'Idempotency-Key': 'a-key-of-this-test' });
  const first = await (await send()).json();
  const answers = await Promise.all([send(), send(), send(), send()]);
  for (const answer of answers) {
    assert.equal(answer.status, 201);
    assert.deepEqual(await answer.json(), first);
  }
  const parallel = await Promise.all(
    [1, 2, 3].map(() => t.call('POST', api.contact, body, { 'Idempotency-Key': 'another-key' })),
  );
  const ids = await Promise.all(parallel.map(async (answer) => ((await answer.json()) as ContactAnswer).id));
  assert.equal(new Set(ids).size, 1);
  assert.equal((await stored(t)).requests.length, 2);
});

test('a key is remembered for a day, bound to its body, and only after a success', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-21T18:00:00.000Z' });
  const send = (body: object) => t.call('POST', api.contact, body, { 'Idempotency-Key': 'k1' });

  assert.equal((await send(contactBody({ email: 'wrong' }))).status, 422);
  assert.equal((await send(contactBody())).status, 201);
  const reused = await send(contactBody({ message: 'Another text' }));
  assert.equal(reused.status, 422);
  assert.equal(((await reused.json()) as Problem).code, 'key-reused');
  assert.equal((await stored(t)).requests.length, 1);

  t.setNow('2026-11-22T18:00:01.000Z');
  assert.equal((await send(contactBody({ message: 'Another text' }))).status, 201);
  assert.equal((await stored(t)).requests.length, 2);
});

test('a lead whose photo cannot be claimed leaves nothing behind', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const imageUrl = '/uploads/00000000000000000000000000000000.webp';
  const answer = await t.call(
    'POST',
    api.contact,
    quoteBody([{ serviceId: service, quantity: 1 }], {}, { imageUrl }),
  );
  assert.equal(answer.status, 422);
  assert.ok((await getErrors(answer)).imageUrl);
  assert.deepEqual(await stored(t), { requests: [], quotes: [] });
  assert.deepEqual(await t.deps.db.selectFrom('outbox').selectAll().execute(), []);
  assert.deepEqual(await t.deps.db.selectFrom('quoteItems').selectAll().execute(), []);
});

test('each lead puts a message to the owner and one to the customer into the outbox', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }]));
  await t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }], {}, { email: '' }));
  const rows = await t.deps.db
    .selectFrom('outbox')
    .select(['payload', 'requestId', 'status'])
    .where('kind', '=', 'email')
    .orderBy('id')
    .execute();
  const recipients = rows.map((row) => [row.requestId, JSON.parse(row.payload).to, row.status]);
  assert.deepEqual(recipients, [
    [1, 'hello@sunweave.example', 'pending'],
    [1, 'ana@example.com', 'pending'],
    [2, 'hello@sunweave.example', 'pending'],
  ]);
});

test('a consent to marketing texts is kept with its time and words, and only where the box was ticked', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, {});
  const items = [{ serviceId: sofa, quantity: 1 }];
  for (const changes of [{}, { marketingTexts: false }, { marketingTexts: true }]) {
    assert.equal((await t.call('POST', api.contact, quoteBody(items, {}, changes))).status, 201);
  }
  const { requests } = await stored(t);
  assert.deepEqual(
    requests.map(({ marketingTexts }) => marketingTexts),
    [{ agreedAt: t.deps.clock().toISOString(), wording: 'Text me offers too (optional)' }, null, null],
  );
  const customer = await t.adminCall('GET', customerApi.customer(requests[0]!.customerId!));
  const { marketingTexts } = (await customer.json()) as CustomerDetails;
  assert.deepEqual(marketingTexts, { ...requests[0]!.marketingTexts, phone: requests[0]!.phone });
});

import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { englishIn } from '../../../../tests/support/english-words.ts';

/** A quote of $229.00, with 15% for orders of its size. */
async function openQuote(context: TestContext, changes: object = {}) {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: 'Sofa', discountedPriceCents: 229_00 });
  const body = {
    ...{
      firstName: 'Ana',
      lastName: 'Lopez',
      email: 'ana@example.com',
      contactMethod: 'email',
      zipCode: '91501',
    },
    items: [{ serviceId, quantity: 1 }],
    ...changes,
  };
  const quote = await request<Quote>(t, 'POST', adminApi.quotes, body, 201);
  const change = (update: object) => request<Quote>(t, 'PUT', adminApi.quote(quote.id), update);
  const page = async (language: 'en' | 'es' = 'en') => {
    const { url } = await request<{ url: string }>(t, 'GET', visitApi.quoteLink(quote.id));
    const html = await (await t.call('GET', pathIn(language, new URL(url).pathname))).text();
    // Label and amount of each row.
    const rows = html.replaceAll('<!-- -->', '').matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>([^<]*)</g);
    return [...rows].map(([, label, amount]) => `${label} ${amount}`).join('\n');
  };
  return { t, quote, serviceId, change, page };
}

const sums = ({ estimatedPrice, discount, serviceDetails }: Quote) => [
  serviceDetails.discountPercent,
  serviceDetails.discount,
  serviceDetails.total,
  estimatedPrice,
  discount,
];

test('a discount of staff, in percent or dollars, replaces the one on orders', async (context) => {
  const { quote, change, serviceId } = await openQuote(context);
  assert.deepEqual(sums(quote), [15, '34.35', '194.65', '194.65', null]);
  const percent = { percent: 20, amount: null, reason: 'Neighbor' };
  const discounted = await change({ discount: { percent: 20, reason: ' Neighbor ' } });
  assert.deepEqual(sums(discounted), [20, '45.80', '183.20', '183.20', percent]);
  // The same again changes nothing.
  assert.equal((await change({ discount: percent })).version, discounted.version);
  const inDollars = { percent: null, amount: '29.00', reason: 'Late' };
  const dollars = await change({ discount: { amount: 29, reason: 'Late' } });
  assert.deepEqual(sums(dollars), [0, '29.00', '200.00', '200.00', inDollars]);
  const more = await change({ items: [{ serviceId, quantity: 2 }] });
  assert.deepEqual(sums(more), [0, '29.00', '429.00', '429.00', inDollars]);
  const none = await change({ discount: null, items: [{ serviceId, quantity: 1 }] });
  assert.deepEqual(sums(none), [15, '34.35', '194.65', '194.65', null]);
  // A price by hand gives way to a discount, unless both are sent.
  await change({ estimatedPrice: '150.00' });
  assert.deepEqual(sums(await change({ discount: percent })).slice(2, 4), ['183.20', '183.20']);
  const both = await change({ discount: { ...percent, percent: 10 }, estimatedPrice: '170.00' });
  assert.deepEqual(sums(both).slice(2, 4), ['206.10', '170.00']);
});

test('wrong discounts are refused at their field', async (context) => {
  const { t, quote } = await openQuote(context);
  for (const [discount, path] of [
    [{ percent: 0, reason: 'x' }, 'discount.percent'],
    [{ percent: 101, reason: 'x' }, 'discount.percent'],
    [{ amount: '0', reason: 'x' }, 'discount.amount'],
    [{ amount: '229.01', reason: 'x' }, 'discount.amount'],
    [{ percent: 10, amount: '5', reason: 'x' }, 'discount.amount'],
    [{ reason: 'x' }, 'discount.percent'],
    [{ percent: 10, reason: ' ' }, 'discount.reason'],
  ] as const) {
    const answer = await t.adminCall('PUT', adminApi.quote(quote.id), { discount });
    assert.equal(answer.status, 422, JSON.stringify(discount));
    assert.deepEqual(
      ((await answer.json()) as Problem).errors?.map((error) => error.path),
      [path],
    );
  }
});

test('history and audit log tell of a discount, and the log has no words of it', async (context) => {
  const { t, quote, change } = await openQuote(context, { discount: { percent: 5, reason: 'Cousin Maria' } });
  await change({ discount: { amount: '20.00', reason: 'Neighbor' } });
  const history = await (await t.adminCall('GET', adminApi.quoteHistory(quote.id))).text();
  assert.match(history, /5%, Cousin Maria/);
  assert.match(history, /\$20\.00, Neighbor/);
  const audit = await (await t.adminCall('GET', adminApi.audit)).text();
  assert.match(audit, /quote-priced/);
  assert.match(audit, /quote-price-changed/);
  assert.doesNotMatch(audit, /Maria|Neighbor/);
});

test('the customer reads a discount with its reason, in both languages, and the invoice says the same', async (context) => {
  const { t, quote, change, page } = await openQuote(context);
  await change({ discount: { amount: '29.00', reason: 'Vecina' } });
  assert.match(await page(), /Discount: Vecina −\$29\.00/);
  assert.match(await page('es'), /Descuento: Vecina −\$29\.00/);
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: quote.id }, 201);
  assert.deepEqual(
    [draft.discountPercent, draft.discountAmount, draft.discount, draft.adjustment, draft.total],
    [0, '29.00', '29.00', '0.00', '200.00'],
  );
  const { url, ...invoice } = await request<Invoice>(t, 'POST', invoiceApi.issue(draft.id), {});
  const path = invoicePaths.page(url!.split('/').at(-1)!);
  assert.ok((await (await t.call('GET', path)).text()).includes('Discount: Vecina'));
  const spanish = await (await t.call('GET', pathIn('es', path))).text();
  assert.ok(spanish.includes('Descuento: Vecina'));
  assert.deepEqual(englishIn(spanish, ['Sunweave Cleaning']), []);
  const csv = await (await t.adminCall('GET', invoiceApi.invoicesCsv)).text();
  const [head = '', row = ''] = csv.split('\r\n');
  const cell = (name: string) => row.split(',')[head.replace('\uFEFF', '').split(',').indexOf(name)];
  assert.deepEqual([cell('Discount'), cell('Adjustment'), cell('Reason')], ['29.00', '0.00', 'Vecina']);
  assert.equal(invoice.discountReason, 'Vecina');
});

test('a price set by hand below the lines reads as a discount everywhere, and one above them as an adjustment', async (context) => {
  const { t, quote, change, page } = await openQuote(context);
  // Above the total with the discount on orders, but below the lines.
  await change({ estimatedPrice: '206.10' });
  const html = await page();
  assert.match(html, /Discount −\$22\.90/);
  assert.doesNotMatch(html, /adjustment|\+\$/i);
  await request(t, 'POST', visitApi.sendQuote(quote.id), {});
  const mails = await t.deps.db.selectFrom('outbox').select('payload').execute();
  assert.match(JSON.stringify(mails), /Discount: −\$22\.90/);
  assert.doesNotMatch(JSON.stringify(mails), /djustment/);
  await change({ estimatedPrice: '229.00' });
  assert.doesNotMatch(await page(), /Discount|adjustment/);
  await change({ estimatedPrice: '240.00' });
  assert.match(await page(), /Price adjustment \+\$11\.00/);
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId: quote.id }, 201);
  assert.equal(draft.total, '240.00');
});

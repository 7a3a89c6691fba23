import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { accepting, openQuotePage, readJson, toPaymentPage } from './decisions.fixture.ts';

test('only a change of what the customer sees refuses a decision', async (context) => {
  const { decide, update, get, send } = await openQuotePage(context);
  const { version } = await get();
  await update({ adminNotes: 'Called twice', notes: 'Third floor', email: 'new@example.com' });
  await update({ preferredTime: 'Morning', status: 'contacted' });
  await send();
  assert.equal((await get()).version, version);
  await update({ estimatedPrice: '99.00' });
  const answer = await decide({ version, ...accepting });
  const { code, current } = await readJson<Problem & { current: CustomerQuote }>(answer);
  assert.deepEqual([answer.status, code, current.total], [409, 'quote-changed', '99.00']);
  await update({ estimatedPrice: '134.10' });
  assert.equal((await get()).version, version, 'the customer sees the same again');
  assert.equal((await decide({ version, ...accepting })).status, 200);
});

test('each change of a line refuses a decision, also with the same total', async (context) => {
  const { decide, update, get, quote } = await openQuotePage(context);
  const { version } = await get();
  const [line] = (await quote()).serviceDetails.items;
  await update({ items: [{ id: line!.id, quantity: 1, title: 'Loveseat' }] });
  assert.equal((await get()).total, '134.10');
  for (const stale of [version, 1, 3]) {
    assert.equal((await decide({ version: stale, ...accepting })).status, 409, String(stale));
  }
  const staffVersion = (await quote()).version;
  assert.equal((await decide({ version: staffVersion, ...accepting })).status, 200, 'what staff see now');
});

test('an edit and an acceptance at the same moment never accept what the customer has not seen', async (context) => {
  const { t, id, decide, update, get } = await openQuotePage(context);
  for (let round = 0; round < 6; round += 1) {
    const { version, total } = await get();
    const [answer] = await Promise.all([
      decide({ version, ...accepting }),
      update({ estimatedPrice: `${100 + round}.00` }),
      update({ adminNotes: `Round ${round}` }),
    ]);
    const { accepted } = await t.deps.db
      .selectFrom('quotePages')
      .select('accepted')
      .where('quoteId', '=', id)
      .executeTakeFirstOrThrow();
    if (answer.status === 200) assert.equal(JSON.parse(accepted!).total, total);
    else assert.equal(answer.status, 409);
    await t.adminCall('POST', visitApi.reopenQuote(id), {});
  }
});

test('staff see what was accepted beside the price of now, until it is sent and accepted again', async (context) => {
  const { decide, update, quote, send, get } = await openQuotePage(context);
  const shown = async () => {
    const { page } = await quote();
    return [page?.acceptedTotal, page?.isChangedSinceAccepted];
  };
  assert.deepEqual(await shown(), [null, false]);
  await decide({ version: 1, ...accepting });
  assert.deepEqual(await shown(), ['134.10', false]);
  await update({ adminNotes: 'Called' });
  assert.deepEqual(await shown(), ['134.10', false]);
  await update({ estimatedPrice: '150.00' });
  assert.deepEqual(await shown(), ['134.10', true]);
  await send();
  await decide({ version: (await get()).version, ...accepting });
  assert.deepEqual(await shown(), ['150.00', false]);
});

test('a quote that nobody has priced cannot be accepted, and can be declined', async (context) => {
  const t = await openTestApp(context);
  const answer = await t.adminCall('POST', adminApi.quotes, {
    firstName: 'Ana',
    email: 'ana@example.com',
    contactMethod: 'email',
    zipCode: '91501',
    items: [{ title: 'Mystery stain', unitPrice: '0.00', quantity: 1, category: 'carpet' }],
    estimatedPrice: null,
  });
  const { id } = await readJson<Quote>(answer);
  const { url } = await readJson<{ url: string }>(t.adminCall('GET', visitApi.quoteLink(id)));
  const page = toPaymentPage(t, url.split('/').at(-1)!, id);
  const accept = async () => page.decide({ version: (await page.get()).version, ...accepting });
  for (const estimatedPrice of [null, '0.00']) {
    await page.update({ estimatedPrice });
    const refused = await accept();
    const { code, detail, current } = await readJson<Problem>(refused);
    assert.deepEqual([refused.status, code, current], [409, 'wrong-state', await page.get()]);
    assert.match(detail, /has no price yet/);
  }
  assert.equal((await t.call('GET', quoteApi.quote(page.token))).status, 200);
  await page.send();
  assert.equal((await accept()).status, 200, 'sent as free of charge');
});

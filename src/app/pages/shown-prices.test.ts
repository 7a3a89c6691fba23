import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveDiscounts } from '#company/settings/server/discounts.fixture.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { getPrices, post, stored, typed } from './quote-form.fixture.ts';

async function setPrice(t: TestApp, id: number, discountedPrice: string): Promise<void> {
  const answer = await t.adminCall('PUT', adminApi.service(id), { discountedPrice, originalPrice: '480.00' });
  assert.equal(answer.status, 200, await answer.clone().text());
}

const toPaymentPage = async (t: TestApp) => (await t.call('GET', paths.calculator)).text();

test('a form that showed other prices stores nothing, shows the new total and keeps what was typed, until it is sent again', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const chair = await addService(t.deps.db, { discountedPriceCents: 45_00 });
  const fields = { ...typed, [`quantity.${sofa}`]: '1', prices: getPrices(await toPaymentPage(t)) };
  assert.equal(fields.prices, `89.00:${sofa} 45.00:${chair} 15%200 10%100`);
  await setPrice(t, sofa, '480.00');

  const answer = await post(t, fields);
  assert.equal(answer.status, 409);
  const html = await answer.text();
  // 480.00, less 15 %.
  assert.ok(
    html.includes(
      'Prices changed since you started. The total is now $408.00. Check it and send again. Nothing was sent.',
    ),
  );
  for (const value of ['Ana Lopez', 'ana@example.com', '91501', '2026-12-01', '1']) {
    assert.ok(html.includes(`value="${value}"`), value);
  }
  assert.deepEqual(await stored(t), { requests: [], quotes: [] });

  const again = await post(t, { ...fields, prices: getPrices(html) });
  assert.match(again.headers.get('Location')!, /^\/calculator\?sent=complete&quote=[\w-]{32}$/);
  assert.equal((await stored(t)).quotes[0]?.serviceDetails.total, '408.00');
});

test('a change of price does not pass with the correction of another mistake', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const fields = { ...typed, [`quantity.${sofa}`]: '1', prices: getPrices(await toPaymentPage(t)) };
  await setPrice(t, sofa, '480.00');
  const wrong = await post(t, { ...fields, zipCode: '915' });
  assert.equal(wrong.status, 422);
  const corrected = await post(t, { ...fields, prices: getPrices(await wrong.text()) });
  assert.equal(corrected.status, 409);
});

test('a form that showed another discount shows the new total first, and tells of discounts only where there are some', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 150_00 });
  const before = await toPaymentPage(t);
  assert.match(before, /You get 10% off a subtotal above \$100 and 15% off a subtotal above \$200\./);
  const fields = { ...typed, [`quantity.${sofa}`]: '1', prices: getPrices(before) };
  await saveDiscounts(t, []);
  const answer = await post(t, fields);
  assert.equal(answer.status, 409);
  const html = await answer.text();
  assert.match(html, /The total is now \$150\.00\./);
  assert.ok(!html.includes('You get'));
  assert.ok(!html.includes('>Discount<'));
  assert.deepEqual(await stored(t), { requests: [], quotes: [] });
  assert.equal((await post(t, { ...fields, prices: getPrices(html) })).status, 303);
  assert.equal((await stored(t)).quotes[0]?.serviceDetails.total, '150.00');
});

test('a change of a price that nobody chose keeps no form from being sent', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  const chair = await addService(t.deps.db, { discountedPriceCents: 45_00 });
  const fields = { ...typed, [`quantity.${sofa}`]: '1', prices: getPrices(await toPaymentPage(t)) };
  await setPrice(t, chair, '60.00');
  assert.equal((await post(t, fields)).status, 303);
});

test('a form that names no price, or no sensible one, is refused with the total', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db, { discountedPriceCents: 89_00 });
  for (const prices of ['', 'x', ':', `89:${sofa}`, `1e3:${sofa}`, '89.00:99', ' '.repeat(10_000)]) {
    const answer = await post(t, { ...typed, [`quantity.${sofa}`]: '1', prices });
    assert.equal(answer.status, 409, prices);
    assert.ok((await answer.text()).includes('The total is now $89.00'));
  }
});

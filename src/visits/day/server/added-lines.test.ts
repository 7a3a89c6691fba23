import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { getState, openVisit } from './visit-progress.fixture.ts';

const line = { title: 'Ottoman', quantity: 2, unitPrice: '15.00' };
const added = { kind: 'line', line, agreedBy: 'Ana Lopez', agrees: true };

test('what was added on the spot changes the quote with the customer’s consent, and the accepted copy with it', async (context) => {
  const { t, record, staffQuote, quote, lead } = await openVisit(context);
  const before = await staffQuote(lead);
  const state = await getState(await record(added, { key: 'a' }));
  await getState(await record(added, { key: 'a' }));
  assert.equal(state.facts[0]?.text, '2 × Ottoman; Ana Lopez agreed', 'a crew sees no prices');
  const after = await staffQuote(lead);
  assert.equal(after.serviceDetails.items.length, before.serviceDetails.items.length + 1);
  assert.equal(
    Number(after.serviceDetails.subtotal),
    Number(before.serviceDetails.subtotal) + 30,
    'stored once',
  );
  assert.equal(after.estimatedPrice, after.serviceDetails.total);
  assert.equal(after.version, before.version + 1);
  assert.equal(after.page?.isChangedSinceAccepted, false);
  assert.equal((await quote(lead)).total, after.estimatedPrice, 'the customer sees what they agreed to');
  const history = await (await t.adminCall('GET', adminApi.quoteHistory(lead.quoteId))).text();
  assert.match(history, /2 × Ottoman, \$15\.00 each; Ana Lopez agreed/);
  const audit = await (await t.adminCall('GET', adminApi.audit)).text();
  assert.match(audit, /quote-price-changed/);
  assert.doesNotMatch(audit, /Ottoman/);
  // A form of the office that was opened before is refused.
  const stale = await t.adminCall('PUT', adminApi.quote(lead.quoteId), {
    version: before.version,
    adminNotes: 'x',
  });
  assert.equal(stale.status, 409);
});

test('a price set by hand stays, with the line on top; a change that the customer has not accepted is not accepted with it', async (context) => {
  const { t, record, staffQuote, quote, lead } = await openVisit(context);
  const { total } = await quote(lead);
  await t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '500.00' });
  await getState(await record(added));
  const after = await staffQuote(lead);
  assert.equal(after.estimatedPrice, '530.00');
  assert.equal(after.page?.isChangedSinceAccepted, true);
  assert.equal((await quote(lead)).total, total);
});

test('a service of the catalog is added once as itself, then as a line of its own, at the agreed price', async (context) => {
  const { t, record, serviceId, staffQuote, lead } = await openVisit(context);
  const pillow = await t.adminCall('POST', adminApi.services, { title: 'Pillow', originalPrice: '12.00' });
  const { id } = (await pillow.json()) as { id: number };
  const ofCatalog = (unitPrice: string, service = id) => ({
    ...added,
    line: { serviceId: service, title: 'Pillow', quantity: 1, unitPrice },
  });
  await getState(await record(ofCatalog('10.00')));
  await getState(await record(ofCatalog('12.00')));
  await getState(await record(ofCatalog('12.00', serviceId)));
  await t.adminCall('DELETE', adminApi.service(id));
  await getState(await record(ofCatalog('11.00')));
  const { items } = (await staffQuote(lead)).serviceDetails;
  assert.deepEqual(
    items.slice(1).map((item) => [item.serviceId, item.title, item.unitPrice]),
    [
      [id, 'Pillow', '10.00'],
      [null, 'Pillow', '12.00'],
      [null, 'Pillow', '12.00'],
      [null, 'Pillow', '11.00'],
    ],
  );
});

test('nothing is added without the customer’s consent', async (context) => {
  const { record, staffQuote, lead } = await openVisit(context);
  for (const change of [{ agrees: false }, { agreedBy: ' ' }, { line: { ...line, quantity: 0 } }]) {
    await getProblem(await record({ ...added, ...change }), 'invalid-input');
  }
  assert.equal((await staffQuote(lead)).serviceDetails.items.length, 1);
});

test('nothing is added to a visit that is cancelled or missed: nobody did it, so nobody is billed', async (context) => {
  const { t, id, record, staffQuote, staffVisit, lead } = await openVisit(context);
  const before = await staffQuote(lead);
  for (const status of ['no-show', 'cancelled']) {
    const { version } = await staffVisit();
    assert.equal((await t.adminCall('PATCH', visitApi.visit(id), { status, version })).status, 200);
    await getProblem(await record(added), 'wrong-state');
  }
  const { serviceDetails, estimatedPrice } = await staffQuote(lead);
  assert.deepEqual([serviceDetails, estimatedPrice], [before.serviceDetails, before.estimatedPrice]);
});

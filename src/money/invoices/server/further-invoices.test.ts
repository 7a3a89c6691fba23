import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import type { Today } from '#office/today/today.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import { getState, openVisit } from '#visits/day/server/visit-progress.fixture.ts';
import { changeInvoiceSettings, issue } from './invoices.fixture.ts';

const ottoman = { title: 'Ottoman', quantity: 2, unitPrice: '15.00' };
const added = { kind: 'line', line: ottoman, agreedBy: 'Ana Lopez', agrees: true };

test('what a crew adds after the invoice goes onto a further one, and the office is told until then', async (context) => {
  const { t, record, lead, staffQuote } = await openVisit(context);
  const { quoteId } = lead;
  await changeInvoiceSettings(t, { whenDone: 'nothing' });
  const make = () => request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const told = async () =>
    (await request<Today>(t, 'GET', adminApi.today)).uninvoiced.map(({ id, uninvoiced }) => [id, uninvoiced]);
  await getState(await record({ kind: 'started' }));
  await getState(await record({ kind: 'done' }));
  assert.equal((await staffQuote(lead)).uninvoiced, null, 'without an invoice all of it waits as before');
  const first = await issue(t, await make());
  assert.deepEqual(await told(), []);
  await getProblem(await t.adminCall('POST', invoiceApi.invoices, { quoteId }), 'already-invoiced');

  await getState(await record(added));
  const { estimatedPrice } = await staffQuote(lead);
  const rest = (Number(estimatedPrice) - Number(first.total)).toFixed(2);
  const left = { items: [{ title: 'Ottoman', quantity: 2, unit: 'piece' }], total: rest };
  assert.deepEqual((await staffQuote(lead)).uninvoiced, left);
  assert.deepEqual(await told(), [[quoteId, left]]);
  // In two tabs at once.
  const pressed = [1, 2].map(() => t.adminCall('POST', invoiceApi.invoices, { quoteId }));
  const answers = (await Promise.all(pressed)).toSorted((one, other) => one.status - other.status);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [201, 409],
  );
  const further = (await answers[0]!.json()) as Invoice;
  assert.deepEqual(further.lines, [{ ...ottoman, unit: 'piece', minimumPrice: null, lineTotal: '30.00' }]);
  assert.equal(further.total, rest);
  assert.deepEqual(await told(), []);
  await getProblem(await t.adminCall('POST', invoiceApi.invoices, { quoteId }), 'already-invoiced');

  // A draft that is discarded bills nothing any more.
  await request(t, 'POST', invoiceApi.void(further.id), {});
  assert.deepEqual(await told(), [[quoteId, left]]);
  await issue(t, await make());
  // Another price of the office is nothing that was added.
  await t.adminCall('PUT', adminApi.quote(quoteId), { estimatedPrice: '500.00' });
  assert.deepEqual([await told(), (await staffQuote(lead)).uninvoiced], [[], null]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import type { InvoiceFigures } from '#money/invoices/invoice-figures.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import { changeInvoiceSettings, issue, pay } from './invoices.fixture.ts';

test('each month has what was quoted, completed, invoiced and collected in it, and what is still owed of it', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  await changeInvoiceSettings(t, { taxPercent: 10 });
  const { quoteId } = await app.lead();
  await request(t, 'PUT', `/api/admin/quote-requests/${quoteId}`, {
    status: 'completed',
    preferredDate: '2026-11-20',
  });
  const draft = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  // The last evening of November, and the first of December in UTC.
  t.setNow('2026-12-01T07:59:00.000Z');
  const invoice = await issue(t, draft);
  await pay(t, invoice, '40.00');
  t.setNow('2026-12-01T08:01:00.000Z');
  await pay(t, invoice, '30.00');
  await request(
    t,
    'POST',
    invoiceApi.refunds(invoice.id),
    { amount: '5.00', method: 'cash', paidAt: '2026-12-01T08:00:30.000Z' },
    201,
  );
  const read = async () => request<InvoiceFigures[]>(t, 'GET', invoiceApi.figures);
  const [december, november, october, ...others] = await read();
  const nothing = { quoted: '0.00', completed: '0.00', invoiced: '0.00', outstanding: '0.00' };
  assert.deepEqual(december, { ...nothing, month: '2026-12', collected: '25.00' });
  assert.deepEqual(november, {
    month: '2026-11',
    quoted: '89.00',
    completed: '89.00',
    invoiced: '97.90',
    collected: '40.00',
    outstanding: '32.90',
  });
  assert.deepEqual(october, { ...nothing, month: '2026-10', collected: '0.00' });
  assert.equal(others.length, 9);

  await request(
    t,
    'POST',
    invoiceApi.refunds(invoice.id),
    { amount: '65.00', method: 'cash', paidAt: '2026-12-01T08:00:30.000Z' },
    201,
  );
  await request(t, 'POST', invoiceApi.void(invoice.id));
  const [after, before] = await read();
  assert.deepEqual([after!.invoiced, after!.collected, after!.outstanding], ['-97.90', '-40.00', '0.00']);
  assert.deepEqual([before!.invoiced, before!.collected, before!.outstanding], ['97.90', '40.00', '0.00']);
});

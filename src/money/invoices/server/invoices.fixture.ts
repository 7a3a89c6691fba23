import assert from 'node:assert/strict';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { addCustomer, request } from '#sales/customers/server/customers.fixture.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

/** A draft for a new customer, of one line. */
export async function addDraft(t: TestApp, unitPrice = '100.00', customer: object = {}): Promise<Invoice> {
  const { id: customerId } = await addCustomer(t, customer);
  const lines = [{ title: '3-Seat Sofa', quantity: 1, unitPrice }];
  return request<Invoice>(t, 'POST', invoiceApi.invoices, { customerId, lines }, 201);
}

export const issue = (t: TestApp, { id, version }: Invoice) =>
  request<Invoice>(t, 'POST', invoiceApi.issue(id), { version });

export const addInvoice = async (t: TestApp, unitPrice?: string, customer?: object): Promise<Invoice> =>
  issue(t, await addDraft(t, unitPrice, customer));

export const pay = (t: TestApp, { id }: Invoice, amount: string, changes: object = {}) =>
  request<Invoice>(
    t,
    'POST',
    invoiceApi.payments(id),
    { amount, method: 'cash', paidAt: t.deps.clock().toISOString(), ...changes },
    201,
  );

export const getInvoice = (t: TestApp, id: number) => request<Invoice>(t, 'GET', invoiceApi.invoice(id));

export async function changeInvoiceSettings(t: TestApp, changes: object): Promise<void> {
  const answer = await t.adminCall('GET', adminApi.settings);
  const { updatedAt: _time, ...settings } = (await answer.json()) as { updatedAt: string; invoices: object };
  const body = { ...settings, invoices: { ...settings.invoices, ...changes } };
  const saved = await t.adminCall('PUT', adminApi.settings, body);
  assert.equal(saved.status, 200, await saved.clone().text());
}

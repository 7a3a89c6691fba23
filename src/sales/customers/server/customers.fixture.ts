import assert from 'node:assert/strict';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

/** A call of an administrator that must have this status. */
export async function request<Answer>(
  t: TestApp,
  method: string,
  path: string,
  body?: unknown,
  status = 200,
): Promise<Answer> {
  const answer = await t.adminCall(method, path, body);
  assert.equal(answer.status, status, await answer.clone().text());
  return (await answer.json()) as Answer;
}

export const getCustomer = (t: TestApp, id: number) =>
  request<CustomerDetails>(t, 'GET', customerApi.customer(id));

export const addCustomer = (t: TestApp, changes: object = {}) =>
  request<CustomerDetails>(
    t,
    'POST',
    customerApi.customers,
    { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', phone: '818 555 0111', ...changes },
    201,
  );

/** The id of the customer of a new contact request. */
export async function customerOfLead(t: TestApp, changes: object = {}): Promise<number> {
  const sent = await t.call('POST', api.contact, contactBody(changes));
  assert.equal(sent.status, 201, await sent.clone().text());
  const { id } = (await sent.json()) as { id: number };
  const rows = t.deps.db.selectFrom('requests').select('customerId').where('id', '=', id);
  return (await rows.executeTakeFirstOrThrow()).customerId!;
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { readTimeline } from '#office/customer/server/timeline.ts';
import { contactSuggestions } from '#sales/customers/server/contact-suggestions.ts';
import { getCustomerDetails } from '#sales/customers/server/customer-details.ts';
import { listCustomers } from '#sales/customers/server/customer-list.ts';
import { customerForLead } from '#sales/customers/server/customers.queries.ts';
import { openTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';
import { getPlans } from '../../../tests/support/query-plans.ts';
import type { Db } from './open.ts';
import { getEngine } from './portable.ts';
import type { Trx } from './transaction.ts';

const page = { limit: 50, offset: 0 };
const now = new Date('2026-11-21T18:00:00.000Z');
const contact = {
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(818) 555-0111',
};

const reads: Record<string, (db: Db) => Promise<unknown>> = {
  'first page': (db) => listCustomers(db, { search: '', ...page }),
  'a page further on': (db) => listCustomers(db, { search: '', ...page, offset: 2000 }),
  'a name and an area code': (db) => listCustomers(db, { search: 'ana 818', ...page }),
  'one customer with duplicates': (db) => getCustomerDetails(db, 1),
  'the customer of a lead': (db) => customerForLead(db as Trx, contact, now),
  'the customer of a lead without an email': (db) =>
    customerForLead(db as Trx, { ...contact, email: '' }, now),
  timeline: (db) => readTimeline(db, 1, { limit: 20, before: '' }),
};

test('no list about customers reads or sorts a whole table', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  for (const lastName of ['Lopez', 'Garcia']) {
    const body = quoteBody([{ serviceId, quantity: 1 }], {}, { ...contact, lastName });
    assert.equal((await t.call('POST', api.contact, body)).status, 201);
  }
  for (const [name, read] of Object.entries(reads)) {
    const plans = await getPlans(t.deps.db, read, { mayPostgresSort: true });
    assert.ok(plans.length > 0, name);
    for (const plan of plans) {
      const scanned =
        /(?:SCAN|Seq Scan on) (customers|properties|requests|quotes|visits|outbox|quote_items|events|customer_notes)\b(?! USING| VIRTUAL)/;
      assert.doesNotMatch(plan, scanned, `${name}\n${plan}`);
    }
  }
  if (getEngine(t.deps.db) === 'sqlite') {
    const newest = (await getPlans(t.deps.db, (db) => contactSuggestions(db, [1], []))).join('\n');
    assert.match(newest, /requests_by_customer[\s\S]*quotes_by_customer/, newest);
  }
  const [listed] = await getPlans(t.deps.db, reads['first page']!);
  assert.doesNotMatch(listed!, /TEMP B-TREE FOR ORDER BY|Sort Key/, listed);
});

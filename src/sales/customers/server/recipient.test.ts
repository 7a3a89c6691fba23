import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import { insertCustomer } from './customers.queries.ts';
import { getRecipient } from './recipient.ts';

const database = await createTestDatabase();
const { db } = database;
after(database.close);
const now = new Date('2026-11-23T17:00:00.000Z');

type Given = Partial<Parameters<typeof getRecipient>[1]>;
const add = (isFromStaff: boolean, changes: object = {}) =>
  insertCustomer(
    db as never,
    { firstName: 'Ana', lastName: 'Lopez', email: 'staff@example.com', phone: '(818) 555-0199', ...changes },
    { now, isFromStaff },
  );
const entered = await add(true);
const stranger = await add(false);
const emailOnly = await add(true, { phone: '' });
const quote = { email: 'ana@example.com', phone: '(818) 555-0111', contactMethod: 'email' as const };
const bySms = { ...quote, contactMethod: 'sms' as const };
const noEmail = { ...quote, email: '' };

for (const [rule, given, email, textTo] of [
  ['a quote with an email, whose customer wants emails', { quote }, 'ana@example.com', ''],
  ['one whose customer wants texts', { quote: bySms }, 'ana@example.com', '+18185550111'],
  ['one without an email is told by text', { quote: noEmail }, '', '+18185550111'],
  [
    'the email that staff entered, where the quote has none',
    { quote: noEmail, customerId: entered },
    'staff@example.com',
    '',
  ],
  ['never what a stranger typed', { quote: noEmail, customerId: stranger }, '', '+18185550111'],
  [
    'the quote’s own before what staff entered',
    { quote: bySms, customerId: entered },
    'ana@example.com',
    '+18185550111',
  ],
  [
    'the number that staff entered, where the quote has none',
    { quote: { ...bySms, phone: '' }, customerId: entered },
    'ana@example.com',
    '+18185550199',
  ],
  [
    'not a stranger’s number',
    { quote: { ...bySms, phone: '' }, customerId: stranger },
    'ana@example.com',
    '',
  ],
  ['no text to a number abroad', { quote: { ...bySms, phone: '(876) 555-0111' } }, 'ana@example.com', ''],
  ['nobody without a quote and a customer', {}, '', ''],
  ['nobody for a stranger without a quote', { customerId: stranger }, '', ''],
  ['the contact that staff entered, without a quote', { customerId: entered }, 'staff@example.com', ''],
  ['an email alone, where staff know no number', { customerId: emailOnly }, 'staff@example.com', ''],
  ['nobody for a customer that is gone', { customerId: 999_999 }, '', ''],
  [
    'an invoice goes where it went, and not to the quote’s phone',
    { quote: bySms, invoice: { email: 'billing@example.com' } },
    'billing@example.com',
    '',
  ],
  [
    'an invoice that went to the quote’s own address in other letters',
    { quote: bySms, invoice: { email: 'ANA@Example.com' } },
    'ANA@Example.com',
    '+18185550111',
  ],
  [
    'an invoice without an email goes where the quote goes',
    { quote: bySms, invoice: { email: '' } },
    'ana@example.com',
    '+18185550111',
  ],
  [
    'an invoice to an address that the quote does not have is no business of its phone',
    { quote: { ...bySms, email: '' }, invoice: { email: 'billing@example.com' } },
    'billing@example.com',
    '',
  ],
] as const) {
  test(`who gets a message: ${rule}`, async () => {
    const about = { customerId: null, quote: null, ...(given as Given) };
    assert.deepEqual(await getRecipient(db, about), { email, textTo });
  });
}

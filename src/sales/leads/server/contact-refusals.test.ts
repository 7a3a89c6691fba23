import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api } from '#kit/paths/paths.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { getErrors, stored } from './contact.fixture.ts';

const sms = { contactMethod: 'sms' };
const method = 'Please provide contact information for your selected method';

const quoteCases: [name: string, quote: object, contact: object, errors: Record<string, string>][] = [
  ['SMS without a phone', sms, { phone: '' }, { 'quote.contactMethod': method, phone: method }],
  [
    'email without an address',
    { contactMethod: 'email' },
    { email: '' },
    { 'quote.contactMethod': method, email: method },
  ],
  [
    'no contact method',
    { contactMethod: undefined },
    {},
    { 'quote.contactMethod': 'Contact method is required' },
  ],
  ['nine digits', sms, { phone: '818555011' }, { phone: 'Valid phone number is required' }],
  ['a short ZIP code', { zipCode: '9150' }, {}, { 'quote.zipCode': 'ZIP code is required' }],
  ['no date', { preferredDate: '' }, {}, { 'quote.preferredDate': 'Preferred service date is required' }],
  [
    'a date that does not exist',
    { preferredDate: '2026-02-30' },
    {},
    { 'quote.preferredDate': 'Preferred service date is required' },
  ],
  [
    'yesterday',
    { preferredDate: '2026-11-20' },
    {},
    { 'quote.preferredDate': 'Preferred service date can’t be in the past' },
  ],
  ['an empty cart', { items: [] }, {}, { 'quote.items': 'Please choose at least one service' }],
  ['no name', {}, { firstName: '  ' }, { firstName: 'First name is required' }],
];

for (const [name, quote, contact, errors] of quoteCases) {
  test(`a quote with ${name} is refused, and says where`, async (context) => {
    const t = await openTestApp(context);
    const service = await addService(t.deps.db);
    const answer = await t.call(
      'POST',
      api.contact,
      quoteBody([{ serviceId: service, quantity: 1 }], quote, contact),
    );
    assert.equal(answer.status, 422);
    assert.deepEqual(await getErrors(answer), errors);
  });
}

test('today is a date in Los Angeles, where it is still yesterday when it is already tomorrow in UTC', async (context) => {
  const t = await openTestApp(context, { now: '2026-11-22T05:00:00.000Z' });
  const service = await addService(t.deps.db);
  const on = (preferredDate: string) =>
    t.call('POST', api.contact, quoteBody([{ serviceId: service, quantity: 1 }], { preferredDate }));
  assert.equal((await on('2026-11-21')).status, 201);
  assert.equal((await on('2026-11-20')).status, 422);
});

test('services that are unknown, inactive or in the trash cannot be sold', async (context) => {
  const t = await openTestApp(context);
  const inactive = await addService(t.deps.db, { isActive: 0 });
  const deleted = await addService(t.deps.db, { deletedAt: '2026-01-02T00:00:00.000Z' });
  for (const serviceId of [inactive, deleted, 999]) {
    const answer = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }]));
    assert.equal(answer.status, 422);
    assert.deepEqual(await getErrors(answer), {
      'quote.items.0.serviceId': 'This service is no longer offered',
    });
  }
});

test('a name of one word and a quote by SMS without an email address are fine', async (context) => {
  const t = await openTestApp(context);
  const service = await addService(t.deps.db);
  const body = quoteBody(
    [{ serviceId: service, quantity: 1 }],
    {},
    { firstName: 'Cher', lastName: '', email: '' },
  );
  assert.equal((await t.call('POST', api.contact, body)).status, 201);
});

const contactCases: [name: string, changes: object, errors: Record<string, string>][] = [
  ['first name', { firstName: '' }, { firstName: 'First name is required' }],
  ['last name', { lastName: '' }, { lastName: 'Last name is required' }],
  ['phone', { phone: '555' }, { phone: 'Valid phone number is required' }],
  ['email', { email: 'ana@' }, { email: 'Valid email is required' }],
  ['service', { service: '' }, { service: 'Please select a service' }],
];

for (const [name, changes, errors] of contactCases) {
  test(`a contact request without a right ${name} is refused with the documented message`, async (context) => {
    const t = await openTestApp(context);
    const answer = await t.call('POST', api.contact, contactBody(changes));
    assert.equal(answer.status, 422);
    assert.deepEqual(await getErrors(answer), errors);
  });
}

test('what is no JSON, of another type or too large has an answer of its own', async (context) => {
  const t = await openTestApp(context);
  const send = (body: string, type: string) =>
    t.app.request(api.contact, { method: 'POST', body, headers: { 'Content-Type': type } });
  assert.equal((await send('{"firstName":', 'application/json')).status, 400);
  assert.equal((await send('firstName=Ana', 'application/x-www-form-urlencoded')).status, 415);
  assert.equal(
    (await send(JSON.stringify(contactBody({ message: 'x'.repeat(70_000) })), 'application/json')).status,
    413,
  );
  assert.equal((await send('[]', 'application/json')).status, 422);
  const withNul = JSON.stringify(contactBody({ firstName: 'A\0na' }));
  assert.equal((await send(withNul, 'application/json')).status, 201);
  assert.equal((await stored(t)).requests[0]?.firstName, 'Ana');
  assert.equal((await send('null', 'application/json')).status, 422);
});

test('a write from another site is refused', async (context) => {
  const t = await openTestApp(context);
  for (const [name, value] of [
    ['Origin', 'https://evil.example'],
    ['Sec-Fetch-Site', 'cross-site'],
  ] as const) {
    assert.equal((await t.call('POST', api.contact, contactBody(), { [name]: value })).status, 403);
  }
  assert.equal(
    (await t.call('POST', api.contact, contactBody(), { Origin: t.deps.config.publicUrl })).status,
    201,
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sayErrors } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { contactSchema } from '#sales/requests/requests.ts';
import { getQuoteField, quoteFormErrors, toContactInput } from './quote-form.ts';
import { emptyQuoteForm, type QuoteForm } from './quote-form-fields.ts';

const today = '2026-03-10';
const missing = 'Please provide contact information for your selected method';

const bySms: QuoteForm = {
  ...emptyQuoteForm,
  name: 'Maria de la Cruz',
  contactMethod: 'sms',
  phone: '(818) 555-0142',
  zipCode: '91501',
  preferredDate: '2026-03-12',
};

const cases: [name: string, change: Partial<QuoteForm>, errors: Record<string, string>][] = [
  ['a text-message quote needs no email', {}, {}],
  [
    'an email quote needs no phone number',
    { contactMethod: 'email', phone: '', email: 'maria@example.com' },
    {},
  ],
  ['a name is required, and blanks are none', { name: '   ' }, { name: 'Name is required' }],
  ['a way of contact is required', { contactMethod: '' }, { contactMethod: 'Contact method is required' }],
  [
    'an unknown way of contact is refused',
    { contactMethod: 'fax' },
    { contactMethod: 'Contact method is required' },
  ],
  [
    'text message without a phone number marks both fields',
    { phone: '' },
    { contactMethod: missing, phone: missing },
  ],
  [
    'email without an address marks both fields',
    { contactMethod: 'email' },
    { contactMethod: missing, email: missing },
  ],
  [
    'nine digits are no phone number',
    { phone: '(818) 555-014' },
    { phone: 'Valid phone number is required' },
  ],
  ['a leading 1 is allowed', { phone: '+1 818 555 0142' }, {}],
  ['an address that is filled in must be valid', { email: 'maria@' }, { email: 'Valid email is required' }],
  ['a ZIP code is required', { zipCode: '' }, { zipCode: 'ZIP code is required' }],
  ['a ZIP code of four digits is refused', { zipCode: '9150' }, { zipCode: 'ZIP code is required' }],
  ['a ZIP+4 code is accepted', { zipCode: '91501-1234' }, {}],
  ['a date is required', { preferredDate: '' }, { preferredDate: 'Preferred service date is required' }],
  [
    'a date that does not exist is refused',
    { preferredDate: '2026-04-31' },
    { preferredDate: 'Preferred service date is required' },
  ],
  ['today can be asked for', { preferredDate: today }, {}],
  [
    'yesterday is refused',
    { preferredDate: '2026-03-09' },
    { preferredDate: 'Preferred service date can’t be in the past' },
  ],
  [
    'a date beyond a year is refused',
    { preferredDate: '2027-03-11' },
    { preferredDate: 'Preferred service date is too far ahead' },
  ],
  ['notes end at 5000 characters', { message: 'x'.repeat(5001) }, { message: 'At most 5000 characters' }],
];

for (const [name, change, errors] of cases) {
  test(name, () => {
    const found = sayErrors(visitorErrors, quoteFormErrors({ ...bySms, ...change }, { today }));
    assert.deepEqual(Object.fromEntries(found.map((error) => [error.path, error.message])), errors);
  });
}

test('errors of an empty form come all together, in the order of the page', () => {
  const paths = quoteFormErrors(emptyQuoteForm, { today }).map((error) => error.path);
  assert.deepEqual(paths, ['name', 'contactMethod', 'zipCode', 'preferredDate']);
});

test('the name is split at the first space, and one word is a first name', () => {
  const names = ['Maria de la Cruz', ' Cher '].map((name) => {
    const { firstName, lastName } = toContactInput({ ...bySms, name }, [], { imageUrl: null });
    return [firstName, lastName];
  });
  assert.deepEqual(names, [
    ['Maria', 'de la Cruz'],
    ['Cher', ''],
  ]);
});

test('a form without errors is a body that the API accepts', () => {
  const body = toContactInput(
    { ...bySms, message: ' Two cats ', preferredTime: 'Morning' },
    [{ serviceId: 7, quantity: 2 }],
    { imageUrl: '/uploads/a.jpg', expectedTotal: '160.20' },
  );
  assert.deepEqual(contactSchema.parse(body), {
    firstName: 'Maria',
    lastName: 'de la Cruz',
    email: '',
    phone: '(818) 555-0142',
    service: 'Quote Request',
    message: 'Two cats',
    imageUrl: '/uploads/a.jpg',
    quote: {
      items: [{ serviceId: 7, quantity: 2 }],
      contactMethod: 'sms',
      zipCode: '91501',
      preferredDate: '2026-03-12',
      preferredTime: 'Morning',
      notes: 'Two cats',
      expectedTotal: '160.20',
    },
  });
});

test('any time of day is sent as no time', () => {
  assert.equal(toContactInput(bySms, [], { imageUrl: null }).quote?.preferredTime, null);
});

const paths: [path: string, field: string | null][] = [
  ['email', 'email'],
  ['firstName', 'name'],
  ['lastName', 'name'],
  ['quote.zipCode', 'zipCode'],
  ['quote.contactMethod', 'contactMethod'],
  ['quote.notes', 'message'],
  ['quote.items.0.quantity', 'items'],
  ['quantity.7', 'items'],
  ['imageUrl', 'photo'],
  ['quote.expectedTotal', null],
];
for (const [path, field] of paths) {
  test(`an error at ${path} belongs to ${field ?? 'no field'}`, () => {
    assert.equal(getQuoteField(path), field);
  });
}

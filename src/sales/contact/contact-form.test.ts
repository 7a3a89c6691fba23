import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import { contactErrors } from '#kit/refusals/contact-errors.ts';
import { sayErrors } from '#kit/refusals/sentence.ts';
import { visitorErrors } from '#kit/refusals/visitor-errors.ts';
import { contactSchema } from '#sales/requests/requests.ts';
import {
  type ContactForm,
  contactFormErrors,
  emptyContactForm,
  findContactField,
  toContactRequest,
} from './contact-form.ts';

const categories = ['furniture', 'carpet', 'mattress'].map(
  (contactValue) => ({ contactValue }) as OfferedCategory,
);

const filledIn: ContactForm = {
  firstName: 'Ana',
  lastName: 'Lopez',
  phone: '(818) 555-0111',
  email: 'ana@example.com',
  service: 'carpet',
  message: '',
};

const phone = 'Valid phone number is required';
const email = 'Valid email is required';
const service = 'Please select a service';

const cases: [name: string, change: Partial<ContactForm>, errors: Record<string, string>][] = [
  ['a message is not required', {}, {}],
  [
    'a first name is required, and blanks are none',
    { firstName: '  ' },
    { firstName: 'First name is required' },
  ],
  ['a last name is required', { lastName: '' }, { lastName: 'Last name is required' }],
  ['a phone number is required', { phone: '' }, { phone }],
  ['nine digits are no phone number', { phone: '818 555 011' }, { phone }],
  ['ten characters that are no digits are no phone number', { phone: 'call me now' }, { phone }],
  ['a leading 1 is allowed', { phone: '1-818-555-0111' }, {}],
  ['an address is required', { email: '' }, { email }],
  ['an address without a domain is refused', { email: 'ana@example' }, { email }],
  ['blanks around an address are forgiven', { email: ' ana@example.com ' }, {}],
  ['a service is required', { service: '' }, { service }],
  ['a service that is not in the list is refused', { service: 'windows' }, { service }],
  ['a name inherited by every object is no service', { service: 'constructor' }, { service }],
  ['names end at 100 characters', { firstName: 'x'.repeat(101) }, { firstName: 'At most 100 characters' }],
  ['messages end at 5000 characters', { message: 'x'.repeat(5001) }, { message: 'At most 5000 characters' }],
];

for (const [name, change, errors] of cases) {
  test(name, () => {
    const form = { ...filledIn, ...change };
    const found = sayErrors({ ...contactErrors, ...visitorErrors }, contactFormErrors(form, categories));
    assert.deepEqual(Object.fromEntries(found.map((error) => [error.path, error.message])), errors);
    // The API may take a service that the form does not offer; all else it judges as the form does.
    if (!('service' in errors)) {
      assert.equal(contactSchema.safeParse(toContactRequest(form)).success, found.length === 0);
    }
  });
}

test('errors of an empty form come all together, in the order of the page', () => {
  const paths = contactFormErrors(emptyContactForm, categories).map(({ path }) => path);
  assert.deepEqual(paths, ['firstName', 'lastName', 'phone', 'email', 'service']);
});

test('every service of the list is accepted', () => {
  for (const value of ['furniture', 'carpet', 'mattress', 'multiple']) {
    assert.deepEqual(contactFormErrors({ ...filledIn, service: value }, categories), []);
  }
});

test('an error of the server belongs to the field of the same name, or to none', () => {
  assert.equal(findContactField('email'), 'email');
  assert.equal(findContactField('imageUrl'), null);
});

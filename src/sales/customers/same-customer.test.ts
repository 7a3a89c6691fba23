import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Contact, contactKeys, sameCustomerBy } from './same-customer.ts';

const ana: Contact = {
  firstName: 'Ana',
  lastName: 'López',
  email: 'Ana@Example.com',
  phone: '(818) 555-0111',
};

const cases: [says: string, known: Partial<Contact>, lead: Partial<Contact>, by: 'email' | 'phone' | null][] =
  [
    ['everything is the same', {}, {}, 'email'],
    [
      'the email is the same in other letters',
      { email: 'ana@example.com' },
      { email: 'ANA@EXAMPLE.COM ' },
      'email',
    ],
    ['email and phone are the same, the names differ', {}, { firstName: 'Bo', lastName: 'Chan' }, 'email'],
    ['the phone has the code of the country', { email: '' }, { phone: '+1 818-555-0111' }, 'phone'],
    ['the email is the same, the lead has no phone number', {}, { phone: '', firstName: 'Bo' }, 'email'],
    ['the email is the same, the customer has no phone number', { phone: '' }, { lastName: '' }, 'email'],
    [
      'the email is the same, neither has a phone number',
      { phone: '' },
      { phone: null, lastName: 'Chan' },
      'email',
    ],
    ['email and names are the same, the phone differs', {}, { phone: '(818) 555-0199' }, 'email'],
    [
      'the names differ only in accents and case',
      {},
      { phone: '(818) 555-0199', lastName: 'lopez' },
      'email',
    ],
    ['only the email is the same', {}, { phone: '(818) 555-0199', firstName: 'Bo' }, null],
    [
      'email and first name are the same, without a last name',
      { lastName: '' },
      { lastName: '', phone: '8185550199' },
      null,
    ],
    ['phone and last name are the same', {}, { firstName: 'Bo', email: 'bo@example.com' }, 'phone'],
    ['phone and last name are the same, there is no email', { email: '' }, { email: '' }, 'phone'],
    ['only the phone is the same', {}, { lastName: 'Chan', email: 'bo@example.com' }, null],
    [
      'the phone is the same, without a last name',
      { lastName: '' },
      { lastName: '', email: 'bo@example.com' },
      null,
    ],
    ['names alone are the same', { email: '', phone: '' }, { email: '', phone: '' }, null],
    [
      'the last name is the same, both have no phone number',
      { email: '', phone: '' },
      { email: 'x@y.example', phone: '' },
      null,
    ],
  ];

for (const [says, known, lead, by] of cases) {
  test(`a lead ${by ? `joins by ${by}` : 'makes a new customer'}: ${says}`, () => {
    assert.equal(sameCustomerBy(contactKeys({ ...ana, ...known }), contactKeys({ ...ana, ...lead })), by);
  });
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultMessageTemplates, fillTemplate, messageTemplatesSchema } from './message-templates.ts';
import { type Addressee, templateValues } from './template-values.ts';

const site = { business: 'Sunweave Cleaning', origin: 'https://sunweave.example', phone: '(818) 555-0142' };
const ana: Addressee = {
  firstName: 'Ana',
  lastName: 'Garcia',
  quote: {
    items: [
      { title: '3-Seat Sofa', quantity: 1, unit: 'piece' as const },
      { title: 'Dining Chair', quantity: 4, unit: 'piece' as const },
    ],
    estimatedPrice: '1161.10',
    preferredDate: '2026-12-01',
    pagePath: '/quote/abc',
  },
};
const fill = (template: string, addressee: Addressee = ana) =>
  fillTemplate(template, templateValues(addressee, site));

test('a template names the customer, the quote and the business', () => {
  assert.equal(fill('{firstName}|{name}|{phone}'), 'Ana|Ana Garcia|(818) 555-0142');
  assert.equal(
    fill('{items}|{total}|{day}|{link}'),
    '3-Seat Sofa, 4 × Dining Chair|$1,161.10|Tuesday, December 1|https://sunweave.example/quote/abc',
  );
});

test('a line is left out where something in it is not known, and leaves no gap', () => {
  const template = 'Hi {firstName}\n\nTotal: {total}\nDay: {day}\n\nBye';
  assert.equal(fill(template, { ...ana, quote: null }), 'Hi Ana\n\nBye');
  const undated = { ...ana, quote: { ...ana.quote!, preferredDate: null } };
  assert.equal(fill(template, undated), 'Hi Ana\n\nTotal: $1,161.10\n\nBye');
});

test('the default messages read well with and without a quote', () => {
  const { text, emailSubject, emailBody } = messageTemplatesSchema.parse(defaultMessageTemplates);
  for (const template of [text, emailSubject, emailBody]) {
    for (const addressee of [ana, { firstName: 'Ana', lastName: '' }]) {
      const message = fill(template, addressee);
      assert.doesNotMatch(message, /[{}]|undefined|null|\n\n\n/);
      assert.notEqual(message, '');
    }
  }
});

test('what a customer typed stays one line and is never read as a placeholder', () => {
  const odd = { ...ana, firstName: 'A\r\n\t{total}\u0000 B', lastName: '$&' };
  assert.equal(fill('Hi {firstName}!\n{name}', odd), 'Hi A {total} B!\nA {total} B $&');
});

test('many items are counted instead of listed', () => {
  const items = Array.from({ length: 7 }, (_, index) => ({
    title: `Rug ${index + 1}`,
    quantity: 1,
    unit: 'piece' as const,
  }));
  assert.equal(
    fill('{items}', { ...ana, quote: { ...ana.quote!, items } }),
    'Rug 1, Rug 2, Rug 3, Rug 4, 3 more',
  );
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Service } from '#company/catalog/services.ts';
import type { CalculatorData } from './calculator-data.ts';
import { emptySession, findSession, type QuoteSession, resumeSession } from './quote-session.ts';

const service = (id: number): Service => ({
  id,
  category: 'couch',
  title: `Sofa ${id}`,
  description: '',
  imageUrl: null,
  originalPrice: '89.00',
  discountedPrice: '89.00',
  discountPercentage: '0',
  unit: 'piece' as const,
  minimumPrice: null,
  durationMinutes: 60,
  isAddOn: false,
  isActive: true,
  optionGroup: null,
  isMostChosen: false,
});

const page = (change: Partial<CalculatorData> = {}): CalculatorData => ({
  services: [service(1), service(2)],
  discounts: [],
  today: '2026-03-10',
  openCategory: 'couch',
  linkedCart: {},
  isSelectionUnavailable: false,
  sent: null,
  refused: null,
  ...change,
});

const saved = (cart: QuoteSession['cart']): QuoteSession => ({ ...emptySession, cart });
const arriveWith = (cart: QuoteSession['cart'] | null, change?: Partial<CalculatorData>, query = '') =>
  resumeSession({
    saved: cart && saved(cart),
    data: page(change),
    query: new URLSearchParams(query),
    typed: {},
  });

const arrivals: [
  name: string,
  saved: QuoteSession['cart'] | null,
  link: QuoteSession['cart'],
  cart: QuoteSession['cart'],
][] = [
  ['a first visit has an empty cart', null, {}, {}],
  ['a link puts its service into an untouched cart', null, { 2: 1 }, { 2: 1 }],
  ['a link adds its service to a saved cart', { 1: 3 }, { 2: 1 }, { 1: 3, 2: 1 }],
  [
    'a link leaves the quantity of a service that is already in the cart',
    { 2: 4 },
    { 1: 2, 2: 1 },
    { 1: 2, 2: 4 },
  ],
  ['a saved cart comes back without a link', { 1: 2 }, {}, { 1: 2 }],
];
for (const [name, before, linkedCart, cart] of arrivals) {
  test(name, () => {
    assert.deepEqual(arriveWith(before, { linkedCart }).session.cart, cart);
  });
}

test('a saved service that is no longer offered leaves the cart and is counted', () => {
  const { session, dropped } = arriveWith({ 1: 1, 99: 2 });
  assert.deepEqual([session.cart, dropped], [{ 1: 1 }, 1]);
});

test('the ZIP code of the link is filled in, and anything else is left out', () => {
  assert.equal(arriveWith(null, {}, 'zip=91501').session.form.zipCode, '91501');
  assert.equal(arriveWith(null, {}, 'zip=%3Cb%3E').session.form.zipCode, '');
});

test('a refused form is shown as it was typed, quantities included, in place of what was saved', () => {
  const refused = {
    values: { name: 'Ana', zipCode: '915', 'quantity.1': '2', 'quantity.2': '0' },
    errors: [{ path: 'zipCode', message: 'ZIP code is required' }],
    detail: 'Please check the form.',
  };
  const { session } = arriveWith({ 2: 9 }, { refused });
  assert.deepEqual([session.cart, session.form.name, session.form.zipCode], [{ 1: 2 }, 'Ana', '915']);
});

test('a form that was sent leaves nothing behind', () => {
  assert.deepEqual(arriveWith({ 1: 1 }, { sent: 'complete' }).session, emptySession);
});

test('the server renders the service of the link, so that the browser finds the same', () => {
  assert.deepEqual(findSession(page({ linkedCart: { 1: 3 } })).cart, { 1: 3 });
});

test('of two services of one option group the first stays', () => {
  const optionGroup = { name: 'How deep', nameEs: '', position: 1 };
  const services = [
    { ...service(1), optionGroup },
    { ...service(2), optionGroup },
    { ...service(3), optionGroup, category: 'chair' },
  ];
  const linkedCart = { 1: 1, 2: 1, 3: 1 };
  assert.deepEqual(findSession(page({ services, linkedCart })).cart, { 1: 1, 3: 1 });
});

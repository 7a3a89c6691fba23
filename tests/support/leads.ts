/** A contact request that is accepted, with what the test says changed. */
export const contactBody = (changes: object = {}) => ({
  firstName: 'Ana',
  lastName: 'Lopez',
  email: 'ana@example.com',
  phone: '(818) 555-0111',
  service: 'carpet',
  message: 'Two rooms, please.',
  ...changes,
});

type Items = { serviceId: number; quantity: number }[];

/** A quote as the calculator sends it, for those items, with what the test says changed of the quote. */
export const quoteBody = (items: Items, quoteChanges: object = {}, changes: object = {}) => ({
  ...contactBody({ service: 'Quote Request', message: '' }),
  quote: {
    items,
    contactMethod: 'sms',
    zipCode: '91501',
    preferredDate: '2026-12-01',
    ...quoteChanges,
  },
  ...changes,
});

/** For the sheet of a customer's screen. `property` comes with a property's id, the others with the customer's. */
export const customerViews = [
  'customer',
  'property',
  'new-property',
  'quote',
  'invoice',
  'note',
  'merge',
] as const;
export type CustomerView = (typeof customerViews)[number];

/** Field names of the quote form as a plain form post; `message` holds the notes, as in the documented quote form. */
export const quoteFormFields = {
  quantity: (serviceId: number) => `quantity.${serviceId}`,
  /** The prices that the page shows. */
  prices: 'prices',
  name: 'name',
  contactMethod: 'contactMethod',
  phone: 'phone',
  email: 'email',
  zipCode: 'zipCode',
  preferredDate: 'preferredDate',
  preferredTime: 'preferredTime',
  message: 'message',
  photo: 'photo',
} as const;

/** The fields of the quote form, in the order of the page. See docs/product.md#quote-form. */
export const quoteFieldNames = [
  'name',
  'contactMethod',
  'phone',
  'email',
  'zipCode',
  'preferredDate',
  'preferredTime',
  'message',
] as const;
export type QuoteFieldName = (typeof quoteFieldNames)[number];

/** What was typed, not yet checked. An empty `preferredTime` is any time of day. */
export type QuoteForm = Record<QuoteFieldName, string>;

export const emptyQuoteForm: QuoteForm = {
  name: '',
  contactMethod: '',
  phone: '',
  email: '',
  zipCode: '',
  preferredDate: '',
  preferredTime: '',
  message: '',
};

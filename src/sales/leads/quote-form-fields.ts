import { getVisitorInput, visitorTextNames } from '#sales/quotes/visitor-texts.ts';

/** Names of what the quote form posts beside its fields. */
export const quoteFormFields = {
  quantity: (serviceId: number) => `quantity.${serviceId}`,
  /** The visible prices. */
  prices: 'prices',
  photo: 'photo',
} as const;

/** The fields of the quote form, in the order of the page. See docs/product/sales.md#quote-form. */
export const quoteInputNames = [
  'name',
  'contactMethod',
  'phone',
  'email',
  'marketingTexts',
  'zipCode',
  'preferredDate',
  'preferredTime',
  ...visitorTextNames.map(getVisitorInput),
  'code',
] as const;
export type QuoteInputName = (typeof quoteInputNames)[number];

/** The unchecked input. An empty `preferredTime` means any time. */
export type QuoteForm = Record<QuoteInputName, string>;

export const emptyQuoteForm = Object.fromEntries(quoteInputNames.map((name) => [name, ''])) as QuoteForm;

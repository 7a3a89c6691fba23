import { pathPrefix } from '#kit/language/locale.ts';

/** Paths of invoices. As in `paths.ts`, routes pass patterns, links pass values. */
type Id = number | ':id';

/** The customer's page of an invoice; the token is the permission. */
export const invoicePaths = {
  page: <Token extends string>(token: Token) => `${pathPrefix}/invoice/${token}` as const,
  pdf: <Token extends string>(token: Token) => `${pathPrefix}/invoice/${token}.pdf` as const,
  /** Its form leads to the payment page. */
  pay: <Token extends string>(token: Token) => `${pathPrefix}/invoice/${token}/pay` as const,
  /** Where the payment page leads back to. */
  payment: <Token extends string>(token: Token) => `${pathPrefix}/invoice/${token}/payment` as const,
} as const;

/** Stripe posts its events here. */
export const stripeEventsPath = '/api/payments/stripe';

/** Requires a signed-in administrator. */
export const invoiceApi = {
  invoices: '/api/admin/invoices',
  invoicesCsv: '/api/admin/invoices.csv',
  paymentsCsv: '/api/admin/payments.csv',
  figures: '/api/admin/invoices/figures',
  invoice: (id: Id) => `/api/admin/invoices/${id}`,
  issue: (id: Id) => `/api/admin/invoices/${id}/issue`,
  void: (id: Id) => `/api/admin/invoices/${id}/void`,
  creditNotes: (id: Id) => `/api/admin/invoices/${id}/credit-notes`,
  send: (id: Id) => `/api/admin/invoices/${id}/send`,
  payments: (id: Id) => `/api/admin/invoices/${id}/payments`,
  refunds: (id: Id) => `/api/admin/invoices/${id}/refunds`,
  onlineRefunds: (id: Id) => `/api/admin/invoices/${id}/online-refunds`,
} as const;

import { pathPrefix } from '#kit/language/locale.ts';
import { paths } from './paths.ts';

/** Paths of what follows a quote. As in `paths.ts`, routes pass patterns, links pass values. */
type Id = number | ':id';

/** The customer's page of a quote. Its forms also work without JavaScript. */
export const quotePaths = {
  page: paths.quote,
  decision: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/decision` as const,
  /** The photo that the customer sent. */
  photo: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/photo` as const,
  /** A photo that the crew took, by its id. */
  visitPhoto: <Token extends string, Photo extends number | ':photo'>(token: Token, photo: Photo) =>
    `${pathPrefix}/quote/${token}/photos/${photo}` as const,
  /** The visit as an iCalendar file. */
  calendar: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit.ics` as const,
  /** Arrival windows and, with a chosen window in its query, the form of the address. */
  visit: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit` as const,
  /** Where the payment page of a deposit leads back to. */
  deposit: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit/deposit` as const,
  /** Where the link of a big first visit leads, which a press there books. */
  confirmVisit: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit/confirm` as const,
  moveVisit: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit/move` as const,
  cancelVisit: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}/visit/cancel` as const,
} as const;

/** On the quote's page: the form that accepts it. */
export const acceptId = 'accept';

/** The public API of a quote; the token is the permission. */
export const quoteApi = {
  quote: <Token extends string>(token: Token) => `/api/quotes/${token}` as const,
  decision: <Token extends string>(token: Token) => `/api/quotes/${token}/decision` as const,
  windows: <Token extends string>(token: Token) => `/api/quotes/${token}/windows` as const,
  hold: <Token extends string>(token: Token) => `/api/quotes/${token}/hold` as const,
  visit: <Token extends string>(token: Token) => `/api/quotes/${token}/visit` as const,
  moveVisit: <Token extends string>(token: Token) => `/api/quotes/${token}/visit/move` as const,
  cancelVisit: <Token extends string>(token: Token) => `/api/quotes/${token}/visit/cancel` as const,
} as const;

/** Requires a signed-in administrator. */
export const customerApi = {
  customers: '/api/admin/customers',
  customer: (id: Id) => `/api/admin/customers/${id}`,
  restore: (id: Id) => `/api/admin/customers/${id}/restore`,
  timeline: (id: Id) => `/api/admin/customers/${id}/timeline`,
  properties: (id: Id) => `/api/admin/customers/${id}/properties`,
  property: (id: Id) => `/api/admin/properties/${id}`,
  notes: (id: Id) => `/api/admin/customers/${id}/notes`,
  merge: (id: Id) => `/api/admin/customers/${id}/merge`,
  unmerge: (id: Id) => `/api/admin/customers/${id}/unmerge`,
} as const;

/** Requires a signed-in administrator. */
export const visitApi = {
  visits: '/api/admin/visits',
  visit: (id: Id) => `/api/admin/visits/${id}`,
  visitDay: (id: Id) => `/api/admin/visits/${id}/day`,
  onMyWay: (id: Id) => `/api/admin/visits/${id}/on-my-way`,
  visitFacts: (id: Id) => `/api/admin/visits/${id}/facts`,
  visitPhotos: (id: Id) => `/api/admin/visits/${id}/photos`,
  visitPhoto: (id: Id) => `/api/admin/visit-photos/${id}`,
  publishedPairs: (id: Id) => `/api/admin/visits/${id}/published-pairs`,
  publishedPair: (id: Id) => `/api/admin/published-pairs/${id}`,
  crews: '/api/admin/crews',
  crew: (id: Id) => `/api/admin/crews/${id}`,
  zipPoints: '/api/admin/zip-points',
  busyHours: '/api/admin/busy-hours',
  blocks: '/api/admin/blocks',
  block: (id: Id) => `/api/admin/blocks/${id}`,
  crewDay: (id: Id) => `/api/admin/crews/${id}/day`,
  crewCalendarFeed: (id: Id) => `/api/admin/crews/${id}/calendar-feed`,
  sendQuote: (id: Id) => `/api/admin/quote-requests/${id}/send`,
  quoteLink: (id: Id) => `/api/admin/quote-requests/${id}/link`,
  reopenQuote: (id: Id) => `/api/admin/quote-requests/${id}/reopen`,
} as const;

/** Links in emails and texts to customers. */
export const messagePaths = {
  /** In follow-ups and offers. A GET changes nothing, since mail scanners open links. */
  unsubscribe: `${pathPrefix}/messages/unsubscribe`,
  /** The text gateway posts what customers write. */
  incoming: '/api/sms/incoming',
  /** The text gateway tells what became of a text. */
  status: '/api/sms/status',
  /** Calls to the number of the gateway, and how they ended. */
  call: '/api/calls/incoming',
  callEnded: '/api/calls/ended',
  /** The text gateway fetches a picture of ours; the token is the permission. */
  media: <Token extends string>(token: Token) => `/api/sms/media/${token}` as const,
  settings: '/api/admin/messages/settings',
  preview: '/api/admin/messages/preview',
  test: '/api/admin/messages/test',
  skip: (id: Id) => `/api/admin/messages/${id}/skip`,
} as const;

/** The text gateway posts to these, with a signature in place of an origin. */
export const gatewayPaths: readonly string[] = [
  messagePaths.incoming,
  messagePaths.status,
  messagePaths.call,
  messagePaths.callEnded,
];

export const conversationScreens = { inbox: '/admin/inbox' } as const;

/** Screens of the panel. */
export const customerScreens = {
  customers: '/admin/customers',
  customer: (id: Id) => `/admin/customers/${id}` as const,
  today: '/admin/today',
  visitDay: (id: Id) => `/admin/today/visits/${id}` as const,
  messages: '/admin/settings/messages',
  invoices: '/admin/invoices',
  tips: '/admin/invoices/tips',
  invoiceSettings: '/admin/settings/invoices',
} as const;

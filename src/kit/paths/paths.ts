import { pathPrefix } from '#kit/language/locale.ts';

/** Every path of the site and of the API. Server routes pass Hono patterns (`':id'`, `':slug'`), links pass values. */
type Id = number | ':id';

export const paths = {
  home: `${pathPrefix}/`,
  about: `${pathPrefix}/about`,
  /** The page of a category, by its `pageSlug`. */
  service: <Slug extends string>(slug: Slug) => `${pathPrefix}/${slug}` as const,
  calculator: `${pathPrefix}/calculator`,
  blog: `${pathPrefix}/blog`,
  article: <Slug extends string>(slug: Slug) => `${pathPrefix}/blog/${slug}` as const,
  contact: `${pathPrefix}/contact`,
  quote: <Token extends string>(token: Token) => `${pathPrefix}/quote/${token}` as const,
  newsletter: `${pathPrefix}/newsletter`,
  newsletterConfirm: `${pathPrefix}/newsletter/confirm`,
  newsletterUnsubscribe: `${pathPrefix}/newsletter/unsubscribe`,
  homeFaq: `${pathPrefix}/#faq`,
  homeAreas: `${pathPrefix}/#areas`,
  privacyPolicy: `${pathPrefix}/privacy-policy`,
  termsOfService: `${pathPrefix}/terms-of-service`,
  serviceAgreement: `${pathPrefix}/service-agreement`,
} as const;

/** The calculator with one service in the cart and its category open. */
export const quoteFor = (service: { id: number; category: string }) =>
  `${paths.calculator}?service=${service.id}&category=${service.category}`;

export const calculatorFor = (category: string) => `${paths.calculator}?category=${category}`;

/** The query key that a form adds without JavaScript. */
export const plainKey = 'plain';

/** Screens of the panel; all share one document. */
export const adminPaths = {
  dashboard: '/admin',
  services: '/admin/services',
  categories: '/admin/services/categories',
  codes: '/admin/services/codes',
  requests: '/admin/requests',
  quotes: '/admin/quotes',
  blog: '/admin/blog',
  analytics: '/admin/analytics',
  schedule: '/admin/schedule',
  newsletter: '/admin/newsletter',
  outbox: '/admin/outbox',
  trash: '/admin/trash',
  import: '/admin/import',
  system: '/admin/system',
  /** The list of all settings. */
  allSettings: '/admin/settings/all',
  settings: '/admin/settings',
  serviceArea: '/admin/settings/area',
  figures: '/admin/settings/figures',
  reviews: '/admin/settings/reviews',
  questions: '/admin/settings/questions',
  notifications: '/admin/settings/notifications',
  company: '/admin/settings/company',
  brand: '/admin/settings/brand',
  pictures: '/admin/settings/pictures',
  legalPages: '/admin/settings/legal',
  bookingSettings: '/admin/settings/booking',
  email: '/admin/settings/email',
  texts: '/admin/settings/texts',
  articleWriter: '/admin/settings/articles',
  payments: '/admin/settings/payments',
  crews: '/admin/settings/crews',
  templates: '/admin/settings/templates',
  alerts: '/admin/settings/alerts',
  webhooks: '/admin/settings/webhooks',
  keys: '/admin/settings/keys',
  people: '/admin/people',
  audit: '/admin/audit',
  account: '/admin/account',
  privacy: '/admin/privacy',
} as const;

/** The editor of a category's page and its preview. */
export const adminPage = {
  edit: <CategoryId extends Id>(id: CategoryId) => `/admin/services/categories/${id}` as const,
  preview: '/admin/preview/page',
  legalPreview: '/admin/preview/legal',
} as const;

/** The editor of an article and its preview. */
export const adminPost = {
  create: '/admin/blog/new',
  edit: <PostId extends Id>(id: PostId) => `/admin/blog/${id}` as const,
  preview: '/admin/preview',
} as const;

/** The public API. */
export const api = {
  categories: '/api/categories',
  services: '/api/services',
  discounts: '/api/discounts',
  pricing: '/api/pricing',
  posts: '/api/blog',
  postCategories: '/api/blog/categories',
  post: <Slug extends string>(slug: Slug) => `/api/blog/${slug}` as const,
  upload: '/api/upload',
  contact: '/api/contact',
  /** The free arrival windows of a cart, and the lead that books one. */
  windows: '/api/windows',
  bookings: '/api/bookings',
  newsletter: '/api/newsletter',
  login: '/api/auth/login',
  loginCode: '/api/auth/login/code',
  logout: '/api/auth/logout',
  me: '/api/auth/me',
  /** An automation workflow delivers articles here; the signed query identifies the draft. */
  articleCallback: '/api/articles/callback',
  /** The OpenAPI 3.1 description, and the page that shows it. */
  openapi: '/api/openapi.json',
  docs: '/api/docs',
} as const;

export const adminApi = {
  upload: '/api/admin/upload',
  today: '/api/admin/today',
  stats: '/api/admin/stats',
  services: '/api/admin/services',
  categories: '/api/admin/categories',
  categoryOrder: '/api/admin/categories/order',
  category: (id: Id) => `/api/admin/categories/${id}`,
  restoreCategory: (id: Id) => `/api/admin/categories/${id}/restore`,
  legalPages: '/api/admin/legal-pages',
  legalPage: (id: Id) => `/api/admin/legal-pages/${id}`,
  serviceOrder: '/api/admin/services/order',
  service: (id: Id) => `/api/admin/services/${id}`,
  restoreService: (id: Id) => `/api/admin/services/${id}/restore`,
  statsSeries: '/api/admin/stats/series',
  analytics: '/api/admin/analytics',
  analyticsPeriod: '/api/admin/analytics/period',
  analyticsCsv: '/api/admin/analytics.csv',
  requests: '/api/admin/requests',
  requestsCsv: '/api/admin/requests.csv',
  requestCounts: '/api/admin/requests/counts',
  request: (id: Id) => `/api/admin/requests/${id}`,
  answeredRequest: (id: Id) => `/api/admin/requests/${id}/answered`,
  restoreRequest: (id: Id) => `/api/admin/requests/${id}/restore`,
  requestHistory: (id: Id) => `/api/admin/requests/${id}/history`,
  /** Requests suspected as spam. */
  quarantine: '/api/admin/quarantine',
  quarantined: (id: Id) => `/api/admin/quarantine/${id}`,
  releaseQuarantined: (id: Id) => `/api/admin/quarantine/${id}/release`,
  restoreQuarantined: (id: Id) => `/api/admin/quarantine/${id}/restore`,
  quotes: '/api/admin/quote-requests',
  quotesCsv: '/api/admin/quote-requests.csv',
  quote: (id: Id) => `/api/admin/quote-requests/${id}`,
  restoreQuote: (id: Id) => `/api/admin/quote-requests/${id}/restore`,
  posts: '/api/admin/blog',
  postSlug: '/api/admin/blog/slug',
  post: (id: Id) => `/api/admin/blog/${id}`,
  restorePost: (id: Id) => `/api/admin/blog/${id}/restore`,
  schedule: '/api/admin/schedule',
  calendarFeed: '/api/admin/schedule/calendar-feed',
  quoteHistory: (id: Id) => `/api/admin/quote-requests/${id}/history`,
  generateArticle: '/api/admin/blog/generate',
  articleJobs: '/api/admin/blog/jobs',
  retryArticleJob: (id: Id) => `/api/admin/blog/jobs/${id}/retry`,
  cancelArticleJob: (id: Id) => `/api/admin/blog/jobs/${id}/cancel`,
  dismissArticleJob: (id: Id) => `/api/admin/blog/jobs/${id}/dismiss`,
  account: '/api/admin/account',
  password: '/api/admin/account/password',
  sessions: '/api/admin/account/sessions',
  session: <Key extends string>(id: Key) => `/api/admin/account/sessions/${id}` as const,
  secondFactor: '/api/admin/account/second-factor',
  confirmSecondFactor: '/api/admin/account/second-factor/confirm',
  endSecondFactor: '/api/admin/account/second-factor/end',
  backupCodes: '/api/admin/account/second-factor/backup-codes',
  people: '/api/admin/people',
  peopleSettings: '/api/admin/people/settings',
  person: <Key extends string>(id: Key) => `/api/admin/people/${id}` as const,
  personPassword: <Key extends string>(id: Key) => `/api/admin/people/${id}/password` as const,
  personSessions: <Key extends string>(id: Key) => `/api/admin/people/${id}/sessions` as const,
  personSecondFactor: <Key extends string>(id: Key) => `/api/admin/people/${id}/second-factor` as const,
  audit: '/api/admin/audit',
  auditCsv: '/api/admin/audit.csv',
  subscribers: '/api/admin/newsletter',
  subscriberCounts: '/api/admin/newsletter/counts',
  subscribersCsv: '/api/admin/newsletter.csv',
  removeSubscriber: (id: Id) => `/api/admin/newsletter/${id}/unsubscribe`,
  acceptSubscriber: (id: Id) => `/api/admin/newsletter/${id}/not-spam`,
  restoreSubscriber: (id: Id) => `/api/admin/newsletter/${id}/restore`,
  outbox: '/api/admin/outbox',
  outboxCounts: '/api/admin/outbox/counts',
  retryFailedEmails: '/api/admin/outbox/retry-failed',
  outboxEmail: (id: Id) => `/api/admin/outbox/${id}`,
  /** The HTML preview, in an iframe. */
  outboxEmailPage: (id: Id) => `/api/admin/outbox/${id}/page`,
  retryEmail: (id: Id) => `/api/admin/outbox/${id}/retry`,
  search: '/api/admin/search',
  trash: '/api/admin/trash',
  imports: '/api/admin/imports',
  import: (id: Id) => `/api/admin/imports/${id}`,
  checkImport: (id: Id) => `/api/admin/imports/${id}/check`,
  runImport: (id: Id) => `/api/admin/imports/${id}/run`,
  undoImport: (id: Id) => `/api/admin/imports/${id}/undo`,
  importMarketing: (id: Id) => `/api/admin/imports/${id}/marketing`,
  customersCsv: '/api/admin/customers.csv',
  visitsCsv: '/api/admin/visits.csv',
  servicesCsv: '/api/admin/services.csv',
  system: '/api/admin/system',
  settings: '/api/admin/settings',
} as const;

/** A JPEG of one of the site's own pictures, 1200 px wide. Articles and other sites link to this URL: never change it. */
export const sharePicture = (name: string) => `/pictures/${name}.jpg`;

/** No live page needs these, so visitors do not load them. An upload is a public picture, or a customer's photo, which only administrators can open. */
export const files = {
  upload: <Name extends string>(name: Name) => `/uploads/${name}` as const,
  /** One of `service-drawings.ts`. Stored services contain this URL: never change it. */
  serviceDrawing: (name: string) => `/service-drawings/${name}.svg`,
  /** The silent 16:9 video of a service page's hero. */
  heroVideo: (category: string, width: 960 | 1280, format: 'webm' | 'mp4') =>
    `/video/hero-${category}-${width}.${format}`,
  /** The share card (Open Graph image) of a page; `hash` identifies its content. */
  shareCard: (name: string, hash: string) => `/og/${name}.${hash}.jpg`,
  /** The calendar feed, `<secret>.ics`. Anyone with the URL can read it. */
  calendar: <Name extends string>(name: Name) => `/calendar/${name}` as const,
  sitemap: '/sitemap.xml',
  sitemapPart: <Part extends number | string>(part: Part) => `/sitemap-${part}.xml` as const,
  robots: '/robots.txt',
  rss: `${pathPrefix}/blog/rss.xml`,
} as const;

export const health = { live: '/healthz', ready: '/readyz', metrics: '/metrics' } as const;

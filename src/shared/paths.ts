/**
 * Every address of the site and of the API, in one place.
 * Server routes pass Hono patterns (`':id'`, `':slug'`) where links pass real values.
 */
type Id = number | ':id';

/** Public pages. */
export const paths = {
  home: '/',
  about: '/about',
  couchCleaning: '/couch-cleaning',
  chairCleaning: '/chair-cleaning',
  carpetCleaning: '/carpet-cleaning',
  mattressCleaning: '/mattress-cleaning',
  calculator: '/calculator',
  blog: '/blog',
  article: <Slug extends string>(slug: Slug) => `/blog/${slug}` as const,
  contact: '/contact',
  newsletter: '/newsletter',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  homeFaq: '/#faq',
  homeAreas: '/#areas',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  serviceAgreement: '/service-agreement',
} as const;

/** The calculator with one service in the cart and its category open. */
export const quoteFor = (service: { id: number; category: string }) =>
  `${paths.calculator}?service=${service.id}&category=${service.category}`;

/** The calculator with one category open and nothing in the cart. */
export const calculatorFor = (category: string) => `${paths.calculator}?category=${category}`;

/** The page of each category of services. */
export const servicePaths = {
  couch: paths.couchCleaning,
  chair: paths.chairCleaning,
  carpet: paths.carpetCleaning,
  mattress: paths.mattressCleaning,
} as const;

/** The list of articles, narrowed; what is empty or the first page is left out of the address. */
export function blogList({ search = '', category = '', page = 1 }: Partial<BlogListAddress>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.blog}?${query}` : paths.blog;
}

interface BlogListAddress {
  search: string;
  category: string;
  page: number;
}

/** Screens of the admin panel; all are one document, shown only to an administrator. */
export const adminPaths = {
  dashboard: '/admin',
  services: '/admin/services',
  requests: '/admin/requests',
  quotes: '/admin/quotes',
  blog: '/admin/blog',
  analytics: '/admin/analytics',
  schedule: '/admin/schedule',
  newsletter: '/admin/newsletter',
  outbox: '/admin/outbox',
  account: '/admin/account',
} as const;

/** What anyone may call. */
export const api = {
  services: '/api/services',
  posts: '/api/blog',
  postCategories: '/api/blog/categories',
  post: <Slug extends string>(slug: Slug) => `/api/blog/${slug}` as const,
  upload: '/api/upload',
  contact: '/api/contact',
  newsletter: '/api/newsletter',
  login: '/api/auth/login',
  logout: '/api/auth/logout',
  me: '/api/auth/me',
} as const;

/** What only a signed-in administrator may call. */
export const adminApi = {
  stats: '/api/admin/stats',
  statsSeries: '/api/admin/stats/series',
  analytics: '/api/admin/analytics',
  analyticsCsv: '/api/admin/analytics.csv',
  requests: '/api/admin/requests',
  requestCounts: '/api/admin/requests/counts',
  request: (id: Id) => `/api/admin/requests/${id}`,
  restoreRequest: (id: Id) => `/api/admin/requests/${id}/restore`,
  quotes: '/api/admin/quote-requests',
  quote: (id: Id) => `/api/admin/quote-requests/${id}`,
  restoreQuote: (id: Id) => `/api/admin/quote-requests/${id}/restore`,
} as const;

/** Files that are no pages. An upload is a customer's photo: only an administrator may read it. */
export const files = {
  upload: <Name extends string>(name: Name) => `/uploads/${name}` as const,
  /**
   * The JPEG of one of the site's own pictures, 1200 px wide. Its address stays when the picture changes:
   * stored articles and other sites keep it.
   */
  sharePicture: (name: string) => `/pictures/${name}.jpg`,
  /** The silent loop of a service page's hero, 16:9, `width` pixels wide. */
  heroVideo: (category: string, width: 960 | 1280, format: 'webm' | 'mp4') =>
    `/video/hero-${category}-${width}.${format}`,
  /** The picture that other sites show with a link to a page; `hash` is that of what is drawn on it. */
  shareCard: (name: string, hash: string) => `/og/${name}.${hash}.jpg`,
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  rss: '/blog/rss.xml',
} as const;

/** For whoever watches the process. */
export const health = { live: '/healthz', ready: '/readyz' } as const;

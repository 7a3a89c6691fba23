import * as z from 'zod/mini';

/** First words of the paths of the site, the API, files and the panel, and words that mean no category in calls. */
const routeWords = new Set([
  ...['about', 'admin', 'api', 'blog', 'calculator', 'calendar', 'contact', 'invoice', 'message', 'messages'],
  ...['newsletter', 'pay', 'privacy-policy', 'quote', 'service-agreement', 'terms-of-service', 'unsubscribe'],
  ...['assets', 'favicon', 'fonts', 'og', 'pictures', 'robots', 'service-drawings', 'sitemap', 'uploads'],
  ...['video', 'well-known', 'healthz', 'readyz', 'metrics', 'es', 'en', 'home', 'new', 'order', 'multiple'],
  ...['active', 'admin-assets', 'categories', 'icon', 'inactive', 'services'],
]);

export const isRouteWord = (slug: string): boolean => routeWords.has(slug);

export const slugLimit = 60;

export const categorySlugSchema = z.string().check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens, such as area-rugs'),
  z.maxLength(slugLimit, `At most ${slugLimit} characters`),
  z.refine((slug) => !isRouteWord(slug), 'Another page of the site has this address'),
);

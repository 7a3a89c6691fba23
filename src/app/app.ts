import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { listPresentCategories } from '#company/catalog/known-categories.ts';
import { registerReactions } from '#kit/events/server/record.ts';
import { limitBodies } from '#kit/http/body-limit.ts';
import { recordHead } from '#kit/http/cached-listener.ts';
import { compressResponses } from '#kit/http/compress-responses.ts';
import { defaultCacheControl } from '#kit/http/default-cache-control.ts';
import { mountEndpoints } from '#kit/http/mount-endpoints.ts';
import { noticeProxies } from '#kit/http/notice-proxies.ts';
import { observeRequests } from '#kit/http/observe-requests.ts';
import { keepPrivate } from '#kit/http/private-response.ts';
import { respondWithProblem, toAppError } from '#kit/http/problem.ts';
import { newRequestId } from '#kit/http/request-id.ts';
import { sameOriginWrites, securityHeaders } from '#kit/http/security.ts';
import { refuseUnrouted } from '#kit/http/wrong-method.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import { gatewayPaths } from '#kit/paths/customer-paths.ts';
import { stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import { adminPost, api, paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { toRefusal } from '#kit/server/errors.ts';
import { metricsRoutes } from '#office/system/server/metrics.routes.ts';
import { requireSession } from '#people/sign-in/server/auth.middleware.ts';
import { apiSections } from './api.ts';
import { adminRoutes } from './pages/admin.routes.ts';
import { articlePreviewRoutes } from './pages/article-preview.routes.ts';
import { brandIconRoutes } from './pages/brand-icon/brand-icon.routes.ts';
import { contactFormRoutes } from './pages/contact-form.routes.ts';
import { discoveryRoutes } from './pages/discovery.routes.ts';
import { drawingRoutes } from './pages/drawings.routes.ts';
import { invoicePageRoutes } from './pages/invoice-page.routes.ts';
import { invoicePaymentRoutes } from './pages/invoice-payment.routes.ts';
import { messageFormRoutes } from './pages/message-form.routes.ts';
import { newsletterFormRoutes } from './pages/newsletter-form.routes.ts';
import { pagePreviewRoutes } from './pages/page-preview.routes.ts';
import { pageRoutes, respondErrorPage, respondNotFound, respondRefusalPage } from './pages/pages.routes.ts';
import { quoteFormRoutes } from './pages/quote-form.routes.ts';
import { quotePageRoutes } from './pages/quote-page.routes.ts';
import { quoteVisitRoutes } from './pages/quote-visit.routes.ts';
import { referencePageRoutes } from './pages/reference.routes.ts';
import { shareCardRoutes } from './pages/share-card/share-card.routes.ts';
import { staticFiles } from './pages/static.routes.ts';
import { redirectStrayEndings } from './pages/stray-ending.ts';
import { reactions } from './reactions.ts';

/** The whole application: every middleware and every route, in order. */
export function createApp(deps: Deps): Hono {
  registerReactions(reactions);
  const app = new Hono();

  app.use(requestId({ limitLength: 64, generator: newRequestId }));
  app.use(observeRequests(deps));
  app.use(recordHead);
  app.use(defaultCacheControl);
  app.use(keepPrivate);
  app.use(securityHeaders(deps.config));
  app.use(noticeProxies(deps));
  app.use(sameOriginWrites(deps.config.publicUrl, [api.articleCallback, ...gatewayPaths, stripeEventsPath]));
  app.use(redirectStrayEndings(app));
  // Before every route, so that none under this path is left unguarded.
  app.use('/api/admin/*', requireSession(deps));
  app.use('/api/*', limitBodies());
  app.use('/api/*', compressResponses);

  mountEndpoints(app, apiSections(deps));
  app.route('/', metricsRoutes(deps));
  app.route('/', brandIconRoutes(deps));
  app.route('/', staticFiles(deps));
  app.route('/', adminRoutes(deps));
  app.route('/', referencePageRoutes(deps));
  app.route('/', articlePreviewRoutes(deps));
  app.route('/', pagePreviewRoutes(deps));
  app.route('/', discoveryRoutes(deps));
  app.route('/', drawingRoutes(deps));
  app.route('/', shareCardRoutes(deps));
  app.route('/', quoteFormRoutes(deps));
  app.route('/', contactFormRoutes(deps));
  app.route('/', newsletterFormRoutes(deps));
  app.route('/', messageFormRoutes(deps));
  app.route('/', quotePageRoutes(deps));
  app.route('/', quoteVisitRoutes(deps));
  app.route('/', invoicePageRoutes(deps));
  app.route('/', invoicePaymentRoutes(deps));
  app.route('/', pageRoutes(deps));

  app.notFound((c) => {
    const refusal = refuseUnrouted(app, c, isCategoryPage(c.req.path) ? [] : categoryPatterns);
    if (isForProgram(c.req.path)) return respondWithProblem(c, refusal);
    return refusal.code === 'not-found' ? respondNotFound(deps, c) : respondRefusalPage(deps, c, refusal);
  });
  app.onError((error, c) => {
    const known = toAppError(error, deps.log, c.get('requestId'));
    if (isForProgram(c.req.path)) return respondWithProblem(c, known);
    return c.req.path.startsWith(adminPost.preview)
      ? respondErrorPage(deps, c, known)
      : respondRefusalPage(deps, c, toRefusal(known));
  });
  return app;
}

/** These paths respond with problem+json; all others show a page. */
const isForProgram = (path: string) => path.startsWith('/api/') || path.startsWith('/uploads/');

/** Any path directly below the root matches them. */
const categoryPatterns = inEachLanguage(paths.service(':page')).flatMap((path) => [path, `${path}/`]);

const isCategoryPage = (path: string): boolean =>
  listPresentCategories().some(({ pageSlug }) => inEachLanguage(paths.service(pageSlug)).includes(path));

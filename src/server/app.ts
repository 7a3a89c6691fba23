import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { api } from '#shared/paths.ts';
import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { administratorRoutes } from './features/administrators/administrators.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { articleCallbackRoutes } from './features/article-drafts/article-callback.routes.ts';
import { articleDraftRoutes } from './features/article-drafts/article-drafts.routes.ts';
import { requireAdmin } from './features/auth/auth.middleware.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { emailRoutes } from './features/emails/emails.routes.ts';
import { contactRoutes } from './features/leads/contact.routes.ts';
import { historyRoutes } from './features/leads/history.routes.ts';
import { quarantineRoutes } from './features/leads/quarantine.routes.ts';
import { quoteRoutes } from './features/leads/quotes.routes.ts';
import { requestRoutes } from './features/leads/requests.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { subscriberRoutes } from './features/newsletter/subscribers.routes.ts';
import { adminPostRoutes } from './features/posts/admin-posts.routes.ts';
import { postRoutes } from './features/posts/posts.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { calendarRoutes } from './features/schedule/calendar.routes.ts';
import { scheduleRoutes } from './features/schedule/schedule.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { adminServiceRoutes } from './features/services/admin-services.routes.ts';
import { serviceRoutes } from './features/services/services.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { healthRoutes } from './features/system/health.routes.ts';
import { metricsRoutes } from './features/system/metrics.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { trashRoutes } from './features/trash/trash.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { limitBodies } from './http/body-limit.ts';
import { keepFresh } from './http/keep-fresh.ts';
import { noticeProxies } from './http/notice-proxies.ts';
import { observeRequests } from './http/observe-requests.ts';
import { packAnswers } from './http/pack-answers.ts';
import { answerProblem, toAppError } from './http/problem.ts';
import { offerAnswers } from './http/repeated-answers.ts';
import { newRequestId } from './http/request-id.ts';
import { sameOriginWrites, securityHeaders } from './http/security.ts';
import { refuseUnrouted } from './http/wrong-method.ts';
import { adminRoutes } from './pages/admin.routes.ts';
import { articlePreviewRoutes } from './pages/article-preview.routes.ts';
import { contactFormRoutes } from './pages/contact-form.routes.ts';
import { discoveryRoutes } from './pages/discovery.routes.ts';
import { drawingRoutes } from './pages/drawings.routes.ts';
import { newsletterFormRoutes } from './pages/newsletter-form.routes.ts';
import { answerErrorPage, answerNotFoundPage, pageRoutes } from './pages/pages.routes.ts';
import { quoteFormRoutes } from './pages/quote-form.routes.ts';
import { shareCardRoutes } from './pages/share-card/share-card.routes.ts';
import { staticFiles } from './pages/static.routes.ts';

/** The whole application: every middleware and every route, in order. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();

  app.use(requestId({ limitLength: 64, generator: newRequestId }));
  app.use(observeRequests(deps));
  app.use(offerAnswers);
  app.use(keepFresh);
  app.use(securityHeaders(deps.config));
  app.use(noticeProxies(deps));
  app.use(sameOriginWrites(deps.config.publicUrl, [api.articleCallback]));
  // Before every route, so that none under this path is left unguarded.
  app.use('/api/admin/*', requireAdmin(deps));
  app.use('/api/*', limitBodies());
  app.use('/api/*', packAnswers);

  app.route('/', healthRoutes(deps));
  app.route('/', metricsRoutes(deps));
  app.route('/', referenceRoutes(deps));
  app.route('/', staticFiles());

  app.route('/', serviceRoutes(deps));
  // Before the posts' routes, one of which takes any `:id` in the place of `generate`.
  app.route('/', articleDraftRoutes(deps));
  app.route('/', articleCallbackRoutes(deps));
  app.route('/', postRoutes(deps));
  app.route('/', uploadRoutes(deps));
  app.route('/', contactRoutes(deps));
  app.route('/', newsletterRoutes(deps));
  app.route('/', authRoutes(deps));
  app.route('/', calendarRoutes(deps));

  app.route('/', requestRoutes(deps));
  app.route('/', quarantineRoutes(deps));
  app.route('/', quoteRoutes(deps));
  app.route('/', adminServiceRoutes(deps));
  app.route('/', scheduleRoutes(deps));
  app.route('/', historyRoutes(deps));
  app.route('/', statsRoutes(deps));
  app.route('/', adminPostRoutes(deps));
  app.route('/', accountRoutes(deps));
  app.route('/', administratorRoutes(deps));
  app.route('/', subscriberRoutes(deps));
  app.route('/', emailRoutes(deps));
  app.route('/', searchRoutes(deps));
  app.route('/', analyticsRoutes(deps));
  app.route('/', systemRoutes(deps));
  app.route('/', trashRoutes(deps));
  app.route('/', privacyRoutes(deps));
  app.route('/', webhookRoutes(deps));
  app.route('/', settingsRoutes(deps));

  app.route('/', adminRoutes(deps));
  app.route('/', articlePreviewRoutes(deps));
  app.route('/', discoveryRoutes(deps));
  app.route('/', drawingRoutes());
  app.route('/', shareCardRoutes(deps));
  app.route('/', quoteFormRoutes(deps));
  app.route('/', contactFormRoutes(deps));
  app.route('/', newsletterFormRoutes(deps));
  app.route('/', pageRoutes(deps));

  app.notFound((c) => {
    const refusal = refuseUnrouted(app, c);
    if (isForProgram(c.req.path)) return answerProblem(c, refusal);
    return refusal.code === 'not-found' ? answerNotFoundPage(deps, c) : answerErrorPage(deps, c, refusal);
  });
  app.onError((error, c) => {
    const known = toAppError(error, deps.log, c.get('requestId'));
    return isForProgram(c.req.path) ? answerProblem(c, known) : answerErrorPage(deps, c, known);
  });
  return app;
}

/** These paths respond with problem+json; all others show a page. */
const isForProgram = (path: string) => path.startsWith('/api/') || path.startsWith('/uploads/');

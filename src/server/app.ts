import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import type { Deps } from './deps.ts';
import { notFound } from './errors.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { requireAdmin } from './features/auth/auth.middleware.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { postRoutes } from './features/posts/posts.routes.ts';
import { quoteRoutes } from './features/quotes/quotes.routes.ts';
import { contactRoutes } from './features/requests/contact.routes.ts';
import { requestRoutes } from './features/requests/requests.routes.ts';
import { serviceRoutes } from './features/services/services.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { healthRoutes } from './http/health.routes.ts';
import { answerProblem, toAppError } from './http/problem.ts';
import { sameOriginWrites, securityHeaders } from './http/security.ts';
import { adminRoutes } from './pages/admin.routes.ts';
import { contactFormRoutes } from './pages/contact-form.routes.ts';
import { discoveryRoutes } from './pages/discovery.routes.ts';
import { newsletterFormRoutes } from './pages/newsletter-form.routes.ts';
import { answerErrorPage, answerNotFoundPage, pageRoutes } from './pages/pages.routes.ts';
import { quoteFormRoutes } from './pages/quote-form.routes.ts';
import { shareCardRoutes } from './pages/share-card/share-card.routes.ts';
import { staticFiles } from './pages/static.routes.ts';

/** The whole application: every middleware and every mount, in order. */
export function createApp(deps: Deps): Hono {
  const app = new Hono();

  app.use(requestId());
  app.use(securityHeaders(deps.config));
  app.use(sameOriginWrites(deps.config.publicUrl));
  // Before every route, so that none under this address can be left unguarded.
  app.use('/api/admin/*', requireAdmin(deps));

  app.route('/', healthRoutes(deps));
  app.route('/', staticFiles());

  app.route('/', serviceRoutes(deps));
  app.route('/', postRoutes(deps));
  app.route('/', uploadRoutes(deps));
  app.route('/', contactRoutes(deps));
  app.route('/', newsletterRoutes(deps));
  app.route('/', authRoutes(deps));

  app.route('/', requestRoutes(deps));
  app.route('/', quoteRoutes(deps));
  app.route('/', statsRoutes(deps));
  app.route('/', analyticsRoutes(deps));

  app.route('/', adminRoutes(deps));
  app.route('/', discoveryRoutes(deps));
  app.route('/', shareCardRoutes(deps));
  app.route('/', quoteFormRoutes(deps));
  app.route('/', contactFormRoutes(deps));
  app.route('/', newsletterFormRoutes(deps));
  app.route('/', pageRoutes(deps));

  app.notFound((c) =>
    isForProgram(c.req.path) ? answerProblem(c, notFound('This address')) : answerNotFoundPage(deps, c),
  );
  app.onError((error, c) => {
    const known = toAppError(error, deps.log, c.get('requestId'));
    return isForProgram(c.req.path) ? answerProblem(c, known) : answerErrorPage(deps, c, known);
  });
  return app;
}

/** These addresses answer problem+json; all others show a page. */
const isForProgram = (path: string) => path.startsWith('/api/') || path.startsWith('/uploads/');

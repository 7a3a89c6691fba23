import { type Context, Hono } from 'hono';
import { listKnownCategories } from '#company/catalog/known-categories.ts';
import { categoryPageSchema, pagePreviewSchema } from '#company/categories/category-pages.ts';
import { getCategory } from '#company/categories/server/categories.queries.ts';
import { type LegalSlug, legalPageSchema } from '#company/legal/legal-pages.ts';
import { getLegalPage } from '#company/legal/server/legal-pages.queries.ts';
import { localCategory } from '#company/profile/category-words.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { staff } from '#kit/access/roles.ts';
import { check } from '#kit/http/body.ts';
import { defaultBodyLimit, limitBody } from '#kit/http/body-limit.ts';
import { readForm } from '#kit/http/form.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminPage, paths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { readCallerSession } from '#people/sign-in/server/auth.middleware.ts';
import type { LegalData } from '#site/legal/legal-page.tsx';
import type { ServiceData } from '#site/service/service-data.ts';
import { readServices } from './loaders/service.loader.ts';
import type { PageName } from './loaders.ts';
import { respondPersonalPage } from './pages.routes.ts';

/** Shows a page with the texts of its editor's form, in a frame of the panel. Only for signed-in staff, and never cached. */
export function pagePreviewRoutes(deps: Deps): Hono {
  const app = new Hono();
  // No call of the API, which limits them all.
  const limit = limitBody(defaultBodyLimit.bytes, () => new AppError('too-large', 'This page is too long.'));
  for (const [path, respond] of [
    [adminPage.preview, respondCategory],
    [adminPage.legalPreview, respondLegalPage],
  ] as const) {
    app.post(path, limit, async (c) => {
      const { cookies } = await readCallerSession(deps, c, staff);
      for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true });
      c.header('X-Robots-Tag', 'noindex');
      const uncounted = { ...deps, config: { ...deps.config, tags: null } };
      return framed(await respond(uncounted, c));
    });
  }
  return app;
}

const readPreview = async (c: Context) => check(pagePreviewSchema, Object.fromEntries(await readForm(c)));

async function respondCategory(deps: Deps, c: Context): Promise<Response> {
  const { id, language, page } = await readPreview(c);
  const { slug, pageSlug } = await getCategory(deps.db, id);
  const { values } = await readSettings(deps.db);
  const stored = listKnownCategories().find((one) => one.slug === slug);
  const data: ServiceData = {
    ...(await readServices(deps.db, slug, language)),
    page: check(categoryPageSchema, parsed(page)),
    ownTestimonials: values.testimonials,
    ...(stored && { unlisted: localCategory(language, stored) }),
  };
  return respondPersonalPage(deps, c, 'service', data, 200, pathIn(language, paths.service(pageSlug)));
}

async function respondLegalPage(deps: Deps, c: Context): Promise<Response> {
  const { id, language, page } = await readPreview(c);
  const { slug } = await getLegalPage(deps.db, id);
  const name = findEntry(legalPageNames, slug)!;
  const data: LegalData = { own: check(legalPageSchema, parsed(page)) };
  return respondPersonalPage(deps, c, name, data, 200, pathIn(language, paths[name]));
}

const legalPageNames = {
  'privacy-policy': 'privacyPolicy',
  'terms-of-service': 'termsOfService',
  'service-agreement': 'serviceAgreement',
} as const satisfies Record<LegalSlug, PageName>;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new AppError('malformed-body', 'The texts of the page are no JSON.');
  }
}

/** The panel may frame it, and nobody else. */
function framed(response: Response): Response {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  response.headers.set(
    'Content-Security-Policy',
    policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  );
  response.headers.set('X-Frame-Options', 'SAMEORIGIN');
  return response;
}

import { type Context, Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { type AppError, refuse } from '#server/errors.ts';
import { decideQuote } from '#server/features/decisions/decide-quote.ts';
import { limitVisitor } from '#server/features/public-forms/visitor-limits.ts';
import { isExpired } from '#server/features/quote-pages/can-book.ts';
import { presentQuotePage } from '#server/features/quote-pages/customer-quote.ts';
import { findQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { acceptedOf, isUnpriced } from '#server/features/quotes/quote-amounts.ts';
import { linesIn } from '#server/features/quotes/quote-language.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { listVisitPhotos } from '#server/features/visits/visit-progress.queries.ts';
import { listVisitsOfQuote } from '#server/features/visits/visits.queries.ts';
import { check } from '#server/http/body.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { getLanguage } from '#server/http/call-language.ts';
import { readForm } from '#server/http/form.ts';
import { inLanguage } from '#server/http/in-language.ts';
import { setPrivateHeaders } from '#server/http/private-response.ts';
import { setRetryAfter, toAppError } from '#server/http/problem.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { decisions } from '#shared/decisions.ts';
import { errorStatus } from '#shared/errors.ts';
import { inEachLanguage, type Language, pathIn } from '#shared/language.ts';
import { files } from '#shared/paths.ts';
import { decisionInputSchema } from '#shared/quote-pages.ts';
import type { QuotePageData } from '#web/site/quote/quote-data.ts';
import { respondPrivatePage } from './pages.routes.ts';
import { textFieldsOf } from './plain-form.ts';
import { canChangeVisit } from './quote-visit-page.ts';

/** The customer's page of a quote. It is never cached, and reading it changes nothing. */
export function quotePageRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(64 * 1024, 'tooLong');

  app.on('GET', inEachLanguage(quotePaths.page(':token')), (c) => respondQuote(deps, c, null));

  app.on('GET', inEachLanguage(quotePaths.photo(':token')), async (c) => {
    setPrivateHeaders(c);
    const found = await findQuotePage(deps.db, tokenOf(c));
    const photo = found?.quote.imageUrl && (await deps.files.read(nameOf(found.quote.imageUrl)));
    if (!photo) throw refuse('not-found', 'photoMissing');
    return c.body(photo, 200, photoHeaders);
  });

  app.on('GET', inEachLanguage(quotePaths.visitPhoto(':token', ':photo')), async (c) => {
    setPrivateHeaders(c);
    const found = await findQuotePage(deps.db, tokenOf(c));
    const photos = found ? await photosOfVisits(deps.db, found.quote.id) : [];
    const name = photos.find(({ id }) => String(id) === c.req.param('photo'))?.name;
    const photo = name && (await deps.files.read(name));
    if (!photo) throw refuse('not-found', 'photoMissing');
    return c.body(photo, 200, photoHeaders);
  });

  app.on('POST', inEachLanguage(quotePaths.decision(':token')), limit, async (c) => {
    setPrivateHeaders(c);
    const token = tokenOf(c);
    const values = textFieldsOf(await readForm(c));
    try {
      await limitVisitor(deps, c, 'quote-decision');
      await decideQuote(deps, token, readDecision(values));
      return c.redirect(pathIn(getLanguage(c), quotePaths.page(token)), 303);
    } catch (error) {
      return respondQuote(deps, c, {
        values,
        error: inLanguage(toAppError(error, deps.log, c.get('requestId')), getLanguage(c)),
      });
    }
  });
  return app;
}

const tokenOf = (c: Context) => c.req.param('token') ?? '';

const photoHeaders = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** The photos that crews took, with where they are stored. */
async function photosOfVisits(db: Deps['db'], quoteId: number) {
  const visits = await listVisitsOfQuote(db, quoteId);
  const photos = await listVisitPhotos(
    db,
    visits.map(({ id }) => id),
  );
  return visits.flatMap(({ id }) => photos.get(id) ?? []);
}

const readDecision = (values: Record<string, string>) =>
  check(decisionInputSchema, {
    ...values,
    version: Number(values.version || Number.NaN),
    agreesToTerms: values.agreesToTerms === 'yes',
  });

const nameOf = (imageUrl: string) => imageUrl.slice(files.upload('').length);

interface Refusal {
  values: Record<string, string>;
  error: AppError;
}

/** With a refusal: the same page with the reason and all that was typed. */
async function respondQuote(deps: Deps, c: Context, refusal: Refusal | null): Promise<Response> {
  const token = tokenOf(c);
  const data = await loadQuotePage(deps, token, refusal, getLanguage(c));
  if (!data) return respondPrivatePage(deps, c, 'quoteNotFound', {}, 404);
  if (refusal) setRetryAfter(c, refusal.error);
  const path = pathIn(getLanguage(c), quotePaths.page(token));
  return respondPrivatePage(deps, c, 'quote', data, refusal ? errorStatus[refusal.error.code] : 200, path);
}

async function loadQuotePage(
  { db, clock }: Deps,
  token: string,
  refusal: Refusal | null,
  language: Language,
): Promise<QuotePageData | null> {
  const found = await findQuotePage(db, token);
  if (!found) return null;
  const { page, quote } = found;
  const now = clock();
  const { values: settings } = await readSettings(db);
  const shown = await linesIn(db, language, await presentQuotePage(db, found, now));
  const accepted = acceptedOf(page);
  const hasExpired = isExpired(page, now);
  const isDecided = page.decision === 'accepted' || page.decision === 'declined';
  return {
    token,
    quote: shown,
    canChangeVisit: canChangeVisit(shown, settings, now),
    accepted: accepted && (await linesIn(db, language, accepted)),
    hasPhoto: quote.imageUrl !== null,
    visitPhotos: (await photosOfVisits(db, quote.id)).map(({ id, stage }) => ({
      id,
      stage: stage ?? 'after',
    })),
    isOpen: !isDecided && !hasExpired && !quote.isRequestCancelled,
    isExpired: !isDecided && hasExpired,
    isUnpriced: !isDecided && isUnpriced(page, quote),
    refused: refusal && {
      values: refusal.values,
      errors: refusal.error.options.errors ?? [],
      detail: refusal.error.message,
      decision: decisions.find((decision) => decision === refusal.values.decision) ?? null,
    },
  };
}

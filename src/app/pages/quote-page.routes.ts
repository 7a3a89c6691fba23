import { type Context, Hono } from 'hono';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { check } from '#kit/http/body.ts';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { readForm } from '#kit/http/form.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setPrivateHeaders } from '#kit/http/private-response.ts';
import { setRetryAfter, toVisitorRefusal } from '#kit/http/problem.ts';
import { inEachLanguage, type Language, pathIn } from '#kit/language/language.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { type AppError, refuse } from '#kit/server/errors.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { decisions } from '#sales/quotes/decisions.ts';
import { decisionInputSchema } from '#sales/quotes/quote-pages.ts';
import { isExpired, mayAcceptAndBook } from '#sales/quotes/server/can-book.ts';
import { getAccepted, isUnpriced } from '#sales/quotes/server/quote-amounts.ts';
import { linesIn } from '#sales/quotes/server/quote-language.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { presentQuotePage } from '#visits/quote-page/server/customer-quote.ts';
import { decideQuote } from '#visits/quote-page/server/decide-quote.ts';
import type { QuotePageData } from '#visits/quote-page/site/quote-data.ts';
import { isHeld, presentUnconfirmed } from '#visits/visits/server/visit-holds.ts';
import { listVisitPhotos } from '#visits/visits/server/visit-progress.queries.ts';
import { listVisitsOfQuote } from '#visits/visits/server/visits.queries.ts';
import { respondPrivatePage } from './pages.routes.ts';
import { getTextFields } from './plain-form.ts';
import { canChangeVisit } from './quote-visit-page.ts';

/** The customer's page of a quote. It is never cached, and reading it changes nothing. */
export function quotePageRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(64 * 1024, 'tooLong');

  app.on('GET', inEachLanguage(quotePaths.page(':token')), (c) => respondQuote(deps, c, null));

  app.on('GET', inEachLanguage(quotePaths.photo(':token')), async (c) => {
    setPrivateHeaders(c);
    const found = await findQuotePage(deps.db, getToken(c));
    const photo = found?.quote.imageUrl && (await deps.files.read(toName(found.quote.imageUrl)));
    if (!photo) throw refuse('not-found', 'photoMissing');
    return c.body(photo, 200, photoHeaders);
  });

  app.on('GET', inEachLanguage(quotePaths.visitPhoto(':token', ':photo')), async (c) => {
    setPrivateHeaders(c);
    const found = await findQuotePage(deps.db, getToken(c));
    const photos = found ? await photosOfVisits(deps.db, found.quote.id) : [];
    const name = photos.find(({ id }) => String(id) === c.req.param('photo'))?.name;
    const photo = name && (await deps.files.read(name));
    if (!photo) throw refuse('not-found', 'photoMissing');
    return c.body(photo, 200, photoHeaders);
  });

  app.on('POST', inEachLanguage(quotePaths.decision(':token')), limit, async (c) => {
    setPrivateHeaders(c);
    const token = getToken(c);
    const values = getTextFields(await readForm(c));
    try {
      await limitVisitor(deps, c, 'quote-decision');
      await decideQuote(deps, token, readDecision(values));
      const next = values.next === 'visit' ? quotePaths.visit(token) : quotePaths.page(token);
      return c.redirect(pathIn(getLanguage(c), next), 303);
    } catch (error) {
      return respondQuote(deps, c, {
        values,
        error: inLanguage(toVisitorRefusal(error, deps.log, c.get('requestId')), getLanguage(c)),
      });
    }
  });
  return app;
}

const getToken = (c: Context) => c.req.param('token') ?? '';

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

const toName = (imageUrl: string) => imageUrl.slice(files.upload('').length);

interface Refusal {
  values: Record<string, string>;
  error: AppError;
}

/** With a refusal: the same page with the reason and all that was typed. */
async function respondQuote(deps: Deps, c: Context, refusal: Refusal | null): Promise<Response> {
  const token = getToken(c);
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
  const accepted = getAccepted(page);
  const unconfirmed = await presentUnconfirmed(db, quote.id);
  const hasExpired = isExpired(page, now);
  const isDecided = page.decision === 'accepted' || page.decision === 'declined';
  return {
    token,
    quote: shown,
    canChangeVisit: canChangeVisit(shown, settings, now),
    accepted: accepted && (await linesIn(db, language, accepted)),
    unconfirmed: unconfirmed && isHeld(unconfirmed, now) ? unconfirmed : null,
    hasPhoto: quote.imageUrl !== null,
    visitPhotos: (await photosOfVisits(db, quote.id)).map(({ id, stage }) => ({
      id,
      stage: stage ?? 'after',
    })),
    isOpen: !isDecided && !hasExpired && !quote.isRequestCancelled,
    picksOnceAccepted:
      !shown.canBook && !(shown.visit && isOpen(shown.visit)) && mayAcceptAndBook(found, settings, now),
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

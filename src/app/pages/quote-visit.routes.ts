import { type Context, Hono } from 'hono';
import type * as z from 'zod/mini';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { check } from '#kit/http/body.ts';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { readForm } from '#kit/http/form.ts';
import { getHash, type Idempotency } from '#kit/http/idempotency.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setPrivateHeaders } from '#kit/http/private-response.ts';
import { toVisitorRefusal } from '#kit/http/problem.ts';
import { inEachLanguage, pathIn } from '#kit/language/language.ts';
import { getVisitorNetwork, limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { visitFile } from '#messages/planned/server/visit-calendar.ts';
import { findQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { bookVisit } from '#visits/booking/server/book-visit.ts';
import { confirmBooking } from '#visits/booking/server/confirm-booking.ts';
import { getDepositState } from '#visits/booking/server/deposit-state.ts';
import { holdWindow } from '#visits/booking/server/hold-window.ts';
import { cancelOwnVisit, moveOwnVisit } from '#visits/booking/server/move-own-visit.ts';
import { findVisitOfQuote, listVisitsOfQuote } from '#visits/visits/server/visits.queries.ts';
import { bookingInputSchema, cancelVisitSchema, holdSchema, moveVisitSchema } from '#visits/visits/visits.ts';
import { respondPrivatePage } from './pages.routes.ts';
import { getTextFields } from './plain-form.ts';
import { respondVisit } from './quote-visit-page.ts';

type Values = Record<string, string>;

/** Booking without JavaScript: window, address, booked, move, cancel. A GET changes nothing. */
export function quoteVisitRoutes(deps: Deps): Hono {
  const app = new Hono();
  const limit = limitBody(64 * 1024, 'textTooLong');
  const posted =
    (shown: 'visit' | 'move' | 'cancel' | 'confirm', run: (c: Context, values: Values) => Promise<string>) =>
    async (c: Context) => {
      const values = getTextFields(await readForm(c));
      try {
        return c.redirect(await run(c, values), 303);
      } catch (error) {
        return respondVisit(deps, c, shown, {
          values,
          error: inLanguage(toVisitorRefusal(error, deps.log, c.get('requestId')), getLanguage(c)),
        });
      }
    };

  app.on('GET', inEachLanguage(quotePaths.visit(':token')), (c) => respondVisit(deps, c, 'visit', null));
  app.on('GET', inEachLanguage(quotePaths.deposit(':token')), (c) => respondAfterPayment(deps, c));
  app.on('GET', inEachLanguage(quotePaths.calendar(':token')), (c) => respondCalendar(deps, c));
  app.on('GET', inEachLanguage(quotePaths.confirmVisit(':token')), (c) =>
    respondVisit(deps, c, 'confirm', null),
  );
  app.on('GET', inEachLanguage(quotePaths.moveVisit(':token')), (c) => respondVisit(deps, c, 'move', null));
  app.on('GET', inEachLanguage(quotePaths.cancelVisit(':token')), (c) =>
    respondVisit(deps, c, 'cancel', null),
  );

  app.on(
    'POST',
    inEachLanguage(quotePaths.visit(':token')),
    limit,
    posted('visit', async (c, values) => {
      const token = getToken(c);
      if (values.step === 'address') {
        const booked = await bookVisit(deps, {
          token,
          input: readBooking(values),
          idempotency: await getKey(deps, token, values),
          network: getVisitorNetwork(deps, c),
          language: getLanguage(c),
        });
        if ('confirmationUrl' in booked) return booked.confirmationUrl;
        return 'checkoutUrl' in booked ? booked.checkoutUrl : visitPath(c);
      }
      await limitVisitor(deps, c, 'hold');
      const chosen = check(holdSchema, getWindow(values));
      await holdWindow(deps, token, { slot: chosen, network: getVisitorNetwork(deps, c) });
      return `${visitPath(c)}?${new URLSearchParams({ ...chosen })}`;
    }),
  );
  app.on(
    'POST',
    inEachLanguage(quotePaths.confirmVisit(':token')),
    limit,
    posted('confirm', async (c, values) => {
      await limitVisitor(deps, c, 'visit-change');
      await confirmBooking(deps, getToken(c), values.code ?? '');
      return visitPath(c);
    }),
  );
  app.on(
    'POST',
    inEachLanguage(quotePaths.moveVisit(':token')),
    limit,
    posted('move', async (c, values) => {
      await limitVisitor(deps, c, 'visit-change');
      const body = { version: getNumber(values.version), ...getWindow(values) };
      await moveOwnVisit(deps, getToken(c), check(moveVisitSchema, body));
      return visitPath(c);
    }),
  );
  app.on(
    'POST',
    inEachLanguage(quotePaths.cancelVisit(':token')),
    limit,
    posted('cancel', async (c, values) => {
      await limitVisitor(deps, c, 'visit-change');
      const body = { version: getNumber(values.version), reason: values.reason ?? '' };
      await cancelOwnVisit(deps, getToken(c), check(cancelVisitSchema, body));
      return visitPath(c);
    }),
  );
  return app;
}

async function respondCalendar(deps: Deps, c: Context): Promise<Response> {
  const token = getToken(c);
  const found = await findQuotePage(deps.db, token);
  const visit = found && (await findVisitOfQuote(deps.db, found.quote.id));
  if (!visit) return respondPrivatePage(deps, c, 'quoteNotFound', {}, 404);
  setPrivateHeaders(c);
  const { values: settings } = await readSettings(deps.db);
  const language = getLanguage(c);
  const url = quoteUrl(deps.config, token, language);
  return c.body(visitFile({ visit, url, settings, config: deps.config, language }), 200, {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'attachment; filename="visit.ics"',
  });
}

/** Where the payment page leads back to: confirming until Stripe has told, then booked or refused. */
async function respondAfterPayment(deps: Deps, c: Context): Promise<Response> {
  const shown = await getDepositState(deps, getToken(c));
  // Works without a script.
  if (shown === 'confirming') c.header('Refresh', '3');
  return respondVisit(deps, c, shown, null);
}

const getToken = (c: Context) => c.req.param('token') ?? '';
const visitPath = (c: Context) => pathIn(getLanguage(c), quotePaths.visit(getToken(c)));
const getNumber = (text: string | undefined) => Number(text || Number.NaN);

/**
 * The content is its own key: the same form sent twice, by a double click or Back, is one visit. Once that is cancelled,
 * it books again.
 */
async function getKey({ db }: Pick<Deps, 'db'>, token: string, values: Values): Promise<Idempotency> {
  const found = await findQuotePage(db, token);
  const visits = found ? await listVisitsOfQuote(db, found.quote.id) : [];
  const ended = visits.filter((visit) => !isOpen(visit)).length;
  const hash = getHash(JSON.stringify([values, ended]));
  return { key: `form-${hash}`, bodyHash: hash };
}

/** A button's value: `2026-12-01 08:00 10:00`. */
function getWindow(values: Values) {
  const [date = '', from = '', to = ''] = (values.window ?? '').split(' ');
  return { date, from, to };
}

function readBooking(values: Values): z.infer<typeof bookingInputSchema> {
  const { name, phone, street, unit, city, zipCode, accessNotes } = values;
  return check(bookingInputSchema, {
    version: getNumber(values.version),
    ...getWindow(values),
    name,
    phone,
    property: { street, unit, city, zipCode, accessNotes },
    agreesToTerms: values.agreesToTerms === 'yes',
  });
}

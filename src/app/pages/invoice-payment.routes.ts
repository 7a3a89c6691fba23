import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setRetryAfter, toAppError } from '#kit/http/problem.ts';
import { inEachLanguage, pathIn } from '#kit/language/language.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { findIssuedInvoice } from '#money/invoices/server/invoices.queries.ts';
import { payInvoice } from '#money/online-payments/server/pay-invoice.ts';
import { listCheckouts } from '#money/payment-pages/server/checkouts.queries.ts';
import { pageTexts } from './page-texts.ts';
import { respondPrivatePage } from './pages.routes.ts';

/** Paying an invoice without JavaScript, and the page that Stripe leads back to. A GET changes nothing. */
export function invoicePaymentRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.on('POST', inEachLanguage(invoicePaths.pay(':token')), limitBody(4096, 'formTooLarge'), async (c) => {
    const token = c.req.param('token') ?? '';
    const language = getLanguage(c);
    const texts = pageTexts[language].invoicePage;
    try {
      await limitVisitor(deps, c, 'payment');
      return c.redirect(
        (await payInvoice(deps, token, language)) ?? pathIn(language, invoicePaths.payment(token)),
        303,
      );
    } catch (error) {
      const refusal = inLanguage(toAppError(error, deps.log, c.get('requestId')), language);
      setRetryAfter(c, refusal);
      if (refusal.code === 'not-found') return respondPrivatePage(deps, c, 'invoiceNotFound', {}, 404);
      const heading = refusal.code === 'wrong-state' ? texts.notOwed : texts.notOpened;
      return respond(deps, c, { heading, text: refusal.message }, errorStatus[refusal.code]);
    }
  });

  app.on('GET', inEachLanguage(invoicePaths.payment(':token')), async (c) => {
    const texts = pageTexts[getLanguage(c)].invoicePage;
    const invoice = await findIssuedInvoice(deps.db, c.req.param('token') ?? '');
    if (!invoice) return respondPrivatePage(deps, c, 'invoiceNotFound', {}, 404);
    const [latest] = await listCheckouts(deps.db, invoice.id);
    switch (latest?.status) {
      case undefined:
      case 'expired':
        return respond(deps, c, texts.none);
      case 'failed':
        return respond(deps, c, texts.failed);
      case 'paid': {
        const { heading, text } = texts.received;
        return respond(deps, c, { heading, text: text(exactDollars(formatCents(latest.amountCents))) });
      }
      default:
        // Works without a script.
        c.header('Refresh', '5');
        return respond(deps, c, texts.confirming);
    }
  });
  return app;
}

function respond(
  deps: Deps,
  c: Context,
  { heading, text }: { heading: string; text: string },
  status: ContentfulStatusCode = 200,
): Promise<Response> {
  const token = c.req.param('token') ?? '';
  const path = pathIn(getLanguage(c), invoicePaths.payment(token));
  return respondPrivatePage(deps, c, 'invoicePayment', { token, heading, text }, status, path);
}

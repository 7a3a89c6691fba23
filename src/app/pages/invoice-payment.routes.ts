import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { limitBody } from '#kit/http/body-limit.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { readForm } from '#kit/http/form.ts';
import { inLanguage } from '#kit/http/in-language.ts';
import { setRetryAfter, toVisitorRefusal } from '#kit/http/problem.ts';
import { inEachLanguage, pathIn } from '#kit/language/language.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { centsSchema, exactDollars, formatCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { errorStatus } from '#kit/wire/errors.ts';
import { findIssuedInvoice } from '#money/invoices/server/invoices.queries.ts';
import { payInvoice } from '#money/online-payments/server/pay-invoice.ts';
import { listCheckouts } from '#money/payment-pages/server/checkouts.queries.ts';
import { highestTipCents, toTipCents } from '#money/tips/tip-amounts.ts';
import { pageTexts } from './page-texts.ts';
import { respondPrivatePage } from './pages.routes.ts';
import { getTextFields } from './plain-form.ts';

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
        (await payInvoice(deps, token, { language, tipCents: await readTip(deps, c) })) ??
          pathIn(language, invoicePaths.payment(token)),
        303,
      );
    } catch (error) {
      const refusal = inLanguage(toVisitorRefusal(error, deps.log, c.get('requestId')), language);
      setRetryAfter(c, refusal);
      if (refusal.code === 'not-found') return respondPrivatePage(deps, c, 'invoiceNotFound', {}, 404);
      const heading =
        refusal.code === 'wrong-state'
          ? texts.notOwed
          : texts[refusal.code === 'invalid-input' ? 'wrongTip' : 'notOpened'];
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
        const cents = latest.amountCents + latest.tipCents;
        return respond(deps, c, { heading, text: text(exactDollars(formatCents(cents))) });
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

/** Reads the tip from the form. Without a choice, or where nobody is asked for tips, there is none. */
async function readTip(deps: Deps, c: Context): Promise<(netCents: number) => number> {
  const { tips } = (await readSettings(deps.db)).values;
  const isForm = /^(multipart|application\/x-www-form-urlencoded)/i.test(c.req.header('Content-Type') ?? '');
  if (!tips.isOn || !isForm) return () => 0;
  const { tip, tipAmount = '' } = getTextFields(await readForm(c));
  // Somebody who types an amount and chooses nothing means it.
  if (tip === 'other' || (tip === undefined && tipAmount.trim() !== '')) {
    const cents = parseTip(tipAmount);
    return () => cents;
  }
  const percent = tips.percents.find((one) => String(one) === tip) ?? 0;
  return (netCents) => toTipCents(netCents, percent);
}

function parseTip(typed: string): number {
  const parsed = centsSchema.safeParse(typed.replace(/^\s*\$/, ''));
  if (!parsed.success || parsed.data > highestTipCents) throw refuse('invalid-input', 'wrongTip');
  return parsed.data;
}

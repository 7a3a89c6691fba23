import { Hono } from 'hono';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { getLanguage } from '#kit/http/call-language.ts';
import { privateHeaders } from '#kit/http/private-response.ts';
import { inEachLanguage } from '#kit/language/language.ts';
import { limitVisitor } from '#kit/limits/server/visitor-limits.ts';
import { exactDollars, formatCents, parseCents } from '#kit/money/money.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { invoiceDocument } from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { invoicePdf } from '#money/invoices/server/invoice-pdf.ts';
import { invoiceWords, toFileName } from '#money/invoices/server/invoice-words.ts';
import { findIssuedInvoice } from '#money/invoices/server/invoices.queries.ts';
import { toInvoice } from '#money/invoices/server/invoices.serializer.ts';
import type { TipChoice } from '#money/invoices/site/invoice-page.tsx';
import { isPayableOnline } from '#money/online-payments/server/pay-invoice.ts';
import { listCheckouts } from '#money/payment-pages/server/checkouts.queries.ts';
import { toTipCents } from '#money/tips/tip-amounts.ts';
import { respondPrivatePage } from './pages.routes.ts';

/** The customer's page of an invoice, and the same as a PDF. Never cached; reading changes nothing. */
export function invoicePageRoutes(deps: Deps): Hono {
  const app = new Hono();

  app.on('GET', inEachLanguage(invoicePaths.page(':file{.+\\.pdf}')), async (c) => {
    await limitVisitor(deps, c, 'invoice-pdf');
    const invoice = await findInvoice(deps, (c.req.param('file') ?? '').slice(0, -'.pdf'.length));
    if (!invoice) return respondPrivatePage(deps, c, 'invoiceNotFound', {}, 404);
    const pdf = await invoicePdf(deps, invoice, getLanguage(c));
    const { title } = invoiceDocument(invoice, invoiceWords[getLanguage(c)]);
    return c.body(new Uint8Array(pdf), 200, {
      ...privateHeaders,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${toFileName(title)}"`,
    });
  });

  app.on('GET', inEachLanguage(invoicePaths.page(':token')), async (c) => {
    const token = c.req.param('token') ?? '';
    const invoice = await findInvoice(deps, token);
    if (!invoice) return respondPrivatePage(deps, c, 'invoiceNotFound', {}, 404);
    const checkouts = await listCheckouts(deps.db, invoice.id);
    const isConfirming = checkouts.some(({ status }) => status === 'pending');
    const isPayable = !isConfirming && (await isPayableOnline(deps, parseCents(invoice.balance)));
    const payable = isPayable ? exactDollars(invoice.balance) : null;
    const tips = isPayable ? await listTipChoices(deps, invoice) : [];
    const data = {
      token,
      document: invoiceDocument(invoice, invoiceWords[getLanguage(c)]),
      payable,
      tips,
      isConfirming,
    };
    return respondPrivatePage(deps, c, 'invoice', data, 200);
  });
  return app;
}

async function findInvoice({ db, clock, config }: Deps, token: string): Promise<Invoice | null> {
  const found = await findIssuedInvoice(db, token);
  return found ? toInvoice(found, { now: clock(), config }) : null;
}

/** Percentages of the total before tax. */
async function listTipChoices({ db }: Deps, { total, tax }: Invoice): Promise<TipChoice[]> {
  const { tips } = (await readSettings(db)).values;
  const netCents = parseCents(total) - parseCents(tax);
  return (tips.isOn ? tips.percents : []).map((percent) => ({
    percent,
    amount: exactDollars(formatCents(toTipCents(netCents, percent))),
  }));
}

import { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { listCheckouts } from '#server/features/checkouts/checkouts.queries.ts';
import { invoicePdf } from '#server/features/invoices/invoice-pdf.ts';
import { invoiceWords, toFileName } from '#server/features/invoices/invoice-words.ts';
import { findIssuedInvoice } from '#server/features/invoices/invoices.queries.ts';
import { toInvoice } from '#server/features/invoices/invoices.serializer.ts';
import { isPayableOnline } from '#server/features/online-payments/pay-invoice.ts';
import { limitVisitor } from '#server/features/public-forms/visitor-limits.ts';
import { getLanguage } from '#server/http/call-language.ts';
import { privateHeaders } from '#server/http/private-response.ts';
import { invoiceDocument } from '#shared/invoice-document.ts';
import { invoicePaths } from '#shared/invoice-paths.ts';
import type { Invoice } from '#shared/invoices.ts';
import { inEachLanguage } from '#shared/language.ts';
import { exactDollars, parseCents } from '#shared/money.ts';
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
    const data = {
      token,
      document: invoiceDocument(invoice, invoiceWords[getLanguage(c)]),
      payable,
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

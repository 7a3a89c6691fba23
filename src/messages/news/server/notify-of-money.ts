import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { MovementRow } from '#kit/db/tables/ledger.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import type { InvoiceWithLines } from '#money/invoices/server/invoices.queries.ts';

export interface MoneyNews extends Pick<Deps, 'config'> {
  /** The payment that it is about, of which the invoice is known if it is on one. */
  payment: Pick<MovementRow, 'quoteId' | 'customerName'>;
  invoice: InvoiceWithLines | null;
  /** Has no personal data, since lock screens show it. */
  title: string;
  /** Says what it means, and what to do. */
  text: string;
}

/** Queues an alert and an email to each of the owner's addresses. */
export async function notifyOfMoney(
  trx: Trx,
  { payment, invoice, title, text, config }: MoneyNews,
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const quoteId = invoice ? invoice.quoteId : payment.quoteId;
  const quote =
    quoteId === null
      ? undefined
      : await trx.selectFrom('quotes').select('id').where('id', '=', quoteId).executeTakeFirst();
  const about = invoice ? `invoice ${invoice.number}` : `deposit of quote ${quoteId}`;
  const screen = invoice
    ? `${customerScreens.invoices}?invoice=${invoice.id}`
    : quote
      ? `${adminPaths.quotes}?quote=${quote.id}`
      : customerScreens.invoices;
  const alert = { title: `${title}, ${about}`, body: text, url: screen };
  const records = { requestId: null, quoteId: quote?.id ?? null, invoiceId: invoice?.id ?? null };
  await alertFirst(trx, alert, records, now);
  const emails = settings.notificationEmails.map((to) => ({
    email: {
      to,
      subject: subjectLine(`${title}, ${about}`),
      ...emailBody(
        text,
        [
          { kind: 'heading', text: title },
          {
            kind: 'facts',
            rows: [
              invoice
                ? { label: 'Invoice', value: invoice.number! }
                : { label: 'Deposit of quote', value: String(quoteId) },
              { label: 'Customer', value: payment.customerName },
            ],
          },
          { kind: 'text', text },
          {
            kind: 'button',
            label: invoice ? 'Open invoice' : quote ? 'Open quote' : 'Open invoices',
            href: config.publicUrl + screen,
          },
        ],
        toProfile(settings),
      ),
    },
    purpose: 'decision' as const,
    ...records,
  }));
  await enqueueEmails(trx, emails, now);
}

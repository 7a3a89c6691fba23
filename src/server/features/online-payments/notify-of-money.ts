import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { alertFirst } from '#server/features/alerts/alerts.ts';
import { enqueueEmails } from '#server/features/emails/enqueue-emails.ts';
import type { InvoiceWithLines } from '#server/features/invoices/invoices.queries.ts';
import { readSettings } from '#server/features/settings/settings.queries.ts';
import { emailBody } from '#server/mail/email-body.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { customerScreens } from '#shared/customer-paths.ts';
import { profileOf } from '#shared/profile.ts';

interface MoneyNews {
  invoice: InvoiceWithLines;
  /** Has no personal data, since lock screens show it. */
  title: string;
  /** What it means, and what to do. */
  text: string;
}

/** Queues an alert and an email to each of the owner's addresses. */
export async function notifyOfMoney(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { invoice, title, text }: MoneyNews,
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const screen = `${customerScreens.invoices}?invoice=${invoice.id}`;
  const alert = { title: `${title}, invoice ${invoice.number}`, body: text, url: screen };
  await alertFirst(trx, alert, { requestId: null, quoteId: invoice.quoteId }, now);
  const emails = settings.notificationEmails.map((to) => ({
    email: {
      to,
      subject: subjectLine(`${title}, invoice ${invoice.number}`),
      ...emailBody(
        text,
        [
          { kind: 'heading', text: title },
          {
            kind: 'facts',
            rows: [
              { label: 'Invoice', value: invoice.number! },
              { label: 'Customer', value: invoice.customerName },
            ],
          },
          { kind: 'text', text },
          { kind: 'button', label: 'Open invoice', href: config.publicUrl + screen },
        ],
        profileOf(settings),
      ),
    },
    purpose: 'decision' as const,
    ...(invoice.quoteId !== null && { quoteId: invoice.quoteId }),
  }));
  await enqueueEmails(trx, emails, now);
}

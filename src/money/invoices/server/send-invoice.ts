import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import { findStoredResponse, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError, wrongField } from '#kit/server/errors.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceEmail } from './invoices.emails.ts';
import { getInvoice, type InvoiceWithLines, withLines } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';

/** Emails an issued invoice to its customer, with its link and its PDF, once per idempotency key. */
export async function sendInvoice(
  deps: Deps,
  { id, message }: { id: number; message: string },
  idempotency: Idempotency,
): Promise<Invoice> {
  const now = deps.clock();
  const once = { scope: `send-invoice-${id}`, ...idempotency, about: { invoiceId: id } };
  const known = await findStoredResponse<Invoice>(deps.db, once, now);
  if (known) return known.response;
  const found = await getInvoice(deps.db, id);
  const { language } = found;
  const present = { now, config: deps.config };
  refuseUnsendable(found);
  const pdf = await invoicePdf(deps, toInvoice(found, present), language);
  const sent = await withIdempotency(deps.db, once, now, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const row = await getInvoice(trx, id);
    refuseUnsendable(row);
    if (row.version !== found.version) {
      throw new AppError('version-conflict', 'This invoice just changed. Check it and send it again.', {
        current: toInvoice(row, present),
      });
    }
    const invoice = toInvoice(row, present);
    const email = invoiceEmail({ invoice, message, pdf, language }, await readProfile(trx));
    const source = { kind: 'invoice' as const, invoiceId: id, message };
    const about = { invoiceId: id, quoteId: row.quoteId };
    await enqueueEmails(trx, [{ email, source, purpose: 'invoice', ...about }], now);
    await trx
      .updateTable('invoices')
      .set({ sentAt: now.toISOString(), version: row.version + 1, updatedAt: now.toISOString() })
      .where('id', '=', id)
      .execute();
    return toInvoice(await getInvoice(trx, id), present);
  });
  deps.wakeOutbox();
  return sent;
}

/** The email of a sent invoice with what is owed now, and a PDF that says the same; null once it is void or erased. */
export async function writeSentInvoice(
  deps: Pick<Deps, 'db' | 'files' | 'log' | 'clock' | 'config'>,
  { invoiceId, message }: Extract<EmailSource, { kind: 'invoice' }>,
): Promise<Email | null> {
  const row = await deps.db.selectFrom('invoices').selectAll().where('id', '=', invoiceId).executeTakeFirst();
  if (!row || row.number === null || row.status === 'void' || row.email === '') return null;
  const [found] = await withLines(deps.db, [row]);
  const { language } = found!;
  const invoice = toInvoice(found!, { now: deps.clock(), config: deps.config });
  const pdf = await invoicePdf(deps, invoice, language);
  return invoiceEmail({ invoice, message, pdf, language }, await readProfile(deps.db));
}

function refuseUnsendable({ number, email }: InvoiceWithLines): void {
  if (number === null) throw new AppError('wrong-state', 'Issue the invoice before you send it.');
  if (email === '') throw wrongField('email', 'This invoice has no email address. Copy its link instead');
}

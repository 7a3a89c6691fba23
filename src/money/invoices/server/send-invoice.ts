import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { Actor } from '#kit/events/server/actors.ts';
import { findStoredResponse, type Idempotency, withIdempotency } from '#kit/http/idempotency.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import type { Deps } from '#kit/server/deps.ts';
import { AppError } from '#kit/server/errors.ts';
import type { Invoice, SendInvoiceInput } from '#money/invoices/invoices.ts';
import { getChannels, requireReachable } from '#sales/quotes/server/channels.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { invoiceEmail, invoiceText } from './invoices.emails.ts';
import { getInvoice, type InvoiceWithLines, withLines } from './invoices.queries.ts';
import { toInvoice } from './invoices.serializer.ts';

/** Sends an issued invoice to its customer, by email with its PDF, by text or both, once per idempotency key. */
export async function sendInvoice(
  deps: Deps,
  { id, input, by }: { id: number; input: SendInvoiceInput; by: Actor },
  idempotency: Idempotency,
): Promise<Invoice> {
  const now = deps.clock();
  const once = { scope: `send-invoice-${id}`, ...idempotency, about: { invoiceId: id } };
  const known = await findStoredResponse<Invoice>(deps.db, once, now);
  if (known) return known.response;
  const found = await getInvoice(deps.db, id);
  const { language } = found;
  const present = { now, config: deps.config };
  const { message } = input;
  const { channels } = await readWays(deps.db, deps, found, input);
  const byEmail = channels.includes('email');
  const pdf = byEmail ? await invoicePdf(deps, toInvoice(found, present), language) : null;
  const sent = await withIdempotency(deps.db, once, now, async (trx) => {
    await lockRecord(trx, 'invoices', id);
    const row = await getInvoice(trx, id);
    const { textTo } = await readWays(trx, deps, row, { channels: [...channels] });
    if (row.version !== found.version) {
      throw new AppError('version-conflict', 'This invoice just changed. Check it and send it again.', {
        current: toInvoice(row, present),
      });
    }
    const invoice = toInvoice(row, present);
    const profile = await readProfile(trx);
    const about = { invoiceId: id, quoteId: row.quoteId };
    if (pdf) {
      const email = invoiceEmail({ invoice, message, pdf, language }, profile);
      const source = { kind: 'invoice' as const, invoiceId: id, message };
      await enqueueEmails(trx, [{ email, source, purpose: 'invoice', ...about }], now);
    }
    if (textTo !== null) {
      const text = invoiceText({ invoice, message, language }, profile);
      const { customerId } = row;
      const cause = { cause: 'staff' as const, byName: by.name };
      await enqueueText(trx, { customerId, to: textTo, text, ...about, ...cause }, now);
    }
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

/** How it is sent, and the number to text. Throws 422 at what is missing. */
async function readWays(
  db: Db,
  { config }: Pick<Deps, 'config'>,
  { number, email, quoteId, customerId }: InvoiceWithLines,
  { channels: chosen }: Pick<SendInvoiceInput, 'channels'>,
) {
  if (number === null) throw new AppError('wrong-state', 'Issue the invoice before you send it.');
  const quote =
    quoteId === null
      ? undefined
      : await db.selectFrom('quotes').select('phone').where('id', '=', quoteId).executeTakeFirst();
  const customer =
    customerId === null
      ? undefined
      : await db.selectFrom('customers').select('phone').where('id', '=', customerId).executeTakeFirst();
  const reached = { email, phone: quote?.phone || customer?.phone || '' };
  const channels = await getChannels({ db, config }, chosen, reached);
  return { channels, textTo: await requireReachable({ db, config }, channels, reached, 'invoice') };
}

import { readProfile } from '#company/settings/server/settings.queries.ts';
import type { EmailSource } from '#delivery/emails/server/email-source.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import { lockRecord } from '#kit/db/lock-record.ts';
import type { Db } from '#kit/db/open.ts';
import type { Trx } from '#kit/db/transaction.ts';
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
    const to = { email: pdf ? row.email : '', text: textTo ?? '' };
    await enqueueInvoice(trx, deps, { invoice: row, message, pdf, to, byName: by.name }, now);
    return toInvoice(await getInvoice(trx, id), present);
  });
  deps.wakeOutbox();
  return sent;
}

interface Leaving {
  invoice: InvoiceWithLines;
  /** Words of their own. */
  message: string;
  pdf: Buffer | null;
  /** Empty for a way in which it does not go. */
  to: { email: string; text: string };
  /** Who of the staff sends it; null if the owner's rule does, whose texts wait for the morning. */
  byName: string | null;
  /** The planned message that it is, which has its request. */
  planned?: { messageId: number; requestId: number | null };
}

/** Sends an invoice, for the office and for the rule of finished visits. Email and text are written anew as they leave. */
export async function enqueueInvoice(
  trx: Trx,
  { config }: Pick<Deps, 'config'>,
  { invoice: row, message, pdf, to, byName, planned }: Leaving,
  now: Date,
): Promise<void> {
  const { id: invoiceId, quoteId, customerId, language } = row;
  const invoice = toInvoice(row, { now, config });
  const profile = await readProfile(trx);
  const source = { kind: 'invoice' as const, invoiceId, message };
  const about = { invoiceId, quoteId, ...planned };
  if (to.email !== '') {
    const email = { ...invoiceEmail({ invoice, message, pdf, language }, profile), to: to.email };
    await enqueueEmails(trx, [{ email, source, purpose: 'invoice', ...about }], now);
  }
  if (to.text !== '') {
    const text = invoiceText({ invoice, message, language }, profile);
    const cause = byName === null ? ('planned' as const) : ('staff' as const);
    await enqueueText(trx, { customerId, to: to.text, text, source, ...about, cause, byName }, now);
  }
  await trx
    .updateTable('invoices')
    .set({ sentAt: now.toISOString(), version: row.version + 1, updatedAt: now.toISOString() })
    .where('id', '=', invoiceId)
    .execute();
}

type Source = Extract<EmailSource, { kind: 'invoice' }>;

/** The email of a sent invoice with what is owed now, and a PDF that says the same; null once it is void or erased. */
export async function writeSentInvoice(
  deps: Pick<Deps, 'db' | 'files' | 'log' | 'clock' | 'config'>,
  { invoiceId, message }: Source,
): Promise<Email | null> {
  const found = await findSendable(deps, invoiceId);
  if (!found || found.invoice.email === '') return null;
  const { invoice, language } = found;
  const pdf = await invoicePdf(deps, invoice, language);
  return invoiceEmail({ invoice, message, pdf, language }, await readProfile(deps.db));
}

/** The same as a text, with the link on a line of its own. */
export async function writeSentInvoiceText(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { invoiceId, message }: Source,
): Promise<string | null> {
  const found = await findSendable(deps, invoiceId);
  return found && invoiceText({ ...found, message }, await readProfile(deps.db));
}

async function findSendable({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, id: number) {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || row.number === null || row.status === 'void') return null;
  const [found] = await withLines(db, [row]);
  return { invoice: toInvoice(found!, { now: clock(), config }), language: found!.language };
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

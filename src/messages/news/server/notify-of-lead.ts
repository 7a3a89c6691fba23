import { toProfile } from '#company/profile/profile.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { isOptedOut, textKey } from '#delivery/opt-outs/server/opt-outs.ts';
import { hasTextGateway } from '#delivery/texts/server/sms-connection.queries.ts';
import { enqueueText } from '#delivery/texts/server/text-log.ts';
import type { Trx } from '#kit/db/transaction.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import { isInFlood } from '#messages/alerts/server/lead-flood.ts';
import { getKind } from '#messages/planned/messages.ts';
import { writeLoneText } from '#messages/planned/server/lone-text.ts';
import { readMessageSettings } from '#messages/planned/server/message-settings.ts';
import { insertMessage } from '#messages/planned/server/messages.queries.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { countConfirmation } from '#sales/leads/server/confirmed-addresses.ts';
import { choosingMilliseconds } from '#sales/leads/server/hold-confirmation.ts';
import type { NewLead } from '#sales/leads/server/new-lead.ts';
import { mayBook } from '#sales/quotes/server/can-book.ts';
import type { Told } from '#sales/quotes/told.ts';
import { noteTold } from '#sales/requests/server/note-told.ts';
import { ownerEmail } from './lead.emails.ts';
import { leadAlert } from './lead-alert.ts';
import { addToDigest } from './lead-digest.ts';
import { writeConfirmation } from './write-confirmation.ts';

/** Queues one email per recipient, so that a bounce affects nobody else. */
export async function tellOwnerOfLead(
  trx: Trx,
  { request, shown, settings, mayBeFlood, config }: NewLead,
  now: Date,
): Promise<void> {
  const { notificationEmails: recipients } = settings;
  const profile = toProfile(settings);
  if (mayBeFlood && (await isInFlood(trx, request))) {
    await addToDigest(trx, shown, { recipients, profile, config }, now);
    return;
  }
  const emails = recipients.map((to) => ({
    email: ownerEmail(shown, to, profile, config),
    purpose: 'lead' as const,
    requestId: request.id,
  }));
  await enqueueEmails(trx, emails, now);
}

export async function alertOfLead(trx: Trx, { request, quote, settings }: NewLead, now: Date): Promise<void> {
  const alert = leadAlert({ request, quote }, settings.places, now);
  await alertFirst(trx, alert, { requestId: request.id, quoteId: quote?.id ?? null }, now);
}

/**
 * The confirmation is how a quote of the calculator is sent: by email, and by text to who chose texts. The lead says how its
 * customer was told.
 */
export async function confirmLead(trx: Trx, lead: NewLead, now: Date): Promise<void> {
  const { request, quote, config } = lead;
  const byText = await textConfirmation(trx, lead, now);
  const confirmation = await writeConfirmation(trx, { config }, { request, quote }, now);
  // The row it counts in is the last lock; see docs/architecture.md#database.
  const isCounted =
    confirmation !== null &&
    (await countConfirmation(trx, { email: confirmation.to, what: 'lead' }, now)) === 0;
  if (isCounted) await enqueueConfirmation(trx, lead, confirmation, now);
  const byEmail =
    confirmation && (isCounted && (await hasMailServer({ db: trx, config })) ? 'email' : 'held-up');
  const told = byText === 'text' ? byText : (byEmail ?? byText ?? 'no-contact');
  await noteTold(trx, request.id, told);
}

/** Null where the customer did not choose texts and left an email too. */
async function textConfirmation(
  trx: Trx,
  { request, quote, config }: NewLead,
  now: Date,
): Promise<Told | null> {
  const wantsText = quote ? quote.contactMethod === 'sms' : request.email === '';
  if (!wantsText || request.customerId === null) return null;
  const digits = textableDigits(request.phone);
  if (digits === null) return 'no-contact';
  const { kinds } = await readMessageSettings(trx);
  if (!kinds['lead-received'].isEnabled || (await isOptedOut(trx, textKey(request.phone))))
    return 'no-contact';
  if (!(await hasTextGateway({ db: trx, config }))) return 'no-gateway';
  const { customerId } = request;
  if (quote === null) {
    const language = await languageOfCustomer(trx, customerId);
    // There is no total yet, and the calculator tells one.
    const template = `${getKind('lead-received').words[language].subject}.\n{link}`;
    const text = await writeLoneText(trx, { config }, { kind: 'lead-received', language, template }, now);
    const about = { customerId, quoteId: null, requestId: request.id };
    await enqueueText(trx, { ...about, to: `+1${digits}`, text, cause: 'website', byName: null }, now);
    return 'text';
  }
  const message = { kind: 'lead-received', customerId, quoteId: quote.id, visitId: null } as const;
  await insertMessage(trx, { ...message, isFromWebsite: 1 }, now, now);
  return 'text';
}

async function enqueueConfirmation(
  trx: Trx,
  { request: { id: requestId }, quote, settings }: NewLead,
  confirmation: Email,
  now: Date,
): Promise<void> {
  const source = { kind: 'confirmation' as const, requestId };
  const isBookable =
    quote && (await mayBook(trx, { page: quote.page, quote, isQuarantined: false }, settings, now));
  const dueAt = isBookable ? new Date(now.getTime() + choosingMilliseconds) : now;
  await enqueueEmails(trx, [{ email: confirmation, source, purpose: 'confirmation', requestId }], now, dueAt);
}

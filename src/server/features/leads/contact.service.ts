import { relyOn } from '#server/db/rely-on.ts';
import type { Trx } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { refuseField } from '#server/errors.ts';
import { startedClock } from '#server/features/answer-clock/answer-clock.ts';
import { customerForLead } from '#server/features/customers/customers.queries.ts';
import { website } from '#server/features/events/actors.ts';
import { record } from '#server/features/events/record.ts';
import { ensureQuotePage } from '#server/features/quote-pages/quote-pages.queries.ts';
import { quoteUrl } from '#server/features/quote-pages/quote-url.ts';
import { toQuoteSummary } from '#server/features/quotes/quote-summary.ts';
import { priceSelection } from '#server/features/quotes/quotes.pricing.ts';
import { insertRequest } from '#server/features/requests/requests.queries.ts';
import { readProfile, readSettings } from '#server/features/settings/settings.queries.ts';
import { requireTextable } from '#server/features/text-limits/text-limits.ts';
import { claimUpload } from '#server/features/uploads/uploads.queries.ts';
import { uploadsExpiredAt } from '#server/features/uploads/uploads.service.ts';
import { visitNumbersOf } from '#server/features/visit-numbers/visit-numbers.queries.ts';
import { calendarDate } from '#shared/dates.ts';
import { looksLikeSpam } from '#shared/form-guard.ts';
import type { Language } from '#shared/language.ts';
import { leadSourceOf } from '#shared/lead-source.ts';
import { formatCents } from '#shared/money.ts';
import { closedDateError, closedTimeError } from '#shared/offered-times.ts';
import { files } from '#shared/paths.ts';
import { formatPhone } from '#shared/phone.ts';
import { preferredDateError } from '#shared/preferred-date.ts';
import { quoteTexts } from '#shared/quote-fields.ts';
import { quoteRequestService } from '#shared/quote-rules.ts';
import type { ContactAnswer, ContactInput } from '#shared/requests.ts';
import { toNewLead } from './new-lead.ts';
import { quoteMessage } from './quote-message.ts';
import { spamReasonsOf } from './spam-reasons.ts';
import { type LeadKey, storeOnce } from './store-once.ts';
import { submitQuote } from './submit-quote.ts';

/**
 * Stores a lead in one transaction: the request, its quote, the photo's claim and the emails to send. Runs once per
 * idempotency key. Throws 422 with the invalid fields, or `price-changed`.
 */
export async function submitContact(
  deps: Deps,
  contact: ContactInput,
  once: LeadKey,
  language: Language = 'en',
): Promise<ContactAnswer> {
  const now = deps.clock();
  const { answer, isNew } = await storeOnce(deps, once, now, (trx) =>
    storeLead(trx, deps, contact, { now, language, once }),
  );
  if (isNew) deps.monitor.metrics.leads.inc({ kind: contact.quote ? 'calculator' : 'contact' });
  deps.wakeOutbox();
  return answer;
}

async function storeLead(
  trx: Trx,
  deps: Deps,
  input: ContactInput,
  { now, language, once }: { now: Date; language: Language; once: LeadKey },
): Promise<ContactAnswer> {
  const contact = { ...withNotes(input), phone: formatPhone(input.phone) };
  const { quote: selection } = contact;
  if (selection?.contactMethod === 'sms') requireTextable(contact.phone);
  await relyOn(trx, 'services', 'settings');
  await refuseWrongDate(trx, contact, calendarDate(now));
  const priced = selection ? await priceSelection(trx, selection) : null;
  const spam = await spamReasonsOf(trx, deps, contact, { now, isForm: once.isForm });
  const quarantinedAt = looksLikeSpam(spam) ? now.toISOString() : null;
  const customerId =
    quarantinedAt === null
      ? await customerForLead(trx, { ...contact, zipCode: selection?.zipCode, language }, now)
      : null;
  const { values: settings } = await readSettings(trx);
  const request = await insertRequest(trx, {
    customerId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    phone: contact.phone,
    zipCode: selection?.zipCode,
    service: selection ? quoteRequestService : contact.service,
    message: selection && priced ? quoteMessage(selection, priced) : contact.message,
    imageUrl: contact.imageUrl || null,
    status: 'new',
    priority: 'medium',
    notes: '',
    ...leadSourceOf(contact.source, deps.config.publicUrl),
    quarantinedAt,
    spamReasons: quarantinedAt === null ? '' : spam.join(),
    createdAt: now.toISOString(),
    ...startedClock(
      { service: selection ? quoteRequestService : contact.service, createdAt: now.toISOString() },
      settings,
    ),
  });
  const { id } = request;
  await claimPhoto(trx, contact, id, now);
  const quote =
    selection && priced
      ? await submitQuote(trx, { requestId: id, customerId, contact, selection, priced, now, quarantinedAt })
      : null;
  const quoteId = quote?.id ?? null;
  const page = quote && (await ensureQuotePage(trx, quote.id, now));
  const by = website;
  await record(
    trx,
    [
      { type: 'request.created', subject: { kind: 'request', id }, by },
      ...(quote ? [{ type: 'quote.created', subject: { kind: 'quote', id: quote.id }, by } as const] : []),
    ],
    now,
  );
  // The response is the same either way, so that spammers learn nothing.
  if (quarantinedAt === null) {
    const visitNumber = quote?.visitNumber ?? (await visitNumbersOf(trx, [{ customerId, quoteId }]))[0]!;
    const stored = quote && page && { ...quote, page };
    const summary = stored && toQuoteSummary(stored);
    const lead = toNewLead({
      request: { ...request, quoteRequestId: quoteId, visitNumber, quote: summary },
      quote: stored,
      settings,
      mayBeFlood: !once.client.isOwnProgram,
      config: deps.config,
    });
    await record(trx, { type: 'lead.received', ...lead }, now);
  }
  return {
    id,
    quoteId,
    total: priced && formatCents(priced.price.totalCents),
    quoteUrl: page && quoteUrl(deps.config, page.token, language),
  };
}

/** A program may send what the customer says as the message beside the quote, or both; the site's form sends it twice. */
function withNotes(input: ContactInput): ContactInput {
  if (!input.quote) return input;
  const { notes } = input.quote;
  const isKnown = input.message === '' || input.message === notes;
  const joined = isKnown ? notes : [notes, input.message].filter(Boolean).join('\n');
  if (joined.length > quoteTexts.notes.maxLength) {
    throw refuseField(['atMost', quoteTexts.notes.maxLength], 'message');
  }
  return { ...input, message: '', quote: { ...input.quote, notes: joined } };
}

async function refuseWrongDate(trx: Trx, { quote }: ContactInput, today: string) {
  if (!quote) return;
  const { preferredDate, preferredTime } = quote;
  const outside = preferredDateError(preferredDate, today);
  if (outside) throw refuseField(outside, 'quote.preferredDate');
  const { hours, closures } = await readProfile(trx);
  const closed = closedDateError(preferredDate, hours, closures);
  if (closed) throw refuseField(closed, 'quote.preferredDate');
  const tooLate = closedTimeError(preferredTime ?? '', preferredDate, hours);
  if (tooLate) throw refuseField(tooLate, 'quote.preferredTime');
}

/** Accepts only a photo that was uploaded here and belongs to no other request. */
async function claimPhoto(trx: Trx, { imageUrl }: ContactInput, requestId: number, now: Date) {
  if (!imageUrl) return;
  const folder = files.upload('');
  const isClaimed =
    imageUrl.startsWith(folder) &&
    (await claimUpload(trx, imageUrl.slice(folder.length), requestId, uploadsExpiredAt(now)));
  if (!isClaimed) throw refuseField('photoGone', 'imageUrl');
}

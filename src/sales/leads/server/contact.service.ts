import { claimUpload } from '#company/pictures/server/uploads.queries.ts';
import { uploadsExpiredAt } from '#company/pictures/server/uploads.service.ts';
import { readProfile, readSettings } from '#company/settings/server/settings.queries.ts';
import { requireTextable } from '#delivery/texts/server/text-limits.ts';
import { relyOn } from '#kit/db/rely-on.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { website } from '#kit/events/server/actors.ts';
import { record } from '#kit/events/server/record.ts';
import type { Language } from '#kit/language/language.ts';
import { looksLikeSpam } from '#kit/limits/form-guard.ts';
import { formatCents } from '#kit/money/money.ts';
import { files } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuseField } from '#kit/server/errors.ts';
import { formatPhone } from '#kit/text/phone.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { claimCode, refuseCustomer } from '#sales/codes/server/claim-code.ts';
import { customerForLead } from '#sales/customers/server/customers.queries.ts';
import { quoteTexts } from '#sales/quotes/quote-fields.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { toQuoteSummary } from '#sales/quotes/server/quote-summary.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { priceSelection } from '#sales/quotes/server/quotes.pricing.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { toLeadSource } from '#sales/requests/lead-source.ts';
import { closedDateError, closedTimeError } from '#sales/requests/offered-times.ts';
import { preferredDateError } from '#sales/requests/preferred-date.ts';
import type { ContactAnswer, ContactInput } from '#sales/requests/requests.ts';
import { startedClock } from '#sales/requests/server/answer-clock.ts';
import { insertRequest } from '#sales/requests/server/requests.queries.ts';
import { getVisitNumbers } from '#sales/requests/server/visit-numbers.queries.ts';
import { toNewLead } from './new-lead.ts';
import { quoteMessage } from './quote-message.ts';
import { getSpamReasons } from './spam-reasons.ts';
import { type LeadKey, storeOnce } from './store-once.ts';
import { submitQuote } from './submit-quote.ts';

/**
 * Stores a lead in one transaction: the request, its quote, the photo's claim and the emails to send. Runs once per
 * idempotency key. Throws 422 with the invalid fields, or `price-changed`.
 */
export const submitContact = (
  deps: Deps,
  contact: ContactInput,
  once: LeadKey,
  language: Language = 'en',
): Promise<ContactAnswer> =>
  submitOnce(deps, contact, once, (trx, now) => storeLead(trx, deps, contact, { now, language, once }));

/** Runs `store` in one transaction and once per idempotency key, and counts the lead. */
export async function submitOnce<Answer extends ContactAnswer>(
  deps: Deps,
  contact: ContactInput,
  once: LeadKey,
  store: (trx: Trx, now: Date) => Promise<Answer>,
): Promise<Answer> {
  const now = deps.clock();
  const { answer, isNew } = await storeOnce(deps, once, now, (trx) => store(trx, now));
  if (isNew) deps.monitor.metrics.leads.inc({ kind: contact.quote ? 'calculator' : 'contact' });
  deps.wakeOutbox();
  return answer;
}

/** See `submitContact`, which runs it once. */
export async function storeLead(
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
  const attempt = { now, path: 'quote.code' };
  const code = selection?.code ? await claimCode(trx, selection.code, attempt) : null;
  const pricing = { code, isTotalWithoutCode: once.isForm ?? false };
  const priced = selection ? await priceSelection(trx, selection, pricing) : null;
  const spam = await getSpamReasons(trx, deps, contact, { now, isForm: once.isForm });
  const quarantinedAt = looksLikeSpam(spam) ? now.toISOString() : null;
  const customerId =
    quarantinedAt === null
      ? await customerForLead(trx, { ...contact, zipCode: selection?.zipCode, language }, now)
      : null;
  if (code && customerId !== null) await refuseCustomer(trx, code, { customerId, path: attempt.path });
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
    ...(contact.marketingTexts && {
      marketingTextsAt: now.toISOString(),
      marketingTextsWording: customerWords[language].marketingTexts,
    }),
    ...toLeadSource(contact.source, deps.config.publicUrl),
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
    const visitNumber = quote?.visitNumber ?? (await getVisitNumbers(trx, [{ customerId, quoteId }]))[0]!;
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

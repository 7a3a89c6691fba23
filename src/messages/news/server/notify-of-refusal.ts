import { toProfile } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { exactDollars, formatCents } from '#kit/money/money.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import type { ErrorCode } from '#kit/wire/errors.ts';
import { alertFirst } from '#messages/alerts/server/alerts.ts';
import { languageOfCustomer } from '#sales/customers/server/customer-language.ts';
import { getRecipient } from '#sales/customers/server/recipient.ts';
import { findPageOfQuote } from '#sales/quotes/server/quote-pages.queries.ts';
import { isQuoteQuarantined } from '#sales/requests/server/quarantined.ts';
import { customerRefusalEmail, ownerRefusalEmail, whyNot } from './refusal.emails.ts';

export interface DepositRefusal extends Pick<Deps, 'config'> {
  quoteId: number;
  amountCents: number;
  /** As typed at Stripe. */
  email: string;
  refusal: ErrorCode;
}

/** Tells customer and owner that a paid deposit booked nothing. Suspected spam is told nothing. */
export async function notifyOfRefusal(
  trx: Trx,
  { quoteId, amountCents, email, refusal, config }: DepositRefusal,
  now: Date,
): Promise<void> {
  const { values: settings } = await readSettings(trx);
  const profile = toProfile(settings);
  const quote = await trx.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirst();
  const page = quote?.deletedAt === null ? await findPageOfQuote(trx, quoteId) : undefined;
  const amount = exactDollars(formatCents(amountCents));
  const reason = whyNot(refusal, 'en');
  const about = { quoteId: quote ? quoteId : null, requestId: quote?.requestId ?? null };
  const url = `${adminPaths.quotes}?quote=${quoteId}`;
  const title = `Deposit of ${amount} refunded, quote ${quoteId}`;
  await alertFirst(trx, { title, body: reason, url }, about, now);
  const toOwner = settings.notificationEmails.map((to) => ({
    email: ownerRefusalEmail({ title, reason, to, url: config.publicUrl + url }, profile),
    purpose: 'decision' as const,
    ...about,
  }));
  const { customerId = null } = quote ?? {};
  const to = (await getRecipient(trx, { customerId, quote: quote ?? null })).email || email;
  const isTold = to !== '' && !(quote && (await isQuoteQuarantined(trx, quoteId)));
  const language = await languageOfCustomer(trx, customerId);
  const link = page ? { token: page.token, publicUrl: config.publicUrl } : null;
  const toCustomer = {
    email: customerRefusalEmail({ to, amount, refusal, language, link }, profile),
    ...about,
  };
  await enqueueEmails(
    trx,
    [...toOwner, ...(isTold ? [{ ...toCustomer, purpose: 'message' as const }] : [])],
    now,
  );
}

import type { SettingsValues } from '#company/profile/profile.ts';
import type { EmailBlock } from '#delivery/letters/server/email-body.ts';
import type { Db } from '#kit/db/open.ts';
import { type Language, pathIn } from '#kit/language/language.ts';
import { acceptId, quotePaths } from '#kit/paths/customer-paths.ts';
import type { Config } from '#kit/server/config.ts';
import { mayAcceptAndBook, mayBook } from '#sales/quotes/server/can-book.ts';
import { type Billed, getBill } from '#sales/quotes/server/quote-bill.ts';
import type { FoundQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { quoteUrl } from '#sales/quotes/server/quote-url.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { isOpen } from '#sales/records/visit-statuses.ts';
import { findVisitOfQuote } from '#visits/visits/server/visits.queries.ts';

export interface Offer {
  /** The quote's page. */
  url: string;
  /** Where the customer picks a time, or first accepts the quote; null where it cannot be booked online. */
  pickUrl: string | null;
  validUntil: string;
  hasDeposit: boolean;
}

/** How the customer goes on with a quote now. */
export async function findOffer(
  db: Db,
  { page, quote }: Omit<FoundQuotePage, 'isQuarantined'>,
  settings: SettingsValues,
  { config, language, now }: { config: Pick<Config, 'publicUrl'>; language: Language; now: Date },
): Promise<Offer> {
  const { token, validUntil } = page;
  const found = { page, quote, isQuarantined: false };
  const url = quoteUrl(config, token, language);
  const visit = await findVisitOfQuote(db, quote.id);
  const hasDeposit = settings.booking.depositPercent > 0;
  const offer = { url, validUntil, hasDeposit };
  if (visit && isOpen(visit)) return { ...offer, pickUrl: null };
  if (await mayBook(db, found, settings, now))
    return { ...offer, pickUrl: config.publicUrl + pathIn(language, quotePaths.visit(token)) };
  return { ...offer, pickUrl: mayAcceptAndBook(found, settings, now) ? `${url}#${acceptId}` : null };
}

/** A quote with its price in an email, and the one thing to do with it. */
export function getOffer(
  amounts: Billed,
  { url, pickUrl, validUntil, hasDeposit }: Offer,
  language: Language,
): EmailBlock[] {
  const words = customerWords[language];
  const bill = getBill(amounts, 'total', language);
  const decide = { kind: 'text' as const, text: words.decide(validUntil) };
  if (pickUrl === null) return [bill, { kind: 'button', label: words.seeQuote, href: url }, decide];
  return [
    bill,
    { kind: 'button', label: words.pickTime, href: pickUrl },
    { kind: 'text', text: words.pickingAccepts(hasDeposit) },
    decide,
    { kind: 'link', label: words.seeQuote, href: url },
  ];
}

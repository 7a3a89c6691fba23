import type { Profile } from '#company/profile/profile.ts';
import { type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import type { Language } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars } from '#kit/money/money.ts';
import { getAmounts } from '#sales/quotes/server/quote-amounts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { getOffer, type Offer } from './quote-offer.ts';

interface SentQuote {
  quote: QuoteWithItems;
  offer: Offer;
  /** Staff's own words; may be empty. */
  message: string;
  language: Language;
}

/** To the customer, with the link to decide. */
export function sentQuoteEmail({ quote, offer, message, language }: SentQuote, profile: Profile): Email {
  const words = customerWords[language];
  const amounts = getAmounts(quote);
  const total = exactDollars(amounts.total);
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: words.quoteReady },
    { kind: 'text', text: words.hello(quote.firstName) },
    ...(message === ''
      ? [{ kind: 'text' as const, text: words.hereIsQuote(profile.name) }]
      : message.split(/\n{2,}/).map((text) => ({ kind: 'text' as const, text }))),
    ...getOffer(amounts, offer, language),
    { kind: 'text', text: words.questions(profile.phone.display) },
  ];
  return {
    to: quote.email,
    replyTo: profile.email,
    subject: words.sentQuoteSubject(profile.name, total),
    ...emailBody(words.validUntil(total, offer.validUntil), blocks, profile, language),
  };
}

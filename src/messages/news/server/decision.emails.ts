import type { Profile } from '#company/profile/profile.ts';
import { type EmailBlock, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { exactDollars } from '#kit/money/money.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName, phoneText } from '#kit/text/person.ts';
import { phoneLink } from '#kit/text/phone.ts';
import type { Decision } from '#sales/quotes/decisions.ts';
import { getAmounts } from '#sales/quotes/server/quote-amounts.ts';
import { getBill } from '#sales/quotes/server/quote-bill.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import type { DecisionNews } from '#visits/quote-page/server/decide-quote.ts';

const headings = {
  accepted: 'Quote accepted',
  declined: 'Quote declined',
  'change-requested': 'Customer asks for a change',
} as const satisfies Record<Decision, string>;

const wordsLabels = {
  accepted: 'Message',
  declined: 'Reason',
  'change-requested': 'Message',
} as const satisfies Record<Decision, string>;

/** To the business. Replies go to the customer. */
export function decisionEmail(
  quote: QuoteWithItems,
  { decision, words }: DecisionNews,
  { to, profile, publicUrl }: { to: string; profile: Profile; publicUrl: string },
): Email {
  const name = fullName(quote);
  const amounts = getAmounts(quote);
  const summary = `${name}, ${exactDollars(amounts.total)}`;
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: headings[decision] },
    {
      kind: 'facts',
      rows: [
        { label: 'Name', value: name },
        ...(quote.phone
          ? [{ label: 'Phone', value: phoneText(quote.phone), href: `tel:${phoneLink(quote.phone)}` }]
          : []),
        ...(quote.email ? [{ label: 'Email', value: quote.email, href: `mailto:${quote.email}` }] : []),
      ],
    },
    ...(words === '' ? [] : [{ kind: 'quotation' as const, label: wordsLabels[decision], text: words }]),
    getBill(amounts, 'total'),
    { kind: 'button', label: 'Open quotes', href: `${publicUrl}${adminPaths.quotes}?quote=${quote.id}` },
  ];
  return {
    to,
    ...(quote.email !== '' && { replyTo: quote.email }),
    subject: subjectLine(`${headings[decision]}: ${summary}`),
    ...emailBody(summary, blocks, profile),
  };
}

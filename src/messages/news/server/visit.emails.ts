import type { Profile } from '#company/profile/profile.ts';
import { type EmailBlock, type EmailFact, emailBody } from '#delivery/letters/server/email-body.ts';
import { subjectLine } from '#delivery/letters/server/subject-line.ts';
import type { PropertyRow } from '#kit/db/tables/customers.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { formatDollars } from '#kit/money/money.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fullName } from '#kit/text/person.ts';
import { phoneLink } from '#kit/text/phone.ts';
import { sayWhen } from '#messages/planned/server/message-values.ts';
import { addressLine } from '#sales/customers/address-line.ts';
import { priceCents } from '#sales/quotes/server/quote-amounts.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';

/** An action of the customer. */
export interface VisitNews {
  event: 'booked' | 'moved' | 'cancelled';
  visit: VisitRow;
  /** Where it was, if it moved. */
  before?: VisitRow | undefined;
  quote: QuoteWithItems;
  property: PropertyRow | null;
  /** The booking accepted the quote too. */
  isAcceptance: boolean;
  /** Paid online for the booking; 0 for none. */
  depositCents: number;
}

/** To the business, with everything that was typed. */
export function ownerVisitEmail(
  news: VisitNews,
  to: string,
  profile: Profile,
  config: { publicUrl: string },
): Email {
  const { event, visit, before, quote, property, isAcceptance, depositCents } = news;
  const heading = isAcceptance ? 'Visit booked and quote accepted' : `Visit ${event}`;
  const title = `${heading}: ${fullName(quote)}, ${sayWhen(visit)}`;
  const phone = visit.contactPhone || (quote.phone ?? '');
  const rows: EmailFact[] = [
    { label: 'When', value: sayWhen(visit) },
    ...(before ? [{ label: 'Before', value: sayWhen(before) }] : []),
    { label: 'Customer', value: fullName(quote) },
    ...(visit.contactName === '' ? [] : [{ label: 'Booked by', value: visit.contactName }]),
    ...(phone === '' ? [] : [{ label: 'Phone', value: phone, href: `tel:${phoneLink(phone)}` }]),
    ...(property ? [{ label: 'Address', value: addressLine(property) }] : []),
    { label: 'Service', value: quote.serviceTitle },
    ...(isAcceptance
      ? [{ label: 'Accepted price', value: formatDollars(priceCents(quote), { exact: true }) }]
      : []),
    ...(depositCents > 0
      ? [{ label: 'Deposit paid', value: formatDollars(depositCents, { exact: true }) }]
      : []),
  ];
  const words: EmailBlock[] = [
    ...(property && property.accessNotes !== '' && event === 'booked'
      ? [{ kind: 'quotation' as const, label: 'Access', text: property.accessNotes }]
      : []),
    ...(visit.cancelReason !== '' && event === 'cancelled'
      ? [{ kind: 'quotation' as const, label: 'Reason', text: visit.cancelReason }]
      : []),
  ];
  return {
    to,
    ...(quote.email !== '' && { replyTo: quote.email }),
    subject: subjectLine(title),
    ...emailBody(
      title,
      [
        { kind: 'heading', text: heading },
        { kind: 'facts', rows },
        ...words,
        {
          kind: 'button',
          label: 'Open schedule',
          href: `${config.publicUrl}${adminPaths.schedule}?view=week&date=${visit.date}`,
        },
      ],
      profile,
    ),
  };
}

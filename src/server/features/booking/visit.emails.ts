import type { PropertyRow } from '#server/db/tables/customers.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import type { QuoteWithItems } from '#server/features/quotes/quotes.queries.ts';
import { type EmailBlock, type EmailFact, emailBody } from '#server/mail/email-body.ts';
import type { Email } from '#server/mail/mailer.ts';
import { subjectLine } from '#server/mail/subject-line.ts';
import { addressLine } from '#shared/address-line.ts';
import type { Booking } from '#shared/booking.ts';
import { business } from '#shared/content/business.ts';
import { dateFormat, longDate } from '#shared/dates.ts';
import { adminPaths } from '#shared/paths.ts';
import { fullName } from '#shared/person.ts';
import { phoneLink } from '#shared/phone.ts';
import { hoursText, type Profile } from '#shared/profile.ts';
import { windowLabel } from '#shared/window-label.ts';

/** What a customer did to their visit. */
export interface VisitNews {
  event: 'booked' | 'moved' | 'cancelled';
  visit: VisitRow;
  /** Where it was, if it moved. */
  before?: VisitRow | undefined;
  quote: QuoteWithItems;
  property: PropertyRow | null;
}

/** To the business, with everything that was typed. */
export function ownerVisitEmail(
  news: VisitNews,
  to: string,
  profile: Profile,
  config: { publicUrl: string },
): Email {
  const { event, visit, before, quote, property } = news;
  const title = `Visit ${event}: ${fullName(quote)}, ${whenOf(visit)}`;
  const phone = visit.contactPhone || (quote.phone ?? '');
  const rows: EmailFact[] = [
    { label: 'When', value: whenOf(visit) },
    ...(before ? [{ label: 'Before', value: whenOf(before) }] : []),
    { label: 'Customer', value: fullName(quote) },
    ...(visit.contactName === '' ? [] : [{ label: 'Booked by', value: visit.contactName }]),
    ...(phone === '' ? [] : [{ label: 'Phone', value: phone, href: `tel:${phoneLink(phone)}` }]),
    ...(property ? [{ label: 'Address', value: addressLine(property) }] : []),
    { label: 'Service', value: quote.serviceTitle },
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
        { kind: 'heading', text: `Visit ${event}` },
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

/**
 * The confirmation to the address of the quote. It repeats nothing that was typed at the booking: the link may have
 * been forwarded.
 */
export function customerVisitEmail(
  { event, visit, quote }: VisitNews,
  url: string,
  profile: Profile,
  { changeCutoffHours }: Pick<Booking, 'changeCutoffHours'>,
): Email {
  const titles = {
    booked: 'Your visit is booked',
    moved: 'Your visit has moved',
    cancelled: 'Your visit is cancelled',
  };
  const change = `You can move or cancel it on your quote’s page until ${hoursText(changeCutoffHours)} before.`;
  const blocks: EmailBlock[] = [
    { kind: 'heading', text: titles[event] },
    {
      kind: 'facts',
      rows: [
        { label: 'When', value: whenOf(visit) },
        { label: 'Service', value: quote.serviceTitle },
      ],
    },
    {
      kind: 'text',
      text: event === 'cancelled' ? 'Your quote stays valid: pick another time when it suits you.' : change,
    },
    { kind: 'button', label: event === 'cancelled' ? 'Pick another time' : 'Change or cancel', href: url },
    {
      kind: 'text',
      text:
        event === 'cancelled'
          ? `Didn’t cancel it? Call ${profile.phone.display}.`
          : `Didn’t book this? Cancel it on the page above, or call ${profile.phone.display}.`,
    },
  ];
  return {
    to: quote.email,
    replyTo: profile.email,
    subject: `${titles[event]}: ${business.name}`,
    ...emailBody(whenOf(visit), blocks, profile),
  };
}

/** `Tuesday, December 1, 2026, 8:00 AM – 10:00 AM` */
function whenOf({ date, windowFrom, windowTo }: VisitRow): string {
  const weekday = dateFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(new Date(date));
  return `${weekday}, ${longDate(date, business.timeZone)}, ${windowLabel(windowFrom, windowTo)}`;
}

import { emailBadges } from '#delivery/emails/panel/email-badges.ts';
import { recordKinds } from '#kit/panel/record-kinds.ts';
import type { Badge } from '#kit/panel/ui/chip.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { calendarDate } from '#kit/time/dates.ts';
import { CloseIcon, EditIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon, MailIcon } from '#kit/ui/icons/contact.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { ImageIcon } from '#kit/ui/icons/office.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { invoiceBadges } from '#money/invoices/panel/invoice-badges.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { visitBadges } from '#sales/customers/panel/visit-badges.ts';
import { quoteStatusBadges, requestCancelledBadge } from '#sales/quotes/panel/quote-badges.ts';
import { requestStatusBadges } from '#sales/requests/panel/request-badges.ts';

type Kind = TimelineEntry['kind'];

export const kindLooks: Record<Kind, { label: string; icon: IconComponent }> = {
  request: recordKinds.request,
  quote: recordKinds.quote,
  visit: { label: 'Visit', icon: CalendarIcon },
  'past-visit': { label: 'Past visit', icon: CalendarIcon },
  fact: { label: 'Visit', icon: CheckIcon },
  message: { label: 'Message', icon: MailIcon },
  note: { label: 'Note', icon: EditIcon },
  photo: { label: 'Photo', icon: ImageIcon },
  invoice: recordKinds.invoice,
  payment: { label: 'Payment', icon: CheckIcon },
};

/** Where the record of an entry opens; null for notes and messages, which have no screen of their own. */
export function getPath({
  kind,
  id,
  at,
  messageKind,
  visitId,
  invoiceId,
  quoteId,
}: TimelineEntry): string | null {
  if (visitId !== undefined) return customerScreens.visitDay(visitId);
  if (kind === 'note' || kind === 'fact' || kind === 'past-visit' || messageKind !== undefined) return null;
  if (kind === 'payment')
    return invoiceId === undefined ? recordKinds.quote.path(quoteId!) : recordKinds.invoice.path(invoiceId);
  if (kind === 'message') return `${adminPaths.outbox}?email=${id}`;
  if (kind === 'photo') return `${recordKinds.request.path(id)}&view=photo`;
  if (kind === 'visit') return `${adminPaths.schedule}?view=day&date=${calendarDate(new Date(at))}`;
  return recordKinds[kind].path(id);
}

const messageBadges: Record<string, Badge> = {
  planned: { label: 'Planned', tone: 'yellow', icon: ClockIcon },
  skipped: { label: 'Skipped', tone: 'grey', icon: CloseIcon },
};

const badges: Partial<Record<Kind, Record<string, Badge>>> = {
  request: requestStatusBadges,
  quote: { ...quoteStatusBadges, cancelled: requestCancelledBadge },
  visit: visitBadges,
  message: { ...emailBadges, ...messageBadges },
  invoice: invoiceBadges,
};

export const getBadge = ({ kind, status }: TimelineEntry): Badge | undefined =>
  status === null ? undefined : findEntry(badges[kind] ?? {}, status);

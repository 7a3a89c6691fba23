import { customerScreens } from '#shared/customer-paths.ts';
import type { TimelineEntry } from '#shared/customers.ts';
import { calendarDate } from '#shared/dates.ts';
import { findEntry } from '#shared/find-entry.ts';
import { adminPaths } from '#shared/paths.ts';
import { CloseIcon, EditIcon } from '#web/ui/icons/actions.tsx';
import { CalendarIcon, ClockIcon, MailIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import { ImageIcon } from '#web/ui/icons/office.tsx';
import { CheckIcon } from '#web/ui/icons/status.tsx';
import { emailBadges } from '../emails/email-badges.ts';
import { invoiceBadges } from '../invoices/invoice-badges.ts';
import { quoteStatusBadges, requestCancelledBadge } from '../quotes/quote-badges.ts';
import { recordKinds } from '../record-kinds.ts';
import { requestStatusBadges } from '../requests/request-badges.ts';
import type { Badge } from '../ui/chip.tsx';
import { visitBadges } from './visit-badges.ts';

type Kind = TimelineEntry['kind'];

export const kindLooks: Record<Kind, { label: string; icon: IconComponent }> = {
  request: recordKinds.request,
  quote: recordKinds.quote,
  visit: { label: 'Visit', icon: CalendarIcon },
  fact: { label: 'Visit', icon: CheckIcon },
  message: { label: 'Message', icon: MailIcon },
  note: { label: 'Note', icon: EditIcon },
  photo: { label: 'Photo', icon: ImageIcon },
  invoice: recordKinds.invoice,
  payment: { label: 'Payment', icon: CheckIcon },
};

/** Where the record of an entry opens; null for notes and messages, which have no screen of their own. */
export function pathOf({
  kind,
  id,
  at,
  messageKind,
  visitId,
  invoiceId,
  quoteId,
}: TimelineEntry): string | null {
  if (visitId !== undefined) return customerScreens.visitDay(visitId);
  if (kind === 'note' || kind === 'fact' || messageKind !== undefined) return null;
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

export const badgeOf = ({ kind, status }: TimelineEntry): Badge | undefined =>
  status === null ? undefined : findEntry(badges[kind] ?? {}, status);

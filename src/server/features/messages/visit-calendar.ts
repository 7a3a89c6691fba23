import ical, { ICalAttendeeRole, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Config } from '#server/config.ts';
import type { VisitRow } from '#server/db/tables/visits.ts';
import type { CalendarInvite } from '#server/mail/mailer.ts';
import { business } from '#shared/content/business.ts';
import type { SettingsValues } from '#shared/profile.ts';
import { windowBegin, windowEnd } from './message-times.ts';

interface Invitation {
  visit: VisitRow;
  /** The address of the customer. */
  to: string;
  /** The page of the quote; may be empty. */
  url: string;
  settings: Pick<SettingsValues, 'email' | 'phone'>;
  config: Pick<Config, 'publicUrl'>;
}

/**
 * The visit as a calendar entry (RFC 5545 and 5546). The UID stays and SEQUENCE follows the visit's version, so calendar
 * programs move or cancel the entry they have. It has no address: the link may have been forwarded.
 */
export function visitCalendar({ visit, to, url, settings, config }: Invitation): CalendarInvite {
  const isCancelled = visit.status === 'cancelled';
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const calendar = ical({
    prodId: { company: business.name, product: 'Visits', language: 'EN' },
    method,
    events: [
      {
        id: `customer-visit-${visit.id}@${new URL(config.publicUrl).hostname}`,
        sequence: visit.version,
        stamp: new Date(visit.updatedAt),
        created: new Date(visit.createdAt),
        lastModified: new Date(visit.updatedAt),
        start: windowBegin(visit),
        end: windowEnd(visit),
        summary: `${business.name}: arrival`,
        description: `We arrive within this time. Questions? Call ${settings.phone}.`,
        status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        organizer: { name: business.name, email: settings.email },
        attendees: [{ email: to, rsvp: false, role: ICalAttendeeRole.REQ }],
        ...(url !== '' && { url }),
      },
    ],
  });
  return { method, content: `${calendar.toString()}\r\n` };
}

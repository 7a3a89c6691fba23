import ical, {
  ICalAttendeeRole,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import type { SettingsValues } from '#company/profile/profile.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Language } from '#kit/language/language.ts';
import type { CalendarInvite } from '#kit/mail/server/mailer.ts';
import type { Config } from '#kit/server/config.ts';
import { customerWords } from '#sales/records/server/customer-words.ts';
import { windowBegin, windowEnd } from './message-times.ts';

interface Entry {
  visit: VisitRow;
  /** The page of the quote; may be empty. */
  url: string;
  settings: Pick<SettingsValues, 'name' | 'email' | 'phone'>;
  config: Pick<Config, 'publicUrl'>;
  language: Language;
}

/** The invitation in an email; `to` is the customer's email address. */
export function visitCalendar({ to, ...entry }: Entry & { to: string }): CalendarInvite {
  const method = isCancelled(entry) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST;
  const attendees = [{ email: to, rsvp: false, role: ICalAttendeeRole.REQ }];
  return { method, content: getText(entry, method, { ...getEvent(entry), attendees }) };
}

/** The file that the customer downloads on the page of the quote. It names no attendee. */
export const visitFile = (entry: Entry): string =>
  getText(
    entry,
    isCancelled(entry) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    getEvent(entry),
  );

const isCancelled = ({ visit }: Entry) => visit.status === 'cancelled';

function getText({ settings, language }: Entry, method: ICalCalendarMethod, event: ICalEventData): string {
  const prodId = { company: settings.name, product: 'Visits', language: language.toUpperCase() };
  return `${ical({ prodId, method, events: [event] }).toString()}\r\n`;
}

/**
 * The visit as a calendar entry (RFC 5545 and 5546). The UID stays and SEQUENCE follows the visit's version, so calendar
 * programs move or cancel the entry they have. It has no street address, because the link may have been forwarded.
 */
const getEvent = (entry: Entry): ICalEventData => {
  const { visit, url, settings, config, language } = entry;
  const words = customerWords[language];
  return {
    id: `customer-visit-${visit.id}@${new URL(config.publicUrl).hostname}`,
    sequence: visit.version,
    stamp: new Date(visit.updatedAt),
    created: new Date(visit.createdAt),
    lastModified: new Date(visit.updatedAt),
    start: windowBegin(visit),
    end: windowEnd(visit),
    summary: `${settings.name}: ${words.arrival}`,
    description: words.arrivalNote(settings.phone),
    status: isCancelled(entry) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: settings.name, email: settings.email },
    ...(url !== '' && { url }),
  };
};

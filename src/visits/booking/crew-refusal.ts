import { getPlaces } from '#company/coverage/coverage.ts';
import { closureOn } from '#company/profile/closures.ts';
import { longDate } from '#kit/time/dates.ts';
import { listCrewBlocks } from '#visits/blocks/blocks.ts';
import { crewHasTime, type VisitSlot, type WantedVisit } from './arrival-windows.ts';
import type { BookingCalendar } from './workday.ts';

/** Why a crew cannot take a visit that staff enter, or null. Staff may take a job outside the service area. */
export function crewRefusal(
  calendar: BookingCalendar,
  crewId: number,
  visit: WantedVisit,
  slot: VisitSlot,
): string | null {
  const { closures, places } = calendar.settings;
  const crew = calendar.crews.find(({ id }) => id === crewId);
  const closure = closureOn(slot.date, closures);
  if (!crew?.isActive) return 'This crew is turned off.';
  if (closure) return `You’re closed on ${longDate(slot.date, 'UTC')}: ${closure.reason}.`;
  const names = getPlaces(visit.zipCode, places).map(({ name }) => name);
  if (crew.places && !names.some((name) => crew.places?.includes(name))) {
    return `This crew doesn’t serve ${visit.zipCode}.`;
  }
  if (crewHasTime(calendar, crew, visit, slot)) return null;
  if (crewHasTime({ ...calendar, busyHours: [] }, crew, visit, slot))
    return 'This crew’s own calendar is busy then.';
  if (crewHasTime({ ...calendar, blocks: [], busyHours: [] }, crew, visit, slot)) {
    const reasons = listCrewBlocks(calendar.blocks, crewId, slot.date).map(({ reason }) => reason);
    return `${['This crew is off then', reasons.filter(Boolean).join(', ')].filter(Boolean).join(': ')}.`;
  }
  return 'This crew doesn’t have time for this visit.';
}

import { places } from '#company/coverage/coverage-texts.ts';
import { defaultBooking } from '#company/profile/booking.ts';
import type { VisitRow } from '#kit/db/tables/visits.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import { dayReminderTime, getPlace, hoursReminderTime } from '#messages/planned/server/message-times.ts';
import { addProperty } from '#sales/customers/server/customers.queries.ts';
import { insertNote } from '#sales/customers/server/notes.ts';
import type { QuoteWithItems } from '#sales/quotes/server/quotes.queries.ts';
import { bookedMinutes } from '#visits/visits/visit-time.ts';
import type { Dice } from './dice.ts';
import { accessNotes, staffNotes, streets } from './sample-people.ts';

interface SampleVisit {
  quote: QuoteWithItems;
  customerId: number;
  status: 'scheduled' | 'completed';
  crewIds: readonly number[];
  now: Date;
}

/** The visit of a sample quote at the customer's property: done on its preferred day, or booked for one ahead. */
export async function addSampleVisit(
  trx: Trx,
  dice: Dice,
  { quote, customerId, status, crewIds, now }: SampleVisit,
): Promise<void> {
  const isDone = status === 'completed';
  const today = calendarDate(now);
  const preferred = quote.preferredDate ?? today;
  const date = isDone || preferred > today ? preferred : addDays(today, 1 + dice.whole(10));
  const weekday = getWeekday(date);
  const window = dice.pick(defaultBooking.arrivalWindows.filter(({ days }) => days.includes(weekday)));
  const doneAt = isDone ? `${date}T22:00:00.000Z` : null;
  const storedAt = { createdAt: quote.createdAt, updatedAt: quote.createdAt };
  const visit = {
    ...storedAt,
    quoteId: quote.id,
    customerId,
    propertyId: await pickProperty(trx, dice, customerId, quote),
    crewId: dice.pick(crewIds),
    date,
    windowFrom: window.from,
    windowTo: window.to,
    durationMinutes: bookedMinutes(quote.items, defaultBooking),
    status: isDone ? ('done' as const) : ('booked' as const),
    kind: 'clean' as const,
    doneAt,
  };
  const { id } = await trx.insertInto('visits').values(visit).returning('id').executeTakeFirstOrThrow();
  if (!isDone) await skipReminders(trx, { ...visit, id });
  await trx
    .updateTable('quotes')
    .set({ preferredDate: date, completedAt: doneAt })
    .where('id', '=', quote.id)
    .execute();
  const text = dice.pick(staffNotes);
  if (text !== '') {
    const by = { id: null, name: 'Kim' };
    await insertNote(trx, { customerId, kind: 'note', text, by, now: new Date(quote.createdAt) });
  }
}

/** Nobody is there to get them, and the sweep of a server plans those that are missing. */
async function skipReminders(
  trx: Trx,
  visit: Pick<VisitRow, 'id' | 'quoteId' | 'customerId' | 'date' | 'windowFrom' | 'windowTo' | 'createdAt'>,
) {
  const { id: visitId, customerId, quoteId, createdAt } = visit;
  const about = { customerId, quoteId, visitId, place: getPlace(visit), createdAt };
  const skipped = { ...about, status: 'skipped', reason: 'by-staff' } as const;
  const rows = [
    { ...skipped, kind: 'reminder-day', dueAt: dayReminderTime(visit).toISOString() },
    { ...skipped, kind: 'reminder-hours', dueAt: hoursReminderTime(visit).toISOString() },
  ] as const;
  await trx.insertInto('messages').values(rows).execute();
}

async function pickProperty(
  trx: Trx,
  dice: Dice,
  customerId: number,
  quote: QuoteWithItems,
): Promise<number> {
  const known = await trx
    .selectFrom('properties')
    .select('id')
    .where('customerId', '=', customerId)
    .executeTakeFirst();
  if (known) return known.id;
  const { zipCode, createdAt } = quote;
  const city = places.find((place) => place.zipCodes.some((code) => code === zipCode))?.name ?? '';
  const address = {
    street: `${100 + dice.whole(4900)} ${dice.pick(streets)}`,
    unit: dice.fraction() < 0.2 ? `Apt ${1 + dice.whole(20)}` : '',
    city,
    zipCode,
    accessNotes: dice.pick(accessNotes),
  };
  return (await addProperty(trx, customerId, address, new Date(createdAt))).id;
}

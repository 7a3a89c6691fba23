import { defaultBooking } from '#company/profile/booking.ts';
import { addDays, calendarDate, getInstant } from '#kit/time/dates.ts';
import { getWeekday } from '#kit/time/opening-hours.ts';
import { dayReminderTime, hoursReminderTime, windowEnd } from '#messages/planned/server/message-times.ts';

export interface Slot {
  date: string;
  windowFrom: string;
  windowTo: string;
  crewId: number;
}

/** Takes times for visits: one visit in each window of each crew, the first free one from a day on. */
export function openCalendar(crewIds: readonly number[]): (from: string) => Slot {
  const takenOn = new Map<string, number>();
  return (from) => {
    for (let date = from; ; date = addDays(date, 1)) {
      const weekday = getWeekday(date);
      const windows = defaultBooking.arrivalWindows.filter(({ days }) => days.includes(weekday));
      const taken = takenOn.get(date) ?? 0;
      const window = windows[Math.floor(taken / crewIds.length)];
      if (!window) continue;
      takenOn.set(date, taken + 1);
      const crewId = crewIds[taken % crewIds.length]!;
      return { date, windowFrom: window.from, windowTo: window.to, crewId };
    }
  };
}

/** The times of a visit. Local times take long to compute, and there are few days. */
export function visitTimes({ date, windowFrom, windowTo }: Slot) {
  const key = `${date} ${windowFrom}`;
  const known = timesByDay.get(key);
  if (known) return known;
  const visit = { date, windowFrom, windowTo };
  const times = {
    dayReminder: dayReminderTime(visit).toISOString(),
    hoursReminder: hoursReminderTime(visit).toISOString(),
    end: windowEnd(visit).toISOString(),
  };
  timesByDay.set(key, times);
  return times;
}

const timesByDay = new Map<string, Record<'dayReminder' | 'hoursReminder' | 'end', string>>();

/** `calendarDate` for times that only grow. */
export function growingDate(): (at: Date) => string {
  let date = '';
  let ends = Number.NEGATIVE_INFINITY;
  return (at) => {
    if (at.getTime() >= ends) {
      date = calendarDate(at);
      ends = getInstant(addDays(date, 1), 0).getTime();
    }
    return date;
  };
}

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultBooking } from '#company/profile/booking.ts';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { getDrivingTimes } from './driving.ts';
import { unkeepableVisits } from './unkeepable-visits.ts';
import { type BookingCalendar, type BusyTime, crewHoursOn, findWorkday } from './workday.ts';

const allDays: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const crew = { id: 1, hours: null, places: null, isActive: true };
const calendarWith = (
  changes: Partial<BookingCalendar> = {},
  settings: Partial<BookingCalendar['settings']> = {},
): BookingCalendar => ({
  settings: {
    hours: allDays.map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }],
    places: [],
    booking: { ...defaultBooking, bufferMinutes: 30 },
    ...settings,
  },
  ...{ crews: [crew], blocks: [], busyHours: [], driving: null, busy: [] },
  timeZone: 'America/Los_Angeles',
  now: new Date('2026-12-01T17:00:00Z'),
  ...changes,
});
/** A Thursday. */
const date = '2026-12-03';

test('a crew works its own hours, else the opening hours, and not on a closure or a free day', () => {
  const { settings } = calendarWith();
  const short = { ...crew, hours: [{ day: 4 as const, opens: '10:00', closes: '15:00' }] };
  const hours = (of: typeof crew | typeof short, on: string) => {
    const found = crewHoursOn(settings, of, on);
    return found && `${found.opens}-${found.closes}`;
  };
  assert.deepEqual(
    [hours(crew, date), hours(short, date), hours(short, '2026-12-04'), hours(crew, '2026-12-24')],
    ['08:00-18:00', '10:00-15:00', undefined, undefined],
  );
  assert.equal(findWorkday(calendarWith(), short, '2026-12-04'), undefined);
});

test('a day has its bounds in minutes, with time off in order, and the peaks', () => {
  const block = { id: 1, crewId: null, date, untilDate: null, reason: '', repeats: null };
  const driving = { between: () => undefined, peakHours: [['07:00', '09:30']] } as unknown as NonNullable<
    BookingCalendar['driving']
  >;
  const calendar = calendarWith({
    blocks: [{ ...block, from: '14:00', to: '15:00' }],
    busyHours: [{ crewId: 1, date, from: '09:00', to: '09:45' }],
    driving,
  });
  const { bounds, toDayVisit, toClock } = findWorkday(calendar, crew, date)!;
  assert.deepEqual(bounds, {
    ...{ opens: 480, closes: 1080, bufferMinutes: 30 },
    blocked: [
      { from: 540, to: 585 },
      { from: 840, to: 900 },
    ],
    driving: { between: driving.between, peaks: [{ from: 420, to: 570 }] },
  });
  assert.equal(findWorkday(calendarWith(), crew, date)!.bounds.driving, undefined);
  const time = { windowFrom: '08:00', windowTo: '10:00', durationMinutes: 60 };
  const visit = { from: 480, to: 600, minutes: 60, isForced: false, zipCode: '' };
  assert.deepEqual(toDayVisit(time), visit);
  assert.deepEqual(toDayVisit({ ...time, isForced: 1, zipCode: '91501' }), {
    ...visit,
    ...{ isForced: true, zipCode: '91501' },
  });
  assert.equal(toClock(615), '10:15');
});

test('a night on which the clock changes is as long as it is', () => {
  const hours = allDays.map((day) => ({ day, opens: '01:00', closes: '12:00' }));
  const day = (on: string) => {
    const { bounds, toClock } = findWorkday(calendarWith({}, { hours }), crew, on)!;
    return [bounds.opens, bounds.closes, toClock(bounds.closes)];
  };
  assert.deepEqual(day(date), [60, 720, '12:00']);
  assert.deepEqual(day('2027-03-14'), [60, 660, '12:00'], 'clocks go forward');
  assert.deepEqual(day('2026-11-01'), [60, 780, '12:00'], 'clocks go back');
  const early = allDays.map((day) => ({ day, opens: '04:00', closes: '12:00' }));
  assert.equal(findWorkday(calendarWith({}, { hours: early }), crew, '2027-03-14')!.bounds.opens, 240);
});

test('a visit is lost where its crew does not work any more; the others of the day are kept, those booked first before later ones', () => {
  const busy = (id: number | undefined, changes: Partial<BusyTime> = {}): BusyTime => ({
    ...(id !== undefined && { id }),
    ...{ crewId: 1, date, windowFrom: '08:00', windowTo: '08:00', durationMinutes: 60, ...changes },
  });
  const lost = (times: BusyTime[], changes: Partial<BookingCalendar> = {}) => [
    ...unkeepableVisits(calendarWith({ busy: times, ...changes })),
  ];
  assert.deepEqual(lost([busy(1)]), []);
  assert.deepEqual(lost([busy(1), busy(2)]), [2]);
  assert.deepEqual(lost([busy(1), busy(2, { date: '2026-12-04' })]), [], 'another day');
  assert.deepEqual(lost([busy(1), busy(2, { crewId: 2 })], { crews: [crew, { ...crew, id: 2 }] }), []);
  assert.deepEqual(lost([busy(1), busy(undefined)]), [], 'a hold has no id');
  const closed = { date: '2026-12-24' };
  assert.deepEqual(lost([busy(1, closed), busy(2, { ...closed, isForced: 1 })]), [1], 'a closure');
  assert.deepEqual(lost([busy(1, { crewId: 9 })]), [1], 'a crew that is gone');
  assert.deepEqual(lost([busy(1, { isForced: 1 }), busy(2)]), []);
});

test('driving takes the way by road at the speed of the hour, and some minutes within a ZIP code', () => {
  const points: Record<string, { latitude: number; longitude: number }> = {
    91501: { latitude: 34.19, longitude: -118.3 },
    91201: { latitude: 34.19, longitude: -118.2 },
    91502: { latitude: 34.29, longitude: -118.3 },
  };
  const on = { isOn: true, milesPerHour: 30, peakMilesPerHour: 15, peakHours: [] };
  const asked: string[] = [];
  const driving = getDrivingTimes(on, (zipCode) => {
    asked.push(zipCode);
    return points[zipCode];
  })!;
  assert.equal(
    getDrivingTimes({ ...on, isOn: false }, () => undefined),
    null,
  );
  // 5.72 miles east, 6.91 miles north, each times 1.3.
  assert.deepEqual(driving.between('91501', '91201'), { usual: 15, peak: 30 });
  assert.deepEqual(driving.between('91501', '91502-1234'), { usual: 18, peak: 36 });
  assert.deepEqual(driving.between('91501', '91501-1234'), { usual: 8, peak: 8 });
  assert.deepEqual([driving.between('91501', '99999'), driving.between('', '91501')], [undefined, undefined]);
  const before = asked.length;
  driving.between('91501', '91201');
  driving.between('91501', '99999');
  assert.equal(asked.length, before, 'each way is measured once');
});

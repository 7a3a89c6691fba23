import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Booking, bookingSchema, type Driving, defaultBooking } from '#company/profile/booking.ts';
import type { Weekday } from '#kit/time/opening-hours.ts';
import { crewForWindow, crewHasTime, offeredWindows, windowError } from './arrival-windows.ts';
import type { BookingCalendar, BusyTime } from './workday.ts';

const allDays: Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const places = [
  { name: 'Burbank', groups: [], tripFee: '0.00', zipCodes: ['91501', '91502'] },
  { name: 'Glendale', groups: [], tripFee: '0.00', zipCodes: ['91201', '91502'] },
];
const crew = (id: number, changes: Partial<BookingCalendar['crews'][number]> = {}) => ({
  id,
  hours: null,
  places: null,
  isActive: true,
  ...changes,
});

interface Changes extends Partial<Omit<BookingCalendar, 'settings' | 'now'>> {
  booking?: Partial<Booking>;
  settings?: Partial<BookingCalendar['settings']>;
  now?: string;
}

/** Open each day from 8 to 18, two windows, one crew; it is Tuesday, 9 AM in Los Angeles. */
const calendarWith = ({ booking, settings, now, ...changes }: Changes = {}): BookingCalendar => ({
  settings: {
    hours: allDays.map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    closures: [],
    places,
    booking: {
      ...defaultBooking,
      arrivalWindows: [
        { days: allDays, from: '10:00', to: '12:00' },
        { days: allDays, from: '08:00', to: '10:00' },
      ],
      ...booking,
    },
    ...settings,
  },
  crews: [crew(1)],
  blocks: [],
  busyHours: [],
  driving: null,
  busy: [],
  timeZone: 'America/Los_Angeles',
  now: new Date(now ?? '2026-12-01T17:00:00Z'),
  ...changes,
});
const busy = (date: string, changes: Partial<BusyTime> = {}): BusyTime => ({
  crewId: 1,
  date,
  windowFrom: '08:00',
  windowTo: '10:00',
  durationMinutes: 60,
  ...changes,
});
const sofa = { minutes: 60, zipCode: '91501' };
const list = (calendar: BookingCalendar, from: string, days = 1, visit = sofa) =>
  offeredWindows(calendar, visit, { from, days }).map(
    ({ date, windows }) => `${date.slice(5)}: ${windows.map((one) => `${one.from}–${one.to}`).join(', ')}`,
  );
const both = '08:00–10:00, 10:00–12:00';

describe('offered windows', () => {
  it('come in order, and days without any are left out', () => {
    const arrivalWindows = [
      { days: allDays, from: '08:00', to: '12:00' },
      { days: allDays, from: '08:00', to: '10:00' },
    ];
    assert.deepEqual(list(calendarWith({ booking: { arrivalWindows } }), '2026-12-03'), [
      '12-03: 08:00–10:00, 08:00–12:00',
    ]);
    const closures = [{ from: '2026-12-04', to: '2026-12-05', reason: 'Party' }];
    assert.deepEqual(list(calendarWith({ settings: { closures } }), '2026-12-03', 4), [
      `12-03: ${both}`,
      `12-06: ${both}`,
    ]);
  });

  it('begin after the notice, counted in elapsed hours', () => {
    const at = (now: string, date: string, minimumNoticeHours = 12) =>
      list(calendarWith({ now, booking: { minimumNoticeHours } }), date);
    assert.deepEqual(at('2026-12-02T04:00:00Z', '2026-12-02'), [`12-02: ${both}`], 'to the second');
    assert.deepEqual(at('2026-12-02T04:00:01Z', '2026-12-02'), ['12-02: 10:00–12:00']);
    // 8 AM on the day before: 23 hours to 8 AM where clocks go forward, 25 where they go back.
    assert.deepEqual(at('2027-03-13T16:00:00Z', '2027-03-14', 24), ['03-14: 10:00–12:00']);
    assert.deepEqual(at('2027-03-13T16:00:00Z', '2027-03-14', 23), [`03-14: ${both}`]);
    assert.deepEqual(at('2026-10-31T15:00:00Z', '2026-11-01', 25), [`11-01: ${both}`]);
    assert.deepEqual(at('2026-10-31T15:00:01Z', '2026-11-01', 25), ['11-01: 10:00–12:00']);
    assert.deepEqual(at('2026-12-02T16:00:00Z', '2026-12-02', 0), [`12-02: ${both}`], 'begins now');
    assert.deepEqual(at('2026-12-02T16:00:01Z', '2026-12-02', 0), ['12-02: 10:00–12:00'], 'has begun');
    assert.deepEqual(at('2026-12-02T16:00:00Z', '2026-12-01', 0), [], 'yesterday');
  });

  it('end with the last day of the horizon, on the calendar of the business', () => {
    const calendar = calendarWith({ now: '2026-12-02T05:00:00Z', booking: { horizonDays: 2 } });
    assert.deepEqual(list(calendar, '2026-12-02', 9), ['12-02: 10:00–12:00', `12-03: ${both}`]);
  });

  it('lie wholly within the opening hours', () => {
    const hours = (opens: string, closes: string) =>
      list(calendarWith({ settings: { hours: [{ day: 4, opens, closes }] } }), '2026-12-02', 3);
    assert.deepEqual(hours('08:00', '12:00'), [`12-03: ${both}`]);
    assert.deepEqual(hours('08:01', '12:00'), ['12-03: 10:00–12:00']);
    assert.deepEqual(hours('08:00', '11:59'), ['12-03: 08:00–10:00']);
  });

  it('leave time for the visit before the crew goes home', () => {
    const until = (closes: string, minutes: number) =>
      list(
        calendarWith({ crews: [crew(1, { hours: [{ day: 4, opens: '08:00', closes }] })] }),
        '2026-12-03',
        2,
        {
          ...sofa,
          minutes,
        },
      );
    assert.deepEqual(until('11:00', 60), [`12-03: ${both}`]);
    assert.deepEqual(until('11:00', 61), ['12-03: 08:00–10:00']);
    assert.deepEqual(until('20:00', 600), [`12-03: ${both}`], 'its own hours may be longer');
    assert.deepEqual(until('11:00', 181), []);
  });

  it('need an active crew that serves the ZIP code', () => {
    const zips = (changes: Parameters<typeof crew>[1]) =>
      ['91501', '91201', '91502', '91502-1234', '90001'].filter(
        (zipCode) =>
          list(calendarWith({ crews: [crew(1, changes)] }), '2026-12-03', 1, { ...sofa, zipCode }).length > 0,
      );
    assert.deepEqual(zips({}), ['91501', '91201', '91502', '91502-1234']);
    assert.deepEqual(zips({ places: ['Glendale'] }), ['91201', '91502', '91502-1234']);
    assert.deepEqual(zips({ places: [] }), []);
    assert.deepEqual(zips({ isActive: false }), []);
  });

  it('count visits and holds of that crew and day, without expired holds and the visit that moves', () => {
    const day = '2026-12-03';
    const full = { windowFrom: '08:00', windowTo: '08:00', durationMinutes: 570 };
    const taken = (...times: BusyTime[]) => list(calendarWith({ busy: times }), day).length === 0;
    assert(taken(busy(day, full)));
    assert(!taken(busy('2026-12-04', full), busy(day, { ...full, crewId: 2 })));
    assert(taken(busy(day, { ...full, heldUntil: '2026-12-01T17:00:01Z' })));
    assert(!taken(busy(day, { ...full, heldUntil: '2026-12-01T17:00:00Z' })), 'expired this moment');
    const moving = calendarWith({ busy: [busy(day, { ...full, id: 7 })] });
    const offered = (movedVisitId: number) =>
      offeredWindows(moving, { ...sofa, movedVisitId }, { from: day, days: 1 }).length > 0;
    assert.deepEqual([offered(7), offered(8)], [true, false]);
  });

  it('close with a visit that shorter hours made impossible its own window, and not the day', () => {
    const day = (windowFrom: string, windowTo: string, durationMinutes: number) =>
      list(
        calendarWith({ busy: [busy('2026-12-03', { windowFrom, windowTo, durationMinutes })] }),
        '2026-12-03',
      );
    assert.deepEqual(day('10:00', '12:00', 601), ['12-03: 08:00–10:00']);
    assert.deepEqual(day('08:00', '10:00', 601), ['12-03: 10:00–12:00']);
    assert.deepEqual(day('09:59', '10:01', 601), []);
    assert.deepEqual(day('12:00', '14:00', 601), [`12-03: ${both}`]);
  });

  it('take the faster way of a day where only that one fits', () => {
    const crews = [crew(1, { hours: [{ day: 4, opens: '08:00', closes: '11:00' }] })];
    const at = (usual: number, peak: number, peakHours: Driving['peakHours'] = [['09:00', '09:30']]) => {
      const driving = { between: () => ({ usual, peak }), peakHours };
      const taken = busy('2026-12-03', { windowTo: '08:00', zipCode: '91201' });
      return list(calendarWith({ crews, driving, busy: [taken] }), '2026-12-03');
    };
    assert.deepEqual(at(200, 10), [`12-03: ${both}`], 'a peak that is faster');
    assert.deepEqual(at(10, 200), []);
    assert.deepEqual(at(10, 200, [['09:01', '09:30']]), [`12-03: ${both}`], 'before the peak');
    assert.deepEqual(at(200, 10, []), []);
  });

  it('are nearby on a day on which a crew has a visit within twelve minutes', () => {
    const near = (changes: Partial<BusyTime>, usual?: number, movedVisitId?: number) => {
      const between = (from: string, to: string) =>
        from === '91201' && to === '91501' && usual !== undefined ? { usual, peak: usual } : undefined;
      const taken = busy('2026-12-03', { id: 7, zipCode: '91201', isForced: 1, ...changes });
      const calendar = calendarWith({ driving: { between, peakHours: [] }, busy: [taken] });
      const visit = { ...sofa, ...(movedVisitId !== undefined && { movedVisitId }) };
      return offeredWindows(calendar, visit, { from: '2026-12-03', days: 2 }).map(({ windows }) =>
        windows.every(({ nearby }) => nearby === true),
      );
    };
    assert.deepEqual(near({}, 12), [true, false]);
    assert.deepEqual(near({}, 13), [false, false]);
    assert.deepEqual(near({}), [false, false], 'a way that is not known');
    assert.deepEqual(near({ zipCode: null }, 5), [false, false]);
    assert.deepEqual(near({ id: undefined } as object, 5), [false, false], 'a hold');
    assert.deepEqual(near({}, 5, 7), [false, false], 'the visit that moves');
    const off = offeredWindows(calendarWith({ busy: [busy('2026-12-03', { id: 7 })] }), sofa, {
      from: '2026-12-03',
      days: 1,
    });
    assert.ok(
      off[0]!.windows.every((window) => !('nearby' in window)),
      'driving is off',
    );
  });

  it('end with the tenth visit of a crew’s day', () => {
    const short = Array.from({ length: 10 }, () =>
      busy('2026-12-03', { windowTo: '18:00', durationMinutes: 5 }),
    );
    const day = (times: BusyTime[]) =>
      list(calendarWith({ booking: { bufferMinutes: 0 }, busy: times }), '2026-12-03');
    assert.deepEqual(day(short.slice(1)), [`12-03: ${both}`]);
    assert.deepEqual(day(short), []);
  });

  it('never break the window of another visit, unless that one was forced', () => {
    const day = '2026-12-03';
    const afternoon = { windowFrom: '08:00', windowTo: '08:00', durationMinutes: 180 };
    assert.deepEqual(list(calendarWith({ busy: [busy(day, afternoon)] }), day), ['12-03: 10:00–12:00']);
    const forced = busy(day, { ...afternoon, isForced: 1 });
    assert.deepEqual(list(calendarWith({ busy: [forced] }), day), [`12-03: ${both}`]);
  });
});

describe('the crew of a window', () => {
  const place = { date: '2026-12-03', from: '08:00', to: '10:00' };
  const chosen = (crews: BookingCalendar['crews'], times: BusyTime[]) =>
    crewForWindow(calendarWith({ crews, busy: times }), sofa, place);

  it('is the one with the least to do that day, then the first', () => {
    assert.equal(chosen([crew(2), crew(1)], []), 1);
    assert.equal(chosen([crew(1), crew(2)], [busy(place.date)]), 2);
    assert.equal(chosen([crew(1), crew(2)], [busy(place.date), busy(place.date, { crewId: 2 })]), 1);
    assert.equal(chosen([crew(1), crew(2)], [busy('2026-12-04')]), 1, 'another day');
  });

  it('has time in the window, and none is chosen where no crew has', () => {
    const short = crew(2, { hours: [{ day: 4, opens: '09:30', closes: '10:00' }] });
    assert.equal(chosen([crew(1), short], [busy(place.date)]), 1);
    assert.equal(chosen([short], []), undefined);
  });
});

describe('a window that is not offered', () => {
  const error = (place: { date: string; from?: string; to?: string }, changes: Changes = {}) =>
    windowError(calendarWith(changes), { from: '08:00', to: '10:00', ...place });

  it('has a sentence that says why', () => {
    assert.equal(error({ date: '2026-12-03' }), null);
    assert.equal(error({ date: '2026-12-03', from: '08:30' }), 'windowNotOffered');
    assert.equal(error({ date: '2026-12-03', to: '10:30' }), 'windowNotOffered');
    assert.deepEqual(error({ date: '2026-12-02' }, { now: '2026-12-02T15:00:00Z' }), ['shortNotice', 12]);
    assert.equal(error({ date: '2026-11-30' }), 'timePassed');
    assert.deepEqual(error({ date: '2027-01-01' }), ['beyondHorizon', '2026-12-31']);
    const closures = [{ from: '2026-12-24', to: '2026-12-26', reason: 'Holidays' }];
    const closed = error({ date: '2026-12-26' }, { settings: { closures } });
    assert.deepEqual(closed, ['closedOn', '2026-12-26', 'Holidays']);
  });
});

describe('a crew that staff choose', () => {
  it('keeps any window of a day on which it works', () => {
    const calendar = calendarWith({ busy: [busy('2026-12-03', { durationMinutes: 300 })] });
    const evening = { date: '2026-12-03', from: '16:30', to: '17:00' };
    const can = (date: string, changes = {}) =>
      crewHasTime(calendar, crew(1, changes), { minutes: 90, zipCode: '91501' }, { ...evening, date });
    assert(can('2026-12-03'));
    assert(!can('2026-12-03', { hours: [{ day: 4, opens: '08:00', closes: '17:59' }] }));
    assert(!can('2026-12-03', { hours: [{ day: 5, opens: '08:00', closes: '20:00' }] }));
  });
});

describe('booking settings', () => {
  const found = (arrivalWindows: Booking['arrivalWindows']) =>
    bookingSchema
      .safeParse({ ...defaultBooking, arrivalWindows })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  it('name a window that a weekday has twice', () => {
    const morning = { from: '08:00', to: '10:00' };
    assert.deepEqual(
      found([
        { days: [1, 2], ...morning },
        { days: [2], ...morning },
      ]),
      ['arrivalWindows.1.days: Tuesday has 8 to 10 AM twice'],
    );
    assert.deepEqual(
      found([
        { days: [1], ...morning },
        { days: [2], ...morning },
      ]),
      [],
    );
    assert.deepEqual(
      found([
        { days: [1], ...morning },
        { days: [1], from: '08:00', to: '11:00' },
      ]),
      [],
    );
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toProfile } from '#company/profile/profile.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { crewRefusal } from '#visits/booking/crew-refusal.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { type BoardData, findCalendar, planBoard } from './plan-board.ts';

/** A Monday. */
const date = '2026-11-23';

const crew = (id: number, changes: Partial<Crew> = {}): Crew => ({
  id,
  name: `Crew ${id}`,
  color: '#0d6b63',
  hours: null,
  places: null,
  isActive: true,
  busyCalendar: null,
  visitsAhead: 0,
  version: 1,
  ...changes,
});

const visit = (id: number, from: string, to: string, changes: Partial<Visit> = {}) =>
  ({
    id,
    quoteId: id,
    crewId: 1,
    date,
    from,
    to,
    durationMinutes: 60,
    status: 'booked',
    forced: false,
    cannotBeKept: false,
    ...changes,
  }) as Visit;

const quote = (id: number, changes: Partial<Quote> = {}) =>
  ({
    id,
    firstName: `Quote ${id}`,
    lastName: '',
    preferredDate: date,
    preferredTime: null,
    serviceDetails: { items: [{ durationMinutes: 60, quantity: 1 }] },
    ...changes,
  }) as Quote;

function board(changes: Partial<BoardData> & { quotes?: Quote[] } = {}): BoardData {
  const { quotes = [], ...rest } = changes;
  const { hours, closures } = toProfile(defaultSettings);
  return {
    blocks: [],
    busyHours: [],
    zipPoints: [],
    schedule: {
      visits: quotes,
      wishes: [],
      wishCount: 0,
      undated: [],
      undatedCount: 0,
      openingHours: [...hours],
      closures: [...closures],
    },
    visits: [],
    crews: [crew(1), crew(2)],
    settings: defaultSettings,
    ...rest,
  } as BoardData;
}

const getSlots = (data: BoardData, crewId = 1) =>
  planBoard([date], data)[0]!
    .crews.find((plan) => plan.crew.id === crewId)!
    .slots.map(({ from, visits }) => [from, ...visits.map(({ id }) => id)]);

test('a visit stands in its window, and one at another time in the window before it', () => {
  const visits = [visit(1, '10:00', '12:00'), visit(2, '14:30', '15:30'), visit(3, '07:00', '08:00')];
  assert.deepEqual(getSlots(board({ visits })), [
    ['08:00', 3],
    ['10:00', 1],
    ['12:00'],
    ['14:00', 2],
    ['16:00'],
  ]);
});

test('a quote with a visit is shown once, as the visit; after the visit is cancelled, as the quote', () => {
  const shown = (status: Visit['status']) => {
    const visits = [visit(7, '08:00', '10:00', { status })];
    const day = planBoard([date], board({ visits, quotes: [quote(7)] }))[0]!;
    return [day.visits.length, day.crews[0]!.visitCount, day.visitCount];
  };
  assert.deepEqual(shown('booked'), [0, 1, 1]);
  assert.deepEqual(shown('done'), [0, 1, 1]);
  assert.deepEqual(shown('cancelled'), [1, 0, 1]);
});

test('a day counts the work of its crews and of quotes without one, beside the hours of active crews', () => {
  const visits = [visit(1, '08:00', '10:00'), visit(2, '08:00', '10:00', { crewId: 2, durationMinutes: 90 })];
  const crews = [
    crew(1, { hours: [{ day: 1, opens: '09:00', closes: '12:00' }] }),
    crew(2, { isActive: false }),
  ];
  const [day] = planBoard([date], board({ visits, crews, quotes: [quote(9)] }));
  assert.deepEqual([day!.workMinutes, day!.openMinutes, day!.visitCount], [60 + 90 + 60, 180, 3]);
  const [tuesday] = planBoard(['2026-11-24'], board({ visits, crews }));
  assert.deepEqual(
    tuesday!.crews.map((plan) => [plan.crew.id, plan.hours]),
    [[1, undefined]],
    'a crew without hours is off, and an inactive one without visits is left out',
  );
});

test('a closure leaves the visits of its day on the board and no hours', () => {
  const settings = { ...defaultSettings, closures: [{ from: date, to: date, reason: 'Holiday' }] };
  const [day] = planBoard([date], board({ visits: [visit(1, '08:00', '10:00')], settings }));
  assert.deepEqual([day!.openMinutes, day!.crews[0]!.visitCount], [0, 1]);
  assert.ok(day!.crews[0]!.slots.every(({ isOffered }) => !isOffered));
});

test('the calendar of the board refuses what the day cannot hold, and frees the place of the moved visit', () => {
  const visits = [
    visit(1, '08:00', '10:00', { durationMinutes: 300 }),
    visit(2, '08:00', '10:00', { status: 'done' }),
  ];
  const calendar = findCalendar(board({ visits }), new Date('2026-11-20T12:00:00Z'));
  const at = (crewId: number, movedVisitId?: number) =>
    crewRefusal(
      calendar,
      crewId,
      { minutes: 300, zipCode: '91501', ...(movedVisitId !== undefined && { movedVisitId }) },
      { date, from: '08:00', to: '10:00' },
    );
  assert.match(at(1) ?? '', /doesn’t have time/);
  assert.equal(at(2), null);
  assert.equal(at(1, 1), null);
});

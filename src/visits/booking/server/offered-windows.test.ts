import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { Visit, WindowDay } from '#visits/visits/visits.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import {
  type Asked,
  crewCanTake,
  getWindows,
  isOffered,
  isOutOfRange,
  nextDate,
  type OracleWorld,
  offeredWindows,
  type Slot,
  type Taken,
} from '../../../../tests/support/window-oracle.ts';
import { address, getProblem, openBooking, parseVisit } from './booking.fixture.ts';

const timeZone = 'America/Los_Angeles';
/** `ORACLE_RUNS` compares more worlds. */
const numRuns = Number(process.env.ORACLE_RUNS ?? 12);

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const dayTimes = Array.from({ length: 27 }, (_, index) => clock(7 * 60 + index * 30));
/** Around the hour that is skipped or repeated when the clocks change. */
const nightTimes = ['00:00', '00:30', '03:00', '03:30', '04:00', '05:00', '06:00', '07:00'];

const getSpan = (times: string[]) =>
  fc
    .uniqueArray(fc.constantFrom(...times), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.toSorted() as [string, string]);

const getWeek = (times: string[]) => {
  const hours = fc.oneof(
    { weight: 3, arbitrary: fc.constant([times[1]!, times.at(-3)!] as [string, string]) },
    { weight: 2, arbitrary: getSpan(times) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  return fc
    .array(hours, { minLength: 7, maxLength: 7 })
    .filter((days) => days.some(Boolean))
    .map((days) =>
      days.flatMap((span, index) => (span ? [{ day: index + 1, opens: span[0], closes: span[1] }] : [])),
    );
};

const minutes = fc.integer({ min: 1, max: 18 }).map((count) => count * 15);

const anyWorld = (times: string[]) =>
  fc.record({
    // Around both changes of the clocks, and an ordinary week.
    begin: fc.constantFrom('2026-10-31T07:00Z', '2026-11-21T08:00Z', '2027-03-13T08:00Z'),
    minutesLater: fc.integer({ min: 0, max: 60 }).map((halves) => halves * 30),
    hours: getWeek(times),
    // Mostly windows that exist on every day, so that visits compete.
    windows: fc.uniqueArray(
      fc.record({
        days: fc.oneof(
          fc.constant([1, 2, 3, 4, 5, 6, 7]),
          fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
        ),
        span: getSpan(times),
      }),
      { minLength: 1, maxLength: 6, selector: ({ span }) => span.join() },
    ),
    notice: fc.integer({ min: 0, max: 30 }),
    horizon: fc.integer({ min: 1, max: 8 }),
    buffer: fc.constantFrom(0, 15, 30, 45),
    laterBuffer: fc.option(fc.constantFrom(0, 30, 60), { freq: 4 }),
    closures: fc.array(fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 1 })), {
      maxLength: 1,
    }),
    crews: fc.array(
      fc.record({
        hours: fc.option(getWeek(times), { freq: 2 }),
        places: fc.constantFrom(null, null, [0], [1]),
        isActive: fc.constantFrom(true, true, true, false),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    durations: fc.tuple(minutes, fc.integer({ min: 1, max: 2 })),
    place: fc.integer({ min: 0, max: 1 }),
    // On few days and crews, so that the days fill.
    visits: fc.array(
      fc.record({
        crew: fc.integer({ min: 0, max: 2 }),
        day: fc.integer({ min: 0, max: 3 }),
        span: getSpan(times),
        minutes,
        place: fc.integer({ min: 0, max: 1 }),
        isForced: fc.boolean(),
        isCancelled: fc.constantFrom(false, false, false, true),
      }),
      { maxLength: 9 },
    ),
    holds: fc.array(fc.nat(), { maxLength: 2 }),
    holdMinutes: fc.integer({ min: 1, max: 60 }),
    minutesUntilAsked: fc.integer({ min: 0, max: 70 }),
    from: fc.integer({ min: -1, max: 3 }),
    days: fc.integer({ min: 1, max: 10 }),
    picks: fc.array(fc.nat(), { minLength: 6, maxLength: 6 }),
  });

type AnyWorld = ReturnType<typeof anyWorld> extends fc.Arbitrary<infer World> ? World : never;
type App = Awaited<ReturnType<typeof openBooking>>;

const pick = <Item>(items: readonly Item[], number: number) => items[number % items.length];

async function openOracle(context: Parameters<typeof openBooking>[0]) {
  const app = await openBooking(context);
  const { adminCall } = app.t;
  for (const name of ['Crew 2', 'Crew 3']) await adminCall('POST', visitApi.crews, { name });
  const { places } = (await (await adminCall('GET', adminApi.settings)).json()) as {
    places: { name: string; zipCodes: string[] }[];
  };
  return { app, places: [places[0]!, places.at(-1)!] as const };
}

type Oracle = Awaited<ReturnType<typeof openOracle>>;

/** The form asks for an open day. */
const openDate = ({ now, hours }: OracleWorld) => {
  const dates = Array.from({ length: 7 }, (_, index) =>
    nextDate(new Date(now).toISOString().slice(0, 10), 9 + index),
  );
  return dates.find((date) => hours.some(({ day }) => day === (new Date(date).getUTCDay() || 7)));
};

const ok = async (answer: Response, ...statuses: number[]) => {
  assert.ok(statuses.includes(answer.status), `${answer.status} ${await answer.clone().text()}`);
  return answer;
};

/** Builds the world through the front door; where staff are refused or not must already agree with the rules. */
async function build({ app, places }: Oracle, drawn: AnyWorld) {
  const { t } = app;
  const start = Date.parse(drawn.begin) + drawn.minutesLater * 60_000;
  t.setNow(new Date(start).toISOString());
  for (const table of ['visitHolds', 'visits', 'rateLimits'] as const)
    await t.deps.db.deleteFrom(table).execute();
  const today = new Date(start - 8 * 3_600_000).toISOString().slice(0, 10);
  const arrivalWindows = drawn.windows.map(({ days, span: [from, to] }) => ({ days: [...days], from, to }));
  const closures = drawn.closures.map(([day, length]) => ({
    from: nextDate(today, day),
    to: nextDate(today, day + length),
    reason: 'Holiday',
  }));
  const settings = (await (await t.adminCall('GET', adminApi.settings)).json()) as {
    booking: object;
    updatedAt: string;
  };
  const { updatedAt: _time, ...rest } = settings;
  const booking = {
    ...settings.booking,
    selfBooking: true,
    arrivalWindows,
    minimumNoticeHours: drawn.notice,
    horizonDays: drawn.horizon,
    bufferMinutes: drawn.buffer,
    holdMinutes: drawn.holdMinutes,
    changeCutoffHours: 0,
    // Has a brute force of its own, `visit-order.test.ts`.
    driving: { isOn: false, milesPerHour: 28, peakMilesPerHour: 18, peakHours: [] },
  };
  const body = { ...rest, hours: drawn.hours, booking, closures };
  await ok(await t.adminCall('PUT', adminApi.settings, body), 200);
  const crews = (await (await t.adminCall('GET', visitApi.crews)).json()) as Crew[];
  for (const [index, crew] of crews.entries()) {
    const { hours, places: served, isActive } = drawn.crews[index]!;
    const names = served?.map((place) => places[place as 0 | 1].name) ?? null;
    await ok(
      await t.adminCall('PATCH', visitApi.crew(crew.id), {
        version: crew.version,
        hours,
        places: names,
        isActive,
      }),
      200,
    );
  }
  const world: OracleWorld = {
    now: start,
    timeZone,
    hours: drawn.hours,
    closures,
    arrivalWindows,
    minimumNoticeHours: drawn.notice,
    horizonDays: drawn.horizon,
    bufferMinutes: drawn.buffer,
    crews: crews.map(({ id }, index) => {
      const { hours, places: served, isActive } = drawn.crews[index]!;
      return { id, hours, isActive, places: served?.map((place) => places[place as 0 | 1].name) ?? null };
    }),
    taken: [],
  };
  const days = await busyDays(world, today);
  for (const visit of drawn.visits)
    await addStaffVisit({ app, places }, world, { ...visit, date: pick(days, visit.day)! });
  return { world, today };
}

/** The first days of the world on which anything can happen. */
const busyDays = async (world: OracleWorld, today: string) => {
  const dates = Array.from({ length: 9 }, (_, index) => nextDate(today, index));
  const open = dates.filter((date) => getWindows(world, date).length > 0);
  return [...open, ...dates].slice(0, 4);
};

async function addStaffVisit(
  { app, places }: Oracle,
  world: OracleWorld,
  drawn: AnyWorld['visits'][number] & { date: string },
) {
  const { t } = app;
  const crew = world.crews[drawn.crew]!;
  const place = places[drawn.place as 0 | 1];
  await t.deps.db.deleteFrom('rateLimits').execute();
  const lead = await app.lead({ quote: { zipCode: place.zipCodes[0], preferredDate: openDate(world) } });
  const [from, to] = drawn.span;
  const body = {
    quoteId: lead.quoteId,
    crewId: crew.id,
    date: drawn.date,
    from,
    to,
    durationMinutes: drawn.minutes,
  };
  const slot = { date: drawn.date, from, to };
  const hasTime = crewCanTake(world, crew, slot, { minutes: drawn.minutes, place: place.name });
  let answer = await t.adminCall('POST', visitApi.visits, body);
  if (answer.status === 409) await getProblem(answer.clone(), 'crew-full');
  assert.equal(answer.status, hasTime ? 201 : 409, `staff book ${JSON.stringify({ slot, crew, drawn })}`);
  if (!hasTime) {
    if (!drawn.isForced) return;
    answer = await ok(await t.adminCall('POST', visitApi.visits, { ...body, force: true }), 201);
  }
  const visit = (await answer.json()) as Visit;
  assert.equal(visit.forced, !hasTime);
  if (drawn.isCancelled) {
    const { version } = visit;
    await ok(await t.adminCall('PATCH', visitApi.visit(visit.id), { version, status: 'cancelled' }), 200);
    return;
  }
  world.taken.push({ ...slot, crewId: crew.id, minutes: drawn.minutes, isForced: visit.forced });
}

/** The crew of a hold is the product's choice; it must be one that has time. */
async function hold({ app, places }: Oracle, world: OracleWorld, place: number, slot: Slot) {
  await app.t.deps.db.deleteFrom('rateLimits').execute();
  const { name, zipCodes } = places[place as 0 | 1];
  const lead = await app.lead({ quote: { zipCode: zipCodes[0], preferredDate: openDate(world) } });
  await ok(await app.hold(lead, slot), 201);
  const held = await app.t.deps.db
    .selectFrom('visitHolds')
    .select(['crewId', 'heldUntil', 'durationMinutes'])
    .where('quoteId', '=', lead.quoteId)
    .executeTakeFirstOrThrow();
  const crew = world.crews.find(({ id }) => id === held.crewId)!;
  assert.ok(crewCanTake(world, crew, slot, { minutes: held.durationMinutes, place: name }));
  return {
    ...slot,
    crewId: crew.id,
    minutes: held.durationMinutes,
    isForced: false,
    until: Date.parse(held.heldUntil),
  };
}

async function askAndBook(oracle: Oracle, drawn: AnyWorld) {
  const { app, places } = oracle;
  const { t } = app;
  const { world, today } = await build(oracle, drawn);
  const place = places[drawn.place as 0 | 1];
  const [length, quantity] = drawn.durations;
  const serviceId = await addService(t.deps.db, { durationMinutes: length });
  const zipCode = place.zipCodes[0]!;
  const lead = await app.lead({
    quote: { zipCode, items: [{ serviceId, quantity }], preferredDate: openDate(world) },
  });
  const asked: Asked = { minutes: length * quantity, place: place.name };

  const holds: (Taken & { until: number })[] = [];
  for (const number of drawn.holds) {
    const other = { minutes: 120, place: place.name };
    const free = offeredWindows({ ...world, taken: [...world.taken, ...holds] }, other, today, 10);
    const day = pick(free, number);
    if (!day) continue;
    const slot = { date: day.date, ...pick(day.windows, number)! };
    holds.push(await hold(oracle, { ...world, taken: [...world.taken, ...holds] }, drawn.place, slot));
  }
  world.now += drawn.minutesUntilAsked * 60_000;
  t.setNow(new Date(world.now).toISOString());
  world.taken.push(...holds.filter(({ until }) => until > world.now));
  if (drawn.laterBuffer !== null) {
    await app.setBooking({ bufferMinutes: drawn.laterBuffer });
    world.bufferMinutes = drawn.laterBuffer;
  }

  const from = nextDate(today, drawn.from);
  const offered = await app.windows(lead, `?from=${from}&days=${drawn.days}`);
  assert.deepEqual(offered, offeredWindows(world, asked, from, drawn.days), 'offered windows');

  const all = Array.from({ length: drawn.horizon + 2 }, (_, index) =>
    getWindows(world, nextDate(today, index)),
  ).flat();
  const free = all.filter((slot) => isOffered(world, slot, asked));
  const refused = all.filter((slot) => !isOffered(world, slot, asked));
  const property = { ...address, zipCode };
  const wrong = pick(refused, drawn.picks[0]!);
  if (wrong) {
    const answer = await app.book(lead, { ...wrong, property });
    await mustRefuse(answer, world, asked, wrong);
    assert.equal((await app.hold(lead, wrong)).status, answer.status);
  }
  const right = pick(free, drawn.picks[1]!);
  if (!right) return 'full';
  if (drawn.picks[2]! % 2) await ok(await app.hold(lead, right), 201);
  const own = await parseVisit(await app.book(lead, { ...right, property }));
  assert.equal(own.durationMinutes, asked.minutes);
  await mustHaveTime(app, world, asked, own);

  assert.deepEqual(
    await app.windows(lead, `?from=${from}&days=${drawn.days}`),
    offeredWindows(world, asked, from, drawn.days),
    'windows for the move',
  );
  const wrongMove = pick(refused, drawn.picks[3]!);
  if (wrongMove) {
    await mustRefuse(await app.move(lead, { version: own.version, ...wrongMove }), world, asked, wrongMove);
  }
  const rightMove = pick(free, drawn.picks[4]!)!;
  const answer = await ok(await app.move(lead, { version: own.version, ...rightMove }), 200);
  const moved = await parseVisit(answer, 200);
  assert.deepEqual([moved.date, moved.from, moved.to], [rightMove.date, rightMove.from, rightMove.to]);
  await mustHaveTime(app, world, asked, moved);
  return 'booked';
}

async function mustHaveTime(
  app: App,
  world: OracleWorld,
  asked: Asked,
  { id, date, from, to }: Slot & { id: number },
) {
  const { crewId, forced } = (await app.visitsOn(date)).find((visit) => visit.id === id)!;
  assert.equal(forced, false);
  const crew = world.crews.find((one) => one.id === crewId)!;
  assert.ok(crewCanTake(world, crew, { date, from, to }, asked), `${crew.id} has time`);
}

async function mustRefuse(answer: Response, world: OracleWorld, asked: Asked, slot: Slot) {
  const isClosed = world.closures.some(({ from, to }) => from <= slot.date && slot.date <= to);
  if (isClosed || isOutOfRange(world, slot)) {
    assert.equal(answer.status, 422, `${JSON.stringify(slot)} ${await answer.clone().text()}`);
    return;
  }
  assert.equal(answer.status, 409, `${JSON.stringify(slot)} ${await answer.clone().text()}`);
  const { windows } = (await getProblem(answer, 'window-taken')) as Problem & { windows: WindowDay[] };
  for (const { date, windows: listed } of windows) {
    assert.deepEqual([{ date, windows: listed }], offeredWindows(world, asked, date, 1), 'fresh windows');
  }
  const today = new Date(world.now - 8 * 3_600_000).toISOString().slice(0, 10);
  assert.equal(
    windows.length > 0,
    offeredWindows(world, asked, today, 14).length > 0,
    'fresh windows are listed',
  );
}

for (const [name, times] of [
  ['by day', dayTimes],
  ['by night, when the clocks change', nightTimes],
] as const) {
  test(`windows, holds, bookings and moves agree with every order of a crew’s day, ${name}`, async (context) => {
    const oracle = await openOracle(context);
    const outcomes: Record<string, number> = {};
    await fc.assert(
      fc.asyncProperty(anyWorld([...times]), async (drawn) => {
        const outcome = await askAndBook(oracle, drawn);
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }),
      { numRuns, endOnFailure: process.env.ORACLE_SHRINK === undefined },
    );
    assert.ok((outcomes.booked ?? 0) > 0, JSON.stringify(outcomes));
  });
}

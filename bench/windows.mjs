/** The arrival windows of 30 days for 4 crews with 8 visits each a day: the check alone, and the call with a database. */
import { serve } from '@hono/node-server';
import { defaultBooking } from '#company/profile/booking.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { getBatches } from '#kit/db/batches.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { addDays } from '#kit/time/dates.ts';
import { ensureQuotePage } from '#sales/quotes/server/quote-pages.queries.ts';
import { getQuote } from '#sales/quotes/server/quotes.queries.ts';
import { offeredWindows } from '#visits/booking/arrival-windows.ts';
import { getDrivingTimes } from '#visits/booking/driving.ts';
import { loadZipPoints } from '#visits/visits/server/zip-points.ts';
import { createTestApp } from '../tests/support/app.ts';
import { addService } from '../tests/support/catalog.ts';
import { quoteBody } from '../tests/support/leads.ts';
import { median } from './load.mjs';
import { onPostgres } from './on-postgres.mjs';
import { markdownTable, ms } from './report.mjs';
import { scaled } from './scale.mjs';

const days = 30;
const crews = 4;
const visitsOfDay = 8;
const warmUps = 5;
const rounds = warmUps + scaled(20, 1);
const today = '2026-12-01';

/** Minutes of each visit: days with room, days that are nearly full, and days in which no order is left. */
const kinds = {
  'with room': { minutes: (visit) => 20 + visit },
  'nearly full': { minutes: (visit) => 30 + visit },
  full: { minutes: (visit) => 42 + visit },
  'with room, driving': { minutes: (visit) => 10 + visit, isDriving: true },
  'nearly full, driving': { minutes: (visit) => 24 + visit, isDriving: true },
  'full, driving': { minutes: (visit) => 36 + visit, isDriving: true },
};

/** Around Burbank, so that neighbors are a few minutes apart and others half an hour. */
const zipCodes = ['91501', '91201', '91601', '91505', '91101', '90012', '91502', '90210'];

export async function measureWindows() {
  const findPoint = await loadZipPoints();
  const rows = Object.entries(kinds).map(([kind, { minutes, isDriving = false }]) => {
    const calendar = findCalendar(minutes, { ...defaultBooking.driving, isOn: isDriving }, findPoint);
    const times = Array.from({ length: rounds }, () => time(calendar)).slice(warmUps);
    const took = times.map((each) => each.took);
    return [kind, String(time(calendar).windows), ms(median(took)), ms(getLate(took))];
  });
  const called = { SQLite: await measureCall(), Postgres: await onPostgres(measureCall) };
  for (const [engine, { took, windows }] of Object.entries(called)) {
    rows.push([`the call, ${engine}, driving`, String(windows), ms(median(took)), ms(getLate(took))]);
  }
  return markdownTable(
    [
      `Arrival windows of ${days} days, ${crews} crews, ${visitsOfDay} visits each a day`,
      'offered',
      'median',
      '95th percentile',
    ],
    rows,
  );
}

/** The 95th percentile. */
const getLate = (took) => took.toSorted((one, other) => one - other)[Math.ceil(took.length * 0.95) - 1];

/** From the request over HTTP to the last byte. */
async function measureCall() {
  const t = await createTestApp({ now: `${today}T08:00:00Z` });
  const server = await new Promise((resolve) => {
    const started = serve({ fetch: t.app.fetch, port: 0, hostname: '127.0.0.1' }, () => resolve(started));
  });
  try {
    const path = await addBusyMonth(t);
    const url = `http://127.0.0.1:${server.address().port}${path}?from=${today}&days=${days}`;
    const took = [];
    let windows = 0;
    for (let round = 0; round < rounds; round++) {
      const begin = performance.now();
      const offered = await (await fetch(url)).json();
      took.push(performance.now() - begin);
      windows = offered.reduce((sum, day) => sum + day.windows.length, 0);
    }
    return { took: took.slice(warmUps), windows };
  } finally {
    server.close();
    await t.close();
  }
}

/** The path of the windows of a quote, in a month whose days are nearly full. */
async function addBusyMonth({ deps: { db, clock }, call, adminCall }) {
  const serviceId = await addService(db, { durationMinutes: 45 });
  const lead = async (email) => {
    const answer = await call('POST', api.contact, quoteBody([{ serviceId, quantity: 1 }], {}, { email }));
    return (await answer.json()).quoteId;
  };
  const [asking, other] = [await lead('ana@example.com'), await lead('bea@example.com')];
  const { token } = await inTransaction(db, (trx) => ensureQuotePage(trx, asking, clock()));
  for (let id = 2; id <= crews; id++) await adminCall('POST', visitApi.crews, { name: `Crew ${id}` });
  const { customerId } = await getQuote(db, other);
  const times = { createdAt: today, updatedAt: today };
  const properties = await db
    .insertInto('properties')
    .values(zipCodes.map((zipCode) => ({ ...times, customerId, street: '1 Oak St', zipCode })))
    .returning(['id', 'zipCode'])
    .execute();
  const propertyIds = new Map(properties.map(({ id, zipCode }) => [zipCode, id]));
  const visits = listBusy(kinds['nearly full, driving'].minutes).map(({ zipCode, ...visit }) => ({
    ...visit,
    ...times,
    quoteId: other,
    customerId,
    propertyId: propertyIds.get(zipCode),
    status: 'booked',
    kind: 'clean',
  }));
  for (const batch of getBatches(visits)) await db.insertInto('visits').values(batch).execute();
  return quoteApi.windows(token);
}

function time(calendar) {
  const begin = performance.now();
  const offered = offeredWindows(calendar, { minutes: 45, zipCode: '91501' }, { from: today, days });
  const took = performance.now() - begin;
  return { took, windows: offered.reduce((sum, { windows }) => sum + windows.length, 0) };
}

function findCalendar(minutes, driving, findPoint) {
  return {
    settings: {
      ...defaultSettings,
      places: [{ name: 'Burbank', groups: [], zipCodes: ['91501'] }],
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opens: '08:00', closes: '18:00' })),
    },
    crews: Array.from({ length: crews }, (_, index) => ({
      id: index + 1,
      hours: null,
      places: null,
      isActive: true,
    })),
    blocks: [],
    busyHours: [],
    driving: getDrivingTimes(driving, findPoint),
    busy: listBusy(minutes),
    timeZone: 'America/Los_Angeles',
    now: new Date(`${today}T08:00:00Z`),
  };
}

/** Each visit has a length of its own and one of four windows in turn, which is the slowest to decide. */
function listBusy(minutes) {
  const windows = defaultBooking.arrivalWindows;
  const busy = [];
  for (let day = 0; day < days; day++) {
    for (let crewId = 1; crewId <= crews; crewId++) {
      for (let visit = 0; visit < visitsOfDay; visit++) {
        const { from, to } = windows[(visit + crewId) % 4];
        busy.push({
          crewId,
          date: addDays(today, day),
          windowFrom: from,
          windowTo: to,
          durationMinutes: minutes(visit),
          zipCode: zipCodes[(visit + crewId + day) % zipCodes.length],
        });
      }
    }
  }
  return busy;
}

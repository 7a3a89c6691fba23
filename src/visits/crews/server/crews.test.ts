import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';

const list = async ({ adminCall }: TestApp) =>
  (await adminCall('GET', visitApi.crews)).json() as Promise<Crew[]>;
const getErrors = async (response: Response) => {
  const { errors } = (await response.json()) as { errors: { path: string; message: string }[] };
  return errors.map(({ path, message }) => `${path}: ${message}`);
};

test('a crew is added, listed and changed field by field', async (t) => {
  const app = await openTestApp(t);
  const [first] = await list(app);
  assert.deepEqual(
    { ...first, id: 0 },
    {
      id: 0,
      name: 'Crew 1',
      color: '#0d6b63',
      hours: null,
      places: null,
      isActive: true,
      busyCalendar: null,
      visitsAhead: 0,
      version: 1,
    },
  );
  const added = await app.adminCall('POST', visitApi.crews, { name: ' North ', color: '#112233' });
  assert.equal(added.status, 201);
  const crew = (await added.json()) as Crew;
  assert.deepEqual([crew.name, crew.version, crew.hours, crew.places], ['North', 1, null, null]);

  const { places } = (await (await app.adminCall('GET', adminApi.settings)).json()) as {
    places: { name: string }[];
  };
  const served = places.slice(0, 2).map(({ name }) => name);
  const hours = [
    { day: 5, opens: '09:00', closes: '12:00' },
    { day: 2, opens: '10:00', closes: '15:00' },
  ];
  const changed = await app.adminCall('PATCH', visitApi.crew(crew.id), { places: served, hours, version: 1 });
  assert.equal(changed.status, 200);
  assert.deepEqual(await changed.json(), { ...crew, places: served, hours: hours.toReversed(), version: 2 });
  await app.adminCall('PATCH', visitApi.crew(crew.id), { places: null, isActive: false });
  const [, last] = await list(app);
  assert.deepEqual(last, {
    ...crew,
    places: null,
    hours: hours.toReversed(),
    isActive: false,
    version: 3,
  });
});

test('a crew changed on an older version is refused with the present one', async (t) => {
  const app = await openTestApp(t);
  const [crew] = await list(app);
  assert.ok(crew);
  const change = (body: object) => app.adminCall('PATCH', visitApi.crew(crew.id), body);
  assert.equal((await change({ color: '#222222', version: 1 })).status, 200);
  const refused = await change({ color: '#333333', version: 1 });
  assert.equal(refused.status, 409);
  const { code, current } = (await refused.json()) as { code: string; current: Crew };
  assert.deepEqual([code, current], ['version-conflict', { ...crew, color: '#222222', version: 2 }]);
  const repeated = await change({ color: '#222222', version: 1 });
  assert.deepEqual([repeated.status, ((await repeated.json()) as Crew).version], [200, 2]);
  assert.equal((await app.adminCall('PATCH', visitApi.crew(9999), { isActive: true })).status, 404);
});

test('a name is taken once, also when two people choose it at the same moment', async (t) => {
  const app = await openTestApp(t);
  const add = (name: string) => app.adminCall('POST', visitApi.crews, { name });
  assert.deepEqual(await getErrors(await add('CREW 1')), ['name: Another crew has this name']);
  const statuses = await Promise.all(
    ['South', 'south', 'SOUTH'].map(async (name) => (await add(name)).status),
  );
  assert.deepEqual(statuses.toSorted(), [201, 422, 422]);
  const crews = await list(app);
  assert.equal(crews.length, 2);
  const rename = await app.adminCall('PATCH', visitApi.crew(crews[1]?.id ?? 0), { name: 'crew 1' });
  assert.equal(rename.status, 422);
});

test('a crew that cannot be right is refused at its field', async (t) => {
  const app = await openTestApp(t);
  const day = { day: 1, opens: '08:00', closes: '12:00' };
  const wrong: [object, string][] = [
    [{ name: '  ' }, 'name'],
    [{ color: 'red' }, 'color'],
    [{ places: ['Atlantis'] }, 'places'],
    [{ hours: [] }, 'hours'],
    [{ hours: [day, day] }, 'hours'],
    [{ hours: [{ ...day, closes: '08:00' }] }, 'hours.0.closes'],
    [{ isActive: 'yes' }, 'isActive'],
  ];
  for (const [fields, path] of wrong) {
    const answer = await app.adminCall('POST', visitApi.crews, { name: 'New', ...fields });
    assert.equal(answer.status, 422, path);
    assert.ok((await getErrors(answer)).some((error) => error.startsWith(`${path}:`)));
  }
  assert.equal((await list(app)).length, 1);
});

test('a crew says how many open visits it has from today on, and keeps them when it is no longer active', async (t) => {
  const app = await openTestApp(t, { now: '2026-12-02T07:30:00Z' });
  const [crew] = await list(app);
  assert.ok(crew);
  const quoteId = await addQuote(app);
  const visit = async (date: string, status: 'booked' | 'done' | 'on-the-way' = 'booked') =>
    addVisitRow(app, { quoteId, crewId: crew.id, date, status });
  for (const date of ['2026-11-30', '2026-12-01', '2026-12-05']) await visit(date);
  await visit('2026-12-06', 'done');
  await visit('2026-12-01', 'on-the-way');
  const ahead = async () => (await list(app))[0]?.visitsAhead;
  assert.equal(await ahead(), 3, 'in Los Angeles it is still December 1');
  const off = await app.adminCall('PATCH', visitApi.crew(crew.id), { isActive: false });
  assert.equal(((await off.json()) as Crew).visitsAhead, 3);
  assert.equal((await app.deps.db.selectFrom('visits').select('id').execute()).length, 5);
});

test('nobody reads or changes crews without the session of an administrator', async (t) => {
  const app = await openTestApp(t);
  assert.equal((await app.call('GET', visitApi.crews)).status, 401);
  assert.equal((await app.call('POST', visitApi.crews, { name: 'Mine' })).status, 401);
  assert.equal((await app.call('PATCH', visitApi.crew(1), { name: 'Mine' })).status, 401);
});

async function addQuote(app: TestApp): Promise<number> {
  const serviceId = await addService(app.deps.db);
  const answer = await app.adminCall('POST', adminApi.quotes, {
    firstName: 'Ana',
    phone: '(818) 555-0111',
    items: [{ serviceId, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
  });
  assert.equal(answer.status, 201);
  return ((await answer.json()) as Quote).id;
}

/** A row, so that the visit may lie in the past. */
async function addVisitRow(
  { deps: { db } }: TestApp,
  visit: { quoteId: number; crewId: number; date: string; status: 'booked' | 'done' | 'on-the-way' },
): Promise<void> {
  const createdAt = '2026-11-01T00:00:00Z';
  const keys = { emailKey: '', phoneDigits: '', lastNameKey: '', searchText: '' };
  const { id } = await db
    .insertInto('customers')
    .values({
      firstName: 'Ana',
      lastName: '',
      email: '',
      phone: '',
      ...keys,
      createdAt,
      updatedAt: createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('visits')
    .values({
      ...visit,
      customerId: id,
      windowFrom: '08:00',
      windowTo: '10:00',
      durationMinutes: 60,
      kind: 'clean',
      createdAt,
      updatedAt: createdAt,
    })
    .execute();
}

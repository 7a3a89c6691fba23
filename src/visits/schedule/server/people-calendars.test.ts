import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import {
  addUser,
  openSecondInstance,
  openSite,
  readCookie,
  rightPassword,
} from '../../../../tests/support/accounts.ts';

test('each person has a calendar link, which follows their role and ends with them, on every instance', async (t) => {
  const site = await openSite(t);
  const second = await openSecondInstance(t, site);
  await addUser(site.deps, 'kim');
  const kim = readCookie(await site.logIn('kim', rightPassword));
  const dana = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com', role: 'office' };
  const added = await site.call('POST', adminApi.people, kim, dana);
  const { id, password, version } = (await added.json()) as AddedPerson;
  const cookie = readCookie(await site.logIn('dana', password));
  const getLink = async (path: string, who: string) =>
    new URL(((await (await site.get(path, who)).json()) as { url: string }).url).pathname;
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (path) => (await second.get(path, '')).status));

  const own = await getLink(adminApi.calendarFeed, kim);
  const all = await getLink(adminApi.calendarFeed, cookie);
  assert.notEqual(all, own);
  const { id: crewId } = (await (
    await site.call('POST', visitApi.crews, kim, { name: 'Crew 2' })
  ).json()) as {
    id: number;
  };
  const first = await getLink(visitApi.crewCalendarFeed(1), cookie);
  const other = await getLink(visitApi.crewCalendarFeed(crewId), cookie);
  assert.deepEqual(await statuses([all, first, other]), [200, 200, 200]);

  // Crews have nobody’s calendar but their own.
  const change = { role: 'crew', crewId, version };
  assert.equal((await site.call('PATCH', adminApi.person(id), kim, change)).status, 200);
  assert.deepEqual(await statuses([all, first, other]), [200, 404, 200]);

  assert.equal((await site.call('DELETE', adminApi.person(id), kim)).status, 200);
  assert.deepEqual(await statuses([all, first, other, own]), [404, 404, 404, 200]);
});

test('a calendar link of a former office member shows the visits of the own crew for the days that a crew sees', async (t) => {
  const site = await openSite(t);
  const { db } = site.deps;
  await addUser(site.deps, 'kim');
  const kim = readCookie(await site.logIn('kim', rightPassword));
  const { url } = (await (await site.get(adminApi.calendarFeed, kim)).json()) as { url: string };
  const { pathname } = new URL(url);
  const time = new Date(site.deps.clock()).toISOString();
  const contact = {
    firstName: 'Ana',
    lastName: 'Lopez',
    email: '',
    phone: '',
    createdAt: time,
    updatedAt: time,
  };
  const customer = await db
    .insertInto('customers')
    .values({ ...contact, emailKey: '', phoneDigits: '', lastNameKey: 'lopez', searchText: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const crew = await db
    .insertInto('crews')
    .values({ name: 'Crew 2', color: 'teal', createdAt: time, updatedAt: time })
    .returning('id')
    .executeTakeFirstOrThrow();
  const dayAfter = (days: number) =>
    new Date(site.deps.clock().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const add = async (crewId: number, days: number) => {
    const quote = await db
      .insertInto('quotes')
      .values({
        ...contact,
        ...{ customerId: customer.id, zipCode: '91501', serviceCategory: 'couch', serviceTitle: 'Sofa' },
        ...{ subtotalCents: 0, discountPercent: 0, totalCents: 0, contactMethod: 'sms', notes: '' },
        ...{ adminNotes: '', status: 'scheduled', searchText: '' },
      } as never)
      .returning('id')
      .executeTakeFirstOrThrow();
    const slot = { date: dayAfter(days), windowFrom: '08:00', windowTo: '10:00', durationMinutes: 60 };
    const visit = { quoteId: quote.id, customerId: customer.id, crewId, status: 'booked', kind: 'clean' };
    await db
      .insertInto('visits')
      .values({ ...slot, ...visit, createdAt: time, updatedAt: time } as never)
      .execute();
    return quote.id;
  };
  const quotes = [await add(crew.id, 2), await add(crew.id, 20), await add(1, 2)];
  const shown = async () => {
    const text = await (await site.get(pathname, '')).text();
    return quotes.map((id) => text.includes(`visit-${id}@`));
  };
  assert.deepEqual(await shown(), [true, true, true]);
  const change = { role: 'crew', crewId: crew.id };
  await db.updateTable('users').set(change).where('username', '=', 'kim').execute();
  assert.deepEqual(await shown(), [true, false, false]);
  await db.updateTable('users').set({ role: 'guest' }).where('username', '=', 'kim').execute();
  assert.equal((await site.get(pathname, '')).status, 404);
});

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { address, openBooking, parseVisit, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { CrewVisit, VisitState } from '#visits/crews/crew-visits.ts';
import type { Visit } from '#visits/visits/visits.ts';
import type { TestApp } from '../../../../tests/support/app.ts';
import { makePhoto } from '../../../../tests/support/photos.ts';

export const checklist = ['Vacuum both sides', 'Pre-treat spots'];

/** 8:30 on the day of the visit, in the business's time zone. */
export const morning = '2026-12-01T16:30:00.000Z';

/** A visit of crew 1 whose service has a checklist, on its morning, and two people of each crew. */
export async function openVisit(context: TestContext) {
  const site = await openBooking(context);
  const { t, serviceId } = site;
  await t.adminCall('PUT', adminApi.service(serviceId), { checklist });
  const lead = await site.lead();
  const { id } = await parseVisit(await site.book(lead, { property: address }));
  const [booked] = await site.visitsOn();
  const crew = await t.adminCall('POST', visitApi.crews, { name: 'Crew 2' });
  const { id: otherCrewId } = (await crew.json()) as { id: number };
  const own = await signInAs(t, 'sam', { role: 'crew', crewId: booked!.crewId });
  const mate = await signInAs(t, 'max', { role: 'crew', crewId: booked!.crewId });
  const stranger = await signInAs(t, 'lou', { role: 'crew', crewId: otherCrewId });
  t.setNow(morning);
  return {
    ...site,
    own,
    mate,
    stranger,
    lead,
    id,
    otherCrewId,
    staffVisit: async () => (await (await t.adminCall('GET', visitApi.visit(id))).json()) as Visit,
    crewVisit: async () => (await (await own('GET', visitApi.visitDay(id))).json()) as CrewVisit,
    /** Records a fact as sam, unless `as` is somebody else. */
    record: (fact: object, { key = randomUUID(), as = own }: { key?: string; as?: Caller } = {}) =>
      as('POST', visitApi.visitFacts(id), { ...entry, ...fact }, { 'Idempotency-Key': key }),
    photo: async (
      fields: Record<string, string> = {},
      { key = randomUUID(), as = own }: { key?: string; as?: Caller } = {},
    ) => {
      const { at, seen } = entry;
      const form = new FormData();
      for (const [name, value] of Object.entries({ at, ...seen, stage: 'before', ...fields }))
        form.set(name, value);
      form.set('image', new File([new Uint8Array(await makePhoto(40, 30))], 'x.jpg', { type: 'image/jpeg' }));
      return as('POST', visitApi.visitPhotos(id), form, { 'Idempotency-Key': key });
    },
  };
}

/** Every entry from a phone has these. */
export const entry = { at: morning, seen: { date: tuesday.date, from: tuesday.from, to: tuesday.to } };

type Caller = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Response>;

async function signInAs(t: TestApp, username: string, rights: object): Promise<Caller> {
  const person = { name: username, username, email: `${username}@example.com`, ...rights };
  const added = await t.adminCall('POST', adminApi.people, person);
  assert.equal(added.status, 201, await added.clone().text());
  const { password } = (await added.json()) as { password: string };
  const answer = await t.call('POST', api.login, { username, password });
  const Cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return async (method, path, body, headers) =>
    body instanceof FormData
      ? t.app.request(path, { method, body, headers: { ...headers, Cookie } })
      : t.call(method, path, body, { ...headers, Cookie });
}

export const getState = async (answer: Response, status = 201): Promise<VisitState> => {
  assert.equal(answer.status, status, await answer.clone().text());
  return (await answer.json()) as VisitState;
};

import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { calendarDate } from '#kit/time/dates.ts';
import type { AddedPerson } from '#office/team/people.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CrewVisit } from '#visits/crews/crew-visits.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { expectComplaints, openPage, widths } from './browser.ts';
import { adminCookie, callAsOwner, fillSignIn } from './journeys.ts';
import { makePhoto } from './photos.ts';
import { untilSeen, untilStored } from './worker-panel.ts';

const lineComplaints = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[139]|503/;

const today = () => calendarDate(new Date());

/** `width` tells one photo from another. */
export async function addVisitPhoto(origin: string, visitId: number, stage: string, width: number) {
  const form = new FormData();
  const fields = { stage, at: new Date().toISOString(), date: today(), from: '08:00', to: '10:00' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const bytes = new Uint8Array(await makePhoto(width, 600));
  form.set('image', new File([bytes], 'photo.jpg', { type: 'image/jpeg' }));
  const answer = await fetch(origin + visitApi.visitPhotos(visitId), {
    method: 'POST',
    body: form,
    headers: { Cookie: await adminCookie(origin), 'Idempotency-Key': randomUUID() },
  });
  assert.equal(answer.status, 201, await answer.clone().text());
}

/** A visit of today of a crew that only this test has, with somebody who drives. */
export async function bookVisitToday(origin: string, customer: string, serviceId = 1) {
  const crew = await callAsOwner<{ id: number }>(origin, 'POST', visitApi.crews, {
    name: `Crew ${customer}`,
  });
  const username = `crew.${customer.toLowerCase()}`;
  const person = await callAsOwner<AddedPerson>(origin, 'POST', adminApi.people, {
    name: 'Sam Reyes',
    username,
    email: `${username}@example.com`,
    role: 'crew',
    crewId: crew.id,
  });
  const quote = await callAsOwner<Quote>(origin, 'POST', adminApi.quotes, {
    firstName: customer,
    phone: '(818) 555-0111',
    items: [{ serviceId, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
    notes: 'Coffee on the left armrest',
  });
  const property = await callAsOwner<{ id: number }>(
    origin,
    'POST',
    `/api/admin/customers/${quote.customerId}/properties`,
    { street: '120 Olive Ave', city: 'Burbank', zipCode: '91501', accessNotes: 'Gate code 4471' },
  );
  const visit = await callAsOwner<Visit>(origin, 'POST', visitApi.visits, {
    quoteId: quote.id,
    crewId: crew.id,
    propertyId: property.id,
    date: today(),
    from: '08:00',
    to: '10:00',
    force: true,
  });
  return {
    person,
    visit,
    quote,
    stored: () => callAsOwner<CrewVisit>(origin, 'GET', visitApi.visitDay(visit.id)),
  };
}

type Booked = Awaited<ReturnType<typeof bookVisitToday>>;

/** The phone of the crew, with today's visits stored. */
export async function openCrewPhone(
  browser: Browser,
  origin: string,
  { person, visit }: Pick<Booked, 'person' | 'visit'>,
  options: Parameters<typeof openPage>[1] = {},
): Promise<Page> {
  const page = await openPage(browser, {
    viewport: widths.phone,
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'allow',
    ...options,
  });
  expectComplaints(page, lineComplaints);
  await page.goto(origin + customerScreens.today);
  await fillSignIn(page, person);
  await page.getByRole('heading', { name: 'Your visits' }).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilStored(page, '/api/auth/me');
  // The first answers may have come before the worker was ready.
  await page.reload();
  await page.getByRole('link', { name: new RegExp(visit.customerName) }).waitFor();
  await untilSeen(page, visitApi.visits, visit.customerName);
  return page;
}

/** As a camera would. */
export const takePhoto = async (page: Page, stage: 'before' | 'after', bytes: Buffer) =>
  page
    .getByLabel(`Photo ${stage}`)
    .setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: bytes });

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { openMessages, type SentEmail } from './messages.fixture.ts';

const findLink = (email: SentEmail | undefined) =>
  /https?:\S+\/calculator\?\S+/.exec(email?.text ?? '')?.[0] ?? '';

test('a due-again email opens the calculator with all that was cleaned and is still offered', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const { db } = t.deps;
  const sectional = await addService(db, { title: 'Sectional', discountedPriceCents: 189_00 });
  const mattress = await addService(db, { category: 'mattress', title: 'Queen mattress' });
  const addOn = await addService(db, { title: 'Stain protection', isAddOn: 1 });
  const retired = await addService(db, { category: 'chair', title: 'Old chair' });
  const lead = await app.lead({
    quote: {
      zipCode: '91501-1234',
      items: [
        { serviceId: mattress, quantity: 1 },
        { serviceId: sectional, quantity: 2 },
        { serviceId: addOn, quantity: 2 },
        { serviceId: retired, quantity: 3 },
      ],
    },
  });
  const booked = await t.adminCall('POST', visitApi.visits, {
    quoteId: lead.quoteId,
    crewId: 1,
    date: '2026-12-01',
    from: '08:00',
    to: '10:00',
    force: true,
  });
  assert.equal(booked.status, 201, await booked.clone().text());
  const visit = (await booked.json()) as { id: number; version: number };
  t.setNow('2026-12-01T19:00:00.000Z');
  await t.adminCall('PATCH', visitApi.visit(visit.id), { version: visit.version, status: 'done' });
  await app.run();
  assert.equal((await t.adminCall('DELETE', adminApi.service(retired))).status, 200);
  const [email] = await app.at('2027-12-01T19:00:00.000Z');
  const link = new URL(findLink(email));
  assert.equal(link.search, `?service=${mattress},${sectional}x2,${addOn}x2&zip=91501`);

  const html = await (await t.app.request(`${link.pathname}${link.search}&plain=`)).text();
  const data = JSON.parse(/id="data"[^>]*>(.*?)<\/script>/s.exec(html)![1]!);
  assert.deepEqual(data.linkedCart, { [mattress]: 1, [sectional]: 2, [addOn]: 2 });
  assert.deepEqual([data.zipCode, data.isSelectionUnavailable], ['91501', false]);
});

test('where nothing of the visit is offered any more, the link opens its category', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const lead = await app.lead();
  const visit = await parseVisit(await app.book(lead));
  t.setNow('2026-12-01T19:00:00.000Z');
  await t.adminCall('PATCH', visitApi.visit(visit.id), { version: visit.version, status: 'done' });
  await app.run();
  await t.adminCall('PUT', adminApi.service(app.serviceId), { isActive: false });
  const [email] = await app.at('2027-12-01T19:00:00.000Z');
  assert.equal(new URL(findLink(email)).search, '?category=couch&zip=91501');
});

test('after two visits on one day, one due-again email is sent', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', phone: '(818) 555-0111' };
  t.setNow('2026-12-01T15:00:00.000Z');
  for (const [from, to] of [
    ['08:00', '10:00'],
    ['12:00', '14:00'],
  ]) {
    const { quoteId } = await app.lead({ contact });
    const place = { date: '2026-12-01', from, to };
    const booked = await t.adminCall('POST', visitApi.visits, { quoteId, crewId: 1, ...place, force: true });
    assert.equal(booked.status, 201, await booked.clone().text());
    const { id, version } = (await booked.json()) as { id: number; version: number };
    await t.adminCall('PATCH', visitApi.visit(id), { version, status: 'done' });
  }
  await app.run();
  const emails = await app.at('2027-12-01T19:00:00.000Z');
  assert.equal(emails.filter((email) => findLink(email) !== '').length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { textableDigits } from '#kit/sms/server/area-codes.ts';
import { getProblem, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { startPushService } from '../../../../tests/support/push-service.ts';
import { openMessages } from './messages.fixture.ts';

const byText = { quote: { contactMethod: 'sms' } };

test('numbers of the fifty states, the District and Canada may be texted, and none abroad or at extra cost', () => {
  for (const phone of ['(818) 555-0111', '+1 202 555 0142', '907-555-0142', '808 555 0142', '416-555-0142']) {
    assert.notEqual(textableDigits(phone), null, phone);
  }
  const areas = ['876', '658', '809', '829', '849', '787', '939', '671', '684', '340', '670', '900', '976'];
  for (const area of areas) assert.equal(textableDigits(`(${area}) 555-0142`), null, area);
  for (const phone of ['(818) 976-0142', '+52 55 1234 5678', '']) {
    assert.equal(textableDigits(phone), null, phone);
  }
});

test('a lead that asks for texts abroad is refused at its phone, and one by email gets none', async (context) => {
  const app = await openMessages(context);
  const contact = { phone: '(876) 555-0142' };
  const items = [{ serviceId: app.serviceId, quantity: 1 }];
  const refused = await app.t.call('POST', api.contact, quoteBody(items, byText.quote, contact));
  assert.equal(refused.status, 422);
  const problem = (await refused.json()) as { errors: { path: string }[] };
  assert.deepEqual(
    problem.errors.map(({ path }) => path),
    ['phone'],
  );
  const lead = await app.lead({ contact, quote: { contactMethod: 'email' } });
  await parseVisit(await app.book(lead, { phone: contact.phone }));
  assert.equal((await app.run()).length, 1);
  assert.deepEqual(app.gateway.texts, []);
});

test('what the website causes texts a number three times a day; the rest waits, and leaves if it is still true', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead(byText);
  let { version, id } = await parseVisit(await app.book(lead));
  await app.run();
  const days = ['2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07'];
  for (const date of days) {
    const to = { date, from: '08:00', to: '10:00' };
    ({ version, id } = await parseVisit(await app.move(lead, { version, ...to }), 200));
    await app.run();
  }
  assert.equal(app.gateway.texts.length, 3, 'booked, and moved twice');
  // Staff's own are not counted.
  const moved = await app.t.adminCall('PATCH', `/api/admin/visits/${id}`, {
    version,
    from: '10:00',
    to: '12:00',
  });
  assert.equal(moved.status, 200, await moved.text());
  await app.run();
  assert.equal(app.gateway.texts.length, 4);
  assert.match(app.gateway.texts[3]!.body, /10 AM to 12 PM/);
  await app.at('2026-11-22T16:00:00.000Z');
  assert.equal(app.gateway.texts.length, 4, 'what was held up is no longer true');
});

test('beyond the limit of a day texts are held up until the next, and the owner hears at four fifths', async (context) => {
  const app = await openMessages(context);
  const service = await startPushService();
  context.after(service.close);
  assert.equal((await app.t.adminCall('POST', alertApi.devices, service.device('phone'))).status, 201);
  assert.equal((await changeSettings(app.t, { texts: { dailyLimit: 5, pricePerPart: '' } })).status, 200);
  for (let index = 0; index < 6; index += 1) {
    const lead = await app.lead(byText);
    await parseVisit(
      await app.book(lead, { date: `2026-12-0${index + 1}`.replace('06', '07'), from: '10:00', to: '12:00' }),
    );
    await app.run();
    if (index === 4) app.t.setNow('2026-11-21T20:00:00.000Z');
  }
  assert.equal(app.gateway.texts.length, 5);
  const { db } = app.t.deps;
  const jobs = await db.selectFrom('outbox').select(['kind', 'payload']).orderBy('kind').execute();
  const warnings = jobs.filter(({ payload }) => payload.includes('4 of today’s 5 texts'));
  assert.deepEqual(
    warnings.map(({ kind }) => kind),
    ['email', 'push'],
  );
  const held = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'text')
    .where('status', '=', 'pending')
    .execute();
  assert.match(held[0]?.lastError ?? '', /^Held up: /);

  const test = await app.t.adminCall('POST', messagePaths.test, {
    kind: 'thanks',
    text: 'Thank you.',
    channel: 'text',
    phone: '(818) 555-0142',
  });
  await getProblem(test.clone(), 'too-many-requests');
  assert.match(test.headers.get('Retry-After') ?? '', /^\d+$/);
  await app.at('2026-11-22T16:00:00.000Z');
  assert.equal(app.gateway.texts.length, 6, 'nothing is lost');
});

test('one number gets one pair of follow-ups a week, about the newest quote', async (context) => {
  const app = await openMessages(context);
  const contact = { email: '', phone: '(818) 555-0142' };
  for (let index = 0; index < 4; index += 1) await app.lead({ ...byText, contact });
  await app.run();
  app.gateway.texts.length = 0;
  await app.at('2026-11-23T18:00:00.000Z');
  await app.at('2026-11-26T18:00:00.000Z');
  const followUps = app.gateway.texts.filter(({ body }) => !body.includes('we have your quote request'));
  assert.equal(followUps.length, 2);
});

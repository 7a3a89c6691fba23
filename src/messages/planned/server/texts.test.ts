import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messagePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openMessages } from './messages.fixture.ts';

const byText = { quote: { contactMethod: 'sms' } };

test('what answers the customer’s own act leaves at night, and what staff do waits for 8 AM', async (context) => {
  const app = await openMessages(context);
  // 9 PM.
  app.t.setNow('2026-11-22T05:00:00.000Z');
  const lead = await app.lead(byText);
  const { id, version } = await parseVisit(await app.book(lead, { from: '12:00', to: '14:00' }));
  assert.equal((await app.run()).length, 1, 'the email goes right away');
  const [text, ...more] = app.gateway.texts.splice(0);
  assert.deepEqual(more, []);
  assert.equal(text?.to, '+18185551001');
  assert.match(text.body, /your visit is booked: Tuesday, December 1, 12 to 2 PM/);
  assert.match(text.body, /\/quote\//);
  const moved = await app.t.adminCall('PATCH', visitApi.visit(id), { version, from: '14:00', to: '16:00' });
  assert.equal(moved.status, 200, await moved.text());
  await app.at('2026-11-22T15:59:00.000Z');
  assert.deepEqual(app.gateway.texts, []);
  await app.at('2026-11-22T16:00:00.000Z');
  assert.equal(app.gateway.texts.length, 1);
});

test('a text about a visit that is too soon to change offers no change', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead(byText);
  app.t.setNow('2026-11-30T20:00:00.000Z');
  await parseVisit(await app.book(lead));
  await app.run();
  const [text] = app.gateway.texts;
  assert.match(text!.body, /\nSee your visit: http/);
  assert.doesNotMatch(text!.body, /[Cc]hange|cancel/);
});

test('a text that waits for the morning is dropped if the window has begun by then', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead(byText);
  await parseVisit(await app.book(lead));
  await app.at('2026-12-01T01:00:00.000Z');
  app.gateway.texts.length = 0;
  // Two hours before 8 AM.
  assert.equal((await app.at('2026-12-01T14:00:00.000Z')).length, 1);
  await app.at('2026-12-01T16:00:00.000Z');
  assert.deepEqual(app.gateway.texts, []);
});

test('a text about a move waits for the morning, and is dropped if the new window has begun by then', async (context) => {
  for (const [from, to, expected] of [
    ['08:00', '10:00', []],
    ['12:00', '14:00', ['+18185551001']],
  ] as const) {
    const app = await openMessages(context);
    const lead = await app.lead(byText);
    const { id, version } = await parseVisit(await app.book(lead, { from: '10:00', to: '12:00' }));
    // 9 PM the day before.
    await app.at('2026-12-01T05:00:00.000Z');
    app.gateway.texts.length = 0;
    const moved = await app.t.adminCall('PATCH', visitApi.visit(id), { version, from, to });
    assert.equal(moved.status, 200, await moved.text());
    assert.equal((await app.run()).length, 1, 'the email goes right away');
    await app.at('2026-12-01T16:00:00.000Z');
    const texts = app.gateway.texts.filter(({ body }) => !body.includes('today'));
    assert.deepEqual(
      texts.map(({ to }) => to),
      expected,
    );
  }
});

test('the night ends at 8 AM in the business’s time zone, even when the clocks change', async () => {
  const { nextTextTime } = await import('#delivery/texts/server/text-hours.ts');
  const cases = [
    // Clocks go back on November 1, 2026, and forward on March 14, 2027.
    ['2026-11-01T04:30:00.000Z', '2026-11-01T16:00:00.000Z'],
    ['2027-03-14T05:30:00.000Z', '2027-03-14T15:00:00.000Z'],
    ['2027-03-14T15:00:00.000Z', '2027-03-14T15:00:00.000Z'],
    ['2027-03-15T02:59:00.000Z', '2027-03-15T02:59:00.000Z'],
    ['2027-03-15T03:00:00.000Z', '2027-03-15T15:00:00.000Z'],
  ];
  for (const [now, next] of cases) assert.equal(nextTextTime(new Date(now!)).toISOString(), next);
});

test('a text is sent later if the gateway was down, and never again if its response was lost', async (context) => {
  let mode: 'down' | 'silent' | 'up' = 'down';
  let calls = 0;
  const app = await openMessages(context, (response) => {
    calls += 1;
    if (mode === 'up') return undefined;
    if (mode === 'down') response.writeHead(503).end();
    return true;
  });
  const lead = await app.lead(byText);
  await parseVisit(await app.book(lead));
  await app.run();
  assert.equal(calls, 1);
  mode = 'up';
  await app.at('2026-11-21T18:01:00.000Z');
  assert.equal(app.gateway.texts.length, 1);

  mode = 'silent';
  const other = await app.lead(byText);
  await parseVisit(await app.book(other, { date: '2026-12-02', phone: '(818) 555-0777' }));
  await app.run();
  assert.equal(calls, 3);
  mode = 'up';
  for (const time of ['2026-11-21T18:10:00.000Z', '2026-11-21T20:00:00.000Z']) await app.at(time);
  assert.equal(calls, 3);
});

test('STOP ends texts, START resumes them, and every text is stored as a reply', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const receive = (fields: Record<string, string>, password = 'secret') => {
    const entries = Object.entries({ From: '+18185551001', To: '+18185550100', ...fields });
    const url = t.deps.config.publicUrl + messagePaths.incoming;
    return t.app.request(messagePaths.incoming, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Twilio-Signature': textSignature(password, url, entries),
      },
      body: new URLSearchParams(entries).toString(),
    });
  };
  const lead = await app.lead(byText);
  assert.equal((await receive({ Body: 'Hi', MessageSid: 'SM0' }, 'wrong')).status, 401);
  const replies = async () =>
    (await t.deps.db.selectFrom('customerNotes').select(['kind', 'text']).execute()).map(({ text }) => text);
  assert.deepEqual(await replies(), []);
  const stopped = await receive({ Body: ' Stop. ', MessageSid: 'SM1' });
  assert.equal(stopped.status, 200);
  assert.match(stopped.headers.get('Content-Type') ?? '', /^text\/xml/);
  assert.equal((await receive({ Body: ' Stop. ', MessageSid: 'SM1' })).status, 200);
  assert.deepEqual(await replies(), ['Stop.'], 'a repeated post is one reply');
  await parseVisit(await app.book(lead));
  assert.equal((await app.run()).length, 1, 'emails go on');
  assert.deepEqual(app.gateway.texts, []);
  assert.match(await (await receive({ Body: 'HELP', MessageSid: 'SM2' })).text(), /<Message>.*call/);
  await receive({ Body: 'start', MessageSid: 'SM3' });
  await app.at('2026-12-01T01:00:00.000Z');
  assert.equal(app.gateway.texts.length, 1);

  const emails = async () =>
    (await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute()).filter(
      ({ payload }) => payload.includes('A customer replied by text'),
    ).length;
  assert.equal(await emails(), 0, 'keywords are no news');
  assert.doesNotMatch(await (await receive({ Body: 'Yes!', MessageSid: 'SM4' })).text(), /<Message>/);
  assert.equal(await emails(), 1, 'YES from somebody who gets texts is an answer');
  await receive({ Body: 'Cancel', MessageSid: 'SM5' });
  assert.equal(await emails(), 2, 'CANCEL may be about the visit');
  assert.match(await (await receive({ Body: 'Yes', MessageSid: 'SM6' })).text(), /texts again/);
  assert.equal(await emails(), 2);
});

test('a gateway that is down for an hour gets each text once it is back, and none whose time is over', async (context) => {
  let isDown = true;
  const app = await openMessages(context, (response) => {
    if (!isDown) return undefined;
    response.writeHead(500).end();
    return true;
  });
  const lead = await app.lead(byText);
  await parseVisit(await app.book(lead, { from: '12:00', to: '14:00' }));
  const from = Date.parse('2026-11-21T18:00:00.000Z');
  for (let minute = 0; minute < 60; minute += 1) await app.at(new Date(from + minute * 60_000).toISOString());
  assert.equal(app.gateway.texts.length, 0);
  isDown = false;
  for (let minute = 60; minute < 300; minute += 1) {
    await app.at(new Date(from + minute * 60_000).toISOString());
  }
  assert.equal(app.gateway.texts.length, 1);

  app.gateway.texts.length = 0;
  isDown = true;
  // Two hours before the window, and down until it has begun.
  for (const time of ['18:00', '18:30', '19:30']) await app.at(`2026-12-01T${time}:00.000Z`);
  isDown = false;
  for (const time of ['20:00', '20:30', '22:00', '23:30']) await app.at(`2026-12-01T${time}:00.000Z`);
  assert.ok(!app.gateway.texts.some(({ body }) => /be there today/.test(body)));
});

test('follow-ups by text wait for the morning too, and STOP drops one that waits', async (context) => {
  const app = await openMessages(context);
  // 10 PM, so that the follow-up is due at 10 PM.
  app.t.setNow('2026-11-22T06:00:00.000Z');
  const first = await app.lead({ quote: { contactMethod: 'sms' } });
  const second = await app.lead({ quote: { contactMethod: 'sms' } });
  assert.notEqual(first.quoteId, second.quoteId);
  await app.run();
  app.gateway.texts.length = 0;
  await app.at('2026-11-24T06:00:00.000Z');
  assert.equal(app.gateway.texts.length, 0);
  await app.t.deps.db
    .insertInto('messageOptOuts')
    .values({ contact: '8185551001', createdAt: '2026-11-24T07:00:00.000Z' })
    .execute();
  await app.at('2026-11-24T16:00:00.000Z');
  assert.deepEqual(
    app.gateway.texts.map(({ to, body }) => [to, /Reply STOP to end texts\.$/.test(body)]),
    [['+18185551002', true]],
  );
});

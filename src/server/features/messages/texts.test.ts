import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visitOf } from '#server/features/booking/booking.fixture.ts';
import { textSignature } from '#server/sms/text-signature.ts';
import { messagePaths } from '#shared/customer-paths.ts';
import { openMessages } from './messages.fixture.ts';

const byText = { quote: { contactMethod: 'sms' } };

test('who chose texts gets them too, between 8 AM and 8 PM', async (context) => {
  const app = await openMessages(context);
  // 9 PM.
  app.t.setNow('2026-11-22T05:00:00.000Z');
  const lead = await app.lead(byText);
  await visitOf(await app.book(lead, { from: '12:00', to: '14:00' }));
  assert.equal((await app.run()).length, 1, 'the email goes at once');
  assert.equal(app.gateway.texts.length, 0);
  await app.at('2026-11-22T15:59:00.000Z');
  assert.equal(app.gateway.texts.length, 0);
  await app.at('2026-11-22T16:00:00.000Z');
  const [text, ...more] = app.gateway.texts;
  assert.deepEqual(more, []);
  assert.equal(text?.to, '+18185551001');
  assert.match(text.body, /your visit is booked: Tuesday, December 1, 12:00 PM-2:00 PM/);
  assert.match(text.body, /\/quote\//);
});

test('a text that waits for the morning is dropped once the window has begun', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead(byText);
  await visitOf(await app.book(lead));
  await app.at('2026-12-01T01:00:00.000Z');
  app.gateway.texts.length = 0;
  // Two hours before 8 AM.
  assert.equal((await app.at('2026-12-01T14:00:00.000Z')).length, 1);
  await app.at('2026-12-01T16:00:00.000Z');
  assert.deepEqual(app.gateway.texts, []);
});

test('the night ends at 8 AM of the business on the days when the clocks change', async () => {
  const { nextTextTime } = await import('./message-times.ts');
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

test('a gateway that is down gets the text later, and one whose answer was lost never again', async (context) => {
  let mode: 'down' | 'silent' | 'up' = 'down';
  let calls = 0;
  const app = await openMessages(context, (response) => {
    calls += 1;
    if (mode === 'up') return undefined;
    if (mode === 'down') response.writeHead(503).end();
    return true;
  });
  const lead = await app.lead(byText);
  await visitOf(await app.book(lead));
  await app.run();
  assert.equal(calls, 1);
  mode = 'up';
  await app.at('2026-11-21T18:01:00.000Z');
  assert.equal(app.gateway.texts.length, 1);

  mode = 'silent';
  const other = await app.lead(byText);
  await visitOf(await app.book(other, { date: '2026-12-02', phone: '(818) 555-0777' }));
  await app.run();
  assert.equal(calls, 3);
  mode = 'up';
  for (const time of ['2026-11-21T18:10:00.000Z', '2026-11-21T20:00:00.000Z']) await app.at(time);
  assert.equal(calls, 3);
});

test('STOP ends texts, START begins them, and any text is a reply', async (context) => {
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
  await visitOf(await app.book(lead));
  assert.equal((await app.run()).length, 1, 'emails go on');
  assert.deepEqual(app.gateway.texts, []);
  assert.match(await (await receive({ Body: 'HELP', MessageSid: 'SM2' })).text(), /<Message>.*call/);
  await receive({ Body: 'start', MessageSid: 'SM3' });
  await app.at('2026-12-01T01:00:00.000Z');
  assert.equal(app.gateway.texts.length, 1);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { openConversations } from '#messages/conversations/server/conversations.fixture.ts';

const call = { CallSid: 'CA1', AccountSid: 'AC1', From: '+17475550199', To: '+18185550100' };

test('a call rings the phone of Settings for 20 seconds', async (context) => {
  const app = await openConversations(context);
  const silent = await app.post('/api/calls/incoming', call);
  assert.match(await silent.text(), /<Response><Hangup\/><\/Response>/);
  await changeSettings(app.t, { forwardCallsTo: '(818) 555-0142' });
  const answer = await app.post('/api/calls/incoming', call);
  assert.match(answer.headers.get('Content-Type') ?? '', /^text\/xml/);
  assert.match(
    await answer.text(),
    /<Dial timeout="20" action="http:\/\/localhost:3000\/api\/calls\/ended" method="POST"><Number>\+18185550142<\/Number><\/Dial>/,
  );
  assert.equal((await app.post('/api/calls/incoming', call, 'wrong')).status, 401);
  app.t.deps.config.sms!.from = '+18185550142';
  assert.match(
    await (await app.post('/api/calls/incoming', call)).text(),
    /<Hangup\/>/,
    'it is its own number',
  );
});

test('the number of the gateway cannot be rung', async (context) => {
  const app = await openConversations(context);
  const refused = await changeSettings(app.t, { forwardCallsTo: '818 555 0100' });
  assert.equal(refused.status, 422);
  const { errors } = (await refused.json()) as { errors: { path: string }[] };
  assert.deepEqual(
    errors.map(({ path }) => path),
    ['forwardCallsTo'],
  );
});

test('a missed call is answered by one text a calendar day, where it is on, and never after STOP', async (context) => {
  const app = await openConversations(context);
  // 11 PM.
  app.t.setNow('2026-11-22T07:00:00.000Z');
  const end = (DialCallStatus: string, From = call.From) =>
    app.post('/api/calls/ended', { ...call, From, DialCallStatus });
  await end('no-answer');
  await app.run();
  assert.equal(app.gateway.texts.length, 0, 'it is off at first');
  await changeSettings(app.t, { forwardCallsTo: '(818) 555-0142', missedCallText: true });
  for (const status of ['completed', 'no-answer', 'busy', 'failed']) {
    assert.equal((await end(status)).status, 200);
  }
  await app.run();
  const [text, ...more] = app.gateway.texts;
  assert.deepEqual(more, []);
  assert.equal(text?.to, call.From);
  assert.match(
    text!.body,
    /^Sunweave Cleaning: Sorry we missed your call!.*\nhttp\S+\/calculator\nReply STOP/,
  );
  app.t.setNow('2026-11-22T09:00:00.000Z');
  await end('busy');
  await app.run();
  assert.equal(app.gateway.texts.length, 2, 'the next day');
  await app.receive('Stop', { From: call.From });
  app.t.setNow('2026-11-24T09:00:00.000Z');
  await end('busy');
  await end('busy', '+18765550199');
  await app.run();
  assert.equal(app.gateway.texts.length, 2);
  // Who answers the text has one conversation with it, and with the reply to START.
  await app.receive('start', { From: call.From });
  await app.receive('Two couches, please', { From: call.From });
  const [conversation] = await app.list();
  assert.deepEqual(
    (await app.thread(conversation!.customerId)).entries.map(({ direction }) => direction),
    ['in', 'out', 'out', 'out'],
  );
});

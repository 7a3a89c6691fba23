import assert from 'node:assert/strict';
import { test } from 'node:test';
import { smsApi } from '#delivery/texts/sms-connection.ts';
import type { TextsToday } from '#delivery/texts/texts-today.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { conversationApi } from '#messages/conversations/conversations.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { refuse } from '../../../../tests/support/text-gateway.ts';
import { openConversations } from './conversations.fixture.ts';

type App = Awaited<ReturnType<typeof openConversations>>;

const readRequest = async ({ t }: App, id: number) =>
  (await (await t.adminCall('GET', adminApi.request(id))).json()) as CustomerRequest;

test('texts join the conversation of their customer, both ways, newest first and once each', async (context) => {
  const app = await openConversations(context);
  const lead = await app.lead({ contact: { email: '' } });
  await app.run();
  const customerId = await app.pickCustomer(lead.quoteId);
  for (let times = 0; times < 5; times += 1) {
    assert.equal((await app.receive('Is Tuesday fine?', { MessageSid: 'SM1' })).status, 200);
  }
  assert.equal(
    (await app.post('/api/sms/incoming', { From: '+18185551001', Body: 'x' }, 'wrong')).status,
    401,
  );
  const [conversation, ...more] = await app.list();
  assert.deepEqual(more, []);
  assert.deepEqual(conversation, {
    customerId,
    name: 'Ana1 Lopez1',
    phone: '(818) 555-1001',
    unread: 1,
    last: { direction: 'in', text: 'Is Tuesday fine?', at: '2026-11-21T18:00:00.000Z' },
  });

  const sent = await app.send(customerId, { text: 'Yes, see you at 9.' }, { 'Idempotency-Key': 'a' });
  assert.equal(sent.status, 201);
  assert.equal(
    (await app.send(customerId, { text: 'Yes, see you at 9.' }, { 'Idempotency-Key': 'a' })).status,
    201,
  );
  await app.run();
  const thread = await app.thread(customerId);
  assert.deepEqual(
    thread.entries.map(({ direction, text, status, by }) => [direction, text.split('\n')[0], status, by]),
    [
      ['out', 'Yes, see you at 9.', 'sent', 'admin'],
      ['in', 'Is Tuesday fine?', 'received', null],
      ['out', 'Sunweave Cleaning: Thanks, we have your quote request. Total: $89.00', 'sent', null],
    ],
  );
  assert.deepEqual([thread.canText, thread.reason, thread.unread, thread.cursor], [true, '', 0, null]);
  assert.equal(app.gateway.texts.at(-1)?.body, 'Yes, see you at 9.');
  assert.deepEqual(await app.list('?unread=1'), []);
});

test('a text starts the answer clock of the open request; writing, or no need to answer, stops it', async (context) => {
  const app = await openConversations(context);
  const lead = await app.lead();
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.t.adminCall('POST', adminApi.answeredRequest(lead.requestId), {});
  assert.notEqual((await readRequest(app, lead.requestId)).answeredAt, null);
  app.t.setNow('2026-11-23T18:00:00.000Z');
  await app.receive('One more question');
  const waiting = await readRequest(app, lead.requestId);
  assert.deepEqual([waiting.answeredAt, waiting.answerDueAt], [null, '2026-11-23T19:00:00.000Z']);
  await app.send(customerId, { text: 'Sure?' });
  assert.notEqual((await readRequest(app, lead.requestId)).answeredAt, null);
  await app.receive('Thanks!');
  assert.equal((await readRequest(app, lead.requestId)).answeredAt, null);
  const read = await app.t.adminCall('POST', conversationApi.read(customerId), { needsNoAnswer: true });
  assert.equal(read.status, 200);
  assert.notEqual((await readRequest(app, lead.requestId)).answeredAt, null);
});

test('an unknown number makes a customer with the number alone and a request “Text message”, and alerts', async (context) => {
  const app = await openConversations(context);
  const { db } = app.t.deps;
  await Promise.all(['Hi', 'Do you clean rugs?'].map((text) => app.receive(text, { From: '+17475550199' })));
  const [conversation, ...more] = await app.list();
  assert.deepEqual(more, []);
  assert.deepEqual([conversation?.name, conversation?.unread], ['(747) 555-0199', 2]);
  const requests = await db
    .selectFrom('requests')
    .select(['service', 'phone', 'customerId', 'answerDueAt'])
    .execute();
  assert.equal(requests.length, 1);
  assert.deepEqual([requests[0]!.service, requests[0]!.phone], ['Text message', '(747) 555-0199']);
  assert.notEqual(requests[0]!.answerDueAt, null);
  const customer = await app.t.adminCall('GET', customerApi.customer(conversation!.customerId));
  assert.equal(customer.status, 200);
  // Words of nobody are no lead.
  await app.receive('STOP', { From: '+17475550177' });
  assert.equal((await app.list()).length, 1);
});

test('after STOP nobody can be texted until START, and keywords are no unread texts', async (context) => {
  const app = await openConversations(context);
  const lead = await app.lead({ contact: { email: '' } });
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.send(customerId, { text: 'Planned before STOP' });
  await app.receive('Alto');
  await app.run();
  assert.deepEqual(app.gateway.texts, []);
  const thread = await app.thread(customerId);
  assert.deepEqual([thread.canText, thread.reason, thread.unread], [false, 'They replied STOP', 0]);
  assert.equal(thread.entries.find(({ text }) => text.startsWith('Planned'))?.status, 'failed');
  assert.equal((await app.send(customerId, { text: 'Hello?' })).status, 409);
  await app.receive('start');
  await app.receive('HELP', { OptOutType: 'HELP' });
  const after = await app.thread(customerId);
  assert.equal(after.canText, true);
  assert.deepEqual(
    after.entries.slice(0, 3).map(({ direction, status }) => [direction, status]),
    [
      ['in', 'received'],
      ['out', 'sent'],
      ['in', 'received'],
    ],
    'the reply stands in the conversation, once the gateway has not replied itself',
  );
  assert.match(after.entries[1]!.text, /texts again/);
});

test('every word that carriers and Spanish speakers use ends texts', async (context) => {
  const app = await openConversations(context);
  const customerId = await app.pickCustomer((await app.lead()).quoteId);
  for (const word of [
    'stop',
    'STOPALL',
    'Unsubscribe',
    'CANCEL',
    'end',
    'quit',
    'revoke',
    'OptOut',
    'parar',
  ]) {
    await app.receive(word);
    assert.equal((await app.thread(customerId)).canText, false, word);
    await app.receive('UNSTOP');
    assert.equal((await app.thread(customerId)).canText, true, `UNSTOP after ${word}`);
  }
});

test('a number gets three replies to its keywords a day, and they count among the texts of the day', async (context) => {
  const app = await openConversations(context);
  const replies: number[] = [];
  for (let times = 0; times < 5; times += 1) {
    const answer = await app.receive('help', { From: '+18185551234' });
    replies.push((await answer.text()).split('<Message>').length - 1);
  }
  assert.deepEqual(replies, [1, 1, 1, 0, 0]);
  const today = (await (await app.t.adminCall('GET', smsApi.today)).json()) as TextsToday;
  const counted = today.causes.find(({ cause }) => cause === 'reply')?.texts;
  assert.deepEqual([today.sent, counted, today.parts], [3, 3, 3]);
});

test('the gateway reports what became of a text, in any order, and a landline gets no more', async (context) => {
  const app = await openConversations(context);
  const lead = await app.lead({ contact: { email: '' } });
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.run();
  const [{ sid, statusCallback }] = app.gateway.texts as [(typeof app.gateway.texts)[0]];
  const query = new URL(statusCallback).search;
  const newest = async () => (await app.thread(customerId)).entries[0]!;
  const report = (MessageStatus: string, fields = {}) =>
    app.report(query, { MessageSid: sid, MessageStatus, To: '+18185551001', ...fields });
  assert.equal((await report('delivered')).status, 200);
  await report('sent');
  assert.equal((await newest()).status, 'delivered');
  assert.equal(
    (await app.post('/api/sms/status', { MessageSid: sid, MessageStatus: 'failed' }, 'x')).status,
    401,
  );

  await app.send(customerId, { text: 'Second' });
  const before = await app.report('', { MessageSid: 'SMearly', MessageStatus: 'sent', To: '+18185551001' });
  assert.equal(before.status, 200);
  await app.run();
  const second = app.gateway.texts.at(-1)!;
  await app.report('', { MessageSid: second.sid, MessageStatus: 'undelivered', ErrorCode: '30006' });
  const { status, reason } = await newest();
  assert.deepEqual([status, reason], ['undelivered', 'It’s a landline, or its carrier takes no texts.']);
  const thread = await app.thread(customerId);
  assert.deepEqual([thread.canText, thread.reason], [false, 'This number is a landline']);
});

test('a report that comes before the gateway has answered is not undone by the answer', async (context) => {
  const app: App = await openConversations(context, (response, { sid, to, statusCallback }) => {
    const report = { MessageSid: sid, MessageStatus: 'delivered', To: to };
    void Promise.resolve(app.report(new URL(statusCallback).search, report)).then(({ status }) => {
      assert.equal(status, 200);
      response.writeHead(201, { 'Content-Type': 'application/json' }).end(JSON.stringify({ sid }));
    });
    return true;
  });
  const lead = await app.lead({ contact: { email: '' } });
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.run();
  await app.send(customerId, { text: 'Second' });
  await app.run();
  assert.deepEqual(
    (await app.thread(customerId)).entries.map(({ status }) => status),
    ['delivered', 'delivered'],
  );
});

test('a text whose answer was lost is never sent again, and is delivered once the gateway says so, however often', async (context) => {
  let calls = 0;
  // The gateway takes the text, and answers too late.
  const app = await openConversations(context, () => {
    calls += 1;
    return true;
  });
  const lead = await app.lead({ contact: { email: '' } });
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.run();
  await app.send(customerId, { text: 'Second' });
  await app.run();
  await app.at('2026-11-21T20:00:00.000Z');
  const statuses = async () => (await app.thread(customerId)).entries.map(({ status }) => status);
  assert.deepEqual([calls, await statuses()], [2, ['failed', 'failed']]);
  assert.equal((await readRequest(app, lead.requestId)).told, 'no-contact');
  for (const { id } of (await app.thread(customerId)).entries) {
    for (const MessageStatus of ['sent', 'delivered', 'delivered', 'sent', 'failed']) {
      const report = { MessageSid: `SM${id}`, MessageStatus, To: '+18185551001' };
      assert.equal((await app.report(`?text=${id}`, report)).status, 200);
    }
  }
  assert.deepEqual(await statuses(), ['delivered', 'delivered']);
  assert.equal((await readRequest(app, lead.requestId)).told, 'text');
  const { db } = app.t.deps;
  const message = await db
    .selectFrom('messages')
    .select('status')
    .where('kind', '=', 'lead-received')
    .execute();
  assert.deepEqual([calls, message], [2, [{ status: 'sent' }]]);
});

test('a text that the gateway refuses says why, and one that it cannot take is tried again', async (context) => {
  let mode: 'down' | 'refusing' | 'up' = 'down';
  const app = await openConversations(context, (response) => {
    if (mode === 'up') return undefined;
    if (mode === 'down') response.writeHead(503).end();
    else refuse(response, 21211);
    return true;
  });
  const lead = await app.lead({ quote: { contactMethod: 'email' } });
  const customerId = await app.pickCustomer(lead.quoteId);
  await app.send(customerId, { text: 'First' });
  await app.run();
  assert.equal((await app.thread(customerId)).entries[0]!.status, 'queued');
  mode = 'up';
  await app.at('2026-11-21T18:02:00.000Z');
  assert.equal((await app.thread(customerId)).entries[0]!.status, 'sent');
  mode = 'refusing';
  await app.send(customerId, { text: 'Second' });
  await app.run();
  const { status, reason } = (await app.thread(customerId)).entries[0]!;
  assert.deepEqual([status, reason], ['failed', 'The number doesn’t exist.']);
});

test('merged customers have one conversation, and of two with a number the one active last gets the text', async (context) => {
  const app = await openConversations(context);
  const phone = '(818) 555-0142';
  const first = await app.lead({ contact: { phone } });
  app.t.setNow('2026-11-22T18:00:00.000Z');
  const second = await app.lead({ contact: { phone } });
  const [one, other] = [await app.pickCustomer(first.quoteId), await app.pickCustomer(second.quoteId)];
  const From = '+18185550142';
  await app.receive('Hello', { From });
  assert.deepEqual(
    (await app.list()).map(({ customerId }) => customerId),
    [other],
  );
  const merged = await app.t.adminCall('POST', customerApi.merge(other), { intoId: one });
  assert.equal(merged.status, 200, await merged.text());
  await app.receive('Again', { From });
  const [conversation, ...more] = await app.list();
  assert.deepEqual(more, []);
  assert.deepEqual([conversation?.customerId, conversation?.unread], [one, 2]);
  assert.equal((await app.thread(other)).entries.length, 2);
  assert.equal((await app.list('?unread=1')).length, 1);
});

test('lists and conversations go on where they ended', async (context) => {
  const app = await openConversations(context);
  for (let index = 0; index < 3; index += 1) {
    app.t.setNow(`2026-11-23T18:0${index}:00.000Z`);
    await app.receive(`Text ${index}`, { From: `+1818555020${index}` });
  }
  const all = await app.list();
  assert.deepEqual(
    all.map(({ last }) => last.text),
    ['Text 2', 'Text 1', 'Text 0'],
  );
  assert.deepEqual(await app.list(`?limit=1&before=${all[0]!.last.at}`), [all[1]]);
  assert.deepEqual(await app.list(`?before=${all[1]!.customerId}`), [all[2]]);
  const { customerId } = all[0]!;
  for (let index = 0; index < 60; index += 1) await app.receive(`More ${index}`, { From: '+18185550202' });
  const newest = await app.thread(customerId);
  assert.equal(newest.entries.length, 50);
  const rest = await app.thread(customerId, `?before=${newest.cursor}`);
  assert.deepEqual([rest.entries.length, rest.entries.at(-1)?.text, rest.cursor], [11, 'Text 2', null]);
});

test('only administrators read and write conversations', async (context) => {
  const { t } = await openConversations(context);
  for (const [method, path] of [
    ['GET', conversationApi.conversations],
    ['GET', conversationApi.conversation(1)],
    ['POST', conversationApi.texts(1)],
    ['POST', conversationApi.read(1)],
  ] as const) {
    assert.equal((await t.call(method, path, method === 'GET' ? undefined : {})).status, 401);
  }
});

test('a customer who prefers Spanish is answered with the Spanish template', async (context) => {
  const app = await openConversations(context);
  const customerId = await app.pickCustomer((await app.lead()).quoteId);
  const [english] = (await app.thread(customerId)).quickReplies;
  assert.match(english!, /^Hi Ana1, this is Sunweave Cleaning\..*\$89\.00\nDay: Tuesday, December 1\n/s);
  await app.t.adminCall('PATCH', customerApi.customer(customerId), { language: 'es' });
  const [spanish] = (await app.thread(customerId)).quickReplies;
  assert.match(spanish!, /^Hola Ana1, le escribe .*\$89\.00\nDía: martes, 1 de diciembre\n.*\/es\/quote\//s);
});

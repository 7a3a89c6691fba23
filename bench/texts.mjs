/** Texts: a real server with a gateway and a device, and the Inbox with 100,000 of them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDb } from '#kit/db/open.ts';
import { getEngine, getSearchText } from '#kit/db/portable.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { conversationApi } from '#messages/conversations/conversations.ts';
import { createTestApp } from '../tests/support/app.ts';
import { silentLog } from '../tests/support/database.ts';
import { startPushService } from '../tests/support/push-service.ts';
import { startTestServer } from '../tests/support/server.ts';
import { startTextGateway } from '../tests/support/text-gateway.ts';
import { addDevices, devices, send, untilPushed } from './alerts.mjs';
import { median } from './load.mjs';
import { onPostgres } from './on-postgres.mjs';
import { fetchQuote } from './quotes.mjs';
import { markdownTable, ms, whole } from './report.mjs';
import { scaled } from './scale.mjs';
import { timeCall } from './time-call.mjs';

const size = scaled(100_000, 400);
const rounds = scaled(20, 2);
const burst = scaled(1000, 20);
const numbers = 20;
const longest = 60_000;
const createdAt = '2026-11-21T18:00:00.000Z';
const minutesLater = (minutes) => new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();

export async function measureTexts() {
  const engines = { SQLite: await measure(), Postgres: await onPostgres(measure) };
  const [first] = Object.values(engines);
  return markdownTable(
    ['Texts', ...Object.keys(engines)],
    Object.keys(first).map((name) => [name, ...Object.values(engines).map((figures) => ms(figures[name]))]),
  );
}

const measure = async () => ({ ...(await measureServer()), ...(await measureInbox()) });

async function measureServer() {
  const gateway = await startTextGateway();
  const service = await startPushService();
  const server = await startTestServer({ SMS_URL: gateway.accountUrl, SMS_FROM: '+18185550100' });
  try {
    await addDevices(server, service);
    const quote = await fetchQuote(server.database);
    const lead = { ...quote, quote: { ...quote.quote, contactMethod: 'sms' } };
    const leads = [];
    const alerts = [];
    for (let round = 0; round <= rounds; round += 1) {
      const texts = gateway.texts.length;
      leads.push(
        await timeUntil(
          () => send(server, lead),
          () => gateway.texts.length > texts,
        ),
      );
      const pushes = service.pushes.length;
      const from = `+1747555${String(1000 + round)}`;
      const start = performance.now();
      await receive(server, { from, text: 'Hello', sid: `SMalert${round}` });
      await untilPushed(service, pushes + devices);
      alerts.push(performance.now() - start);
    }
    return {
      'from a lead by SMS to its text at the gateway, median': median(leads.slice(1)),
      'the same, longest': Math.max(...leads.slice(1)),
      'from an incoming text to the alert on the last device, median': median(alerts.slice(1)),
      'the same, longest ': Math.max(...alerts.slice(1)),
      [`a burst of ${whole(burst)} incoming texts of ${numbers} numbers, each posted twice`]:
        await measureBurst(server),
    };
  } finally {
    await server.close();
    service.close();
    await gateway.close();
  }
}

async function timeUntil(act, isThere) {
  const start = performance.now();
  await act();
  while (!isThere()) {
    if (performance.now() - start > longest) throw new Error('Nothing arrived.');
    await sleep(1);
  }
  return performance.now() - start;
}

async function receive({ origin }, { from, text, sid }) {
  const url = origin + messagePaths.incoming;
  const fields = Object.entries({ MessageSid: sid, From: from, To: '+18185550100', Body: text });
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': textSignature('secret', url, fields) },
    body: new URLSearchParams(fields),
  });
  await response.text();
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`);
}

/** Throws if one is missing, stored twice or in another order than its number sent it. */
async function measureBurst(server) {
  const each = burst / numbers;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: numbers }, async (_, number) => {
      for (let index = 0; index < each; index += 1) {
        const text = { from: `+1323555${1000 + number}`, text: String(index), sid: `SM${number}x${index}` };
        await Promise.all([receive(server, text), receive(server, text)]);
      }
    }),
  );
  const took = performance.now() - start;
  const db = openDb(server.database, silentLog);
  for (let number = 0; number < numbers; number += 1) {
    const rows = await db
      .selectFrom('texts')
      .select('text')
      .where('phoneDigits', '=', `323555${1000 + number}`)
      .orderBy('id')
      .execute();
    const wrong = rows.length !== each || rows.some(({ text }, index) => text !== String(index));
    if (wrong) throw new Error(`${rows.length} texts of ${each}, or in another order`);
  }
  await db.destroy();
  return took;
}

const textsOfEach = 20;

/** Milliseconds of each call. */
async function measureInbox() {
  const t = await createTestApp();
  try {
    const { db } = t.deps;
    const customers = size / textsOfEach;
    for (let first = 1; first <= customers; first += 100) {
      await addConversations(db, first, Math.min(100, customers + 1 - first));
    }
    if (getEngine(db) === 'postgres') await sql`vacuum analyze`.execute(db);
    const calls = {
      'Inbox, first page': conversationApi.conversations,
      'Inbox, unread': `${conversationApi.conversations}?unread=1`,
      'Inbox, page in the middle': `${conversationApi.conversations}?before=${Math.ceil(customers / 2)}`,
      'Inbox, before a time': `${conversationApi.conversations}?before=${minutesLater(textsOfEach * customers)}`,
      'unread count': conversationApi.unread,
      'a conversation': conversationApi.conversation(1),
    };
    const figures = {};
    for (const [name, path] of Object.entries(calls))
      figures[`${name}, with ${whole(size)} texts`] = await timeCall(t, path);
    return figures;
  } finally {
    await t.close();
  }
}

async function addConversations(db, first, count) {
  const ids = Array.from({ length: count }, (_, index) => first + index);
  const digits = (id) => String(2_135_550_000 + id);
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', emailKey: '', lastNameKey: 'lopez' };
  const dates = { createdAt, updatedAt: createdAt };
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('customers')
      .values(
        ids.map((id) => {
          const phone = digits(id);
          return { id, ...contact, ...dates, phone, phoneDigits: phone, searchText: getSearchText([phone]) };
        }),
      )
      .execute();
    for (let index = 0; index < textsOfEach; index += 1) {
      const direction = index % 2 === 0 ? 'in' : 'out';
      const status = direction === 'in' ? 'received' : 'delivered';
      await trx
        .insertInto('texts')
        .values(
          ids.map((customerId) => ({
            ...{ customerId, phoneDigits: digits(customerId), direction, status },
            createdAt: minutesLater(customerId * textsOfEach + index),
            text: `Text ${index} about the couch, the stairs and the gate code`,
          })),
        )
        .execute();
    }
    await trx
      .insertInto('conversations')
      .columns(['customerId', 'lastTextId', 'unread'])
      .expression((select) =>
        select
          .selectFrom('texts')
          .select(({ fn }) => ['customerId', fn.max('id').as('lastTextId'), sql`0`.as('unread')])
          .where('customerId', 'in', ids)
          .groupBy('customerId'),
      )
      .execute();
    await trx.updateTable('conversations').set({ unread: 1 }).where(sql`customer_id % 50`, '=', 0).execute();
  });
}

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { SettingsValues } from '#company/profile/profile.ts';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import type { RequestRow } from '#kit/db/tables/requests.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { automatic } from '#kit/events/server/actors.ts';
import { insertCustomer } from '#sales/customers/server/customers.queries.ts';
import { quoteRequestService } from '#sales/quotes/quote-rules.ts';
import { createTestDatabase } from '../../../../tests/support/database.ts';
import {
  dropClock,
  recordAnswer,
  restartClock,
  skipPastEscalation,
  startedClock,
  stopClock,
  stopClocksOfCustomer,
  takeAnswerBack,
} from './answer-clock.ts';
import { getRequest, insertRequest } from './requests.queries.ts';

const database = await createTestDatabase();
const { db } = database;
after(database.close);

/** Open each day from 8 to 6, in Los Angeles; a contact is answered within 8 opening hours, a quote within 2. */
const settings: SettingsValues = {
  ...(await readSettings(db)).values,
  hours: ([1, 2, 3, 4, 5, 6, 7] as const).map((day) => ({ day, opens: '08:00', closes: '18:00' })),
  closures: [],
  replyWithinHours: { quote: 2, contact: 8 },
};
/** Monday, 9 AM. */
const monday = '2026-11-23T17:00:00.000Z';
const at = (hours: number) => new Date(Date.parse(monday) + hours * 3_600_000);
const time = (hours: number) => at(hours).toISOString();

const addRequest = (changes: Partial<RequestRow> = {}) =>
  inTransaction(db, (trx) =>
    insertRequest(trx, {
      ...{ customerId: null, firstName: 'Ana', lastName: '', email: '', phone: '', service: 'carpet' },
      ...{ message: '', imageUrl: null, status: 'new', priority: 'medium', notes: '' },
      ...{ quarantinedAt: null, createdAt: monday },
      ...startedClock({ service: 'carpet', createdAt: monday }, settings),
      ...changes,
    }),
  );
const clock = async ({ id }: Pick<RequestRow, 'id'>) => {
  const { answerDueAt, dueOrder, escalateAt, answeredAt, promisedHours } = await getRequest(db, id);
  return { answerDueAt, dueOrder, escalateAt, answeredAt, promisedHours };
};
const due = (promisedHours: number, hours: number, escalated: number) => ({
  ...{ answerDueAt: time(hours), dueOrder: time(hours), escalateAt: time(escalated) },
  ...{ answeredAt: null, promisedHours },
});
const stopped = (hours: number) => ({ dueOrder: '9', escalateAt: null, answeredAt: time(hours) });
const events = async ({ id }: RequestRow) => {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('subjectId', '=', `${id}` as never)
    .execute();
  return rows.filter(({ type }) => /answered/.test(type));
};
const answer = ({ id }: RequestRow, hours: number) =>
  inTransaction(db, (trx) => recordAnswer(trx, id, { channel: 'call', by: automatic, now: at(hours) }));

test('a lead is due after its promise, and the second person is told after three quarters of it', async () => {
  const started = (service: string, changes: Partial<SettingsValues> = {}) =>
    startedClock({ service, createdAt: monday }, { ...settings, ...changes });
  const { answeredAt: _contact, ...contact } = due(8, 8, 6);
  const { answeredAt: _quote, ...quote } = due(2, 2, 1.5);
  assert.deepEqual(started('carpet'), contact);
  assert.deepEqual(started(quoteRequestService), quote);
  const closed = { promisedHours: 8, answerDueAt: null, dueOrder: '9', escalateAt: null };
  assert.deepEqual(started('carpet', { hours: [] }), closed, 'a business that never opens');
  const short = started('carpet', { replyWithinHours: { quote: 2, contact: 20 } });
  assert.deepEqual([short.answerDueAt, short.escalateAt], [time(48), time(29)], 'nights do not count');
});

test('the first answer stops the clock and stands in the history, a later one changes nothing', async () => {
  const [asked, other] = [await addRequest(), await addRequest()];
  assert.equal(await answer(asked, 1), true);
  assert.deepEqual(await clock(asked), { ...due(8, 8, 6), ...stopped(1) });
  assert.equal(await answer(asked, 2), false);
  assert.equal((await clock(asked)).answeredAt, time(1));
  assert.deepEqual(await clock(other), due(8, 8, 6));
  const [entry, ...more] = await events(asked);
  assert.deepEqual([entry!.type, entry!.createdAt, more.length], ['request.answered', time(1), 0]);
  assert.match(entry!.content, /call/);
  const quietly = await addRequest();
  assert.deepEqual(
    [await stopClock(db as never, quietly.id, at(1)), await stopClock(db as never, quietly.id, at(2))],
    [true, false],
  );
  assert.deepEqual(await events(quietly), []);
});

test('an answer that is taken back lets the lead wait again by its promise', async () => {
  const takeBack = async (request: RequestRow, hours: number, changes: Partial<RequestRow> = {}) => {
    const row = { ...(await getRequest(db, request.id)), ...changes };
    await inTransaction(db, (trx) => takeAnswerBack(trx, row, settings, { by: automatic, now: at(hours) }));
    return clock(request);
  };
  const waits = await addRequest();
  assert.deepEqual(await takeBack(waits, 1), due(8, 8, 6), 'nobody has answered');
  assert.deepEqual(await events(waits), []);
  await answer(waits, 1);
  assert.deepEqual(await takeBack(waits, 2), due(8, 8, 6));
  assert.deepEqual(
    (await events(waits)).map(({ type }) => type),
    ['request.answered', 'request.unanswered'],
  );
  assert.match((await events(waits))[1]!.content, /yes/);
  for (const [hours, escalateAt] of [
    [5.99, time(6)],
    [6, null],
    [7, null],
  ] as const) {
    await answer(waits, 1);
    assert.equal((await takeBack(waits, hours)).escalateAt, escalateAt, `after ${hours} hours`);
  }
  const former = await addRequest({
    promisedHours: null,
    answerDueAt: null,
    dueOrder: '9',
    escalateAt: null,
  });
  await answer(former, 1);
  const none = { answerDueAt: null, dueOrder: '9', escalateAt: null, answeredAt: null };
  assert.deepEqual(await takeBack(former, 2), { ...none, promisedHours: null }, 'from before the clock');
  const booked = await addRequest({ answerDueAt: null, dueOrder: '9' });
  await answer(booked, 1);
  assert.deepEqual(await takeBack(booked, 2), { ...none, promisedHours: 8 }, 'no answer was due');
});

test('a customer who writes again is due an answer anew, unless one is due already', async () => {
  const restart = async (request: RequestRow, hours: number) => {
    await inTransaction(db, (trx) => restartClock(trx, request.id, settings, at(hours)));
    return clock(request);
  };
  const waits = await addRequest({ escalatedAt: time(6) });
  assert.deepEqual(await restart(waits, 1), due(8, 8, 6));
  await answer(waits, 1);
  assert.deepEqual(await restart(waits, 1), due(8, 9, 7));
  assert.equal((await getRequest(db, waits.id)).escalatedAt, null, 'so the second person is told again');
  const fast = await addRequest({ promisedHours: 2, answeredAt: monday });
  assert.deepEqual(await restart(fast, 1), due(2, 3, 2.5), 'by the promise that this lead had');
  const former = await addRequest({ promisedHours: null, answerDueAt: null });
  assert.deepEqual(await restart(former, 1), due(8, 9, 7), 'else by that of a contact');
});

test('a customer who books or declines waits for nobody; what was answered stays answered', async () => {
  const [booked, answered, other] = [await addRequest(), await addRequest(), await addRequest()];
  await answer(answered, 1);
  for (const { id } of [booked, answered]) await dropClock(db as never, id);
  assert.deepEqual(await clock(booked), {
    ...{ answerDueAt: null, dueOrder: '9', escalateAt: null, answeredAt: null, promisedHours: 8 },
  });
  assert.deepEqual(await clock(answered), { ...due(8, 8, 6), ...stopped(1) });
  assert.deepEqual(await clock(other), due(8, 8, 6));
});

test('a note about a customer answers all that wait, also of those merged with them, and nobody else’s', async () => {
  const contact = { firstName: 'Ana', lastName: 'Lopez', email: '', phone: '' };
  const addCustomer = () => insertCustomer(db as never, contact as never, { now: at(0) });
  const [customerId, mergedId, otherId] = [await addCustomer(), await addCustomer(), await addCustomer()];
  await db.updateTable('customers').set({ mergedIntoId: customerId }).where('id', '=', mergedId).execute();
  const own = await addRequest({ customerId });
  const merged = await addRequest({ customerId: mergedId });
  const answered = await addRequest({ customerId });
  const deleted = await addRequest({ customerId });
  const other = await addRequest({ customerId: otherId });
  await db
    .updateTable('requests')
    .set({ deletedAt: time(1) })
    .where('id', '=', deleted.id)
    .execute();
  await answer(answered, 1);
  await stopClocksOfCustomer(db as never, { customerId }, at(2));
  const times = [own, merged, answered, other].map(async (request) => (await clock(request)).answeredAt);
  assert.deepEqual(await Promise.all(times), [time(2), time(2), time(1), null]);
  const { answeredAt } = await db
    .selectFrom('requests')
    .select('answeredAt')
    .where('id', '=', deleted.id)
    .executeTakeFirstOrThrow();
  assert.equal(answeredAt, null);
});

test('a released lead escalates later, unless its time to do so has passed', async () => {
  for (const [hours, escalateAt] of [
    [5.99, time(6)],
    [6, null],
    [7, null],
  ] as const) {
    const [request, other] = [await addRequest(), await addRequest()];
    await skipPastEscalation(db, request.id, at(hours));
    assert.deepEqual(await clock(request), { ...due(8, 8, 6), escalateAt }, `after ${hours} hours`);
    assert.deepEqual(await clock(other), due(8, 8, 6));
  }
});

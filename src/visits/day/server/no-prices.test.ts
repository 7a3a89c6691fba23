import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apiSections } from '#app/api.ts';
import { everyoneCalls } from '#kit/access/call-roles.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { entry, openVisit } from './visit-progress.fixture.ts';

/** In cents apart, so that no other number looks like one of them. */
const price = '4321.07';
const line = { title: 'Ottoman', quantity: 2, unitPrice: '1234.56' };
const added = { kind: 'line', line, agreedBy: 'Ana Lopez', agrees: true };

/** Amounts, and the fields that hold them. */
const money = /4321|1234|\$|price|total|cents/i;

test('no answer that a crew can get has a price, refused or not, whatever became of the visit', async (context) => {
  const site = await openVisit(context);
  const { t, own, id, record, photo, staffVisit, lead } = site;
  await t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: price });
  const calls = apiSections(t.deps)
    .flatMap(({ endpoints }) => Object.entries(endpoints))
    .filter(([name]) => everyoneCalls.some((known) => known === name));
  assert.equal(calls.length, everyoneCalls.length);
  const answers: string[] = [];
  const keep = async (answer: Promise<Response>, what: string) => {
    const text = await (await answer).text();
    answers.push(text);
    assert.doesNotMatch(text, money, what);
  };
  const callAll = async (state: string) => {
    for (const fact of [
      { kind: 'note', text: 'Dog' },
      { kind: 'step', itemId: 1, text: 'Vacuum', isDone: true },
      added,
      { ...added, line: { ...line, title: 'x'.repeat(300) } },
      { kind: 'on-the-way' },
      { kind: 'note', text: 'x', seen: { ...entry.seen, from: '01:00' } },
    ])
      await keep(record(fact), `${state}: ${fact.kind}`);
    await keep(photo(), `${state}: photo`);
    for (const [name, { method, path }] of calls) {
      // The first two end the session of this test; the third answers the texts of public pages, which speak of prices.
      if (['endOtherSessions', 'endSession', 'listAllCategories'].includes(name)) continue;
      const asked = path.replaceAll(/:\w+/g, String(id));
      const body = method === 'get' ? undefined : { version: 1, estimatedPrice: '1' };
      await keep(own(method.toUpperCase(), asked, body, { 'Idempotency-Key': crypto.randomUUID() }), name);
    }
  };
  await callAll('booked');
  t.setNow('2026-11-30T16:30:00.000Z');
  await callAll('ahead');
  t.setNow(entry.at);
  await keep(record({ kind: 'started' }), 'started');
  await keep(record({ kind: 'done' }), 'done');
  await callAll('done');
  for (const status of ['no-show', 'cancelled']) {
    const { version } = await staffVisit();
    assert.equal((await t.adminCall('PATCH', visitApi.visit(id), { status, version })).status, 200, status);
    await callAll(status);
    await keep(record({ kind: 'done' }), `${status}: done`);
  }
  assert.ok(answers.some((text) => text.includes('Ottoman')));
});

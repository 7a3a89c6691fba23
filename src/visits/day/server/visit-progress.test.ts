import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { customerApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { getProblem } from '#visits/booking/server/booking.fixture.ts';
import type { OnMyWay } from '#visits/day/on-my-way.ts';
import { checklist, entry, getState, morning, openVisit } from './visit-progress.fixture.ts';

test('a crew goes through a visit: the status follows, and each fact has the instants of phone and server', async (context) => {
  const { t, record, staffVisit, crewVisit, staffQuote, lead } = await openVisit(context);
  const onTheWay = await getState(await record({ kind: 'on-the-way', at: '2026-12-01T16:25:00.000Z' }));
  assert.equal(onTheWay.status, 'on-the-way');
  const [fact] = onTheWay.facts;
  assert.equal(fact?.at, '2026-12-01T16:25:00.000Z');
  assert.equal(fact?.receivedAt, '2026-12-01T16:30:00.000Z');
  assert.equal(fact?.by, 'sam');
  // A phone whose clock is ahead.
  const started = await getState(await record({ kind: 'started', at: '2026-12-02T09:00:00.000Z' }));
  assert.equal(started.facts[1]?.at, '2026-12-01T16:30:00.000Z');
  const [step] = (await crewVisit()).steps;
  assert.deepEqual(
    (await crewVisit()).steps.map(({ text, isDone }) => [text, isDone]),
    checklist.map((text) => [text, false]),
  );
  const checked = { kind: 'step', itemId: step!.itemId, text: step!.text, isDone: true };
  assert.equal((await getState(await record(checked))).steps[0]?.isDone, true);
  assert.equal((await getState(await record({ ...checked, isDone: false }))).steps[0]?.isDone, false);
  await getState(await record(checked));
  await getState(await record({ kind: 'note', text: 'Dog in the yard' }));
  assert.equal((await getState(await record({ kind: 'done' }))).status, 'done');
  assert.equal((await staffVisit()).status, 'done');
  const quote = await staffQuote(lead);
  assert.equal(quote.status, 'completed');
  const timeline = (await (
    await t.adminCall('GET', customerApi.timeline(quote.customerId!))
  ).json()) as TimelineEntry[];
  const facts = timeline.filter(({ kind }) => kind === 'fact').map(({ title, detail }) => [title, detail]);
  assert.deepEqual(facts, [
    ['Work done · sam', ''],
    ['Note of the crew · sam', 'Dog in the yard'],
    ['Work started · sam', ''],
    ['On the way · sam', ''],
  ]);
});

test('an entry that arrives again is stored once, even weeks later, and the message goes out once', async (context) => {
  const { t, record, mate } = await openVisit(context);
  const onMyWay = async () =>
    (await t.deps.db.selectFrom('messages').select('id').where('kind', '=', 'on-my-way').execute()).length;
  await Promise.all([1, 2, 3].map(async () => getState(await record({ kind: 'on-the-way' }, { key: 'a' }))));
  assert.equal(await onMyWay(), 1);
  // The other phone of the crew.
  const state = await getState(await record({ kind: 'on-the-way' }, { as: mate }));
  assert.equal(state.facts.length, 2);
  assert.equal(await onMyWay(), 1);
  await getState(await record({ kind: 'note', text: 'Once' }, { key: 'b' }));
  t.setNow('2026-12-20T16:30:00.000Z');
  const late = await getState(await record({ kind: 'note', text: 'Once' }, { key: 'b' }));
  assert.equal(late.facts.filter(({ kind }) => kind === 'note').length, 1);
  const reused = await record({ kind: 'note', text: 'Other' }, { key: 'b' });
  await getProblem(reused, 'key-reused');
});

test('“On my way” that arrives late is recorded, and tells the customer nothing', async (context) => {
  const { t, record, mate } = await openVisit(context);
  await getState(await record({ kind: 'on-the-way', at: '2026-12-01T15:30:00.000Z' }));
  const sent = await t.deps.db.selectFrom('messages').select('id').where('kind', '=', 'on-my-way').execute();
  assert.equal(sent.length, 0);
  await getState(await record({ kind: 'done' }));
  const back = await getState(await record({ kind: 'started' }, { as: mate }));
  assert.equal(back.status, 'done', 'a late phone moves nothing back');
});

test('an entry for a visit that was moved meanwhile is refused with both places, and taken with the new one', async (context) => {
  const { t, record, id, staffVisit } = await openVisit(context);
  const { version } = await staffVisit();
  const moved = { version, from: '12:00', to: '14:00', force: true };
  assert.equal((await t.adminCall('PATCH', visitApi.visit(id), moved)).status, 200);
  const problem = await getProblem(await record({ kind: 'started' }, { key: 'a' }), 'visit-moved');
  assert.deepEqual(problem.current, { date: '2026-12-01', from: '12:00', to: '14:00' });
  const seen = problem.current;
  const state = await getState(await record({ kind: 'started', seen }, { key: 'a' }));
  assert.equal(state.status, 'started');
});

test('what cannot be is refused with a sentence', async (context) => {
  const { t, record, id, own, stranger, staffVisit } = await openVisit(context);
  assert.equal((await record({ kind: 'started' }, { as: stranger })).status, 404);
  assert.equal((await stranger('GET', visitApi.visitDay(id))).status, 404);
  const withoutKey = await own('POST', visitApi.visitFacts(id), { ...entry, kind: 'started' });
  assert.equal(withoutKey.status, 422);
  assert.equal((await record({ kind: 'note', text: '' })).status, 422);
  assert.equal((await record({ kind: 'photo' })).status, 422);
  t.setNow('2026-11-30T16:30:00.000Z');
  await getProblem(await record({ kind: 'on-the-way' }), 'visit-ahead');
  const { version } = await staffVisit();
  await t.adminCall('PATCH', visitApi.visit(id), { version, status: 'cancelled' });
  t.setNow('2026-12-01T16:30:00.000Z');
  await getProblem(await record({ kind: 'started' }), 'wrong-state');
  await getState(await record({ kind: 'note', text: 'Nobody home' }));
});

test('photos before and after are private, appear on the customer’s page, and can be removed', async (context) => {
  const { t, photo, own, mate, stranger, lead, crewVisit } = await openVisit(context);
  await getState(await photo({}, { key: 'p1' }));
  await getState(await photo({}, { key: 'p1' }));
  const state = await getState(await photo({ stage: 'after' }, { as: mate }));
  assert.deepEqual(
    state.visitPhotos.map(({ stage }) => stage),
    ['before', 'after'],
  );
  const [before] = state.visitPhotos;
  assert.equal((await t.call('GET', before!.url)).status, 401);
  assert.equal((await stranger('GET', before!.url)).status, 403);
  assert.equal((await own('GET', before!.url)).status, 200);
  assert.equal((await t.adminCall('GET', before!.url)).status, 200);
  const page = await (await t.call('GET', quotePaths.page(lead.token))).text();
  assert.match(page, /Photos of our work/);
  const ofPage = await t.call('GET', quotePaths.visitPhoto(lead.token, before!.id));
  assert.equal(ofPage.status, 200);
  assert.equal(ofPage.headers.get('Content-Type'), 'image/webp');
  assert.equal((await t.call('GET', quotePaths.visitPhoto(`${lead.token}x`, before!.id))).status, 404);
  assert.equal((await t.call('GET', quotePaths.visitPhoto(lead.token, 99_999))).status, 404);
  assert.equal((await stranger('DELETE', visitApi.visitPhoto(before!.id))).status, 404);
  assert.equal((await own('DELETE', visitApi.visitPhoto(before!.id))).status, 200);
  assert.equal((await own('DELETE', visitApi.visitPhoto(before!.id))).status, 404);
  assert.equal((await crewVisit()).visitPhotos.length, 1);
  // A repeat of the upload does not bring it back.
  assert.equal((await getState(await photo({}, { key: 'p1' }))).visitPhotos.length, 1);
  assert.equal((await t.call('GET', quotePaths.visitPhoto(lead.token, before!.id))).status, 404);
});

test('the customer’s page says what was cleaned once the visit is done, and takes complaints instead of changes', async (context) => {
  const { t, record, lead } = await openVisit(context);
  const page = async (path: string) => (await t.call('GET', path)).text();
  assert.match(await page(quotePaths.page(lead.token)), /What we’ll clean/);
  await getState(await record({ kind: 'done' }));
  const done = await page(quotePaths.page(lead.token));
  assert.match(done, /What we cleaned/);
  assert.match(done, /Tell us if something isn’t right/);
  assert.doesNotMatch(done, /Ask for a (change|new quote)/);
  assert.match(await page(pathIn('es', quotePaths.page(lead.token))), /Qué limpiamos/);
});

test('a person’s erasure and export include what crews recorded and photographed', async (context) => {
  const { t, photo, record, staffQuote, lead } = await openVisit(context);
  const { visitPhotos } = await getState(await photo());
  await getState(await record({ kind: 'note', text: 'Dog in the yard' }));
  const { email: contact } = await staffQuote(lead);
  const exported = await (await t.adminCall('POST', privacyApi.export, { contact })).text();
  assert.match(exported, /Dog in the yard/);
  assert.match(exported, /"stage": "before"/);
  const erased = await t.adminCall('POST', privacyApi.erase, { contact });
  assert.equal(erased.status, 200, await erased.clone().text());
  const name = visitPhotos[0]!.url.split('/').at(-1)!;
  assert.equal(await t.deps.files.read(name), null);
  assert.equal((await t.deps.db.selectFrom('visitFacts').selectAll().execute()).length, 0);
  assert.equal((await t.deps.db.selectFrom('uploads').selectAll().execute()).length, 0);
});

test('a crew takes “on my way” back before its message leaves, and an older entry of another phone changes nothing', async (context) => {
  const { t, id, record, crewVisit, own } = await openVisit(context);
  const preview = (await (await own('GET', visitApi.onMyWay(id))).json()) as OnMyWay;
  assert.deepEqual([preview.channels, preview.wasSent], [['email'], false]);
  assert.match(preview.text, /we’re on our way|we're on our way/);
  const planned = async () =>
    (await t.deps.db.selectFrom('messages').select('status').where('kind', '=', 'on-my-way').execute()).map(
      ({ status }) => status,
    );
  const later = (seconds: number) => new Date(Date.parse(morning) + seconds * 1000).toISOString();
  t.setNow(later(60));
  await getState(await record({ kind: 'on-the-way', at: later(10) }));
  assert.deepEqual(await planned(), ['planned']);
  assert.equal((await getState(await record({ kind: 'booked', at: later(15) }))).status, 'booked');
  assert.deepEqual(await planned(), ['skipped']);
  const late = await getState(await record({ kind: 'started', at: later(12) }));
  assert.equal(late.status, 'booked', 'it was taken back after that');
  assert.equal((await getState(await record({ kind: 'started', at: later(30) }))).status, 'started');
  await getState(await record({ kind: 'done', at: later(40) }));
  assert.equal((await record({ kind: 'booked', at: later(50) })).status, 409);
  assert.equal((await crewVisit()).status, 'done');
});

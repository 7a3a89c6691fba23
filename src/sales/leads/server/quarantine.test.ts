import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { getEmails, getQuarantine, getRequests, read, spam } from './quarantine.fixture.ts';
import { sweepTrash } from './sweep-trash.ts';

test('a filled trap is answered like any lead, but put aside: no email, no list, no count', async (context) => {
  const t = await openTestApp(context);
  const honest = await t.call('POST', api.contact, contactBody());
  const caught = await t.call('POST', api.contact, contactBody({ firstName: 'Bot', ...spam }));
  assert.equal(caught.status, honest.status);
  assert.deepEqual(
    Object.keys((await caught.json()) as object),
    Object.keys((await honest.json()) as object),
  );
  assert.deepEqual(
    (await getRequests(t)).map(({ firstName }) => firstName),
    ['Ana'],
  );
  const [aside, ...more] = await getQuarantine(t);
  assert.deepEqual(more, []);
  assert.equal(aside?.firstName, 'Bot');
  assert.deepEqual(aside?.reasons, ['hidden-field']);
  assert.equal(((await read(t, adminApi.requestCounts)) as { new: number }).new, 1);
  assert.deepEqual(await getEmails(t), [{ purpose: 'lead' }, { purpose: 'confirmation' }]);
});

test('suspected spam with a quote is in no list, figure, search, export or calendar', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, { firstName: 'Botov', ...spam });
  const before = await everything(t);
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  const { id, quoteId } = (await answer.json()) as { id: number; quoteId: number };
  assert.deepEqual(await everything(t), before);
  for (const path of [adminApi.request(id), adminApi.quote(quoteId)]) {
    assert.equal((await t.adminCall('GET', path)).status, 404, path);
  }
  for (const path of [adminApi.restoreRequest(id), adminApi.restoreQuote(quoteId)]) {
    assert.equal((await t.adminCall('POST', path)).status, 404, `${path} would send no email`);
  }
  assert.equal((await getQuarantine(t)).length, 1);
});

/** Whatever the panel shows of leads, as text. */
const everything = async (t: TestApp) =>
  Promise.all(
    [
      adminApi.requests,
      adminApi.requestCounts,
      adminApi.quotes,
      adminApi.stats,
      `${adminApi.statsSeries}?days=30`,
      `${adminApi.analytics}?days=30`,
      `${adminApi.analyticsCsv}?days=30`,
      `${adminApi.schedule}?from=2026-11-01&to=2026-12-20`,
      `${adminApi.search}?q=Botov`,
      `${adminApi.requests}?search=Botov&limit=1`,
    ].map(async (path) => (await t.adminCall('GET', path)).text()),
  );

test('“Not spam” makes it an ordinary new lead with its quote and its emails, once', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, spam);
  const { id, quoteId } = (await (await t.call('POST', api.contact, body)).json()) as {
    id: number;
    quoteId: number;
  };
  const answers = await Promise.all([1, 2].map(() => t.adminCall('POST', adminApi.releaseQuarantined(id))));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404]);
  const [request] = await getRequests(t);
  assert.deepEqual([request?.id, request?.status, request?.quoteRequestId], [id, 'new', quoteId]);
  assert.equal((await t.adminCall('GET', adminApi.quote(quoteId))).status, 200);
  assert.deepEqual(await getQuarantine(t), []);
  assert.deepEqual(await getEmails(t), [{ purpose: 'lead' }, { purpose: 'confirmation' }]);
  const history = await read<{ action: string; by: string }[]>(t, adminApi.requestHistory(id));
  assert.deepEqual(
    history.map(({ action }) => action),
    ['restored', 'created'],
  );
});

test('suspected spam stays until it is deleted; then it is purged like other trash unless restored', async (context) => {
  const t = await openTestApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, spam);
  const { id } = (await (await t.call('POST', api.contact, body)).json()) as { id: number };
  t.setNow('2027-03-01T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.equal((await getQuarantine(t)).length, 1);

  assert.equal((await t.adminCall('DELETE', adminApi.quarantined(id))).status, 200);
  assert.deepEqual(await getQuarantine(t), []);
  assert.equal((await t.adminCall('POST', adminApi.restoreQuarantined(id))).status, 200);
  assert.equal((await getQuarantine(t))[0]?.id, id);

  assert.equal((await t.adminCall('DELETE', adminApi.quarantined(id))).status, 200);
  t.setNow('2027-03-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.equal((await t.deps.db.selectFrom('quotes').selectAll().execute()).length, 1, 'not before its time');
  t.setNow('2027-04-15T18:00:00.000Z');
  await sweepTrash(t.deps);
  for (const table of ['requests', 'quotes'] as const) {
    assert.deepEqual(await t.deps.db.selectFrom(table).selectAll().execute(), []);
  }
});

test('only an administrator sees and decides, and only about what was put aside', async (context) => {
  const t = await openTestApp(context);
  const { id } = (await (await t.call('POST', api.contact, contactBody())).json()) as { id: number };
  const decisions: [string, string][] = [
    ['POST', adminApi.releaseQuarantined(id)],
    ['DELETE', adminApi.quarantined(id)],
    ['POST', adminApi.restoreQuarantined(id)],
  ];
  assert.equal((await t.call('GET', adminApi.quarantine)).status, 401);
  for (const [method, path] of decisions) {
    assert.equal((await t.call(method, path)).status, 401, path);
    assert.equal((await t.adminCall(method, path)).status, 404, `${path}: an ordinary request`);
  }
  await t.adminCall('DELETE', adminApi.request(id));
  for (const [method, path] of decisions) {
    assert.equal((await t.adminCall(method, path)).status, 404, `${path}: in the trash`);
  }
});

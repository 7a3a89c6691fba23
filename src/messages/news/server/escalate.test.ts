import assert from 'node:assert/strict';
import { test } from 'node:test';
import { textSource } from '#delivery/texts/server/sms-connection.queries.ts';
import { openDb } from '#kit/db/open.ts';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { createTextGateway } from '#kit/sms/server/text-gateway.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { StoredAlertSettings } from '#messages/alerts/alerts.ts';
import { openAlerts } from '#messages/alerts/server/alerts.fixture.ts';
import { startFallbackWorker } from '#messages/alerts/server/fallback-worker.ts';
import { startTextWorker } from '#messages/planned/server/text-worker.ts';
import { spam } from '#sales/leads/server/quarantine.fixture.ts';
import { addUser } from '../../../../tests/support/accounts.ts';
import { silentLog } from '../../../../tests/support/database.ts';
import { getPlans } from '../../../../tests/support/query-plans.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';
import { until } from '../../../../tests/support/until.ts';
import { escalateLeads } from './escalate.ts';

/** Monday, 10 AM in Los Angeles. Open 8 to 6; quotes are promised within an hour. */
const monday = '2026-11-23T18:00:00.000Z';
const justBefore = '2026-11-23T18:44:59.999Z';
const threeQuarters = '2026-11-23T18:45:00.000Z';
const aMinuteLater = '2026-11-23T18:46:00.000Z';

async function open(
  context: Parameters<typeof openAlerts>[0],
  options: Parameters<typeof openAlerts>[1] & {
    hasGateway?: boolean;
    gatewayAnswer?: Parameters<typeof startTextGateway>[0];
  } = {},
) {
  const app = await openAlerts(context, options);
  const { t } = app;
  t.setNow(monday);
  const gateway = await startTextGateway(options.gatewayAnswer);
  context.after(gateway.close);
  if (options.hasGateway) {
    t.deps.config.sms = { url: gateway.url, user: 'AC1', password: 'secret', from: '+18185550100' };
  }
  const timing = { pollMilliseconds: 20, graceMilliseconds: 200 };
  const fallback = startFallbackWorker(t.deps, timing);
  context.after(fallback.stop);
  const texts = startTextWorker({ ...t.deps, gateway: createTextGateway(textSource(t.deps), 500) }, timing);
  context.after(texts.stop);
  const at = async (time: string) => {
    t.setNow(time);
    await escalateLeads(t.deps);
  };
  const outbox = (kind: 'fallback' | 'text' | 'push') =>
    t.deps.db.selectFrom('outbox').selectAll().where('kind', '=', kind).orderBy('id').execute();
  return {
    ...app,
    gateway,
    at,
    outbox,
    waitingTitles: () => app.service.titles().filter((title) => title.includes('No answer yet')),
    settle: (changes: object) =>
      t.adminCall('PUT', alertApi.settings, {
        firstPersonId: null,
        secondPersonId: null,
        phone: '',
        ...changes,
      }),
    waitingEmails: async () =>
      (await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute())
        .map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; text: string })
        .filter(({ subject }) => subject.startsWith('No answer yet')),
    noFallback: () =>
      until(
        () => outbox('fallback'),
        (jobs) => jobs.length === 0,
      ),
  };
}

/** A second owner, Robin, with a device. */
async function addRobin(app: Awaited<ReturnType<typeof open>>): Promise<void> {
  const { t, service } = app;
  await addUser(t.deps, 'robin', 'office');
  const { endpoint, keys } = service.device('robin');
  const time = monday;
  await t.deps.db
    .insertInto('pushSubscriptions')
    .values({ userId: 'robin', sessionId: 'gone', endpoint, ...keys, userAgent: '', createdAt: time })
    .execute();
}

test('a look for waiting leads reads only those with a time to tell the second person', async (context) => {
  const { t } = await open(context);
  const plans = await getPlans(t.deps.db, (db) => escalateLeads({ ...t.deps, db }), {
    mayPostgresSort: true,
  });
  assert.equal(plans.length, 1);
  assert.match(plans[0]!, /requests_by_escalation/, plans[0]);
});

test('when three quarters of the promised time have passed, a lead without an answer is told again, once', async (context) => {
  const app = await open(context);
  const { requestId } = await app.lead();
  await app.at(justBefore);
  assert.deepEqual(await app.outbox('fallback'), []);
  await app.at(threeQuarters);
  await app.at(threeQuarters);
  await until(() => app.waitingTitles().length === 1);
  const { message } = app.service.pushes.find((push) => push.message.title.startsWith('No'))!;
  assert.match(message.title, /^No answer yet: quote, \$\d+\.\d\d, Burbank$/);
  assert.match(message.body, /^Answer by Nov 23, 11:00/);
  assert.equal(message.url, `/admin/requests?request=${requestId}`);
  await app.at(aMinuteLater);
  await app.noFallback();
  assert.equal(app.waitingTitles().length, 1);
  assert.deepEqual(await app.waitingEmails(), [], 'a device took it');
});

test('only opening hours count, and a recount with new hours tells nobody twice', async (context) => {
  const app = await open(context);
  app.t.setNow('2026-11-24T01:30:00.000Z');
  await app.lead();
  await app.at('2026-11-24T16:14:59.000Z');
  assert.deepEqual(app.waitingTitles(), []);
  await app.at('2026-11-24T16:15:00.000Z');
  await until(() => app.waitingTitles().length === 1);
  await app.setBooking({ closures: [{ from: '2026-11-24', to: '2026-11-24', reason: 'Storm' }] });
  await app.at('2026-11-25T20:00:00.000Z');
  assert.equal((await app.outbox('push')).filter(({ payload }) => payload.includes('No answer')).length, 1);
});

test('nobody is told of a lead that was answered, deleted, or decided by its customer', async (context) => {
  const app = await open(context);
  const { t } = app;
  const [answered, deleted] = [await app.lead(), await app.lead()];
  const booked = await app.lead();
  await t.adminCall('POST', adminApi.answeredRequest(answered.requestId), { channel: 'call' });
  await t.adminCall('DELETE', adminApi.request(deleted.requestId));
  assert.equal((await app.book(booked)).status, 201);
  await app.at(threeQuarters);
  assert.deepEqual(await app.outbox('fallback'), []);
});

test('a lead that is released from quarantine late is told once', async (context) => {
  const app = await open(context);
  const id = await app.message({ ...spam });
  await app.at('2026-11-26T20:00:00.000Z');
  assert.deepEqual(await app.outbox('push'), []);
  await app.t.adminCall('POST', adminApi.releaseQuarantined(id));
  await app.at('2026-11-26T20:00:10.000Z');
  await until(() => app.service.pushes.length === 1);
  assert.match(app.service.pushes[0]!.message.body, /^The answer was due Nov 25/);
  assert.deepEqual(await app.outbox('fallback'), []);
});

test('who is told first and who second is a setting; whoever has no device is replaced by everyone', async (context) => {
  const app = await open(context);
  const { t } = app;
  await addRobin(app);
  const { people } = (await (await t.adminCall('GET', alertApi.settings)).json()) as StoredAlertSettings;
  const owner = people.find(({ id }) => id !== 'robin')!;
  assert.deepEqual(
    people.map(({ deviceCount }) => deviceCount),
    [1, 1],
  );
  assert.equal((await app.settle({ firstPersonId: owner.id, secondPersonId: 'robin' })).status, 200);
  await app.lead();
  await until(() => app.service.pushes.length === 1);
  await app.at(threeQuarters);
  await until(() => app.service.pushes.length === 2);
  assert.deepEqual(
    app.service.pushes.map(({ device }) => device),
    ['phone', 'robin'],
  );

  await t.adminCall('PATCH', adminApi.person('robin'), { role: 'crew', crewId: 1 });
  await app.at(aMinuteLater);
  await app.lead();
  await app.at('2026-11-23T19:31:00.000Z');
  await until(() => app.service.pushes.length === 4);
  assert.deepEqual(app.service.pushes.map(({ device }) => device).slice(2), ['phone', 'phone']);
  const refused = await app.settle({ secondPersonId: 'robin' });
  assert.equal(refused.status, 422);
  assert.equal(((await refused.json()) as Problem).errors?.[0]?.path, 'secondPersonId');
});

test('two tabs cannot overwrite each other’s settings; without a version the last change wins', async (context) => {
  const app = await open(context);
  const { people, ...first } = (await (
    await app.t.adminCall('GET', alertApi.settings)
  ).json()) as StoredAlertSettings;
  const saved = await app.settle({ version: first.version, phone: '8185550122' });
  assert.equal(saved.status, 200);
  const stored = (await saved.json()) as StoredAlertSettings;
  assert.equal(stored.version, first.version + 1);
  const repeated = await app.settle({ version: first.version, phone: '(818) 555-0122' });
  assert.deepEqual([repeated.status, await repeated.json()], [200, stored]);

  const refused = await app.settle({ version: first.version, secondPersonId: people[0]!.id });
  assert.equal(refused.status, 409);
  const { code, current } = (await refused.json()) as Problem & { current: StoredAlertSettings };
  assert.deepEqual([code, current], ['version-conflict', stored]);

  assert.equal((await app.settle({ secondPersonId: people[0]!.id })).status, 200);
  const both = await Promise.all(
    ['8185550133', '8185550144'].map((phone) => app.settle({ version: stored.version + 1, phone })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [200, 409]);
});

test('where no device takes the second alert, the phone of Settings is texted', async (context) => {
  const app = await open(context, {
    hasGateway: true,
    answer: (response) => {
      response.writeHead(503).end();
      return true;
    },
  });
  assert.equal((await app.settle({ phone: '8185550122' })).status, 200);
  const { requestId } = await app.lead();
  await app.at(threeQuarters);
  await until(() => app.service.calls.length >= 2);
  assert.equal(app.gateway.texts.length, 0, 'the devices have a minute');
  app.t.setNow(aMinuteLater);
  await until(() => app.gateway.texts.length === 1);
  const [text] = app.gateway.texts;
  assert.equal(text!.to, '+18185550122');
  assert.match(text!.body, /^No answer yet: quote, \$\d+\.\d\d, Burbank\nAnswer by Nov 23/);
  assert.ok(text!.body.endsWith(`/admin/requests?request=${requestId}`));
  assert.doesNotMatch(text!.body, /Ana|Lopez/);
  assert.deepEqual(await app.waitingEmails(), []);
});

test('without any device the text goes right away, or an email where no text can', async (context) => {
  const app = await open(context);
  await app.t.adminCall('DELETE', alertApi.device(app.deviceId));
  await app.lead();
  await app.at(threeQuarters);
  const [email] = await until(app.waitingEmails, (emails) => emails.length > 0);
  assert.match(email!.text, /Answer by Nov 23/);
  assert.match(email!.text, /\/admin\/requests\?request=/);
  await app.noFallback();
  assert.equal((await app.waitingEmails()).length, 1);
});

test('an answer within the minute stops the text', async (context) => {
  const app = await open(context, {
    hasGateway: true,
    answer: (response) => {
      response.writeHead(503).end();
      return true;
    },
  });
  await app.settle({ phone: '8185550122' });
  const { requestId } = await app.lead();
  await app.at(threeQuarters);
  await app.t.adminCall('POST', adminApi.answeredRequest(requestId), { channel: 'call' });
  app.t.setNow(aMinuteLater);
  await app.noFallback();
  assert.deepEqual(await app.outbox('text'), []);
});

test('a text whose answer was lost is not sent again; one that the gateway could not take is', async (context) => {
  let calls = 0;
  const app = await open(context, {
    hasGateway: true,
    gatewayAnswer: (response) => {
      calls += 1;
      if (calls > 2) return false;
      if (calls === 1) response.writeHead(503).end();
      else response.destroy();
      return true;
    },
  });
  await app.t.adminCall('DELETE', alertApi.device(app.deviceId));
  await app.settle({ phone: '8185550122' });
  await app.lead();
  await app.at(threeQuarters);
  await until(
    () => app.outbox('text'),
    ([job]) => job?.attempts === 1,
  );
  app.t.setNow('2026-11-23T18:45:31.000Z');
  const [lost] = await until(
    () => app.outbox('text'),
    ([job]) => job?.status === 'failed',
  );
  assert.match(lost!.lastError!, /response was lost/);
  assert.equal(calls, 2);
});

test('two instances that look at the same moment tell once', async (context) => {
  const app = await open(context, { isWorking: false });
  const other = openDb(app.t.deps.config, silentLog);
  context.after(() => other.destroy());
  for (let count = 0; count < 10; count += 1) await app.lead();
  app.t.setNow(threeQuarters);
  // On SQLite one may find the file locked, and looks again ten seconds later.
  await Promise.allSettled([escalateLeads(app.t.deps), escalateLeads({ ...app.t.deps, db: other })]);
  await escalateLeads({ ...app.t.deps, db: other });
  const told = (await app.outbox('push')).filter(({ payload }) => payload.includes('No answer yet'));
  assert.equal(told.length, 10);
  assert.equal(new Set(told.map(({ requestId }) => requestId)).size, 10);
});

test('settings of alerts refuse a wrong phone, are kept, and are audited', async (context) => {
  const app = await open(context);
  const wrong = await app.settle({ phone: '12' });
  assert.equal(wrong.status, 422);
  const saved = (await (await app.settle({ phone: '818.555.0122' })).json()) as StoredAlertSettings;
  assert.equal(saved.phone, '(818) 555-0122');
  assert.equal(saved.isTextConfigured, false);
  const audit = await (await app.t.adminCall('GET', adminApi.audit)).text();
  assert.match(audit, /\(818\) 555-0122/);
});

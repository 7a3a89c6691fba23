import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { spam } from '#sales/leads/server/quarantine.fixture.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { accepting } from '#visits/quote-page/server/decisions.fixture.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { until } from '../../../../tests/support/until.ts';
import { openAlerts } from './alerts.fixture.ts';
import { sweepAlerts } from './push-worker.ts';

const second = 1_000;

test('every lead and every decision of a customer reaches the device, without personal data', async (context) => {
  const app = await openAlerts(context);
  const { t, service } = app;
  let seen = 0;
  const told = async (title: RegExp, url: RegExp, body = /^/) => {
    seen += 1;
    await until(() => service.pushes.length >= seen);
    const { message } = service.pushes.at(-1)!;
    assert.match(message.title, title);
    assert.match(message.body, body);
    assert.match(message.url, url);
    // The id is random, and may have 555 in it.
    const { id, tag, ...shown } = message;
    assert.doesNotMatch(JSON.stringify(shown), /Ana|Lopez|@|555|Olive|too dear|Tuesday please/);
    assert.equal(tag, id);
  };
  await app.message({ service: 'carpet' });
  await told(/^New message, Carpet Cleaning$/, /^\/admin\/requests\?request=\d+$/, /^Answer by Nov 2\d, /);
  const lead = await app.lead();
  const facts = String.raw`\$\d+\.\d\d, Burbank$`;
  await told(new RegExp(`^New quote, ${facts}`), new RegExp(`request=${lead.requestId}$`));

  const { token } = lead;
  const decide = async (body: object) => {
    const answer = await t.call('POST', quoteApi.decision(token), body);
    assert.equal(answer.status, 200, await answer.clone().text());
  };
  const { version } = await app.quote(lead);
  await decide({ version, decision: 'change-requested', name: 'Ana Lopez', message: 'Tuesday please' });
  await told(new RegExp(`^Change requested, ${facts}`), new RegExp(`quote=${lead.quoteId}$`));
  await decide({
    version,
    decision: 'change-requested',
    name: 'Ana Lopez',
    message: 'Or later: Tuesday please',
  });
  await told(/^Change requested/, /quote=/);
  await decide({ version: (await app.quote(lead)).version, ...accepting });
  await told(new RegExp(`^Quote accepted, ${facts}`), new RegExp(`quote=${lead.quoteId}$`));
  const visit = await parseVisit(await app.book(lead));
  await told(new RegExp(`^Visit booked, ${facts}`), /^\/admin\/schedule/, /December 1, 2026, 8 to 10 AM/);
  const moved = { version: visit.version, date: '2026-12-01', from: '10:00', to: '12:00' };
  const after = await parseVisit(await app.move(lead, moved), 200);
  await told(new RegExp(`^Visit moved, ${facts}`), /^\/admin\/schedule/, /10 AM to 12 PM/);
  assert.equal((await app.cancel(lead, { version: after.version })).status, 200);
  await told(new RegExp(`^Visit cancelled, ${facts}`), /^\/admin\/schedule/);

  const other = await app.lead();
  await told(/^New quote/, /request=/);
  const declined = { version: (await app.quote(other)).version, decision: 'declined', reason: 'too dear' };
  assert.equal((await t.call('POST', quoteApi.decision(other.token), declined)).status, 200);
  await told(new RegExp(`^Quote declined, ${facts}`), new RegExp(`quote=${other.quoteId}$`));
  await t.adminCall('PATCH', adminApi.account, { language: 'es' });
  await app.message({ service: 'carpet' });
  await told(
    /^Solicitud nueva, Limpieza de alfombras$/,
    /request=\d+$/,
    /^Responda antes del 2\d de noviembre/,
  );
  const spanish = await app.lead();
  await told(new RegExp(`^Cotización nueva, ${facts}`), new RegExp(`request=${spanish.requestId}$`));
  assert.equal(service.pushes.length, seen);
  assert.deepEqual(service.faults, []);
  const [push] = service.pushes;
  assert.deepEqual([push!.headers.ttl, push!.headers.urgency], ['86400', 'high']);
});

test('every device of the owner and the office is told once; nothing that staff do is', async (context) => {
  const app = await openAlerts(context);
  await app.addDevice('laptop');
  const lead = await app.lead();
  await until(() => app.service.pushes.length === 2);
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { status: 'contacted' });
  app.t.deps.wakeOutbox();
  assert.deepEqual(
    app.service.titles().map((line) => line.split(',')[0]),
    ['laptop: New quote', 'phone: New quote'],
  );
  assert.equal((await app.jobs()).length, 2);
  const [device] = await app.devices();
  await until(
    async () => (await app.devices())[0]!.lastSuccessAt,
    (at) => at !== null,
  );
  assert.equal(device?.lastFailure, null);
});

test('suspected spam alerts nobody until it is released', async (context) => {
  const app = await openAlerts(context);
  const id = await app.message(spam);
  assert.deepEqual(await app.jobs(), []);
  const released = await app.t.adminCall('POST', adminApi.releaseQuarantined(id));
  assert.equal(released.status, 200, await released.clone().text());
  await until(() => app.service.pushes.length === 1);
  assert.match(app.service.pushes[0]!.message.title, /^New message/);
});

test('a service that a visitor wrote stays off the lock screen, as do a place where no crew drives and a price of nothing', async (context) => {
  const app = await openAlerts(context);
  await app.message({ service: 'Call Ana Lopez' });
  await until(() => app.service.pushes.length === 1);
  await app.lead({ quote: { zipCode: '99999' } });
  await until(() => app.service.pushes.length === 2);
  const serviceId = await addService(app.t.deps.db, { title: 'Mystery stain', discountedPriceCents: 0 });
  await app.lead({ quote: { items: [{ serviceId, quantity: 1 }] } });
  await until(() => app.service.pushes.length === 3);
  assert.deepEqual(
    app.service.pushes.map(({ message }) => message.title.replace(/\d+\.\d\d/, '9.00')),
    ['New message', 'New quote, $9.00', 'New quote, Burbank'],
  );
});

test('a device that has unsubscribed is removed, and others are still told', async (context) => {
  const app = await openAlerts(context, {
    answer: (response, { device }) => {
      if (device !== 'phone') return false;
      response.writeHead(410).end();
      return true;
    },
  });
  await app.addDevice('laptop');
  await app.message();
  await until(() => app.service.calls.length === 2);
  assert.deepEqual(app.service.titles(), ['laptop: New message, Carpet Cleaning']);
  await until(app.devices, (devices) => devices.length === 1);
});

test('a push service in trouble is asked again until it takes the alert, and a refusal is final', async (context) => {
  const statuses = [500, 429, 201, 403];
  const app = await openAlerts(context, {
    answer: (response, _push, index) => {
      const status = statuses[index]!;
      if (status === 201) return false;
      response.writeHead(status, status === 429 ? { 'Retry-After': '90' } : {}).end();
      return true;
    },
  });
  const { t } = app;
  let now = t.deps.clock().getTime();
  const pass = (milliseconds: number) => {
    now += milliseconds;
    t.setNow(new Date(now).toISOString());
    t.deps.wakeOutbox();
  };
  const tried = async (attempts: number) => {
    const [job] = await until(app.jobs, ([first]) => first?.attempts === attempts);
    return { status: job!.status, wait: Date.parse(job!.runAfter) - now, reason: job!.lastError };
  };
  await app.message();
  assert.deepEqual(await tried(1), {
    status: 'pending',
    wait: 2 * second,
    reason: 'The push service has trouble (500).',
  });
  pass(2 * second);
  assert.deepEqual(await tried(2), {
    status: 'pending',
    wait: 90 * second,
    reason: 'The push service asks us to wait (429).',
  });
  const [failing] = await app.devices();
  assert.equal(failing?.lastFailure, 'The push service asks us to wait (429).');
  pass(90 * second);
  assert.equal((await tried(3)).status, 'sent');
  const ids = app.service.calls.map(({ message }) => message.id);
  assert.equal(new Set(ids).size, 1, 'the same message each time');
  assert.equal(new Set(app.service.calls.map(({ headers }) => headers.topic)).size, 1);

  await app.message();
  const [, refused] = await until(app.jobs, ([, last]) => last?.status === 'failed');
  assert.match(refused!.lastError!, /doesn’t accept this site’s key \(403\)/);
  assert.equal((await app.devices()).length, 1);
});

test('a push service that never answers holds up no other device and no lead', async (context) => {
  const app = await openAlerts(context, {
    answer: (_response, { device }) => device.startsWith('slow'),
    isWorking: false,
  });
  for (let count = 0; count < 5; count += 1) await app.addDevice(`slow${count}`);
  await app.addDevice('laptop');
  app.work(60_000);
  await app.message();
  await until(() => app.service.pushes.length === 2);
  assert.deepEqual(app.service.pushes.map(({ device }) => device).toSorted(), ['laptop', 'phone']);
});

test('an alert of yesterday is not sent any more, and finished ones are deleted after a week', async (context) => {
  const app = await openAlerts(context, { isWorking: false });
  await app.message();
  app.t.setNow('2026-11-22T18:00:00.001Z');
  app.work();
  const [job] = await until(app.jobs, ([first]) => first?.status === 'failed');
  assert.equal(job?.lastError, 'Not sent within a day.');
  assert.deepEqual(app.service.calls, []);
  await sweepAlerts(app.t.deps);
  assert.equal((await app.jobs()).length, 1);
  app.t.setNow('2026-11-29T18:00:00.001Z');
  await sweepAlerts(app.t.deps);
  assert.deepEqual(await app.jobs(), []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import { textSize } from '#kit/sms/text-message.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { openMessages } from './messages.fixture.ts';

const noEmail = { email: '' };

async function readTold(app: Awaited<ReturnType<typeof openMessages>>, lead: Lead) {
  const request = await app.t.adminCall('GET', adminApi.request(lead.requestId));
  const quote = await app.t.adminCall('GET', adminApi.quote(lead.quoteId));
  const { told } = (await request.json()) as CustomerRequest;
  assert.equal(((await quote.json()) as Quote).told, told);
  return told;
}

interface Lead {
  requestId: number;
  quoteId: number;
}

test('a lead who chose texts gets the confirmation by text at once, at any hour and once', async (context) => {
  const app = await openMessages(context);
  // 11 PM.
  app.t.setNow('2026-11-22T07:00:00.000Z');
  const lead = await app.lead({ contact: noEmail });
  assert.equal(await readTold(app, lead), 'text');
  await app.run();
  await app.at('2026-11-22T16:30:00.000Z');
  const [text, ...more] = app.gateway.texts;
  assert.deepEqual(more, []);
  assert.equal(text!.to, '+18185551001');
  const lines = text!.body.split('\n');
  assert.match(lines[0]!, /^Sunweave Cleaning: .*\$/);
  assert.match(lines[1]!, /^http\S+\/quote\/\S+$/);
  assert.ok(text!.body.length <= 306);
  assert.equal(textSize(text!.body).encoding, 'GSM-7');
  assert.equal(await readTold(app, lead), 'text');
});

test('the confirmation by text is in the language of the lead, and short whatever the owner writes', async (context) => {
  const app = await openMessages(context);
  const body = quoteBody([{ serviceId: app.serviceId, quantity: 1 }], {}, noEmail);
  const sent = await app.t.call('POST', api.contact, body, { 'Content-Language': 'es' });
  assert.equal(sent.status, 201, await sent.clone().text());
  await app.run();
  const [spanish] = app.gateway.texts.splice(0);
  assert.match(spanish!.body, /Ya recibimos su solicitud\. Total: \$/);
  assert.match(spanish!.body, /\nhttp\S+\/es\/quote\/\S+\n/);
  assert.deepEqual(textSize(spanish!.body), {
    encoding: 'GSM-7',
    segments: textSize(spanish!.body).segments,
  });

  const settings = {
    version: 1,
    kinds: [{ kind: 'lead-received', isEnabled: true, text: `${'Long words. '.repeat(80)}Open {link} now` }],
  };
  const saved = await app.t.adminCall('PUT', '/api/admin/messages/settings', settings);
  assert.equal(saved.status, 200, await saved.text());
  await app.lead({ contact: noEmail });
  await app.run();
  const [long] = app.gateway.texts;
  assert.ok(long!.body.length <= 306, long!.body);
  assert.match(long!.body, /\nhttp\S+\/quote\/\S+\n/);
});

test('a request without a quote that left a phone number alone is confirmed by text too', async (context) => {
  const app = await openMessages(context);
  const body = { firstName: 'Ana', phone: '(818) 555-0142', service: 'Quote Request' };
  const sent = await app.t.call('POST', api.contact, body, { 'Content-Language': 'es' });
  assert.equal(sent.status, 201, await sent.clone().text());
  const { id } = (await sent.json()) as { id: number };
  await app.run();
  const [text, ...more] = app.gateway.texts;
  assert.deepEqual([text!.to, more], ['+18185550142', []]);
  assert.match(text!.body, /^Sunweave Cleaning: Recibimos su solicitud\.\nhttp\S+\/es\/calculator\n.*STOP/);
  const request = await app.t.adminCall('GET', adminApi.request(id));
  assert.equal(((await request.json()) as CustomerRequest).told, 'text');
});

test('the lead says how its customer was told', async (context) => {
  const app = await openMessages(context);
  const { db, config } = app.t.deps;
  config.smtpUrl = 'smtp://127.0.0.1:1';
  const byEmail = { quote: { contactMethod: 'email' } };
  assert.equal(await readTold(app, await app.lead(byEmail)), 'email');
  assert.equal(await readTold(app, await app.lead()), 'text');
  config.sms = null;
  assert.equal(await readTold(app, await app.lead()), 'email');
  assert.equal(await readTold(app, await app.lead({ contact: noEmail })), 'no-gateway');
  config.smtpUrl = null;
  const waiting = await app.lead(byEmail);
  assert.equal(await readTold(app, waiting), 'held-up');
  const entered = await db.selectFrom('requests').select('told').where('told', 'is', null).execute();
  assert.deepEqual(entered, []);
});

test('a confirmation beyond the limit of the day is held up, and leaves the next day', async (context) => {
  const app = await openMessages(context);
  await app.t.deps.db
    .insertInto('textCounts')
    .values({ day: '2026-11-21', recipient: '', texts: 200 })
    .execute();
  const lead = await app.lead({ contact: noEmail });
  await app.run();
  assert.equal(await readTold(app, lead), 'held-up');
  assert.deepEqual(app.gateway.texts, []);
  await app.at('2026-11-22T16:00:00.000Z');
  assert.equal(app.gateway.texts.length, 1);
  assert.equal(await readTold(app, lead), 'text');
});

test('after STOP a lead by text is told nothing, and one that the gateway refuses is not told either', async (context) => {
  const app = await openMessages(context, (response, { to }) => {
    if (!to.endsWith('1002')) return undefined;
    response
      .writeHead(400)
      .end('{"code":21610,"message":"Attempt to send to unsubscribed recipient","status":400}');
    return true;
  });
  await app.t.deps.db
    .insertInto('messageOptOuts')
    .values({ contact: '8185551001', createdAt: '2026-11-20T07:00:00.000Z' })
    .execute();
  assert.equal(await readTold(app, await app.lead({ contact: noEmail })), 'no-contact');
  const refused = await app.lead({ contact: noEmail });
  await app.run();
  assert.equal(await readTold(app, refused), 'no-contact');
});

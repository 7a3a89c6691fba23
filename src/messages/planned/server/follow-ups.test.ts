import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customerApi, messagePaths, quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openMessages, subjects } from './messages.fixture.ts';

/** The lead arrives at 10 AM on November 21. */
const afterHours = (hours: number) =>
  new Date(Date.parse('2026-11-21T18:00:00.000Z') + hours * 3_600_000).toISOString();

test('a quote without an answer is followed up after 48 and 120 hours, and never again', async (context) => {
  const app = await openMessages(context);
  await app.lead();
  assert.deepEqual(await app.at(afterHours(47.9)), []);
  const [first, ...none] = await app.at(afterHours(48));
  assert.deepEqual(none, []);
  assert.equal(first?.to, 'ana1@example.com');
  assert.match(first.text, /quote/);
  assert.match(first.unsubscribeUrl ?? '', /\/messages\/unsubscribe\?token=\d+\./);
  assert.equal(first.subject, 'Any questions about your quote? Sunweave Cleaning');
  const inText = `Unsubscribe from follow-ups and offers: ${first.unsubscribeUrl}`;
  assert.ok(first.text.includes(inText), first.text);
  assert.deepEqual(await app.at(afterHours(119)), []);
  assert.deepEqual(subjects(await app.at(afterHours(120))), ['Your quote is still open']);
  for (const hours of [200, 400, 1000]) assert.deepEqual(await app.at(afterHours(hours)), []);
});

test('staff who send the quote move its follow-ups', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  await app.at(afterHours(24));
  assert.equal((await app.t.adminCall('POST', visitApi.sendQuote(lead.quoteId), {})).status, 200);
  assert.deepEqual(await app.at(afterHours(48)), []);
  assert.equal((await app.at(afterHours(72))).length, 1);
  assert.equal((await app.at(afterHours(144))).length, 1);
});

test('an answer of any kind ends follow-ups, even while an email waits', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const answers: [name: string, give: (lead: Awaited<ReturnType<typeof app.lead>>) => Promise<unknown>][] = [
    [
      'a reply that staff note',
      async ({ quoteId }) =>
        t.adminCall('POST', customerApi.notes(await app.pickCustomer(quoteId)), {
          text: 'Soon',
          isReply: true,
        }),
    ],
    [
      'a decline',
      async (lead) =>
        t.call('POST', quoteApi.decision(lead.token), {
          version: (await app.quote(lead)).version,
          decision: 'declined',
        }),
    ],
    [
      'a change request',
      async (lead) =>
        t.call('POST', quoteApi.decision(lead.token), {
          version: (await app.quote(lead)).version,
          decision: 'change-requested',
          message: 'Two sofas, please',
        }),
    ],
    ['a booking', async (lead) => parseVisit(await app.book(lead, { phone: '(818) 555-0999' }))],
    [
      'a cancelled request',
      ({ requestId }) => t.adminCall('PATCH', adminApi.request(requestId), { status: 'cancelled' }),
    ],
    ['the trash', ({ quoteId }) => t.adminCall('DELETE', adminApi.quote(quoteId))],
  ];
  const { releaseMessage } = await import('./release-message.ts');
  for (const [name, give] of answers) {
    t.setNow(afterHours(0));
    const lead = await app.lead();
    await app.run();
    t.setNow(afterHours(48));
    const due = await t.deps.db
      .selectFrom('messages')
      .select('id')
      .where('quoteId', '=', lead.quoteId)
      .where('kind', '=', 'follow-up-1')
      .executeTakeFirstOrThrow();
    // The message is written while the mail server is down.
    await releaseMessage(t.deps, due.id);
    await give(lead);
    const sent = [...(await app.run()), ...(await app.at(afterHours(120)))];
    assert.ok(!subjects(sent).some((subject) => /quote/.test(subject ?? '')), name);
  }
});

test('a planned message is in the timeline and can be skipped, once', async (context) => {
  const app = await openMessages(context);
  const lead = await app.lead();
  await app.run();
  const planned = (await app.timeline(lead.quoteId)).filter(({ status }) => status === 'planned');
  assert.deepEqual(
    planned.map(({ kind, title, at }) => [kind, title, at]),
    [
      ['message', 'Last follow-up', afterHours(120)],
      ['message', 'First follow-up', afterHours(48)],
    ],
  );
  const first = planned[1]!;
  const skip = () => app.t.adminCall('POST', messagePaths.skip(first.id), {});
  assert.equal((await skip()).status, 200);
  assert.equal((await skip()).status, 200);
  assert.deepEqual(await app.at(afterHours(48)), []);
  assert.equal((await app.at(afterHours(120))).length, 1);
  const [last, skipped] = (await app.timeline(lead.quoteId)).filter(({ messageKind }) => messageKind);
  assert.deepEqual(
    [last?.status, last?.detail],
    ['sent', 'Email to ana1@example.com, Text to (818) 555-1001'],
  );
  assert.deepEqual([skipped?.status, skipped?.detail], ['skipped', 'Skipped by staff.']);
  assert.equal((await app.t.adminCall('POST', messagePaths.skip(last!.id), {})).status, 409);
  assert.equal((await app.t.call('POST', messagePaths.skip(last!.id), {})).status, 401);
});

test('a kind that is off is not sent, and an unknown placeholder is an error at its field', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  const settings = await (await t.adminCall('GET', messagePaths.settings)).json();
  assert.equal(settings.kinds.length, 16);
  const wrong = await t.adminCall('PUT', messagePaths.settings, {
    version: settings.version,
    kinds: settings.kinds.with(3, { ...settings.kinds[3], text: 'Hi {nobody}' }),
  });
  assert.equal(wrong.status, 422);
  assert.deepEqual(
    ((await wrong.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path),
    ['kinds.3.text'],
  );
  const kinds = settings.kinds.map((one: { kind: string }) =>
    one.kind === 'follow-up-1' ? { ...one, isEnabled: false } : one,
  );
  await app.lead();
  assert.equal(
    (await t.adminCall('PUT', messagePaths.settings, { version: settings.version, kinds })).status,
    200,
  );
  const old = await t.adminCall('PUT', messagePaths.settings, {
    version: settings.version,
    kinds: settings.kinds,
  });
  assert.equal(old.status, 409);
  assert.deepEqual(await app.at(afterHours(48)), []);
});

test('unsubscribing takes a POST: a GET changes nothing, and one click ends follow-ups', async (context) => {
  const app = await openMessages(context);
  await app.lead();
  const [first] = await app.at(afterHours(48));
  const url = new URL(first!.unsubscribeUrl!);
  const page = await app.t.app.request(url.pathname + url.search);
  assert.equal(page.status, 200);
  assert.match(await page.text(), /Unsubscribe from follow-ups and offers\?/);
  const optOuts = () => app.t.deps.db.selectFrom('messageOptOuts').select('contact').execute();
  assert.deepEqual(await optOuts(), []);
  const click = (path: string) =>
    app.t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  assert.equal((await click(url.pathname + url.search.replace(/.$/, '')))?.status, 404);
  assert.equal((await click(url.pathname + url.search)).status, 200);
  assert.deepEqual(await optOuts(), [{ contact: 'ana1@example.com' }]);
  assert.deepEqual(await app.at(afterHours(120)), []);
});

test('the button of the unsubscribe page ends follow-ups, and pressed again it changes nothing', async (context) => {
  const app = await openMessages(context);
  await app.lead();
  const [first] = await app.at(afterHours(48));
  const url = new URL(first!.unsubscribeUrl!);
  const press = (token: string) =>
    app.t.app.request(url.pathname, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: url.origin },
      body: new URLSearchParams({ token }).toString(),
    });
  const token = url.searchParams.get('token')!;
  for (let count = 0; count < 2; count += 1) {
    const answer = await press(token);
    assert.equal(answer.status, 303);
    const page = await app.t.app.request(answer.headers.get('Location')!);
    assert.match(await page.text(), /You’re unsubscribed/);
  }
  const wrong = await press(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
  const page = await app.t.app.request(wrong.headers.get('Location')!);
  assert.match(await page.text(), /We couldn’t read this link/);
  assert.deepEqual(await app.at(afterHours(120)), []);
});

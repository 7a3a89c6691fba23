import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { openBooking, parseVisit, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';

const window = (date: string, from: string, to: string) => `${date} ${from} ${to}`;
const address = {
  step: 'address',
  window: window(tuesday.date, '10:00', '12:00'),
  name: 'Ana Lopez',
  phone: '(818) 555-0111',
  street: '120 Olive Ave',
  unit: '',
  city: 'Burbank',
  zipCode: '91501',
  accessNotes: 'Gate 4471',
  agreesToTerms: 'yes',
};

test('a visit is booked, moved and cancelled with plain forms', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const { token } = lead;
  const get = async (path: string) => {
    const answer = await app.t.call('GET', path);
    assert.equal(answer.headers.get('Cache-Control'), 'no-store');
    return { status: answer.status, html: await answer.text() };
  };
  const post = (path: string, values: Record<string, string>) =>
    app.t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  const windows = await get(`${quotePaths.visit(token)}?from=${tuesday.date}`);
  assert.match(windows.html, /Pick your arrival window/);
  assert.ok(windows.html.includes(`value="${address.window}"`));
  assert.equal((await app.t.deps.db.selectFrom('visitHolds').select('quoteId').execute()).length, 0);

  const chosen = await post(quotePaths.visit(token), { step: 'window', window: address.window });
  assert.equal(chosen.status, 303);
  assert.equal((await app.t.deps.db.selectFrom('visitHolds').select('quoteId').execute()).length, 1);
  const form = await get(chosen.headers.get('Location')!);
  assert.match(form.html, /Where should we come\?/);
  assert.match(form.html, /We hold this time for 15 minutes/);
  const version = /name="version" value="(\d+)"/.exec(form.html)![1]!;

  const refused = await post(quotePaths.visit(token), { ...address, version, street: '' });
  assert.equal(refused.status, 422);
  const again = await refused.text();
  assert.match(again, /Street is required/);
  assert.match(again, /Gate 4471/);

  const presses = await Promise.all([
    post(quotePaths.visit(token), { ...address, version }),
    post(quotePaths.visit(token), { ...address, version }),
  ]);
  assert.deepEqual(
    presses.map(({ status }) => status),
    [303, 303],
  );
  const booked = await get(quotePaths.visit(token));
  assert.match(booked.html, /You’re booked/);
  assert.match(booked.html, /Didn’t book it\? Cancel it/);
  // Back, and sent once more with another name.
  const back = await post(quotePaths.visit(token), { ...address, version, name: 'Ana L.' });
  assert.equal(back.status, 409);
  assert.match(await back.text(), /already has a visit/);

  const move = await get(`${quotePaths.moveVisit(token)}?from=2026-12-02`);
  const target = window('2026-12-02', '12:00', '14:00');
  assert.ok(move.html.includes(`value="${target}"`));
  const visitVersion = /name="version" value="(\d+)"/.exec(move.html)![1]!;
  const moved = await post(quotePaths.moveVisit(token), { version: visitVersion, window: target });
  assert.equal(moved.status, 303);
  assert.match((await get(quotePaths.visit(token))).html, /December 2, 2026/);

  const question = await get(quotePaths.cancelVisit(token));
  const lastVersion = /name="version" value="(\d+)"/.exec(question.html)![1]!;
  const cancelled = await post(quotePaths.cancelVisit(token), { version: lastVersion, reason: 'Sold it' });
  assert.equal(cancelled.status, 303);
  assert.match((await get(quotePaths.visit(token))).html, /Your visit is cancelled/);
});

test('after a cancellation the same window is booked again, from a fresh page and from one that was open before', async (context) => {
  const app = await openBooking(context);
  const { token } = await app.lead();
  const get = async (path: string) => (await app.t.call('GET', path)).text();
  const post = (path: string, values: Record<string, string>) =>
    app.t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;
  const choose = async () => {
    const chosen = await post(quotePaths.visit(token), { step: 'window', window: address.window });
    return versionIn(await get(chosen.headers.get('Location')!));
  };
  const first = { ...address, version: await choose() };
  const cancel = async () => {
    const version = versionIn(await get(quotePaths.cancelVisit(token)));
    assert.equal((await post(quotePaths.cancelVisit(token), { version, reason: '' })).status, 303);
    assert.match(await get(quotePaths.visit(token)), /Your visit is cancelled/);
  };
  assert.equal((await post(quotePaths.visit(token), first)).status, 303);
  await cancel();
  assert.equal((await post(quotePaths.visit(token), { ...address, version: await choose() })).status, 303);
  assert.match(await get(quotePaths.visit(token)), /You’re booked/);
  await cancel();
  assert.equal((await post(quotePaths.visit(token), first)).status, 303);
  assert.match(await get(quotePaths.visit(token)), /You’re booked/);
});

test('the page of a quote promises a change of its visit only until the cut-off', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  await parseVisit(await app.book(lead));
  const page = async () => (await app.t.call('GET', quotePaths.page(lead.token))).text();
  assert.match(await page(), /Move or cancel visit/);
  // The visit begins at 8 AM; 24 hours before is too late by a second.
  app.t.setNow('2026-11-30T16:00:01.000Z');
  const late = await page();
  assert.match(late, /See your visit/);
  assert.doesNotMatch(late, /Move or cancel visit/);
});

test('the booking page offers other windows for one that is gone, and the phone number where nothing can be booked', async (context) => {
  const app = await openBooking(context, { minutes: 480 });
  const [lead, other] = [await app.lead(), await app.lead()];
  await parseVisit(await app.book(other, { ...tuesday, phone: '(818) 555-0222' }));
  const gone = await app.t.app.request(quotePaths.visit(lead.token), {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ step: 'window', window: window(tuesday.date, '08:00', '10:00') }).toString(),
  });
  assert.equal(gone.status, 409);
  const html = await gone.text();
  assert.match(html, /That time was just taken/);
  assert.match(html, /Pick your arrival window/);
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '150.00' });
  const closed = await (await app.t.call('GET', quotePaths.visit(lead.token))).text();
  assert.match(closed, /can’t be booked online right now/);
  assert.equal((await app.t.call('GET', quotePaths.visit('A'.repeat(32)))).status, 404);
});

test('a customer adds the visit to a calendar, and a move updates the entry', async (context) => {
  const app = await openBooking(context);
  const { token } = await app.lead();
  const calendar = async () => {
    const answer = await app.t.call('GET', quotePaths.calendar(token));
    return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
  };
  const line = (text: string, name: string) => new RegExp(`^${name}[:;](.*)\\r$`, 'm').exec(text)?.[1];
  assert.equal((await calendar()).status, 404);

  const post = (path: string, values: Record<string, string>) =>
    app.t.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  const page = () => app.t.call('GET', quotePaths.page(token)).then((answer) => answer.text());
  const { version } = (await (await app.t.call('GET', quoteApi.quote(token))).json()) as CustomerQuote;
  assert.equal((await post(quotePaths.visit(token), { ...address, version: String(version) })).status, 303);
  for (const path of [quotePaths.visit(token), quotePaths.calendar(token)]) {
    assert.ok((await page()).includes(`href="${path}"`), path);
  }
  const booked = await calendar();
  assert.equal(booked.type, 'text/calendar; charset=utf-8');
  assert.doesNotMatch(booked.text, /Olive|4471|Lopez/);

  const visit = await app.t.deps.db.selectFrom('visits').select('version').executeTakeFirstOrThrow();
  const moved = { version: String(visit.version), window: window(tuesday.date, '14:00', '16:00') };
  assert.equal((await post(quotePaths.moveVisit(token), moved)).status, 303);
  const after = (await calendar()).text;
  assert.ok(line(after, 'UID'));
  assert.equal(line(after, 'UID'), line(booked.text, 'UID'));
  assert.ok(Number(line(after, 'SEQUENCE')) > Number(line(booked.text, 'SEQUENCE')));
  assert.notEqual(line(after, 'DTSTART'), line(booked.text, 'DTSTART'));
});

test('a total that staff changed meanwhile must be accepted again', async (context) => {
  const app = await openBooking(context);
  const lead = await app.lead();
  const post = async (values: Record<string, string>) => {
    const answer = await app.t.app.request(quotePaths.visit(lead.token), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...address, ...values }).toString(),
    });
    return { status: answer.status, html: await answer.text() };
  };
  const { version } = await app.quote(lead);
  const checked = /name="agreesToTerms"[^>]*checked|checked[^>]*name="agreesToTerms"/;
  const unnamed = await post({ version: String(version), street: '' });
  assert.match(unnamed.html, checked);
  const { id } = (await app.staffQuote(lead)).serviceDetails.items[0]!;
  await app.t.adminCall('PUT', adminApi.quote(lead.quoteId), { items: [{ id, quantity: 3 }] });
  const changed = await post({ version: String(version) });
  assert.equal(changed.status, 409);
  assert.match(changed.html, /I accept the quote of \$2/);
  assert.match(changed.html, /Gate 4471/);
  assert.doesNotMatch(changed.html, checked);
});

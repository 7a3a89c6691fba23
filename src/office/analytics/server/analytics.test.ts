import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import { type Analytics, analyticsSchema } from '#office/analytics/analytics.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

const now = '2026-11-21T18:00:00.000Z';
const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString();

async function readAnalytics(t: TestApp, query = ''): Promise<Analytics> {
  t.setNow(now);
  const answer = await t.adminCall('GET', adminApi.analytics + query);
  assert.equal(answer.status, 200);
  return analyticsSchema.parse(await answer.json());
}

async function sendLead(t: TestApp, time: string, body: object) {
  t.setNow(time);
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as { id: number; quoteId: number | null };
}

test('without any lead every figure is zero or unknown', async (context) => {
  const t = await openTestApp(context);
  const { sources, landingPages, funnel, firstReply, revenue } = await readAnalytics(t);
  assert.deepEqual([sources, landingPages], [[], []]);
  assert.ok(funnel.every(({ now, before }) => now === 0 && before === 0));
  assert.deepEqual(firstReply, { now: null, before: null, answered: 0 });
  assert.deepEqual(
    revenue.map(({ now }) => now),
    ['0.00', '0.00', '0.00', '0.00'],
  );
});

test('leads are counted by source and landing page, beside the period before', async (context) => {
  const t = await openTestApp(context);
  const google = { landingPage: '/couch-cleaning', referrer: 'https://www.google.com/' };
  const flyer = { landingPage: '/?utm_source=flyer&utm_campaign=spring', referrer: '' };
  await sendLead(t, daysAgo(1), contactBody({ source: google }));
  await sendLead(t, daysAgo(2), contactBody({ source: { ...google, referrer: 'https://google.de/x' } }));
  await sendLead(t, daysAgo(3), contactBody({ source: flyer }));
  await sendLead(t, daysAgo(4), contactBody());
  await sendLead(t, daysAgo(8), contactBody({ source: flyer }));
  await sendLead(t, daysAgo(15), contactBody({ source: google }));
  const { sources, landingPages } = await readAnalytics(t, '?days=7');
  assert.deepEqual(sources, [
    { name: 'Google', now: 2, before: 0 },
    { name: 'flyer', now: 1, before: 1 },
    { name: 'Unknown', now: 1, before: 0 },
  ]);
  assert.deepEqual(landingPages, [
    { path: '/couch-cleaning', now: 2, before: 0 },
    { path: '/', now: 1, before: 1 },
    { path: '', now: 1, before: 0 },
  ]);
});

test('the request tells where its visit began', async (context) => {
  const t = await openTestApp(context);
  const source = { landingPage: '/blog?utm_source=Google&utm_campaign=sofas', referrer: '' };
  const { id } = await sendLead(t, now, contactBody({ source }));
  const [request] = (await (await t.adminCall('GET', adminApi.requests)).json()) as {
    id: number;
    source: object;
  }[];
  assert.equal(request?.id, id);
  assert.deepEqual(request?.source, { name: 'Google', landingPage: '/blog', campaign: 'sofas' });
});

test('a form without JavaScript leaves the source unknown', async (context) => {
  const t = await openTestApp(context);
  const form = new FormData();
  for (const [name, value] of Object.entries(contactBody())) form.append(name, value);
  assert.equal((await t.app.request(paths.contact, { method: 'POST', body: form })).status, 303);
  assert.deepEqual((await readAnalytics(t)).sources, [{ name: 'Unknown', now: 1, before: 0 }]);
});

test('sent again with the same key from another tab that came another way, it is the same lead', async (context) => {
  const t = await openTestApp(context);
  const headers = { 'Idempotency-Key': 'a-key-of-this-test' };
  const send = async (landingPage: string) => {
    const body = contactBody({ source: { landingPage, referrer: '' } });
    return (await t.call('POST', api.contact, body, headers)).json();
  };
  assert.deepEqual(await send('/a'), await send('/b'));
});

test('a source that is nonsense refuses no lead', async (context) => {
  const t = await openTestApp(context);
  for (const source of [null, {}, { landingPage: 5 }, { landingPage: '=1+1', referrer: 'x'.repeat(1999) }]) {
    await sendLead(t, now, contactBody({ source }));
  }
  assert.equal(
    (await readAnalytics(t)).sources.reduce((sum, { now }) => sum + now, 0),
    4,
  );
});

test('the funnel counts a lead at its stage and all before, a cancelled one as far as it was answered', async (context) => {
  const t = await openTestApp(context);
  for (const status of ['new', 'contacted', 'quoted', 'scheduled', 'completed', 'cancelled'] as const) {
    const { id } = await sendLead(t, daysAgo(1), contactBody());
    await t.deps.db
      .updateTable('requests')
      .set({ status, firstReplyAt: status === 'new' ? null : now })
      .where('id', '=', id)
      .execute();
  }
  const { funnel } = await readAnalytics(t);
  assert.deepEqual(
    funnel.map(({ now }) => now),
    [6, 5, 3, 2, 1],
  );
});

test('the time to the first reply is the median over the answered requests', async (context) => {
  const t = await openTestApp(context);
  for (const minutes of [10, 30, 500, null]) {
    const { id } = await sendLead(t, daysAgo(1), contactBody());
    const firstReplyAt =
      minutes === null ? null : new Date(Date.parse(daysAgo(1)) + minutes * 60_000).toISOString();
    await t.deps.db.updateTable('requests').set({ firstReplyAt }).where('id', '=', id).execute();
  }
  assert.deepEqual((await readAnalytics(t)).firstReply, { now: 30, before: null, answered: 3 });
});

test('revenue is the price of the quotes completed in the period, shared among the categories of their items', async (context) => {
  const t = await openTestApp(context);
  const couch = await addService(t.deps.db, {
    category: 'couch',
    originalPriceCents: 60_00,
    discountedPriceCents: 60_00,
  });
  const carpet = await addService(t.deps.db, {
    category: 'carpet',
    originalPriceCents: 30_00,
    discountedPriceCents: 30_00,
  });
  const items = [
    { serviceId: couch, quantity: 1 },
    { serviceId: carpet, quantity: 1 },
  ];
  const { quoteId } = await sendLead(t, daysAgo(3), quoteBody(items));
  t.setNow(daysAgo(1));
  const changes = { status: 'completed', estimatedPrice: '100.00', preferredDate: '2026-11-20' };
  assert.equal((await t.adminCall('PUT', adminApi.quote(quoteId!), changes)).status, 200);
  const { revenue } = await readAnalytics(t);
  // A third of 100 dollars is 33.33; the cent that is left goes to the main category.
  assert.deepEqual(revenue, [
    { category: 'couch', now: '66.67', before: '0.00' },
    { category: 'chair', now: '0.00', before: '0.00' },
    { category: 'carpet', now: '33.33', before: '0.00' },
    { category: 'mattress', now: '0.00', before: '0.00' },
  ]);
});

test('the CSV has every figure, and no name in it is a formula', async (context) => {
  const t = await openTestApp(context);
  await sendLead(
    t,
    daysAgo(1),
    contactBody({ source: { landingPage: '/?utm_source==cmd()', referrer: '' } }),
  );
  t.setNow(now);
  const answer = await t.adminCall('GET', `${adminApi.analyticsCsv}?days=7`);
  assert.equal(answer.headers.get('Content-Type'), 'text/csv; charset=utf-8');
  assert.match(
    answer.headers.get('Content-Disposition') ?? '',
    /filename="analytics-2026-11-15-to-2026-11-21\.csv"/,
  );
  const lines = (await answer.text()).split('\r\n');
  assert.equal(
    lines[0],
    'Figure,Name,2026-11-15 to 2026-11-21,"2026-11-08 to 2026-11-14, up to the same time of day"',
  );
  assert.ok(lines.includes("Leads by source,'=cmd(),1,0"), lines.join('\n'));
  assert.ok(lines.includes('Leads that reached,new,1,0'));
  assert.ok(lines.includes('Revenue in dollars,Couch Cleaning,0.00,0.00'));
});

test('only administrators see the figures, and only of the four periods', async (context) => {
  const t = await openTestApp(context);
  for (const path of [adminApi.analytics, adminApi.analyticsCsv]) {
    assert.equal((await t.call('GET', path)).status, 401);
    assert.equal((await t.adminCall('GET', `${path}?days=8`)).status, 422);
  }
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quoteApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { accepting, emailsAbout, openQuotePage, readJson, toPaymentPage } from './decisions.fixture.ts';

test('the calculator’s quote has a page right away, which staff find and replace', async (context) => {
  const { t, id, lead, token, get } = await openQuotePage(context);
  assert.match(lead.quoteUrl!, /^http.*\/quote\/[\w-]{32}$/);
  const shown = await get();
  assert.deepEqual(
    { ...shown, canBook: undefined },
    {
      id,
      version: shown.version,
      items: [
        {
          ...{ title: 'Sofa', quantity: 1, unit: 'piece' },
          ...{ unitPrice: '149.00', minimumPrice: null, lineTotal: '149.00' },
        },
      ],
      subtotal: '149.00',
      discountPercent: 10,
      discount: '14.90',
      adjustment: '0.00',
      minimumFee: '0.00',
      tripFee: '0.00',
      total: '134.10',
      validUntil: '2026-12-21',
      decision: null,
      decidedAt: null,
      canBook: undefined,
      visit: null,
      businessPhone: shown.businessPhone,
    },
  );
  const link = visitApi.quoteLink(id);
  const { url } = await readJson<{ url: string }>(t.adminCall('GET', link));
  assert.equal(url, lead.quoteUrl);
  const replaced = await readJson<{ url: string }>(t.adminCall('POST', link));
  assert.notEqual(replaced.url, url);
  assert.equal((await t.call('GET', quoteApi.quote(token))).status, 404);
  const after = toPaymentPage(t, replaced.url.split('/').at(-1)!, id);
  assert.equal((await after.get()).total, '134.10');
  await t.adminCall('DELETE', adminApi.quote(id));
  assert.equal((await t.call('GET', quoteApi.quote(after.token))).status, 404);
});

test('responses about a quote are never cached and never leak their URL', async (context) => {
  const { t, token } = await openQuotePage(context);
  for (const wanted of [token, 'A'.repeat(32)]) {
    const { headers } = await t.call('GET', quoteApi.quote(wanted));
    assert.equal(headers.get('Cache-Control'), 'no-store');
    assert.equal(headers.get('Referrer-Policy'), 'no-referrer');
    assert.match(headers.get('X-Robots-Tag')!, /noindex/);
  }
});

test('accepting stores a copy that later changes leave alone, until a newer one is accepted', async (context) => {
  const { t, id, get, decide, update, quote, reopen } = await openQuotePage(context);
  const accepted = await decide({ version: 1, ...accepting });
  assert.equal(accepted.status, 200);
  const shown = await readJson<CustomerQuote>(accepted);
  assert.equal(shown.decision, 'accepted');
  assert.equal(shown.decidedAt, '2026-11-21T18:00:00.000Z');
  const row = await t.deps.db
    .selectFrom('quotePages')
    .select('accepted')
    .where('quoteId', '=', id)
    .executeTakeFirstOrThrow();
  const { termsDate, name, at, total, items } = JSON.parse(row.accepted!);
  assert.deepEqual(
    { name, at, total, titles: items.map((item: { title: string }) => item.title) },
    { name: 'Ana Lopez', at: '2026-11-21T18:00:00.000Z', total: '134.10', titles: ['Sofa'] },
  );
  assert.match(termsDate, /^\d{4}-\d\d-\d\d$/);
  await update({ estimatedPrice: '100.00' });
  assert.equal((await get()).total, '134.10', 'staff changed the price afterward');
  assert.equal((await quote()).page?.decidedBy, 'Ana Lopez');
  await reopen();
  const open = await get();
  assert.deepEqual([open.decision, open.total, open.adjustment], [null, '100.00', '-34.10']);
  await decide({ version: open.version, ...accepting });
  assert.equal((await get()).total, '100.00');
});

test('the same decision again is 200 and changes nothing, also with an old version', async (context) => {
  const { t, decide, get, update } = await openQuotePage(context);
  await decide({ version: 1, ...accepting });
  await update({ adminNotes: 'Called' });
  t.setNow('2026-11-22T18:00:00.000Z');
  const again = await decide({ version: 1, ...accepting, name: 'Someone else' });
  assert.equal(again.status, 200);
  assert.equal((await get()).decidedAt, '2026-11-21T18:00:00.000Z');
  assert.equal((await emailsAbout(t, 'decision')).length, 1);
});

test('a decision says which fields are missing', async (context) => {
  const { decide, get } = await openQuotePage(context);
  const paths = async (body: object) => {
    const answer = await decide(body);
    assert.equal(answer.status, 422);
    return (await readJson<Problem>(answer)).errors?.map(({ path }) => path);
  };
  assert.deepEqual(await paths({ version: 1, decision: 'accepted' }), ['name', 'agreesToTerms']);
  assert.deepEqual(await paths({ version: 1, decision: 'accepted', name: ' ', agreesToTerms: true }), [
    'name',
  ]);
  assert.deepEqual(await paths({ version: 1, decision: 'change-requested', message: '  ' }), ['message']);
  assert.deepEqual(await paths({ version: 1, decision: 'perhaps' }), ['decision']);
  assert.equal((await get()).decision, null);
});

test('an edit by staff in the meantime decides nothing and shows the new quote', async (context) => {
  const { decide, update, get } = await openQuotePage(context);
  await update({ estimatedPrice: '99.00' });
  for (const decision of [accepting, { decision: 'declined' }]) {
    const answer = await decide({ version: 1, ...decision });
    assert.equal(answer.status, 409);
    const { code, current } = await readJson<Problem & { current: CustomerQuote }>(answer);
    assert.deepEqual([code, current], ['quote-changed', await get()]);
    assert.equal(current.total, '99.00');
  }
  const { decision, version } = await get();
  assert.equal(decision, null);
  assert.equal((await decide({ version, ...accepting })).status, 200);
});

test('declining cancels the request and emails the owner the reason', async (context) => {
  const { t, decide, lead, quote, history, reopen, get } = await openQuotePage(context);
  const answer = await decide({ version: 1, decision: 'declined', reason: 'Too late for us' });
  assert.equal((await readJson<CustomerQuote>(answer)).decision, 'declined');
  const request = () => readJson<CustomerRequest>(t.adminCall('GET', adminApi.request(lead.id)));
  assert.equal((await request()).status, 'cancelled');
  assert.equal((await quote()).page?.reason, 'Too late for us');
  assert.equal((await history())[0]?.userName, 'Website');
  const [email] = await emailsAbout(t, 'decision');
  assert.match(email!.subject, /^Quote declined: Ana Lopez, \$134\.10$/);
  assert.match(email!.text, /> Too late for us/);
  const late = await decide({ version: 1, ...accepting });
  const problem = await readJson<Problem & { current: CustomerQuote }>(late);
  assert.deepEqual(
    [late.status, problem.code, problem.current.decision],
    [409, 'already-decided', 'declined'],
  );
  assert.equal((await reopen()).status, 200);
  assert.equal((await request()).status, 'contacted');
  assert.equal((await decide({ version: (await get()).version, ...accepting })).status, 200);
});

test('a change request decides nothing final and is recorded once, whatever is pressed twice', async (context) => {
  const { t, decide, quote, lead, get } = await openQuotePage(context);
  const asked = { version: 1, decision: 'change-requested', message: 'Also the rug, please' };
  const answers = await Promise.all([decide(asked), decide(asked)]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  assert.equal((await get()).decision, 'change-requested');
  assert.equal((await quote()).status, 'contacted');
  const { status } = await readJson<CustomerRequest>(t.adminCall('GET', adminApi.request(lead.id)));
  assert.equal(status, 'contacted');
  assert.equal((await emailsAbout(t, 'decision')).length, 1);
  await decide({ ...asked, message: 'And the stairs' });
  assert.equal((await emailsAbout(t, 'decision')).length, 2);
  assert.equal((await decide({ version: 1, ...accepting })).status, 200, 'the version it saw still counts');
});

test('after the last valid day only a change can be asked for, until staff reopen', async (context) => {
  const { t, decide, get, reopen } = await openQuotePage(context);
  t.setNow('2026-12-22T07:59:00.000Z');
  assert.equal((await get()).validUntil, '2026-12-21', 'its last minute in Los Angeles');
  t.setNow('2026-12-22T08:00:00.000Z');
  for (const decision of [accepting, { decision: 'declined' }]) {
    const answer = await decide({ version: 1, ...decision });
    assert.deepEqual([answer.status, (await readJson<Problem>(answer)).code], [409, 'quote-expired']);
  }
  const asked = await decide({ version: 1, decision: 'change-requested', message: 'Is it still on?' });
  assert.equal(asked.status, 200);
  await reopen();
  const open = await get();
  assert.deepEqual([open.decision, open.validUntil], [null, '2027-01-21']);
  assert.equal((await decide({ version: open.version, ...accepting })).status, 200);
});

test('of accepting and declining at the same moment one wins, and nothing is half decided', async (context) => {
  for (let round = 0; round < 5; round += 1) {
    const { t, decide, get, lead } = await openQuotePage(context);
    const answers = await Promise.all(
      [accepting, { decision: 'declined' }, accepting, { decision: 'declined' }].map((decision) =>
        decide({ version: 1, ...decision }),
      ),
    );
    const { decision } = await get();
    const winner = decision === 'accepted' ? [200, 409, 200, 409] : [409, 200, 409, 200];
    assert.deepEqual(
      answers.map(({ status }) => status),
      winner,
    );
    const request = await readJson<CustomerRequest>(t.adminCall('GET', adminApi.request(lead.id)));
    assert.equal(request.status, decision === 'accepted' ? 'new' : 'cancelled');
    assert.equal((await emailsAbout(t, 'decision')).length, 1);
  }
});

test('suspected spam gets a page like everybody, without windows, and tells the owner nothing', async (context) => {
  const { t, lead, get, decide } = await openQuotePage(context, { website: 'https://pills.example' });
  assert.match(lead.quoteUrl!, /\/quote\//);
  assert.equal((await get()).canBook, false);
  assert.equal((await decide({ version: 1, ...accepting })).status, 200);
  assert.equal(
    (await decide({ version: 1, decision: 'change-requested', message: 'Buy pills' })).status,
    200,
  );
  assert.deepEqual(await emailsAbout(t, 'decision'), []);
});

test('the decisions of one address are limited', async (context) => {
  const { t, token } = await openQuotePage(context);
  const send = () =>
    t.app.request(
      quoteApi.decision(token),
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ version: 1, decision: 'change-requested', message: 'Hello' }),
      },
      { incoming: { socket: { remoteAddress: '203.0.113.9' } } },
    );
  for (let sent = 0; sent < 30; sent += 1) assert.equal((await send()).status, 200);
  assert.equal((await send()).status, 429);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { z } from 'zod';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import type { requestCountsSchema } from '#sales/requests/requests.ts';
import { accepting, emailsAbout, openQuotePage, readJson } from './decisions.fixture.ts';

test('staff send the link with message, total and the last valid day, and a new quote becomes contacted', async (context) => {
  const { t, send, quote, lead, history } = await openQuotePage(context);
  t.setNow('2026-11-25T18:00:00.000Z');
  const sent = await send({ channels: ['email'], message: 'Thanks for calling.' });
  assert.equal(sent.status, 200);
  const { page, status } = await quote();
  assert.deepEqual(
    [page?.sentAt, page?.validUntil, status],
    ['2026-11-25T18:00:00.000Z', '2026-12-25', 'contacted'],
  );
  const [email] = await emailsAbout(t, 'quote');
  assert.equal(email?.to, 'ana@example.com');
  for (const text of ['Thanks for calling.', '$134.10', 'December 25, 2026', lead.quoteUrl!]) {
    assert.ok(email!.text.includes(text), text);
  }
  assert.ok(JSON.stringify(await history()).includes('"sentTo":[null,"ana@example.com"]'));
  assert.ok(email!.text.includes(`Pick a time: ${lead.quoteUrl}/visit`), email!.text);
});

test('staff’s own price is accepted on the way to a time, with one press', async (context) => {
  const { t, send, update, lead, quote } = await openQuotePage(context);
  await update({ estimatedPrice: '99.00' });
  await send();
  const [email] = await emailsAbout(t, 'quote');
  assert.ok(email!.text.includes(`Pick a time: ${lead.quoteUrl}#accept`), email!.text);
  const token = lead.quoteUrl!.split('/').at(-1)!;
  const page = await (await t.call('GET', quotePaths.page(token))).text();
  assert.equal(page.match(/>Pick a time</g)?.length, 1);
  const version = /name="version" value="(\w+)"/.exec(page)![1]!;
  const form = { decision: 'accepted', version, name: 'Ana Lopez', agreesToTerms: 'yes', next: 'visit' };
  const answer = await t.app.request(quotePaths.decision(token), {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  assert.deepEqual([answer.status, answer.headers.get('Location')], [303, quotePaths.visit(token)]);
  assert.equal((await quote()).page?.decision, 'accepted');
});

test('the count of Quoted has the requests whose quote was sent', async (context) => {
  const { t, send } = await openQuotePage(context);
  const counts = async () => {
    const answer = await t.adminCall('GET', adminApi.requestCounts);
    const {
      new: unanswered,
      contacted,
      quoted,
    } = await readJson<z.infer<typeof requestCountsSchema>>(answer);
    return { unanswered, contacted, quoted };
  };
  assert.deepEqual(await counts(), { unanswered: 1, contacted: 0, quoted: 0 });
  for (let times = 0; times < 2; times += 1) {
    await send();
    assert.deepEqual(await counts(), { unanswered: 0, contacted: 0, quoted: 1 });
  }
});

test('a quote without a price or without an email address is not sent', async (context) => {
  const { t, send, update } = await openQuotePage(context);
  const getPath = async (body: object, changes: object) => {
    await update(changes);
    const answer = await send(body);
    assert.equal(answer.status, 422);
    return (await readJson<Problem>(answer)).errors?.[0]?.path;
  };
  assert.equal(await getPath({}, { estimatedPrice: null }), 'estimatedPrice');
  assert.equal(await getPath({}, { estimatedPrice: '90.00', email: '' }), 'email');
  assert.match((await getPath({ channels: ['fax'] }, {})) ?? '', /^channels/);
  assert.deepEqual(await emailsAbout(t, 'quote'), []);
});

test('sending a quote in another form than the accepted one asks for a new decision', async (context) => {
  const { decide, send, update, get } = await openQuotePage(context);
  await decide({ version: 1, ...accepting });
  await send();
  assert.equal((await get()).decision, 'accepted', 'the quote is the accepted one');
  await update({ estimatedPrice: '100.00' });
  await send();
  const { decision, total } = await get();
  assert.deepEqual([decision, total], [null, '100.00']);
});

test('the outbox of the panel shows the emails of quotes without their link', async (context) => {
  const { t, send, token } = await openQuotePage(context);
  await send();
  const answer = await t.adminCall('GET', `${adminApi.outbox}?purpose=quote`);
  const [email] = await readJson<{ id: number; recipient: string }[]>(answer);
  assert.equal(email?.recipient, 'ana@example.com');
  const details = await (await t.adminCall('GET', adminApi.outboxEmail(email!.id))).text();
  assert.ok(details.includes('/quote/…'));
  assert.ok(!details.includes(token));
});

test('only administrators send, reopen and read links', async (context) => {
  const { t, id } = await openQuotePage(context);
  for (const path of [visitApi.sendQuote(id), visitApi.reopenQuote(id), visitApi.quoteLink(id)]) {
    assert.equal((await t.call('POST', path, {})).status, 401);
  }
});

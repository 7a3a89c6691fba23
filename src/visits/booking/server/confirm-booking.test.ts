import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { startSweeps } from '#app/sweeps.ts';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import type { QuoteLink } from '#sales/quotes/quote-pages.ts';
import { address, getProblem, type Lead, openBooking, parseVisit, tuesday } from './booking.fixture.ts';

/** A first visit of seven hours, where emails leave. */
async function openBig(context: TestContext) {
  const b = await openBooking(context, { minutes: 420, config: { smtpUrl: 'smtp://127.0.0.1:1' } });
  const emails = async () => {
    const rows = await b.t.deps.db
      .selectFrom('outbox')
      .select('payload')
      .where('kind', '=', 'email')
      .where('purpose', '=', 'message')
      .execute();
    return rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; text: string });
  };
  return {
    ...b,
    emails,
    linkIn: async () => new URL((await emails()).at(-1)!.text.match(/https?:\S+code=[\w-]+/)![0]),
    /** A booking that waits for its link, as staff see it. */
    staffLink: async ({ quoteId }: Lead) => {
      const answer = await b.t.adminCall('GET', visitApi.quoteLink(quoteId));
      return ((await answer.json()) as QuoteLink).unconfirmed;
    },
    page: async (path: string) => (await b.t.call('GET', path)).text(),
    confirm: ({ pathname, searchParams }: URL) => {
      const body = new URLSearchParams({ code: searchParams.get('code')! });
      return b.t.app.request(pathname, { method: 'POST', body });
    },
  };
}

const asked = async (answer: Response) => {
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as { visit?: object; confirmationUrl: string; heldUntil: string };
};

test('a big first booking holds its window until the link in an email books it, without a script', async (context) => {
  const b = await openBig(context);
  b.t.setNow('2026-11-21T18:00:12.340Z');
  const lead = await b.lead();
  const first = await asked(await b.book(lead));
  assert.equal(first.visit, undefined);
  assert.equal(new URL(first.confirmationUrl).pathname, quotePaths.confirmVisit(lead.token));
  assert.deepEqual(await asked(await b.book(lead)), first, 'pressed twice');
  assert.deepEqual(await b.visitsOn(), []);
  await getProblem(await b.book(await b.lead()), 'window-taken');
  for (const path of [quotePaths.confirmVisit(lead.token), quotePaths.page(lead.token)]) {
    assert.match(await b.page(path), /Check your email[\s\S]*We hold this time until 11:00 AM\./, path);
    assert.match(await b.page(`/es${path}`), /Revise su correo[\s\S]*Hora límite: 11:00 a\.\u00a0?m\./, path);
  }
  const unconfirmed = { ...tuesday, heldUntil: first.heldUntil };
  assert.deepEqual(await b.staffLink(lead), unconfirmed);

  const [email, ...others] = await b.emails();
  assert.deepEqual([email!.to, others], ['ana1@example.com', []]);
  const link = await b.linkIn();
  assert.match(await b.page(link.pathname + link.search), /Confirm visit/);
  assert.deepEqual(await b.visitsOn(), [], 'a mail scanner opens links');
  for (const attempt of ['once', 'twice']) {
    const answer = await b.confirm(link);
    assert.equal(answer.status, 303, attempt);
    assert.equal(answer.headers.get('Location'), quotePaths.visit(lead.token));
  }
  assert.equal((await b.visitsOn()).length, 1);
  assert.equal(await b.staffLink(lead), null);
  assert.equal((await b.quote(lead)).decision, 'accepted');
  for (const path of [link.pathname, link.pathname + link.search]) {
    const again = await b.page(path);
    assert.match(again, /You’re booked/);
    assert.doesNotMatch(again, /Pick your arrival window/);
  }
});

test('who corrects the address, or takes another window, needs no second email, and the link books that', async (context) => {
  const b = await openBig(context);
  const lead = await b.lead();
  await asked(await b.book(lead));
  const held = await b.hold(lead);
  assert.equal(held.status, 201, 'the same window, after Back');
  await asked(await b.book(lead, { property: { ...address, street: '9 Other Ave' } }));
  const wednesday = { ...tuesday, date: '2026-12-02' };
  assert.equal((await b.hold(lead, wednesday)).status, 201);
  await asked(await b.book(lead, wednesday));
  assert.equal((await b.emails()).length, 1);
  assert.equal((await b.confirm(await b.linkIn())).status, 303);
  assert.equal((await b.visitsOn('2026-12-02')).length, 1);
});

test('who asks for links to another’s mailbox delays nobody but the own network, and a mailbox gets ten a day', async (context) => {
  const b = await openBig(context);
  const days = ['01', '02', '03', '04', '07', '08', '09', '10', '11', '14', '15', '16', '17'];
  const askFrom = async (network: number, email = 'rosa@example.com') => {
    const lead = await b.lead({ contact: { email } });
    return b.bookFrom(`198.51.100.${network}`, lead, { date: `2026-12-${days.shift()}` });
  };
  await asked(await askFrom(1));
  const again = await askFrom(1, 'Rosa+x@example.com');
  assert.equal(again.status, 429);
  assert.equal(again.headers.get('Retry-After'), '600');
  for (let network = 2; network <= 10; network += 1) await asked(await askFrom(network));
  assert.equal((await b.emails()).length, 10);
  const eleventh = await askFrom(11);
  assert.equal(eleventh.status, 429);
  assert.equal(eleventh.headers.get('Retry-After'), String(24 * 3600));
  assert.match((await getProblem(eleventh, 'too-many-requests')).detail, /already emailed you.*call/);
  await asked(await askFrom(11, 'other@example.com'));
});

test('a link that nobody opened frees its window, tells nobody, and books later only what is free', async (context) => {
  const b = await openBig(context);
  const [late, other] = [await b.lead(), await b.lead()];
  await asked(await b.book(late));
  const link = await b.linkIn();
  b.t.setNow('2026-11-21T19:00:01.000Z');
  await asked(await b.book(other));
  const refused = await b.confirm(link);
  assert.equal(refused.status, 409);
  assert.match(await refused.text(), /Pick your arrival window/);
  assert.deepEqual(
    (await b.emails()).map(({ to }) => to),
    ['ana1@example.com', 'ana2@example.com'],
  );
  assert.deepEqual(await b.visitsOn(), []);
  assert.equal((await b.confirm(await b.linkIn())).status, 303);
  const wrong = new URL(link);
  wrong.searchParams.set('code', 'x'.repeat(32));
  assert.equal((await b.confirm(wrong)).status, 409);
});

test('what was typed for a booking that nobody confirmed is deleted once its day is over', async (context) => {
  const b = await openBig(context);
  await asked(await b.book(await b.lead()));
  const { db } = b.t.deps;
  const sweptAt = async (now: string) => {
    b.t.setNow(now);
    await startSweeps(b.t.deps).stop();
    return (await db.selectFrom('visitHolds').select('booking').execute()).length;
  };
  assert.equal(await sweptAt(`${tuesday.date}T20:00:00.000Z`), 1);
  assert.equal(await sweptAt('2026-12-03T20:00:00.000Z'), 0);
});

test('whoever a crew has met, and whoever staff sent the quote, books a big visit at once; a phone alone does not', async (context) => {
  const b = await openBig(context);
  const sent = await b.lead();
  const send = await b.t.adminCall('POST', visitApi.sendQuote(sent.quoteId), {
    channels: ['email'],
    message: '',
  });
  assert.equal(send.status, 200, await send.clone().text());
  const { id, version } = await parseVisit(await b.book(sent));
  b.t.setNow('2026-12-02T02:00:00.000Z');
  const done = await b.t.adminCall('PATCH', visitApi.visit(id), { version, status: 'done' });
  assert.equal(done.status, 200, await done.clone().text());
  const next = { ...tuesday, date: '2026-12-08' };
  const known = { firstName: 'Ana1', lastName: 'Lopez1', email: 'Ana1@example.com', phone: '(818) 555-1001' };
  await parseVisit(await b.book(await b.lead({ contact: known }), next));
  const byPhone: Lead = await b.lead({ contact: { email: '' } });
  const refused = await getProblem(await b.book(byPhone, { ...next, date: '2026-12-09' }), 'wrong-state');
  assert.match(refused.detail, /booked by phone/);
});

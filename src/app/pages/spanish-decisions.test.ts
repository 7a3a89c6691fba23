import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { address, openBooking, tuesday } from '#visits/booking/server/booking.fixture.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import { englishIn } from '../../../tests/support/english-words.ts';

const inSpanish = (path: string) => pathIn('es', path);

async function readPage(answer: Response, status = 200): Promise<string> {
  const html = await answer.text();
  assert.equal(answer.status, status, html);
  assert.deepEqual(englishIn(html, ['2-Seat Sofa', 'Sunweave Cleaning', 'Deep clean']), []);
  return html;
}

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;

test('a quote is decided in Spanish, and refusals say why in Spanish', async (context) => {
  const app = await openBooking(context);
  const get = (path: string) => app.t.call('GET', path);
  const post = (path: string, values: Record<string, string>) =>
    app.t.app.request(path, { method: 'POST', body: new URLSearchParams(values) });
  const { token, quoteId } = await app.lead();
  const page = inSpanish(quotePaths.page(token));
  const decide = (values: Record<string, string>) => post(inSpanish(quotePaths.decision(token)), values);
  const accepting = { decision: 'accepted', version: '1', name: 'Ana López', agreesToTerms: 'yes' };
  await readPage(await decide({ ...accepting, name: '', agreesToTerms: '' }), 422);
  await readPage(await decide({ decision: 'change-requested', version: '1', message: '' }), 422);
  await request(app.t, 'PUT', adminApi.quote(quoteId), { estimatedPrice: '99.00' });
  assert.match(await readPage(await decide(accepting), 409), /Cambiamos esta cotización/);
  const asked = await decide({ decision: 'change-requested', version: '1', message: 'Otra silla' });
  assert.equal(asked.headers.get('Location'), page);
  const version = versionIn(await readPage(await get(page)));
  assert.equal((await decide({ ...accepting, version })).headers.get('Location'), page);
  assert.match(await readPage(await get(page)), /Cotización aceptada/);
  const again = await readPage(await decide({ decision: 'declined', version, reason: '' }), 409);
  assert.match(again, /Usted ya aceptó esta cotización/);
  app.t.setNow('2027-02-01T18:00:00.000Z');
  const late = await app.lead({ quote: { preferredDate: '2027-02-10' } });
  app.t.setNow('2027-04-01T18:00:00.000Z');
  assert.match(await readPage(await get(inSpanish(quotePaths.page(late.token)))), /Fue válida hasta el/);
  const gone = inSpanish(quotePaths.decision(late.token));
  assert.match(await readPage(await post(gone, accepting), 409), /válida hasta el \d+ de marzo de 2027/);
  await readPage(await get(inSpanish(quotePaths.page('x'.repeat(32)))), 404);
});

test('the quote beside a refusal, and after a decision, has Spanish titles too', async (context) => {
  const app = await openBooking(context);
  const { t, serviceId } = app;
  await request(t, 'PUT', adminApi.service(serviceId), { titleEs: 'Sofá de 2 plazas' });
  const lead = await app.lead();
  const call = (path: string, body: object) =>
    t.call('POST', path, body, { 'Content-Language': 'es', 'Idempotency-Key': crypto.randomUUID() });
  const { version } = await app.quote(lead);
  const title = 'Sofá de 2 plazas';
  const booking = { ...tuesday, version, name: 'Ana', phone: '(818) 555-0111', property: address };
  await request(t, 'PUT', adminApi.quote(lead.quoteId), { estimatedPrice: '99.00' });
  const changed = await call(quoteApi.visit(lead.token), { ...booking, agreesToTerms: true });
  const { code, current } = (await changed.json()) as Problem;
  assert.equal(code, 'quote-changed');
  assert.equal((current as CustomerQuote).items[0]?.title, title);
  const message = 'Otra silla';
  const asked = await call(quoteApi.decision(lead.token), { version, decision: 'change-requested', message });
  assert.equal(((await asked.json()) as CustomerQuote).items[0]?.title, title);
});

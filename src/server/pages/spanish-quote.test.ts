import assert from 'node:assert/strict';
import { test } from 'node:test';
import { request } from '#server/features/customers/customers.fixture.ts';
import { quotePaths } from '#shared/customer-paths.ts';
import { invoiceApi, invoicePaths } from '#shared/invoice-paths.ts';
import type { Invoice } from '#shared/invoices.ts';
import { pathIn } from '#shared/language.ts';
import { adminApi } from '#shared/paths.ts';
import type { TestApp } from '../../../tests/support/app.ts';
import { openBooking, tuesday } from '../features/booking/booking.fixture.ts';

const inSpanish = (path: string) => pathIn('es', path);

/** Words that stand in every English sentence and in no Spanish one. */
const englishWords = /\b(the|your|you|we|with|this|and|of|is|are|was|by|on|pick|visit|quote|call)\b/gi;

const visibleText = (html: string) =>
  html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The page, whose visible text must have no English sentence. */
async function readPage(answer: Response, status = 200): Promise<string> {
  const html = await answer.text();
  assert.equal(answer.status, status, visibleText(html));
  assert.match(html, /<html lang="es">/);
  const text = visibleText(html);
  for (const { index, 0: word } of text.matchAll(englishWords)) {
    assert.fail(`“${word}” in: ${text.slice(Math.max(0, index - 60), index + 60)}`);
  }
  return html;
}

function openForms(t: TestApp) {
  return {
    get: (path: string) => t.call('GET', path),
    post: (path: string, values: Record<string, string>) =>
      t.app.request(path, { method: 'POST', body: new URLSearchParams(values) }),
  };
}

const address = {
  ...{ step: 'address', window: `${tuesday.date} 10:00 12:00`, name: 'Ana López', phone: '(818) 555-0111' },
  ...{ street: '120 Olive Ave', unit: '', city: 'Burbank', zipCode: '91501', accessNotes: '' },
  agreesToTerms: 'yes',
};

const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;

test('a visit is booked, moved and cancelled in Spanish, on Spanish pages throughout', async (context) => {
  const app = await openBooking(context);
  const { get, post } = openForms(app.t);
  const { token } = await app.lead();
  const visit = inSpanish(quotePaths.visit(token));
  const quote = await readPage(await get(inSpanish(quotePaths.page(token))));
  assert.match(quote, /Su cotización/);
  assert.match(visibleText(quote), /válida hasta el 21 de diciembre de 2026/);
  assert.ok(quote.includes(`href="${quotePaths.page(token)}" hrefLang="en"`), 'the switch keeps the page');
  assert.match(await readPage(await get(`${visit}?from=${tuesday.date}`)), /martes, 1 de diciembre de 2026/);
  const chosen = await post(visit, { step: 'window', window: address.window });
  assert.match(chosen.headers.get('Location')!, /^\/es\/quote\//);
  const form = await readPage(await get(chosen.headers.get('Location')!));
  const version = versionIn(form);
  const refused = await readPage(await post(visit, { ...address, version, street: '' }), 422);
  assert.match(refused, /Escriba la calle|calle/);
  const booked = await post(visit, { ...address, version });
  assert.equal(booked.headers.get('Location'), visit);
  assert.match(await readPage(await get(visit)), /Su visita está reservada/);
  await readPage(await get(inSpanish(quotePaths.page(token))));
  const move = inSpanish(quotePaths.moveVisit(token));
  const windows = await readPage(await get(`${move}?from=${tuesday.date}`));
  const moved = await post(move, { version: versionIn(windows), window: '2026-12-02 10:00 12:00' });
  assert.equal(moved.headers.get('Location'), visit);
  const cancel = inSpanish(quotePaths.cancelVisit(token));
  const question = await readPage(await get(cancel));
  const old = await readPage(await post(cancel, { version: '1', reason: '' }), 409);
  assert.match(old, /Esta visita cambió desde que la abrió/);
  const cancelled = await post(cancel, { version: versionIn(question), reason: '' });
  assert.equal(cancelled.headers.get('Location'), visit);
  await readPage(await get(visit));
  const file = await (await get(inSpanish(quotePaths.calendar(token)))).text();
  assert.match(file, /SUMMARY:[^\n]*llegada/);
});

test('a quote is decided in Spanish, and refusals say why in Spanish', async (context) => {
  const app = await openBooking(context);
  const { get, post } = openForms(app.t);
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

test('an invoice and its missing link are in Spanish', async (context) => {
  const app = await openBooking(context);
  const { quoteId } = await app.lead();
  const draft = await request<Invoice>(app.t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  const { url } = await request<Invoice>(app.t, 'POST', invoiceApi.issue(draft.id), {});
  const token = url!.split('/').at(-1)!;
  const html = await readPage(await app.t.call('GET', inSpanish(invoicePaths.page(token))));
  assert.match(html, /Factura 2026-0001/);
  assert.ok(html.includes(`href="${inSpanish(invoicePaths.pdf(token))}"`));
  const pdf = await app.t.call('GET', inSpanish(invoicePaths.pdf(token)));
  assert.equal(pdf.headers.get('Content-Type'), 'application/pdf');
  await readPage(await app.t.call('GET', inSpanish(invoicePaths.page('unknown'))), 404);
});

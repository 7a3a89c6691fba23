import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { quotePaths } from '#kit/paths/customer-paths.ts';
import { invoicePaths } from '#kit/paths/invoice-paths.ts';
import { addInvoice } from '#money/invoices/server/invoices.fixture.ts';
import { openBooking, tuesday } from '#visits/booking/server/booking.fixture.ts';
import { englishIn } from '../../../tests/support/english-words.ts';

const window = `${tuesday.date} 10:00 12:00`;
const address = {
  ...{ step: 'address', window, name: 'Ana Lopez', phone: '(818) 555-0111', unit: '' },
  ...{ street: '120 Olive Ave', city: 'Burbank', zipCode: '91501', accessNotes: '', agreesToTerms: 'yes' },
};

/** Names from the catalog and the business, which stay as they are. */
const names = ['2-Seat Sofa', 'Sunweave Cleaning', '120 Olive Ave', 'Deep clean'];
const versionIn = (html: string) => /name="version" value="(\d+)"/.exec(html)![1]!;

test('a quote is booked, moved, cancelled and declined in Spanish, without JavaScript', async (context) => {
  const app = await openBooking(context);
  const { token } = await app.lead();
  const spanish = (path: string) => pathIn('es', path);
  const post = (path: string, values: Record<string, string>) =>
    app.t.app.request(spanish(path), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    });
  const read = async (answer: Response, status: number) => {
    const html = await answer.text();
    assert.equal(answer.status, status);
    assert.match(html, /<html lang="es">/);
    assert.deepEqual(englishIn(html, names), []);
    return html;
  };
  const get = async (path: string) => read(await app.t.call('GET', path), 200);

  const quote = await get(spanish(quotePaths.page(token)));
  assert.ok(quote.includes(`action="${spanish(quotePaths.decision(token))}"`));
  assert.ok(quote.includes(`<a href="${quotePaths.page(token)}" hrefLang="en"`));
  const noName = { decision: 'accepted', version: versionIn(quote), name: '', agreesToTerms: '' };
  const refused = await read(await post(quotePaths.decision(token), noName), 422);
  assert.match(refused, /Escriba su nombre/);
  // The page itself, not the address that the form was posted to.
  assert.ok(refused.includes(`<a href="${quotePaths.page(token)}" hrefLang="en"`));

  await get(`${spanish(quotePaths.visit(token))}?from=${tuesday.date}`);
  const chosen = await post(quotePaths.visit(token), { step: 'window', window });
  const location = chosen.headers.get('Location')!;
  assert.ok(location.startsWith(`${spanish(quotePaths.visit(token))}?`), location);
  const version = versionIn(await get(location));
  const again = await read(await post(quotePaths.visit(token), { ...address, version, street: '' }), 422);
  assert.match(again, /Escriba la calle y el número/);
  const booked = await post(quotePaths.visit(token), { ...address, version });
  assert.equal(booked.headers.get('Location'), spanish(quotePaths.visit(token)));
  assert.match(await get(spanish(quotePaths.visit(token))), /Martes, 1 de diciembre de 2026/);
  const twice = await post(quotePaths.visit(token), { ...address, version, name: 'Ana L.' });
  assert.match(await read(twice, 409), /ya tiene una visita/);

  const move = await get(`${spanish(quotePaths.moveVisit(token))}?from=2026-12-02`);
  const past = { version: versionIn(move), window: '2026-11-02 12:00 14:00' };
  assert.match(
    await read(await post(quotePaths.moveVisit(token), past), 422),
    /Ese horario ya pasó|no ofrecemos/,
  );
  const target = { version: versionIn(move), window: '2026-12-02 12:00 14:00' };
  assert.equal((await post(quotePaths.moveVisit(token), target)).status, 303);
  const question = versionIn(await get(spanish(quotePaths.cancelVisit(token))));
  const cancelled = await post(quotePaths.cancelVisit(token), { version: question, reason: '' });
  assert.equal(cancelled.headers.get('Location'), spanish(quotePaths.visit(token)));
  assert.match(await get(spanish(quotePaths.visit(token))), /Su visita está cancelada/);
  const missing = await app.t.call('GET', spanish(quotePaths.page('x'.repeat(32))));
  await read(missing, 404);
});

test('an invoice is read and downloaded in Spanish', async (context) => {
  const { t } = await openBooking(context);
  const invoice = await addInvoice(t);
  const token = invoice.url!.split('/').at(-1)!;
  const page = await t.call('GET', pathIn('es', invoicePaths.page(token)));
  const html = await page.text();
  assert.equal(page.status, 200);
  assert.deepEqual(englishIn(html, [...names, ...invoice.lines.map(({ title }) => title)]), []);
  assert.ok(html.includes(`href="${pathIn('es', invoicePaths.pdf(token))}"`));
  const pdf = await t.call('GET', pathIn('es', invoicePaths.pdf(token)));
  assert.equal(pdf.headers.get('Content-Type'), 'application/pdf');
  assert.match(pdf.headers.get('Content-Disposition')!, /"factura-2026-0001\.pdf"/);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pathIn } from '#kit/language/language.ts';
import { quoteApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openBooking } from '#visits/booking/server/booking.fixture.ts';
import { quoteBody } from '../../../tests/support/leads.ts';

const english = '2-Seat Sofa';
const spanish = 'Sofá de 2 plazas';

test('the lines of a quote are Spanish for its customer and English for staff', async (context) => {
  const { t, serviceId } = await openBooking(context);
  await request(t, 'PUT', adminApi.service(serviceId), { titleEs: spanish });
  const body = quoteBody([{ serviceId, quantity: 2 }], {}, { email: 'ana@example.com' });
  const answer = await t.call('POST', api.contact, body, { 'Content-Language': 'es' });
  const { quoteId, quoteUrl } = (await answer.json()) as { quoteId: number; quoteUrl: string };
  const token = quoteUrl.split('/').at(-1)!;
  const quote = await request<Quote>(t, 'GET', adminApi.quote(quoteId));
  assert.equal(quote.serviceTitle, `2 × ${english}`);
  await request(t, 'POST', visitApi.sendQuote(quoteId), { channels: ['email'], message: '' });
  const emails = await t.deps.db
    .selectFrom('outbox')
    .select(['purpose', 'payload'])
    .where('purpose', 'in', ['lead', 'confirmation', 'quote'])
    .execute();
  assert.deepEqual(new Set(emails.map(({ purpose }) => purpose)), new Set(['lead', 'confirmation', 'quote']));
  for (const { purpose, payload } of emails) {
    const [shown, other] = purpose === 'lead' ? [english, spanish] : [spanish, english];
    assert.ok(payload.includes(shown) && !payload.includes(other), purpose);
  }

  const shows = async (path: string, shown: string, headers?: Record<string, string>) => {
    const text = await (await t.call('GET', path, undefined, headers)).text();
    assert.ok(text.includes(shown), path);
    assert.ok(!text.includes(shown === english ? spanish : english), path);
    return text;
  };
  const page = pathIn('es', quotePaths.page(token));
  const version = /name="version" value="(\d+)"/.exec(await shows(page, spanish))![1]!;
  await shows(quotePaths.page(token), english);
  await shows(quoteApi.quote(token), spanish, { 'Content-Language': 'es' });
  const acceptance = { decision: 'accepted', version, name: 'Ana López', agreesToTerms: 'yes' };
  const accepted = await t.app.request(pathIn('es', quotePaths.decision(token)), {
    method: 'POST',
    body: new URLSearchParams(acceptance),
  });
  assert.equal(accepted.headers.get('Location'), page);
  await shows(page, spanish);

  const invoice = await request<Invoice>(t, 'POST', invoiceApi.invoices, { quoteId }, 201);
  await request(t, 'PUT', adminApi.service(serviceId), { titleEs: 'Otro nombre' });
  const kept = await request<Invoice>(t, 'GET', invoiceApi.invoice(invoice.id));
  assert.deepEqual(
    kept.lines.map(({ title }) => title),
    [spanish],
  );
});

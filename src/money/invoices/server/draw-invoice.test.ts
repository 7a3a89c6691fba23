import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { addCustomer, request } from '#sales/customers/server/customers.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { issue } from './invoices.fixture.ts';

/** The text of each page of the PDF. */
async function printed(t: TestApp, input: { titles: string[]; notes?: string }): Promise<string[]> {
  const { id: customerId } = await addCustomer(t);
  const lines = input.titles.map((title) => ({ title, quantity: 1, unitPrice: '10.00' }));
  const body = { customerId, lines, notes: input.notes ?? '' };
  const invoice = await issue(t, await request<Invoice>(t, 'POST', invoiceApi.invoices, body, 201));
  const answer = await t.call('GET', invoicePaths.pdf(invoice.url!.split('/').at(-1)!));
  const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
  return (await extractText(pdf)).text;
}

test('odd blanks, ligatures and hyphens of another program are drawn as plain ones', async (context) => {
  const t = await openTestApp(context);
  const notes = 'Call\tfirst.\r\nThe ﬁrst\u00A0ofﬁce:\u20071\u202F200\u2009sq\u3000ft, 2\u2011seat\u0007s.';
  const [page] = await printed(t, { titles: ['Oﬃce rug, non\u2011slip'], notes });
  const text = page!.replace(/\n/g, ' ');
  for (const words of ['Office rug, non-slip', 'Call first.', 'The first office: 1 200 sq ft, 2-seats.']) {
    assert.ok(text.includes(words), `${words} in ${text}`);
  }
  assert.doesNotMatch(page!, /\?|(?![ \n])\s|(?!\n)\p{Cc}/u);
});

test('each page of a long invoice has its number, its place and the headings of the columns', async (context) => {
  const t = await openTestApp(context);
  const titles = Array.from({ length: 60 }, (_, index) => `Rug ${index + 1}`);
  const pages = await printed(t, { titles });
  assert.ok(pages.length > 1);
  pages.forEach((page, index) => {
    assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`), page);
    assert.ok(page.includes('Invoice 2026-0001'), page);
    if (page.includes('Rug')) assert.match(page, /Quantity/);
  });
  const [only] = await printed(t, { titles: ['Rug'] });
  assert.doesNotMatch(only!, /Page 1/);
});

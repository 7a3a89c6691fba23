import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { changeSettings, uploadLogo } from '#company/settings/server/logo.fixture.ts';
import { invoiceApi, invoicePaths } from '#kit/paths/invoice-paths.ts';
import { uploadedLogo } from '#kit/wire/uploaded-picture.ts';
import { invoiceDocument } from '#money/invoices/invoice-document.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import {
  addDraft,
  addInvoice,
  changeInvoiceSettings,
  getInvoice,
  issue,
  pay,
} from '#money/invoices/server/invoices.fixture.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { smallJpeg } from '../../../tests/support/pictures.ts';

const getToken = ({ url }: Invoice) => url!.split('/').at(-1)!;

async function readPage(t: TestApp, token: string): Promise<string> {
  const answer = await t.call('GET', invoicePaths.page(token));
  assert.equal(answer.status, 200);
  const html = (await answer.text()).replace(/[\s\S]*<main/, '<main').replace(/<\/main>[\s\S]*/, '');
  return plain(
    html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  );
}

async function readPdf(t: TestApp, token: string) {
  const answer = await t.call('GET', invoicePaths.pdf(token));
  assert.equal(answer.status, 200);
  assert.equal(answer.headers.get('Content-Type'), 'application/pdf');
  const file = new Uint8Array(await answer.arrayBuffer());
  const bytes = Buffer.from(file).toString('latin1');
  const pdf = await getDocumentProxy(file);
  const { text } = await extractText(pdf, { mergePages: true });
  const metadata = (await pdf.getMetadata()) as unknown as { info: { Language: string; Title: string } };
  const tags = await readTags(pdf);
  return { text: plain(text), bytes, tags, pages: pdf.numPages, ...metadata.info };
}

interface Tagged {
  role?: string;
  type?: string;
  id?: string;
  children?: Tagged[];
}

/** As a screen reader reads it: each tag within its parents, with its text. Untagged text has none. */
async function readTags(pdf: Awaited<ReturnType<typeof getDocumentProxy>>): Promise<[string, string][]> {
  const read: [string, string][] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const texts = new Map<string, string>();
    let id = '';
    for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
      if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else id = item.type === 'beginMarkedContentProps' ? item.id : '';
    }
    const walk = ({ children = [] }: Tagged, path: string) => {
      const own = children.filter(({ type }) => type === 'content').map(({ id }) => texts.get(id!) ?? '');
      if (own.length > 0) read.push([path, plain(own.join(' '))]);
      for (const child of children) if (child.role) walk(child, `${path} ${child.role}`.trim());
    };
    const untagged = plain(texts.get('') ?? '');
    if (untagged !== '') read.push(['', untagged]);
    walk((await page.getStructTree()) as Tagged, '');
  }
  return read;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function everyText(invoice: Invoice): string[] {
  const { title, state, from, to, facts, lines, sums, notes } = invoiceDocument(invoice);
  return [
    ...[title, state, ...from, ...to, notes],
    ...[...facts, ...sums].flatMap(({ label, value }) => [label, value]),
    ...lines.flatMap((line) => Object.values(line)),
  ].map(plain);
}

function expectedTags(invoice: Invoice): [string, string][] {
  const { title, state, from, to, facts, lines, sums, notes } = invoiceDocument(invoice);
  const paragraphs = (texts: string[]) => texts.map((text): [string, string] => ['Document P', plain(text)]);
  const row = (tag: string, texts: string[]) =>
    texts.map((text): [string, string] => [`Document Table TR ${tag}`, text]);
  return [
    ['Document H1', title],
    ...paragraphs([state, `From: ${from.join(' ')}`, `Billed to: ${to.join(' ')}`]),
    ...paragraphs(facts.map(({ label, value }) => `${label}: ${value}`)),
    ...row('TH', ['Service', 'Quantity', 'Price', 'Amount']),
    ...lines.flatMap((line) => row('TD', [line.title, line.quantity, line.unitPrice, line.amount])),
    ...paragraphs(sums.map(({ label, value }) => `${label} ${value}`)),
    ...paragraphs([notes]),
  ];
}

test('page and tagged PDF say the same: every line, sum and fact', async (context) => {
  const t = await openTestApp(context);
  await changeInvoiceSettings(t, {
    ...{ license: 'BTRC 0001', taxPercent: 9.5, notes: 'Thank you!\nSee you soon.', method: 'Hot water' },
  });
  const draft = await addDraft(t, '149.00', { firstName: 'Łukasz', lastName: 'Nguyễn' });
  const lines = Array.from({ length: 60 }, (_, index) => ({
    ...{ title: `Rug ${index + 1} of wool, with fringes on both sides and a stain in the middle` },
    ...{ quantity: 2, unitPrice: `${index + 1}.50` },
  }));
  const body = { lines, discountPercent: 15, adjustment: '-3.30', serviceDate: '2026-11-20' };
  const changed = await request<Invoice>(t, 'PATCH', invoiceApi.invoice(draft.id), body);
  await pay(t, await issue(t, changed), '40.00', { method: 'check', reference: 'Check #1042' });
  const invoice = await getInvoice(t, draft.id);
  const page = await readPage(t, getToken(invoice));
  const pdf = await readPdf(t, getToken(invoice));
  for (const text of everyText(invoice)) {
    assert.ok(page.includes(text), `the page says ${text}`);
    assert.ok(pdf.text.includes(text), `the PDF says ${text}`);
  }
  assert.ok(page.includes('Payment, check 1042,'), page);
  assert.equal(invoice.payments.length, 1);
  assert.deepEqual([pdf.Language, pdf.Title], ['en-US', 'Invoice 2026-0001']);
  assert.ok(pdf.pages > 1);
  // The head and the number that each page repeats are no part of the text.
  const [text, repeated] = [pdf.tags.filter(([tag]) => tag !== ''), pdf.tags.filter(([tag]) => tag === '')];
  assert.deepEqual(text, expectedTags(invoice));
  assert.equal(repeated.length, pdf.pages);
  assert.match(pdf.bytes, /\/Type \/StructTreeRoot/);
  for (const [type, expected] of [
    ['Table', 1],
    ['TR', 61],
  ] as const) {
    assert.equal(pdf.bytes.match(new RegExp(`/S /${type}\\b`, 'g'))?.length, expected, type);
  }
});

test('a letter that the font lacks becomes a question mark, with a line that says so', async (context) => {
  const t = await openTestApp(context);
  const latin = await addInvoice(t, '10.00', {
    firstName: 'Ștefan',
    lastName: 'Öztürk',
    email: 's@example.com',
    phone: '',
  });
  const plainPdf = await readPdf(t, getToken(latin));
  assert.match(plainPdf.text, /Ștefan Öztürk/);
  assert.doesNotMatch(plainPdf.text, /stands for a letter/);
  for (const [index, name] of ['王小明', 'محمد', 'Ελένη', 'Олена', '👩‍👩‍👧'].entries()) {
    const customer = { firstName: `Ana ${name}`, lastName: 'B', email: `l${index}@example.com`, phone: '' };
    const invoice = await addInvoice(t, '10.00', customer);
    const { text } = await readPdf(t, getToken(invoice));
    assert.match(text, /Ana \?+ B/, name);
    assert.match(text, /\? stands for a letter that this file can’t show/);
    assert.ok((await readPage(t, getToken(invoice))).includes(`Ana ${name} B`));
  }
});

test('page and PDF are kept from caches, search engines and third-party tags', async (context) => {
  const t = await openTestApp(context);
  const token = getToken(await addInvoice(t));
  for (const path of [invoicePaths.page(token), invoicePaths.pdf(token), invoicePaths.page('mistyped')]) {
    const { headers } = await t.call('GET', path);
    assert.equal(headers.get('Cache-Control'), 'no-store', path);
    assert.equal(headers.get('Referrer-Policy'), 'no-referrer', path);
    assert.match(headers.get('X-Robots-Tag') ?? '', /noindex/, path);
  }
});

test('a draft, an unknown link and one that was erased lead to a page that says so', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addDraft(t);
  const { token } = await t.deps.db
    .selectFrom('invoices')
    .select('token')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const gone = getToken(await addInvoice(t));
  await request(t, 'POST', privacyApi.erase, { contact: 'ana@example.com' });
  for (const each of [token, 'x'.repeat(32), gone]) {
    for (const path of [invoicePaths.page(each), invoicePaths.pdf(each)]) {
      const answer = await t.call('GET', path);
      assert.equal(answer.status, 404, path);
      assert.match(await answer.text(), /This invoice link doesn’t work/);
    }
  }
});

test('page and PDF of an invoice and of its credit notes say the same', async (context) => {
  const t = await openTestApp(context);
  await changeInvoiceSettings(t, { taxPercent: 9.5 });
  const { id } = await addInvoice(t, '100.00');
  const reason = 'One cushion stayed stained.';
  await request(t, 'POST', invoiceApi.creditNotes(id), { amount: '20.00', reason }, 201);
  const lines = [{ line: 1, quantity: 1 }];
  await request(t, 'POST', invoiceApi.creditNotes(id), { lines, reason }, 422);
  await pay(t, await getInvoice(t, id), '89.50');
  await request(t, 'POST', invoiceApi.creditNotes(id), { amount: '10.00', reason }, 201);
  const invoice = await getInvoice(t, id);
  const notes = await Promise.all(invoice.creditNotes.map((note) => getInvoice(t, note.id)));
  for (const each of [invoice, ...notes]) {
    const page = await readPage(t, getToken(each));
    const { text: pdf } = await readPdf(t, getToken(each));
    for (const text of everyText(each)) {
      assert.ok(page.includes(text), `the page says ${text}`);
      assert.ok(pdf.includes(text), `the PDF says ${text}`);
    }
  }
  assert.match(
    await readPage(t, getToken(invoice)),
    /Paid in cash on November 21, 2026\. Thank you! You paid \$10\.00 more than you owe; we’ll refund it\..*Credit note 2026-0002, November 21, 2026 −\$20\.00/,
  );
  const note = await readPage(t, getToken(notes[0]!));
  assert.match(note, /Credits \$20\.00 of invoice 2026-0001\..*Reason One cushion stayed stained\./);
});

test('a void invoice names its credit note, and the credit note what it cancels', async (context) => {
  const t = await openTestApp(context);
  const { id } = await addInvoice(t, '100.00');
  const invoice = await request<Invoice>(t, 'POST', invoiceApi.void(id));
  assert.match(await readPage(t, getToken(invoice)), /Voided by credit note 2026-0002\. Nothing is owed\./);
  const note = await getInvoice(t, invoice.creditNote!.id);
  const { text } = await readPdf(t, getToken(note));
  assert.match(text, /Credit note 2026-0002 Cancels invoice 2026-0001\. Nothing is owed\./);
  assert.match(text, /Total −\$100\.00/);
});

test('a PDF is drawn once for what stands in it, also for those who ask at once', async (context) => {
  const t = await openTestApp(context);
  const logo = await uploadLogo(t, await smallJpeg());
  await changeSettings(t, { logo });
  // Each drawing reads the logo.
  let drawings = 0;
  const { files } = t.deps;
  const read: typeof files.read = (name) => {
    if (name === uploadedLogo(logo.url)!.name) drawings += 1;
    return files.read(name);
  };
  t.deps.files = { ...files, read };
  const invoice = await addInvoice(t);
  const file = async () => (await t.call('GET', invoicePaths.pdf(getToken(invoice)))).arrayBuffer();
  const [first, second] = await Promise.all([file(), file()]);
  assert.deepEqual(first, second);
  assert.deepEqual(await file(), first);
  assert.equal(drawings, 1);
  await pay(t, invoice, '40.00');
  assert.notDeepEqual(await file(), first);
  assert.equal(drawings, 2);
});

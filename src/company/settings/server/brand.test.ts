import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { SettingsUpdate } from '#company/settings/settings.ts';
import { pathIn, siteLanguages } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { brandPaths } from '#kit/paths/brand-paths.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { api, files, paths } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { addDraft, issue } from '#money/invoices/server/invoices.fixture.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { addPost } from '../../../../tests/support/posts.ts';
import { mapleOfAustin } from './company.fixture.ts';
import { changeSettings } from './logo.fixture.ts';

const { name, shortName } = mapleOfAustin;

/** Facts of the demo company. */
const former = /[Ss]unweave|Los [AÁ]ngeles|\bL\.?A\b|(?<!-)\b2014\b|California(?! [Kk]ing)/;

/** Also places of its texts, which are in addresses of the customers of these tests too, and what was not filled in. */
const formerOrPlaceholder = new RegExp(
  `.{0,60}(?:${former.source}|Burbank|Koreatown|Santa M[oó]nica|Santa Clarita|Cahuenga|Arcadia|Pasadena|2,000\\+|500\\+ re|99(?:\\.9)?%|4\\.9 \\/ 5|sister-in-law|cuñada|\\(818\\)|\\{(?:business|\\w*Pieces?|recommended|longestWait|dryingTime|city|county|since|slogan|homes|reach|zipCode|\\w*County)|#mark-).{0,30}`,
);

const rename = async (t: TestApp, changes: Partial<SettingsUpdate> = {}) => {
  const saved = await changeSettings(t, { ...mapleOfAustin, ...changes });
  assert.equal(saved.status, 200, await saved.clone().text());
};

const getText = async (t: TestApp, path: string, headers?: Record<string, string>) =>
  (await t.call('GET', path, undefined, headers)).text();

test('after a change of the company no page has a fact of the former one', async (context) => {
  const t = await openTestApp(context);
  const { slug } = await addPost(t.deps.db);
  const walked = siteLanguages.flatMap((language) =>
    Object.values(t.deps.web[language].render.pages)
      .map(({ path }) => path)
      .filter((path) => /^\/[^:]*$/.test(path) && !path.startsWith('/api/')),
  );
  const others = [paths.article(slug), '/none', '/es/nada', '/blog/none', '/quote/none', '/es/quote/none'];
  const machine = [files.rss, files.sitemap, brandPaths.manifest, panelFiles.manifest, '/admin'];
  const all = [...walked, ...others, ...machine];
  // Each is cached under its former name.
  for (const path of all) await getText(t, path);
  await rename(t);
  const left: string[] = [];
  for (const path of all) {
    const text = (await getText(t, path)).replaceAll(t.deps.config.publicUrl, '');
    const [found] = formerOrPlaceholder.exec(text) ?? [];
    if (found !== undefined) left.push(`${path}: ${found}`);
  }
  assert.deepEqual(left, []);
  const home = await getText(t, paths.home);
  assert.ok(home.includes('Maple &amp; Sons &lt;Cleaners&gt;'));
  assert.ok(
    home.includes('Why Maple') &&
      home.includes('Travis County since 2021') &&
      home.includes('Maple Cleaning Inc. Cleaning'),
  );
  const manifest = JSON.parse(await getText(t, brandPaths.manifest));
  assert.deepEqual([manifest.name, manifest.short_name], [name, shortName]);
  assert.match(manifest.description, /across Travis County\.$/);
  assert.equal(JSON.parse(await getText(t, panelFiles.manifest)).name, `${name} panel`);
  assert.ok(
    (await getText(t, '/admin')).includes('<title>Admin · Maple &amp; Sons &lt;Cleaners&gt;</title>'),
  );
  assert.ok((await getText(t, paths.article(slug))).includes('Maple Team'));
  assert.ok((await getText(t, pathIn('es', paths.blog))).includes('El blog de Maple'));
});

test('after a change of the company no email, text, calendar entry or PDF has a fact of the former one', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  await rename(t, { places: defaultSettings.places as SettingsUpdate['places'] });
  const lead = await app.lead({ quote: { contactMethod: 'sms' } });
  await t.call('POST', api.contact, contactBody({ email: 'bea@example.com' }));
  await t.call('POST', api.newsletter, { email: 'cleo@example.com' });
  const visit = await parseVisit(await app.book(lead));
  const [booked] = await app.run();
  assert.match(booked!.calendar!.content.replaceAll('\r\n ', ''), /SUMMARY:Maple & Sons/);
  await parseVisit(await app.cancel(lead, { version: visit.version }), 200);
  await app.run();
  const invoice = await issue(t, await addDraft(t));
  await t.adminCall('POST', invoiceApi.send(invoice.id), { message: '' });
  await t.adminCall('POST', visitApi.sendQuote(lead.quoteId), {});
  const rows = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute();
  const emails = rows.map(({ payload }) => JSON.parse(payload) as Email);
  assert.ok(emails.length >= 7, `${emails.length} emails`);
  for (const { subject, text, html, calendar, attachment } of emails) {
    assert.doesNotMatch([subject, text, html, calendar?.content].join('\n'), former, subject);
    assert.match(html, /Maple &amp; Sons &lt;Cleaners&gt;/, subject);
    if (!attachment) continue;
    const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(attachment.base64, 'base64')));
    const { text: printed } = await extractText(pdf, { mergePages: true });
    assert.match(printed, /Maple Cleaning Inc/);
    assert.doesNotMatch(printed, former);
  }
  assert.ok(app.gateway.texts.length > 0);
  for (const { body } of app.gateway.texts) assert.match(body, /Maple & Sons/);
});

test('a name is one line', async (context) => {
  const t = await openTestApp(context);
  await expectErrorAt(await changeSettings(t, { name: ' ' }), 'name');
  await expectErrorAt(await changeSettings(t, { name: 'Maple\r\nBcc: all@example.com' }), 'name');
  await expectErrorAt(await changeSettings(t, { shortName: 'x'.repeat(31) }), 'shortName');
});

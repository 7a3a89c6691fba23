import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extractText, getDocumentProxy } from 'unpdf';
import { beginEmpty } from '#app/seed/seed.ts';
import type { Category } from '#company/categories/categories.ts';
import { changeSettings } from '#company/settings/server/logo.fixture.ts';
import { getText, listPaths } from '#company/settings/server/pages.fixture.ts';
import { pathIn, siteLanguages } from '#kit/language/language.ts';
import type { Email } from '#kit/mail/server/mailer.ts';
import { brandPaths } from '#kit/paths/brand-paths.ts';
import { customerApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { invoiceApi } from '#kit/paths/invoice-paths.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import type { Invoice } from '#money/invoices/invoices.ts';
import { issue } from '#money/invoices/server/invoices.fixture.ts';
import type { CustomerDetails } from '#sales/customers/customers.ts';
import { parseVisit } from '#visits/booking/server/booking.fixture.ts';
import type { CustomerVisit } from '#visits/visits/visits.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { contactBody } from '../../../../tests/support/leads.ts';

/** The demo's trade, place, name and telephone. Names of files do not count. */
const leftOver = new RegExp(
  `.{0,60}(?:${[
    ...['couch', 'chair', 'carpet', 'mattress', 'upholster', 'fabric', 'cushion', 'vacuum'],
    ...['sof[aá]', 'silla', 'alfombra', 'colch', 'tapicer', 'tela\\b', 'cojín', 'aspira'],
    ...['los [aá]ngeles', 'burbank', 'california', 'sunweave', '818[^a-z]{0,3}555[^a-z]{0,2}0142'],
  ].join('|')}).{0,40}`,
  'i',
);

const readable = (page: string) =>
  page
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/\/(?:pictures|assets|og|video|service-drawings)\/[^"\s]*/g, '')
    .replaceAll(/ class="[^"]*"/g, '');

/** Everything by calls of the panel. Resolves to the service for rugs. */
async function makeCompany(t: TestApp): Promise<number> {
  await beginEmpty(t.deps.db);
  assert.deepEqual(await (await t.adminCall('GET', adminApi.categories)).json(), []);
  const ids: number[] = [];
  for (const words of [
    { name: 'Rug Cleaning', noun: 'rug', nouns: 'rugs', nameEs: 'Limpieza de tapetes' },
    { name: 'Duct Cleaning', noun: 'duct', nouns: 'ducts', nameEs: 'Limpieza de ductos' },
  ]) {
    const [, nounsEs = ''] = words.nameEs.split(' de ');
    const body = { ...words, nounsEs, nounEs: nounsEs.slice(0, -1) };
    const { slug } = (await (await t.adminCall('POST', adminApi.categories, body)).json()) as Category;
    const service = { category: slug, title: words.name, titleEs: words.nameEs, originalPrice: '90.00' };
    const added = await t.adminCall('POST', adminApi.services, service);
    assert.equal(added.status, 201);
    ids.push(((await added.json()) as { id: number }).id);
  }
  const company = { city: 'Phoenix', county: 'Maricopa County', state: 'AZ', foundedYear: 2020 };
  const before = await (await t.adminCall('GET', adminApi.settings)).json();
  const saved = await changeSettings(t, {
    name: 'Desert Air',
    shortName: 'Desert',
    email: 'hello@desert.example',
    phone: '(602) 555-0134',
    company: { ...before.company, ...company },
    places: [{ name: 'Phoenix', groups: ['home', 'contact'], zipCodes: ['85001'], tripFee: '0.00' }],
    claims: { ...before.claims, credentials: [] },
    invoices: { ...before.invoices, legalName: 'Desert Air LLC' },
    timeZone: 'America/Phoenix',
  });
  assert.equal(saved.status, 200, await saved.clone().text());
  return ids[0]!;
}

test('a company of rugs and ducts in Phoenix, made by calls of the panel, shows nothing of the demo', async (context) => {
  const t = await openTestApp(context);
  await makeCompany(t);
  const found: string[] = [];
  for (const language of siteLanguages) {
    const demo = new Set(
      ['couch', 'chair', 'carpet', 'mattress'].map((slug) => pathIn(language, `/${slug}-cleaning`)),
    );
    for (const path of [
      ...listPaths(t, language).filter((path) => !demo.has(path)),
      pathIn(language, paths.service('rug-cleaning')),
      pathIn(language, paths.service('duct-cleaning')),
      pathIn(language, '/nothing'),
      files.sitemap,
      brandPaths.manifest,
    ]) {
      const page = readable(await getText(t, path));
      assert.match(
        page,
        path === brandPaths.manifest
          ? /Desert Air/
          : language === 'en' || path === files.sitemap
            ? /rug[ -]cleaning/i
            : /de tapetes/,
        path,
      );
      const [match] = leftOver.exec(page) ?? [];
      if (match !== undefined) found.push(`${path}: ${match}`);
    }
  }
  assert.deepEqual(found, []);
});

test('no email, text, PDF, calendar, feed or private page of that company tells of the demo', async (context) => {
  const app = await openMessages(context);
  const { t } = app;
  await t.deps.db.deleteFrom('services').execute();
  const serviceId = await makeCompany(t);
  const read: [where: string, text: string][] = [];
  const readPage = async (path: string) => {
    const answer = await t.call('GET', path);
    assert.equal(answer.status, 200, path);
    read.push([path, readable(await answer.text())]);
  };
  const visits: { visit: CustomerVisit; customerId: number }[] = [];
  const windows = { en: { from: '08:00', to: '10:00' }, es: { from: '14:00', to: '16:00' } };
  for (const language of siteLanguages) {
    const lead = await app.lead({
      quote: { items: [{ serviceId, quantity: 2 }], zipCode: '85001', contactMethod: 'email' },
    });
    const customerId = await app.pickCustomer(lead.quoteId);
    const { version } = (await (
      await t.adminCall('GET', customerApi.customer(customerId))
    ).json()) as CustomerDetails;
    await t.adminCall('PATCH', customerApi.customer(customerId), { version, language });
    await t.adminCall('POST', visitApi.sendQuote(lead.quoteId), {});
    const property = { street: '1 Mesa St', unit: '', city: 'Phoenix', zipCode: '85001' };
    const visit = await parseVisit(await app.book(lead, { ...windows[language], property }));
    await readPage(pathIn(language, quotePaths.page(lead.token)));
    await readPage(quotePaths.calendar(lead.token));
    await app.run();
    visits.push({ visit, customerId });
  }
  for (const time of ['2026-11-30T18:00:00.000Z', '2026-12-02T01:00:00.000Z']) await app.at(time);
  for (const { visit, customerId } of visits) {
    const status = { version: visit.version, status: 'done' };
    assert.equal((await t.adminCall('PATCH', visitApi.visit(visit.id), status)).status, 200);
    const lines = [{ title: 'Rug', quantity: 12, unit: 'sqft', unitPrice: '7.50' }];
    const draft = await t.adminCall('POST', invoiceApi.invoices, { customerId, lines });
    const invoice = await issue(t, (await draft.json()) as Invoice);
    const sent = await t.adminCall('POST', invoiceApi.send(invoice.id), { message: '' });
    assert.equal(sent.status, 200, await sent.clone().text());
    const page = new URL(invoice.url!).pathname;
    await readPage(page);
    const pdf = await t.call('GET', `${page}.pdf`);
    const proxy = await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer()));
    const { text } = await extractText(proxy, { mergePages: true });
    assert.match(text, /Desert Air LLC/);
    assert.match(text, /Rug, 12 (?:sq ft|pies cuadrados)/);
    read.push(['PDF', text]);
  }
  await app.lead({ quote: { items: [{ serviceId, quantity: 1 }], zipCode: '85001' } });
  await t.call('POST', api.contact, contactBody({ email: 'bea@example.com', service: 'rug-cleaning' }));
  await t.call('POST', api.newsletter, { email: 'cleo@example.com' });
  const feed = (await (await t.adminCall('GET', adminApi.calendarFeed)).json()) as { url: string };
  await readPage(new URL(feed.url).pathname);
  for (const path of [files.rss, pathIn('es', files.rss)]) await readPage(path);

  for (const time of ['2026-12-04T18:00:00.000Z', '2026-12-12T18:00:00.000Z', '2027-12-10T18:00:00.000Z'])
    await app.at(time);
  const rows = await t.deps.db.selectFrom('outbox').select('payload').where('kind', '=', 'email').execute();
  const stored = rows.map(({ payload }) => JSON.parse(payload) as Email);
  assert.ok(stored.length >= 20, `${stored.length} emails`);
  for (const email of stored) {
    const { subject, text, html, calendar } = email;
    read.push([subject, readable([subject, text, html, calendar?.content].join('\n'))]);
  }
  assert.ok(app.gateway.texts.length >= 2, `${app.gateway.texts.length} texts`);
  for (const { body } of app.gateway.texts) read.push(['text', body]);
  const found = read.flatMap(
    ([where, text]) => leftOver.exec(text)?.map((match) => `${where}: ${match}`) ?? [],
  );
  assert.deepEqual(found, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { getProblem, openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { mapleOfAustin } from './company.fixture.ts';
import { changeSettings } from './logo.fixture.ts';
import { findOnPages, getText } from './pages.fixture.ts';

async function save(t: TestApp, changes: Partial<SettingsUpdate>): Promise<StoredSettings> {
  const saved = await changeSettings(t, changes);
  assert.equal(saved.status, 200, await saved.clone().text());
  return (await saved.json()) as StoredSettings;
}

test('a company that charges nothing for a missed or an urgent visit says so in both languages', async (context) => {
  const t = await openTestApp(context);
  const free = { ...mapleOfAustin.terms, noShowPercent: 0, emergencySurchargePercent: 0 };
  await save(t, { ...mapleOfAustin, terms: free });
  assert.deepEqual(await findOnPages(t, /(?<![\d.])0 ?%/), []);
  const said = async (path: string, ...sentences: string[]) => {
    const page = await getText(t, path);
    for (const sentence of sentences) assert.ok(page.includes(sentence), `${path}: ${sentence}`);
  };
  const es = (path: string) => pathIn('es', path);
  await said(paths.home, 'if nobody is there to let us in, we charge nothing.');
  await said(es(paths.home), 'si no hay quien nos abra, no cobramos nada.');
  await said(
    paths.termsOfService,
    'we charge nothing. Call us',
    'An emergency visit costs the listed price;',
  );
  await said(
    es(paths.termsOfService),
    'no cobramos nada. Llámenos',
    'Una visita de emergencia cuesta el precio de lista;',
  );
  await said(
    paths.serviceAgreement,
    'the visit counts as missed and we charge nothing for it.',
    'Emergency visits cost the listed price, and',
  );
  await said(
    es(paths.serviceAgreement),
    'cuenta como perdida y no la cobramos.',
    'Las visitas de emergencia cuestan el precio de lista, y',
  );
  await said(servicePaths.mattress, 'It costs the listed price.');
  await said(es(servicePaths.mattress), 'Cuesta el precio de lista.');
});

test('a customer who is too late to change a visit reads of a fee only where there is one', async (context) => {
  const app = await openBooking(context);
  const { t } = app;
  const lead = await app.lead();
  const { version } = await parseVisit(await app.book(lead));
  t.setNow('2026-11-30T20:00:00.000Z');
  for (const noShowPercent of [50, 0]) {
    await save(t, { terms: { ...mapleOfAustin.terms, noShowPercent } });
    const fee = noShowPercent > 0 ? /we charge 50%/ : /Your appointment stands\. Call/;
    const cargo = noShowPercent > 0 ? /cobramos el 50%/ : /Su visita sigue en pie\. Llame/;
    const slot = { version, date: '2026-12-03', from: '12:00', to: '14:00' };
    for (const [path, body] of [
      [quoteApi.moveVisit(lead.token), slot],
      [quoteApi.cancelVisit(lead.token), { version }],
    ] as const) {
      assert.match((await getProblem(await t.call('POST', path, body), 'too-late')).detail, fee);
      const spanish = await t.call('POST', path, body, { 'Content-Language': 'es' });
      assert.match((await getProblem(spanish, 'too-late')).detail, cargo);
    }
    for (const path of [quotePaths.visit(lead.token), pathIn('es', quotePaths.visit(lead.token))]) {
      const page = await getText(t, path);
      assert.equal(/(?:charge|cobramos el) \d+%/.test(page), noShowPercent > 0, path);
    }
  }
});

test('a company without emergency visits promises none, also not for water damage at any hour', async (context) => {
  const t = await openTestApp(context);
  const emergency =
    /emergenc|24\/7|water damage|at any hour|urgencia|a cualquier hora, todos|24 horas, los 7|se le metió el agua|daño por agua|tubería|burst pipe/i;
  assert.ok((await findOnPages(t, emergency)).length >= 8);
  const before = await save(t, mapleOfAustin);
  const { termsDate } = await save(t, { terms: { ...before.terms, hasEmergencyVisits: false } });
  assert.notEqual(termsDate, '2024-12-12');
  assert.deepEqual(await findOnPages(t, emergency), []);
  const contact = await getText(t, paths.contact);
  assert.match(contact, />Within 24 hours<.*>During business hours\.</s);
  assert.match(await getText(t, pathIn('es', paths.contact)), />En 24 horas<.*>En horario de atención\.</s);
});

test('a company that cleans nothing again for free promises it nowhere', async (context) => {
  const t = await openTestApp(context);
  const reclean =
    /re-?clean|clean(?:ing)? it again|again for free|second (?:visit|cleaning)|Quality Guaranteed|not happy|money back|refund|segunda (?:limpieza|visita)|otra vez, gratis|garantizada|devolvemos|reembols|avísenos en los primeros/i;
  assert.ok((await findOnPages(t, reclean)).length >= 16);
  for (const isLicensedAndInsured of [true, false]) {
    const company = { ...mapleOfAustin.company, isLicensedAndInsured };
    const terms = { ...mapleOfAustin.terms, hasFreeReclean: false };
    await save(t, { ...mapleOfAustin, company, terms });
    assert.deepEqual(await findOnPages(t, reclean), []);
    assert.equal((await getText(t, paths.home)).includes('You check the result'), !isLicensedAndInsured);
  }
  assert.match(await getText(t, paths.about), /Quality you can check/);
  assert.match(await getText(t, pathIn('es', paths.about)), /Calidad a la vista/);
});

test('a figure or credential that an owner leaves empty stands nowhere', async (context) => {
  const t = await openTestApp(context);
  const none = {
    yearsInBusiness: '',
    customersServed: '',
    satisfactionPercent: null,
    ratingOutOfFive: null,
    reviewCount: '',
    allergenRemovalPercent: null,
    credentials: [],
  };
  await save(t, { ...mapleOfAustin, claims: none });
  const figures =
    /years in business|customers served|satisfaction|\/ 5\b|average rating|sister-in-law|99(?:\.9)?%|null(?:%| \/)|in numbers|We can prove it|años de experiencia|clientes atendidos|satisfechos|reseñas|cuñada|en números|Podemos demostrarlo/;
  assert.deepEqual(await findOnPages(t, figures), []);
  assert.match(await getText(t, paths.contact), /We clean in Austin and around it\./);
  assert.match(await getText(t, servicePaths.mattress), /Our treatment is made for them\./);
  await save(t, { claims: { ...none, ratingOutOfFive: 4.7, customersServed: '40' } });
  const about = await getText(t, paths.about);
  assert.match(about, /4\.7 \/ 5/);
  assert.match(about, /average rating/);
  assert.doesNotMatch(about, /satisfaction|years in business/);
  assert.match(await getText(t, pathIn('es', paths.contact)), /40 clientes en Austin y sus alrededores\./);
});

test('a contact page without places of its own has no heading for them', async (context) => {
  const t = await openTestApp(context);
  const heading = /Service coverage|Zona de cobertura/;
  const pages = [paths.contact, pathIn('es', paths.contact)];
  for (const path of pages) assert.match(await getText(t, path), heading, path);
  const places = mapleOfAustin.places.map((place) => ({ ...place, groups: ['home' as const] }));
  await save(t, { ...mapleOfAustin, places });
  for (const path of pages) assert.doesNotMatch(await getText(t, path), heading, path);
});

test('settings that were saved before there was a choice offer emergency visits', async (context) => {
  const t = await openTestApp(context);
  const { hasEmergencyVisits: _unknown, ...terms } = mapleOfAustin.terms;
  await t.deps.db
    .updateTable('settings')
    .set({ content: JSON.stringify({ terms }) })
    .execute();
  const stored = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  assert.deepEqual(stored.terms, { ...terms, hasEmergencyVisits: true });
});

test('a fee below zero is refused at its field', async (context) => {
  const t = await openTestApp(context);
  for (const name of ['noShowPercent', 'emergencySurchargePercent']) {
    const answer = await changeSettings(t, { terms: { ...mapleOfAustin.terms, [name]: -1 } });
    await expectErrorAt(answer, `terms.${name}`);
  }
});

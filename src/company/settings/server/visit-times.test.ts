import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VisitTimes } from '#company/catalog/visit-times.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import type { AuditEntry } from '#kit/events/audit.ts';
import { pathIn } from '#kit/language/language.ts';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import { auditLines, auditLineText } from '#office/audit/audit-text.ts';
import { openBooking, parseVisit } from '#visits/booking/server/booking.fixture.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { defaultVisitTimes, servicePaths } from '../../../../tests/support/categories.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { mapleOfAustin } from './company.fixture.ts';
import { changeSettings } from './logo.fixture.ts';
import { findOnPages, getText } from './pages.fixture.ts';

/** Nothing in it is the demo's. */
const slow = {
  couch: {
    visitHours: { from: 2.5, to: 5 },
    dryingHours: { from: 9, to: 20 },
    againMonths: { from: 3, to: 5 },
  },
  chair: {
    visitHours: { from: 0.5, to: 1 },
    dryingHours: { from: 0.5, to: 7 },
    againMonths: { from: 4, to: 4 },
  },
  carpet: {
    visitHours: { from: 8, to: 9 },
    dryingHours: { from: 10, to: 30 },
    againMonths: { from: 1, to: 1 },
  },
  mattress: {
    visitHours: { from: 3, to: 3 },
    dryingHours: { from: 11, to: 11 },
    againMonths: { from: 24, to: 24 },
  },
};

async function save(t: TestApp, times: VisitTimes): Promise<StoredSettings> {
  const saved = await changeSettings(t, { ...mapleOfAustin, company: { ...mapleOfAustin.company, times } });
  assert.equal(saved.status, 200, await saved.clone().text());
  return (await saved.json()) as StoredSettings;
}

const former =
  /2 (?:to|a) 6 h|1 (?:to|a) [23] h|2 (?:to|a) 4 h|6 (?:to|a) 12 m|12 (?:to|a) 18 m|18 months|18 meses|once a year|una vez al año|Dry the same day|Seco el mismo día|by night|in time for bed|a tiempo para dormir/i;

test('pages say the owner’s times, and never those of the demo', async (context) => {
  const t = await openTestApp(context);
  assert.ok((await findOnPages(t, former)).length >= 12);
  await save(t, slow);
  assert.deepEqual(await findOnPages(t, former), []);
  const says = async (path: string, ...sentences: string[]) => {
    const page = await getText(t, path);
    for (const sentence of sentences) assert.ok(page.includes(sentence), `${path}: ${sentence}`);
  };
  const es = (path: string) => pathIn('es', path);
  await says(
    paths.home,
    'Little water left behind',
    'Most pieces are dry in 30 minutes to 30 hours.',
    'Furniture takes 30 minutes to 5 hours, carpets take 8 to 9 hours and a mattress takes 3 hours,',
    'Furniture every 3 to 5 months, carpets every month and mattresses every 24 months.',
  );
  await says(
    es(paths.home),
    'Con poca agua',
    'Casi todo seca en un plazo de 30 minutos a 30 horas.',
    'Los muebles toman de 30 minutos a 5 horas, las alfombras toman de 8 a 9 horas y un colchón toma 3 horas,',
    'Los muebles cada 3 a 5 meses, las alfombras cada mes y los colchones cada 24 meses.',
  );
  await says(paths.serviceAgreement, 'Most pieces are dry in 30 minutes to 30 hours;');
  await says(es(paths.serviceAgreement), 'secan en un plazo de 30 minutos a 30 horas;');
  await says(servicePaths.chair, '30 to 60 minutes<', '30 minutes to 7 hours<', 'Every 4 months<');
  await says(es(servicePaths.chair), 'De 30 a 60 minutos<', 'De 30 minutos a 7 horas<', 'Cada 4 meses<');
  await says(servicePaths.couch, '2.5 to 5 hours<', 'Most couches are dry in 9 to 20 hours.');
  await says(servicePaths.carpet, '10 to 30 hours later most rooms');
  await says(servicePaths.mattress, 'so it’s dry in 11 hours.', '11 hours<');
  await says(es(servicePaths.mattress), 'seca en un plazo de 11 horas.', '>11 horas<');
});

test('at the demo’s place its note about carpets says how often as well', async (context) => {
  const t = await openTestApp(context);
  const { company } = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  await changeSettings(t, { company: { ...company, times: slow } });
  assert.match(await getText(t, servicePaths.carpet), /deep clean every month\. .* can wait the full month;/);
  assert.match(await getText(t, pathIn('es', servicePaths.carpet)), /profunda cada mes\. .* esperar el mes;/);
});

test('steps have minutes only where a service of that name takes exactly as long', async (context) => {
  const t = await openTestApp(context);
  const minutes = />\d+<\/?[^>]*> ?min|\d+ min</;
  const chair = { category: 'chair', title: 'Accent Armchair', durationMinutes: 90 } as const;
  const carpet = { category: 'carpet', title: 'Carpet, One Room', durationMinutes: 90 } as const;
  const ids = [await addService(t.deps.db, chair), await addService(t.deps.db, carpet)];
  const pages = [servicePaths.chair, servicePaths.carpet];
  for (const path of pages) {
    assert.doesNotMatch((await getText(t, path)).split('id="process"')[1]!, minutes, path);
  }
  for (const [index, length] of [60, 120].entries()) {
    await t.adminCall('PUT', adminApi.service(ids[index]!), { durationMinutes: length });
  }
  for (const path of pages) assert.match((await getText(t, path)).split('id="process"')[1]!, minutes, path);
  assert.match(await getText(t, servicePaths.carpet), /120 minutes for “Carpet, One Room”/);
});

test('the thank-you message says the owner’s drying time', async (context) => {
  const app = await openMessages(context);
  const { company } = (await (await app.t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  await changeSettings(app.t, { company: { ...company, categories: ['couch', 'mattress'], times: slow } });
  for (const [language, sentence] of [
    ['en', 'Most pieces are dry in 9 to 20 hours.'],
    ['es', 'Casi todo seca en un plazo de 9 a 20 horas.'],
  ] as const) {
    const preview = await app.t.adminCall('POST', messagePaths.preview, {
      kind: 'thanks',
      text: sentence.replace(/(?:de )?9 (?:to|a) 20 \w+/, '{dryingTime}'),
      language,
      quoteId: (await app.lead()).quoteId,
    });
    assert.equal(preview.status, 200, await preview.clone().text());
    assert.ok((await preview.text()).includes(sentence));
  }
});

test('only a drying time that the service agreement quotes moves its date', async (context) => {
  const t = await openTestApp(context);
  const { termsDate } = await save(t, defaultVisitTimes);
  t.setNow('2027-03-01T18:00:00.000Z');
  const { visitHours } = slow.couch;
  const longer = { ...defaultVisitTimes, couch: { ...defaultVisitTimes.couch, visitHours } };
  assert.equal((await save(t, longer)).termsDate, termsDate);
  assert.equal((await save(t, slow)).termsDate, '2027-03-01');
});

test('a time that makes no sense is refused at its field', async (context) => {
  const t = await openTestApp(context);
  const { company } = await save(t, slow);
  for (const [wrong, field] of [
    [{ visitHours: { from: 3, to: 2 } }, 'visitHours.to'],
    [{ visitHours: { from: 0, to: 2 } }, 'visitHours.from'],
    [{ visitHours: { from: 1.25, to: 2 } }, 'visitHours.from'],
    [{ dryingHours: { from: 2, to: 73 } }, 'dryingHours.to'],
    [{ againMonths: { from: 1.5, to: 2 } }, 'againMonths.from'],
  ] as const) {
    const times = { ...slow, chair: { ...slow.chair, ...wrong } };
    await expectErrorAt(
      await changeSettings(t, { company: { ...company, times } }),
      `company.times.chair.${field}`,
    );
  }
});

test('the audit log tells a changed time in words', async (context) => {
  const t = await openTestApp(context);
  await save(t, defaultVisitTimes);
  await save(t, { ...defaultVisitTimes, mattress: slow.mattress });
  const entries = (await (await t.adminCall('GET', adminApi.audit)).json()) as AuditEntry[];
  assert.deepEqual(auditLines(entries[0]!).map(auditLineText), [
    'Mattress Cleaning, times: a visit takes 1 to 2 hours, dry in 2 to 6 hours, again once a year → a visit takes 3 hours, dry in 11 hours, again every 24 months',
  ]);
});

test('settings that were saved before these existed have those of the demo, and look untouched', async (context) => {
  const t = await openTestApp(context);
  const { minutesWithoutDuration: _minutes, ...booking } = defaultSettings.booking;
  const content = JSON.stringify({ booking });
  await t.deps.db.updateTable('settings').set({ content }).execute();
  const stored = (await (await t.adminCall('GET', adminApi.settings)).json()) as StoredSettings;
  assert.deepEqual(stored.company.times, defaultVisitTimes);
  assert.deepEqual(stored.booking, defaultSettings.booking);
});

test('a visit of unknown length takes as long as the owner says', async (context) => {
  const app = await openBooking(context, { minutes: 0 });
  assert.equal((await parseVisit(await app.book(await app.lead()))).durationMinutes, 30);
  await app.setBooking({ minutesWithoutDuration: 75 });
  assert.equal((await parseVisit(await app.book(await app.lead()))).durationMinutes, 75);
});

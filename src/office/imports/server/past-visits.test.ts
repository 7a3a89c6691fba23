import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { codeApi } from '#kit/paths/code-paths.ts';
import { customerApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import { openMessages } from '#messages/planned/server/messages.fixture.ts';
import type { TimelineEntry } from '#office/customer/timeline.ts';
import type { ImportKind, ImportUndo } from '#office/imports/imports.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { addCustomer, getCustomer, request } from '#sales/customers/server/customers.fixture.ts';
import { createTestApp, openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { check, importFile, makeWorkbook, readImport, upload, workOff } from './imports.fixture.ts';

test('past visits count for the customer and not as revenue, and for “due again” once the owner allows it', async (t) => {
  const app = await openMessages(t);
  const site = app.t;
  const known = await addCustomer(site, { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com' });
  const serviceId = await addService(site.deps.db);
  const figures = async () => (await site.adminCall('GET', adminApi.stats)).text();
  const before = await figures();
  // 2025-12-05 is 45996; the second column shows that days come first.
  const file = makeWorkbook([
    ['Client', 'Client email', 'Date', 'Job', 'Total'],
    ['Lopez, Ana', 'ana@example.com', { date: 45996 }, 'Sectional', '$1,189.50'],
    ['Lopez, Ana', 'ana@example.com', '25/02/2024', 'Sectional', '€ 99,90'],
    ['Bo Reyes', 'bo@example.com', '03/11/2025', 'Couch', ''],
    ['Bo Reyes', 'bo@example.com', '03/11/2025', 'couch', ''],
    ['Bo Reyes', 'bo@example.com', '03/11/2027', 'Couch', '50'],
    ['Bo Reyes', 'bo@example.com', 'last week', 'Couch', '50'],
  ]);
  const { id } = await upload(site, 'visits', file, 'jobs.xlsx');
  const checked = await check(site, id);
  assert.deepEqual(checked, {
    ...{ create: 1, join: 2, duplicates: 1 },
    refused: [
      { row: 5, reason: 'Not in the past yet. Book it in the schedule' },
      { row: 6, reason: '“last week” is no date' },
    ],
  });
  await request(site, 'POST', adminApi.runImport(id));
  await workOff(site);
  const { totals } = await getCustomer(site, known.id);
  assert.deepEqual(
    [totals.visits, totals.lastVisitDate, totals.completed, totals.paid],
    [2, '2025-12-05', '1289.40', '0.00'],
  );
  await site.adminCall('POST', codeApi.codes, { code: 'FIRST', percent: 10, firstVisitOnly: true });
  const again = quoteBody([{ serviceId, quantity: 1 }], { code: 'FIRST' }, { email: 'ana@example.com' });
  await expectErrorAt(await site.call('POST', api.contact, again), 'quote.code');
  const [listed] = await request<{ visits: number; lastVisitDate: string }[]>(
    site,
    'GET',
    `${customerApi.customers}?search=bo@`,
  );
  assert.deepEqual([listed!.visits, listed!.lastVisitDate], [1, '2025-11-03']);
  const timeline = async (query: string) =>
    request<TimelineEntry[]>(site, 'GET', `${customerApi.timeline(known.id)}${query}`);
  const [first] = await timeline('?limit=1');
  const [second] = await timeline(`?limit=1&before=${first!.cursor}`);
  assert.deepEqual(
    [first, second].map((entry) => [entry!.kind, entry!.title, entry!.amount]),
    [
      ['past-visit', 'Sectional', '1189.50'],
      ['past-visit', 'Sectional', '99.90'],
    ],
  );
  assert.deepEqual(await timeline(`?before=${second!.cursor}`), []);
  assert.equal(await figures(), before);
  const messages = () =>
    site.deps.db.selectFrom('messages').select(['kind', 'dueAt']).orderBy('dueAt').execute();
  assert.deepEqual(await messages(), []);
  assert.deepEqual(await app.run(), []);

  const allowed = { isAllowed: true };
  await request(site, 'POST', adminApi.importMarketing(id), allowed);
  await request(site, 'POST', adminApi.importMarketing(id), allowed);
  await workOff(site);
  assert.deepEqual(
    (await messages()).map(({ kind, dueAt }) => [kind, dueAt.slice(0, 10)]),
    [
      ['due-again', site.deps.clock().toISOString().slice(0, 10)],
      ['due-again', '2026-12-05'],
    ],
  );
  const [email] = await app.run();
  assert.equal(email?.to, 'bo@example.com');
  assert.match(email?.text ?? '', /\/calculator/);

  // Taken back before the second is due.
  await request(site, 'POST', adminApi.importMarketing(id), { isAllowed: false });
  assert.deepEqual(await app.at('2026-12-06T18:00:00.000Z'), []);
  const undone = await request<ImportUndo>(site, 'POST', adminApi.undoImport(id));
  assert.deepEqual(undone, { removed: 1, stays: [] });
  assert.equal((await getCustomer(site, known.id)).totals.visits, 0);
});

test('whom an import added gets no follow-ups before the owner allows it', async (t) => {
  const app = await openMessages(t);
  const { id } = await importFile(
    app.t,
    'customers',
    'First name,Last name,Email,Phone\nAna,Lopez,ana1@example.com,8185551001\n',
  );
  const lead = await app.lead();
  const rows = app.t.deps.db.selectFrom('quotes').select('customerId').where('id', '=', lead.quoteId);
  const { customerId } = await rows.executeTakeFirstOrThrow();
  const own = await getCustomer(app.t, customerId!);
  assert.equal(own.email, 'ana1@example.com');
  const mails = async (time: string) => (await app.at(time)).filter(({ to }) => to === 'ana1@example.com');
  await app.run();
  assert.deepEqual(await mails('2026-11-30T18:00:00.000Z'), []);
  assert.equal((await readImport(app.t, id)).isMarketingAllowed, false);
});

const exported = async (t: TestApp, kind: ImportKind) => {
  const path = {
    customers: adminApi.customersCsv,
    visits: adminApi.visitsCsv,
    services: adminApi.servicesCsv,
  }[kind];
  return (await t.adminCall('GET', path)).text();
};

const lines = (csv: string) => csv.split('\r\n').toSorted();

test('what is exported comes back unchanged: duplicates here, the same records elsewhere', async (t) => {
  const site = await openTestApp(t);
  const word = fc.stringMatching(/^[A-Za-zÀ-ÿ'=+@"-][A-Za-zÀ-ÿ'",. =+@-]{0,11}[a-z]$/);
  const address = fc.record({
    street: word.map((name) => `${name.length} ${name} St`),
    unit: fc.constantFrom('', 'Apt 3', '#4'),
    city: fc.constantFrom('Lakeside', 'Van Nuys'),
    zipCode: fc.constantFrom('91501', '01502-1234'),
  });
  const customer = fc.record({
    firstName: word,
    lastName: fc.oneof(fc.constant(''), word),
    email: fc.boolean(),
    phone: fc.boolean(),
    language: fc.constantFrom('en', 'es'),
    notes: fc.array(word, { maxLength: 3 }).map((texts) => texts.join('\n')),
    addresses: fc.array(address, { maxLength: 2 }),
  });
  const [people = []] = fc.sample(fc.array(customer, { minLength: 60, maxLength: 60 }), {
    numRuns: 1,
    seed: 47,
  });
  for (const [index, { addresses, email, phone, ...own }] of people.entries()) {
    const { id } = await addCustomer(site, {
      ...own,
      email: email ? `p${index}@example.com` : '',
      phone: phone ? `818555${1000 + index}` : '',
    });
    for (const each of addresses) await request(site, 'POST', customerApi.properties(id), each, 201);
  }
  await addService(site.deps.db, { title: '=Sectional, "big"', description: '-5% today' });
  await addService(site.deps.db, {
    ...{ title: 'Carpet', unit: 'sqft', minimumPriceCents: 120_00 },
    ...{ discountedPriceCents: 45, durationMinutes: 0.07 },
  });
  await importFile(
    site,
    'visits',
    'Name,Email,Date,Service,Amount\nZed Orr,zed@example.com,2026-03-01,+Rug,$12.50\nZed Orr,,3/4/26,,\n',
  );

  const elsewhere = await createTestApp();
  t.after(elsewhere.close);
  for (const kind of ['customers', 'visits', 'services'] as const) {
    const file = await exported(site, kind);
    const back = await check(site, (await upload(site, kind, file)).id);
    assert.deepEqual([kind, back.create, back.join, back.refused], [kind, 0, 0, []]);
    const copied = await importFile(elsewhere, kind, file);
    assert.equal(copied.refused, 0);
  }
  assert.deepEqual(lines(await exported(elsewhere, 'visits')), lines(await exported(site, 'visits')));
  assert.deepEqual(lines(await exported(elsewhere, 'services')), lines(await exported(site, 'services')));
  // The rule of leads would join these, and staff have not.
  for (const [phone, notes] of [
    ['', 'one'],
    ['8185550111', 'two'],
    ['', 'three'],
  ]) {
    await addCustomer(site, { email: 'twin@example.com', phone, notes });
  }
  const twins = await check(site, (await upload(site, 'customers', await exported(site, 'customers'))).id);
  assert.deepEqual([twins.create, twins.join, twins.refused], [0, 0, []]);
  const customers = await exported(elsewhere, 'customers');
  const back = await check(site, (await upload(site, 'customers', customers)).id);
  assert.deepEqual([back.create, back.join, back.refused], [0, 0, []]);
});

test('an erasure takes the rows that wait and all that an import brought', async (t) => {
  const site = await openTestApp(t);
  const file = 'Name,Email,Phone,Notes,Date\nAna Zorblax,ana@example.com,818-555-0111,zorblax,2026-03-01\n';
  await importFile(site, 'visits', file);
  const waiting = await upload(site, 'customers', file);
  assert.equal((await site.adminCall('POST', privacyApi.erase, { contact: 'ana@example.com' })).status, 200);
  for (const table of ['customers', 'pastVisits', 'importRows', 'importJoins'] as const) {
    assert.deepEqual(await site.deps.db.selectFrom(table).selectAll().execute(), [], table);
  }
  assert.equal((await readImport(site, waiting.id)).total, 0);
});

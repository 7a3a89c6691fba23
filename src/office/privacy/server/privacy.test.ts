import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sweepUploads } from '#company/pictures/server/uploads.service.ts';
import { allRows } from '#kit/backup/backup.fixture.ts';
import { createSearchIndexes, tidySearchIndexes } from '#kit/db/search-indexes.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { plainDigits } from '#kit/text/phone.ts';
import { webhookApi } from '#messages/webhooks/webhooks.ts';
import { type Erasure, privacyApi } from '#office/privacy/privacy.ts';
import { toPersonKey } from '#people/personal-data/person-key.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { silentLog } from '../../../../tests/support/database.ts';
import { getPlans } from '../../../../tests/support/query-plans.ts';
import { findPerson } from './person.queries.ts';
import { call, find, seed } from './privacy.fixture.ts';

test('everything under an email is found, however it is spelled, and nothing of others', async (context) => {
  const t = await openTestApp(context);
  await seed(t);
  const found = await find(t, '  ANA@example.com ');
  const { leads, ...counts } = found;
  assert.deepEqual(counts, {
    requests: 3,
    quotes: 1,
    photos: 1,
    // Two for each lead, and one from the newsletter.
    emails: 5,
    customers: 2,
    keptInvoices: 0,
    newsletter: 'pending',
    openVisits: 0,
    joined: [],
    otherContacts: ['(818) 555-0111', '(818) 555-0112'],
    backupsKeptDays: 30,
  });
  assert.equal(leads.length, 4);
  assert.equal(leads.filter(({ isInTrash }) => isInTrash).length, 1);
});

test('a phone number is found in any notation, and a quote brings its request along', async (context) => {
  const t = await openTestApp(context);
  const { lead } = await seed(t);
  await t.deps.db
    .updateTable('quotes')
    .set({ phone: '8185550777', phoneDigits: '8185550777' })
    .where('id', '=', lead.quoteId!)
    .execute();
  for (const typed of ['818-555-0777', '+1 (818) 555 0777', '8185550777']) {
    const found = await find(t, typed);
    assert.deepEqual([found.requests, found.quotes, found.emails, found.newsletter], [1, 1, 2, null], typed);
    assert.deepEqual(found.otherContacts, ['ana@example.com', '(818) 555-0111']);
  }
  assert.equal((await find(t, '818-555-0778')).requests, 0);
});

test('a number is found as it was changed to, of another country too, and where a former version stored it', async (context) => {
  const t = await openTestApp(context);
  const { lead } = await seed(t);
  const change = { phone: '1.818.555.0666', version: 2 };
  assert.equal((await t.adminCall('PUT', adminApi.quote(lead.quoteId!), change)).status, 200);
  assert.equal((await find(t, '(818) 555-0666')).quotes, 1);
  for (const phone of ['+49 30 1234567', '555-0142']) {
    const phoneDigits = plainDigits(phone);
    await t.deps.db.updateTable('requests').set({ phone, phoneDigits }).where('id', '=', lead.id).execute();
    assert.equal((await find(t, phone)).requests, 1, phone);
    await t.deps.db.updateTable('requests').set({ phoneDigits: null }).where('id', '=', lead.id).execute();
    assert.equal((await find(t, phone)).requests, 1, phone);
  }
});

test('a person is found by indexes alone, by either contact', async (context) => {
  const t = await openTestApp(context);
  await seed(t);
  await tidySearchIndexes(t.deps.db);
  await createSearchIndexes(t.deps.db, silentLog);
  for (const typed of ['ana@example.com', '(818) 555-0111', '+49 30 1234567', '555-0142']) {
    const plans = await getPlans(t.deps.db, (db) => findPerson(db, toPersonKey(typed)!), {
      mayPostgresSort: true,
    });
    assert.ok(plans.length > 1);
    for (const plan of plans)
      assert.doesNotMatch(plan, /Seq Scan|SCAN (?!\w+_search VIRTUAL)/, `${typed}: ${plan}`);
  }
});

test('a visit that is still to come is counted, but not one in the trash', async (context) => {
  const t = await openTestApp(context);
  const { lead } = await seed(t);
  const scheduled = { status: 'scheduled', preferredDate: '2026-12-02' };
  assert.equal((await t.adminCall('PUT', adminApi.quote(lead.quoteId!), scheduled)).status, 200);
  assert.equal((await find(t, 'ana@example.com')).openVisits, 1);
  assert.equal((await t.adminCall('DELETE', adminApi.quote(lead.quoteId!))).status, 200);
  assert.equal((await find(t, 'ana@example.com')).openVisits, 0);
});

test('the export holds all of it, and the photo', async (context) => {
  const t = await openTestApp(context);
  const { lead } = await seed(t);
  const answer = await call(t, privacyApi.export, 'ana@example.com');
  assert.match(
    answer.headers.get('Content-Disposition') ?? '',
    /^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/,
  );
  assert.equal(answer.headers.get('Cache-Control'), 'no-store');
  const text = await answer.text();
  const data = JSON.parse(text);
  assert.equal(data.requests.length, 3);
  assert.equal(data.requests[0].notes, 'Ana has a dog');
  assert.ok(data.requests[0].history.length >= 2);
  assert.equal(data.quotes[0].items.length, 1);
  assert.equal(data.newsletter.status, 'pending');
  assert.equal(data.emails.length, 5);
  assert.equal(Buffer.from(data.photos[0].base64, 'base64').toString(), `photo ${lead.photo}`);
  assert.doesNotMatch(text, /susana|searchText|TokenHash/);
  assert.doesNotMatch(text, /token=[\w-]{10}/);
});

test('an erasure leaves no word of the person anywhere, and others as they were', async (context) => {
  const t = await openTestApp(context);
  const { lead, stranger } = await seed(t);
  const answer = await call(t, privacyApi.erase, 'ana@example.com');
  assert.equal(answer.status, 200);
  const erased = (await answer.json()) as Erasure;
  assert.deepEqual(
    [erased.requests, erased.quotes, erased.photos, erased.emails, erased.subscriptions, erased.userName],
    [3, 1, 1, 5, 1, 'admin'],
  );
  const rows = await allRows(t.deps.db);
  const everything = JSON.stringify(rows).replaceAll('susana', '');
  assert.doesNotMatch(everything, /ana@example\.com/i);
  assert.doesNotMatch(everything, /5550111|555-0111|555-0112|has a dog/);
  assert.ok(!everything.includes(lead.photo));
  assert.deepEqual(
    ['requests', 'quotes', 'quote_items', 'uploads', 'outbox', 'file_removals'].map(
      (table) => rows[table]!.length,
    ),
    // The stranger's three emails and two follow-ups.
    [1, 1, 1, 1, 5, 0],
  );
  assert.equal(await t.deps.files.read(lead.photo), null);
  assert.ok(await t.deps.files.read(stranger.photo));
  const listed = await t.adminCall('GET', privacyApi.erasures);
  assert.deepEqual(await listed.json(), [erased]);
  assert.equal((await call(t, privacyApi.erase, 'ana@example.com')).status, 404);
  assert.equal((await call(t, privacyApi.export, 'ana@example.com')).status, 404);
});

test('a photo that the store does not let go right away goes with the next sweep', async (context) => {
  const t = await openTestApp(context);
  const { lead } = await seed(t);
  const { files } = t.deps;
  const remove = files.remove;
  files.remove = () => Promise.reject(new Error('the store is away'));
  assert.equal((await call(t, privacyApi.erase, 'ana@example.com')).status, 200);
  assert.ok(await files.read(lead.photo));
  files.remove = remove;
  await sweepUploads(t.deps);
  assert.equal(await files.read(lead.photo), null);
});

test('what is no contact is refused with the field, and nobody else may ask', async (context) => {
  const t = await openTestApp(context);
  await seed(t);
  for (const contact of ['', 'Ana', '12345', 'a b@c', '%', 5, null, 'x'.repeat(300)]) {
    const answer = await call(t, privacyApi.erase, contact);
    assert.equal(answer.status, 422, String(contact));
    assert.equal(((await answer.json()) as { errors: { path: string }[] }).errors[0]?.path, 'contact');
  }
  for (const path of [privacyApi.find, privacyApi.export, privacyApi.erase]) {
    assert.equal((await t.call('POST', path, { contact: 'ana@example.com' })).status, 401, path);
  }
  assert.equal((await t.call('GET', privacyApi.erasures)).status, 401);
  assert.equal((await find(t, 'ana@example.com')).requests, 3);
});

test('what a webhook was told is no email, and goes with the person', async (context) => {
  const t = await openTestApp(context);
  const body = { url: 'http://127.0.0.1:9/' };
  assert.equal((await t.adminCall('POST', webhookApi.webhooks, body)).status, 201);
  await seed(t);
  const deliveries = () =>
    t.deps.db.selectFrom('outbox').select('id').where('kind', '=', 'webhook').execute();
  assert.equal((await deliveries()).length, 6, 'four leads, and the new status of one and of its quote');
  assert.equal((await find(t, 'ana@example.com')).emails, 5);
  const exported = await (await call(t, privacyApi.export, 'ana@example.com')).json();
  assert.equal(exported.emails.length, 5);
  const erased = (await (await call(t, privacyApi.erase, 'ana@example.com')).json()) as Erasure;
  assert.equal(erased.emails, 5);
  assert.equal((await deliveries()).length, 1, 'the stranger’s');
});

test('what a webhook was told of a quote that staff have entered goes with the person, and is not sent any more', async (context) => {
  const t = await openTestApp(context);
  const url = 'http://127.0.0.1:9/';
  assert.equal((await t.adminCall('POST', webhookApi.webhooks, { url })).status, 201);
  const quote = {
    firstName: 'Ana',
    email: 'ana@example.com',
    zipCode: '91501',
    contactMethod: 'email',
    items: [{ serviceId: await addService(t.deps.db), quantity: 1 }],
  };
  const entered = await t.adminCall('POST', adminApi.quotes, quote);
  assert.equal(entered.status, 201, await entered.clone().text());
  const { id } = (await entered.json()) as Quote;
  assert.equal((await t.adminCall('PUT', adminApi.quote(id), { status: 'contacted' })).status, 200);
  const told = await t.deps.db.selectFrom('outbox').select('payload').execute();
  assert.equal(told.length, 1);
  assert.match(told[0]!.payload, /ana@example\.com/);
  assert.equal((await call(t, privacyApi.erase, 'ana@example.com')).status, 200);
  assert.doesNotMatch(JSON.stringify(await allRows(t.deps.db)), /ana@example\.com/);
});

test('the owner’s own address finds none of the emails about leads', async (context) => {
  const t = await openTestApp(context);
  await seed(t);
  const row = await t.deps.db
    .selectFrom('outbox')
    .select('payload')
    .where('purpose', '=', 'lead')
    .limit(1)
    .executeTakeFirstOrThrow();
  const found = await find(t, (JSON.parse(row.payload) as { to: string }).to);
  assert.deepEqual([found.requests, found.emails], [0, 0]);
});

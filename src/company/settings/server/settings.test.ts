import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SettingsUpdate, StoredSettings } from '#company/settings/settings.ts';
import { adminApi, api, files, paths } from '#kit/paths/paths.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';

async function readStored({ adminCall }: TestApp): Promise<StoredSettings> {
  const answer = await adminCall('GET', adminApi.settings);
  assert.equal(answer.status, 200);
  return answer.json() as Promise<StoredSettings>;
}

async function change(app: TestApp, changes: Partial<SettingsUpdate>): Promise<Response> {
  const { updatedAt: _time, ...settings } = await readStored(app);
  return app.adminCall('PUT', adminApi.settings, { ...settings, ...changes });
}

const getText = async ({ call }: TestApp, path: string) => (await call('GET', path)).text();

const message = {
  firstName: 'Ada',
  lastName: 'Byron',
  phone: '8185550199',
  email: 'ada@mail.example',
  service: 'couch-cleaning',
  message: 'A sofa.',
};

test('a new phone number stands right away on every page that was cached before, and in structured data', async (t) => {
  const app = await openTestApp(t);
  const shown = [
    paths.home,
    paths.contact,
    paths.calculator,
    paths.about,
    paths.blog,
    paths.termsOfService,
    '/mattress-cleaning',
    '/no-such-page',
  ];
  const { phone: before } = await readStored(app);
  for (const path of shown) assert.ok((await getText(app, path)).includes(before), path);
  assert.equal((await change(app, { phone: '213-555-0177' })).status, 200);
  for (const path of shown) {
    const html = await getText(app, path);
    assert.ok(html.includes('(213) 555-0177'), path);
    assert.ok(html.includes('tel:+12135550177'), path);
    assert.ok(!html.includes(before), path);
  }
  assert.match(await getText(app, paths.home), /"telephone":"\+12135550177"/);
});

test('hours, radius, reply times, claims and places are said as they were saved', async (t) => {
  const app = await openTestApp(t);
  const { claims } = await readStored(app);
  const saved = await change(app, {
    hours: [
      { day: 2, opens: '10:30', closes: '14:00' },
      { day: 1, opens: '10:30', closes: '14:00' },
    ],
    radiusMiles: 7,
    replyWithinHours: { contact: 1, quote: 3 },
    claims: { ...claims, customersServed: '41', credentials: ['Member of the guild'] },
    places: [{ name: 'Springfield', groups: ['home', 'contact'], zipCodes: ['49001'], tripFee: '0.00' }],
  });
  assert.equal(saved.status, 200);
  const home = await getText(app, paths.home);
  for (const words of ['Monday – Tuesday', '10:30 AM – 2:00 PM', '7 miles around', 'within 3 hours', '41'])
    assert.ok(home.includes(words), words);
  assert.match(home, /"areaServed":\[\{"@type":"City","name":"Springfield"\}\]/);
  const contact = await getText(app, paths.contact);
  assert.ok(contact.includes('within 1 hour.') && contact.includes('Springfield'));
  assert.ok((await getText(app, paths.about)).includes('Member of the guild'));
});

test('each address of the notifications gets an email of its own, and no page names it', async (t) => {
  const app = await openTestApp(t);
  await change(app, {
    phone: '(213) 555-0177',
    email: 'front@desk.example',
    notificationEmails: ['one@desk.example', 'two@desk.example'],
  });
  const sent = await app.call('POST', api.contact, message, { 'Idempotency-Key': 'settings-test-lead-1' });
  assert.equal(sent.status, 201);
  const rows = await app.deps.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const emails = rows.map(({ payload }) => JSON.parse(payload));
  assert.deepEqual(
    emails.map(({ to }) => to),
    ['one@desk.example', 'two@desk.example', 'ada@mail.example'],
  );
  assert.equal(emails[2].replyTo, 'front@desk.example');
  for (const { text, html } of emails) {
    assert.ok(text.includes('(213) 555-0177') && html.includes('tel:+12135550177'));
  }
  for (const path of [paths.home, paths.contact, paths.calculator]) {
    assert.ok(!(await getText(app, path)).includes('one@desk.example'));
  }
});

test('a change made on older settings is refused with those of the present, and nothing is written', async (t) => {
  const app = await openTestApp(t);
  const { updatedAt: _time, ...opened } = await readStored(app);
  assert.equal((await change(app, { radiusMiles: 9 })).status, 200);
  const refused = await app.adminCall('PUT', adminApi.settings, { ...opened, radiusMiles: 10 });
  assert.equal(refused.status, 409);
  const { code, current } = (await refused.json()) as { code: string; current: StoredSettings };
  assert.deepEqual([code, current.radiusMiles], ['version-conflict', 9]);
  assert.equal((await readStored(app)).radiusMiles, 9);
});

test('settings that are saved again after their answer was lost are answered as stored', async (t) => {
  const app = await openTestApp(t);
  const { updatedAt: _time, ...opened } = await readStored(app);
  const save = () => app.adminCall('PUT', adminApi.settings, { ...opened, radiusMiles: 10 });
  const first = (await (await save()).json()) as StoredSettings;
  const again = await save();
  assert.equal(again.status, 200);
  assert.deepEqual(await again.json(), first);
});

test('what cannot be right is refused, with the field that is at fault', async (t) => {
  const app = await openTestApp(t);
  const { hours, places, claims } = await readStored(app);
  const wrong: [Record<string, unknown>, string][] = [
    [{ name: undefined }, 'name'],
    [{ phone: '12345' }, 'phone'],
    [{ email: 'nobody' }, 'email'],
    [{ notificationEmails: [] }, 'notificationEmails'],
    [{ notificationEmails: ['a@b.example', 'A@B.example'] }, 'notificationEmails'],
    [{ notificationEmails: ['a@b.example\r\nBcc: c@d.example'] }, 'notificationEmails.0'],
    [{ hours: [] }, 'hours'],
    [{ hours: [{ day: 1, opens: '18:00', closes: '08:00' }] }, 'hours.0.closes'],
    [{ hours: [...hours, hours[0]] }, 'hours'],
    [{ hours: [{ day: 8, opens: '08:00', closes: '09:00' }] }, 'hours.0.day'],
    [{ radiusMiles: 0 }, 'radiusMiles'],
    [{ replyWithinHours: { contact: 1.5, quote: 1 } }, 'replyWithinHours.contact'],
    [{ places: [] }, 'places'],
    [{ places: [{ name: 'A', groups: [], zipCodes: ['9150'], tripFee: '0.00' }] }, 'places.0.zipCodes.0'],
    [{ places: [...places, places[0]] }, 'places'],
    [{ claims: { ...claims, ratingOutOfFive: 6 } }, 'claims.ratingOutOfFive'],
  ];
  for (const [changes, path] of wrong) await expectErrorAt(await change(app, changes), path);
  assert.equal((await readStored(app)).version, 1);
});

test('nobody reads or writes settings without the session of an administrator', async (t) => {
  const app = await openTestApp(t);
  assert.equal((await app.call('GET', adminApi.settings)).status, 401);
  assert.equal((await app.call('PUT', adminApi.settings, {})).status, 401);
});

test('text of an owner cannot leave its place in a page', async (t) => {
  const app = await openTestApp(t);
  const { claims, places } = await readStored(app);
  await change(app, {
    claims: { ...claims, credentials: ['</script><script>alert(1)</script>'] },
    places: [
      ...places,
      { name: '<img src=x onerror=alert(1)>', groups: ['home'], zipCodes: ['49001'], tripFee: '0.00' },
    ],
  });
  for (const path of [paths.home, paths.about, paths.contact, paths.calculator, files.rss]) {
    const html = await getText(app, path);
    assert.ok(!html.includes('<img src=x') && !html.includes('<script>alert'), path);
  }
});

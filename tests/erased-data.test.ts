import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { promisify } from 'node:util';
import type { Service } from '#company/catalog/services.ts';
import { sweepDeletedData } from '#kit/db/deleted-data.ts';
import { databaseFile } from '#kit/db/open.ts';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { privacyApi } from '#office/privacy/privacy.ts';
import { sweepOldLeads } from '#sales/leads/server/sweep-old-leads.ts';
import { sweepTrash } from '#sales/leads/server/sweep-trash.ts';
import { admin } from './support/admin.ts';
import { openTestApp } from './support/app.ts';
import { compileCache } from './support/compile-cache.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from './support/leads.ts';
import { photoForm, smallJpeg } from './support/pictures.ts';
import { startTestServer, type TestServer } from './support/server.ts';
import { until } from './support/until.ts';

/** Which of the texts are in the data folder, outside its backups. */
function getRemaining(dataDir: string, texts: readonly string[]): string[] {
  const names = readdirSync(dataDir, { recursive: true, withFileTypes: true });
  const files = names.filter((file) => file.isFile() && !file.parentPath.includes('/backups'));
  return files.flatMap(({ parentPath, name }) => {
    const content = readFileSync(join(parentPath, name), 'latin1').toLowerCase();
    const found = texts.filter((text) => content.includes(text.toLowerCase()));
    return found.map((text) => `${name}: ${text}`);
  });
}

async function open(context: TestContext, environment: Record<string, string> = {}) {
  const server = await startTestServer(environment);
  context.after(server.close);
  const post = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
    fetch(server.origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signedIn = await post(api.login, admin);
  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const call = async (method: string, path: string, body?: object) => {
    const answer = await post(path, body, { Cookie: cookies.join('; ') }, method);
    assert.ok(answer.ok, `${method} ${path}: ${await answer.clone().text()}`);
    return answer;
  };
  return { server, post, call };
}

type Site = Awaited<ReturnType<typeof open>>;

/** Everything that the product stores about a person: an edited quote with a photo, a message, the newsletter. */
async function storePerson({ server, post, call }: Site, name: string, phone: string) {
  const email = `${name}@Example.com`.toLowerCase();
  const words = (what: string) => `${what} of the ${name.toLowerCase()} family`;
  const services = (await (await fetch(server.origin + api.services)).json()) as Service[];
  const jpeg = await smallJpeg();
  const photo = await fetch(server.origin + api.upload, { method: 'POST', body: photoForm(jpeg) });
  const { imageUrl } = (await photo.json()) as { imageUrl: string };
  const items = [{ serviceId: services[0]!.id, quantity: 1 }];
  const changes = { firstName: name, lastName: 'Quux', email, phone, imageUrl };
  const quote = { preferredDate: dayAhead(20), notes: words('sofa') };
  const lead = await sendLead(server.origin, quoteBody(items, quote, changes));
  await sendLead(server.origin, contactBody({ ...changes, imageUrl: '', message: words('rug').repeat(100) }));
  assert.equal((await post(api.newsletter, { email })).status, 202);
  for (let edit = 0; edit < 20; edit += 1) {
    await call('PUT', adminApi.quote(lead.quoteId!), { adminNotes: words(`note ${edit}`).repeat(edit + 1) });
    await call('PATCH', adminApi.request(lead.id), { notes: words(`call ${edit}`) });
  }
  // Adds new rows to the search indexes.
  for (const path of [adminApi.requests, adminApi.quotes]) await call('GET', `${path}?search=${name}`);
  return {
    email,
    texts: [email, name, phone, phone.replace(/\D/g, ''), words('sofa'), words('rug')],
  };
}

const person = promisify(execFile);

/** `npm run privacy`, while the server runs. */
const eraseByCommand = ({ database }: TestServer, email: string) =>
  person(process.execPath, ['src/app/commands/privacy.ts', 'erase', email, '--yes'], {
    env: {
      PATH: process.env.PATH,
      ...compileCache,
      DATA_DIR: database.dataDir,
      PUBLIC_URL: 'http://127.0.0.1:1',
    },
  });

/** Only for SQLite's file. */
const isSqlite = process.env.TEST_DATABASE !== 'postgres';

test('an erasure leaves nothing of a person in any file, while the server runs', async (context) => {
  if (!isSqlite) return;
  const site = await open(context);
  const { dataDir } = site.server.database;
  const ana = await storePerson(site, 'Anastasiabeth', '(818) 555-0143');
  const zoe = await storePerson(site, 'Zoevangeline', '(818) 555-0176');
  assert.ok(getRemaining(dataDir, ana.texts).length > 4);
  await site.call('POST', privacyApi.erase, { contact: ana.email });
  assert.deepEqual(getRemaining(dataDir, ana.texts), []);
  await eraseByCommand(site.server, zoe.email);
  assert.deepEqual(getRemaining(dataDir, zoe.texts), []);
  const services = await fetch(site.server.origin + api.services);
  assert.ok(((await services.json()) as unknown[]).length > 0);
  assert.equal((await fetch(`${site.server.origin}/readyz`)).status, 200);
});

test('data deleted by older versions is gone after the next start', async (context) => {
  if (!isSqlite) return;
  const site = await open(context);
  const { dataDir } = site.server.database;
  const ana = await storePerson(site, 'Anastasiabeth', '(818) 555-0143');
  await site.server.stop();
  const database = new DatabaseSync(join(dataDir, databaseFile));
  database.exec('pragma secure_delete = off; pragma user_version = 0; pragma foreign_keys = off');
  const tables = [
    'outbox',
    'uploads',
    'quote_items',
    'quotes',
    'requests',
    'newsletter_subscribers',
    'customers',
    'quote_pages',
  ];
  for (const table of [...tables, 'idempotency_keys']) database.exec(`delete from ${table}`);
  database.exec('delete from events where is_audit = 0');
  database.close();
  assert.ok(getRemaining(dataDir, ana.texts).length > 4);
  await site.server.start();
  await until(() => getRemaining(dataDir, ana.texts).length === 0);
});

const daysLater = (days: number) => new Date(Date.UTC(2026, 10, 21, 18) + days * 86_400_000).toISOString();

const purges: [what: string, days: number, sweep: (deps: Deps) => Promise<void>][] = [
  ['the trash', 31, sweepTrash],
  ['the retention', 401, sweepOldLeads],
];

for (const [what, days, sweep] of purges) {
  test(`a purge of ${what} leaves nothing of a person in any file`, async (context) => {
    if (!isSqlite) return;
    const t = await openTestApp(context, { config: { retentionDays: 400 } });
    const body = contactBody({ firstName: 'Anastasiabeth', message: 'rug of anastasiabeth'.repeat(100) });
    const ids: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      const answer = await t.call('POST', api.contact, body);
      ids.push(((await answer.json()) as { id: number }).id);
    }
    for (const id of ids) await t.adminCall('DELETE', adminApi.request(id));
    await sweepDeletedData(t.deps);
    const left = () => getRemaining(t.deps.config.dataDir, ['Anastasiabeth']);
    assert.ok(left().length > 0);
    t.setNow(daysLater(days));
    await sweep(t.deps);
    await sweepDeletedData(t.deps);
    assert.deepEqual(left(), []);
    // A second sweep of the day only empties the log.
    await t.call('POST', api.contact, contactBody({ firstName: 'Zoevangeline' }));
    await sweepDeletedData(t.deps);
    assert.deepEqual(
      getRemaining(t.deps.config.dataDir, ['Zoevangeline']).map((text) => text.split(':')[0]),
      [databaseFile],
    );
  });
}

import assert from 'node:assert/strict';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import pg from 'pg';
import type { Service } from '#company/catalog/services.ts';
import { writeShownPrices } from '#company/catalog/shown-prices.ts';
import { defaultSettings } from '#company/profile/settings-texts.ts';
import { quoteApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, api, health, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { quoteFormFields } from '#sales/leads/quote-form-fields.ts';
import type { ContactAnswer, CustomerRequest } from '#sales/requests/requests.ts';
import type { CustomerQuote } from '#visits/quote-page/customer-quote.ts';
import type { Visit, WindowDay } from '#visits/visits/visits.ts';
import { admin } from '../../tests/support/admin.ts';
import { contactBody, quoteBody } from '../../tests/support/leads.ts';
import { photoForm, smallJpeg } from '../../tests/support/pictures.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { startTcpProxy } from '../../tests/support/tcp-proxy.ts';
import { until } from '../../tests/support/until.ts';
import { postgresFaults, sqliteFaults } from './faults.fixture.ts';

const keptPages = [paths.home, paths.calculator, paths.contact, paths.blog];

const proxy =
  process.env.TEST_DATABASE === 'postgres'
    ? await startTcpProxy(Number(new URL(process.env.TEST_POSTGRES_URL!).port))
    : null;
const server = await startTestServer(({ databaseUrl }) => ({
  TRUSTED_PROXIES: '127.0.0.1',
  ...(databaseUrl && { DATABASE_URL: throughProxy(databaseUrl) }),
}));
after(async () => {
  await server.close();
  await proxy?.close();
});

function throughProxy(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.port = String(proxy!.port);
  return url.href;
}

/** From a visitor of its own; an answer that never comes fails the test. */
const call = (method: string, path: string, init: RequestInit = {}) =>
  fetch(server.origin + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
    ...init,
    headers: {
      'X-Forwarded-For': `10.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`,
      ...init.headers,
    },
  });

const sendJson = (path: string, body: object, headers: Record<string, string> = {}) =>
  call('POST', path, {
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const signIn = () => sendJson(api.login, admin);
const sendLead = (key: string) =>
  sendJson(api.contact, contactBody({ firstName: key }), { 'Idempotency-Key': key });
const sendPhoto = async () => call('POST', api.upload, { body: photoForm(await smallJpeg()) });
const readLeads = () => call('GET', adminApi.requests, { headers: { Cookie: cookie } });
/** Numbers the customers, since a phone books three visits. */
let customers = 0;

/** A quote of the calculator, and its first window from the day after tomorrow on. */
async function openBooking() {
  customers += 1;
  const phone = `(818) 556-${1000 + customers}`;
  const lead = quoteBody(
    [{ serviceId: services[0]!.id, quantity: 1 }],
    { preferredDate: inThreeDays },
    {
      firstName: `Booker${customers}`,
      lastName: `Of${customers}`,
      email: `booker${customers}@example.com`,
      phone,
    },
  );
  const answer = await sendJson(api.contact, lead);
  assert.equal(answer.status, 201, await answer.clone().text());
  const { quoteUrl } = (await answer.json()) as ContactAnswer;
  const token = new URL(quoteUrl!).pathname.split('/').at(-1)!;
  const { version } = (await (await call('GET', quoteApi.quote(token))).json()) as CustomerQuote;
  const from = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const days = (await (await call('GET', `${quoteApi.windows(token)}?from=${from}`)).json()) as WindowDay[];
  const property = {
    street: '120 Olive Ave',
    unit: '',
    city: 'Burbank',
    zipCode: '91501',
    accessNotes: 'Gate 7',
  };
  const { date, windows } = days[0]!;
  const slot = { date, ...windows[0]! };
  const json = { version, ...slot, name: 'Zoë Lind', phone, property, agreesToTerms: true };
  const fields = {
    step: 'address',
    version: String(version),
    window: `${slot.date} ${slot.from} ${slot.to}`,
    name: json.name,
    phone,
    ...property,
    agreesToTerms: 'yes',
  };
  return {
    book: () => sendJson(quoteApi.visit(token), json, { 'Idempotency-Key': `booking-${customers}-${token}` }),
    bookByForm: () => call('POST', quotePaths.visit(token), { body: new URLSearchParams(fields) }),
    visits: async () => {
      const list = await call('GET', `${visitApi.visits}?from=${date}&to=${date}`, {
        headers: { Cookie: cookie },
      });
      return ((await list.json()) as Visit[]).filter((visit) => visit.phone === phone);
    },
  };
}

type Booking = Awaited<ReturnType<typeof openBooking>>;

/** A plain sentence, without a trace of the database. */
async function assertBookingRefused({ book, bookByForm }: Booking) {
  await assertRefused(await book(), 'booking');
  const answer = await bookByForm();
  assert.equal(answer.status, 503, 'the form of the booking');
  assert.match(answer.headers.get('Retry-After')!, /^\d+$/);
  const page = await answer.text();
  assert.match(page, /Back in a moment|try again in a moment/);
  assert.doesNotMatch(page, /sqlite|postgres|ECONN/i);
}

/** Pressing again books, and pressing once more changes nothing. */
async function assertBookedOnce({ book, visits }: Booking) {
  const booked = await book();
  assert.equal(booked.status, 201, await booked.clone().text());
  const again = await book();
  assert.deepEqual(await again.json(), await booked.json());
  assert.equal((await visits()).length, 1);
}

const inThreeDays = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
const services = (await (await call('GET', api.services)).json()) as Service[];
const typed = {
  firstName: 'Zoë',
  lastName: 'Lind',
  name: 'Zoë Lind',
  email: 'zoe@example.com',
  phone: '(818) 555-0123',
  service: 'carpet',
  message: 'typed with much care',
  contactMethod: 'sms',
  zipCode: '91501',
  preferredDate: inThreeDays,
  [quoteFormFields.quantity(1)]: '2',
  [quoteFormFields.prices]: writeShownPrices({ services, discounts: defaultSettings.terms.discounts }),
};

const cookie = (await signIn()).headers.getSetCookie()[0]!.split(';')[0]!;
for (const path of keptPages) assert.equal((await call('GET', path)).status, 200);

async function assertRefused(answer: Response, what: string) {
  assert.equal(answer.status, 503, what);
  assert.match(answer.headers.get('Content-Type')!, /^application\/problem\+json/, what);
  assert.match(answer.headers.get('Retry-After')!, /^\d+$/, what);
  const problem = (await answer.json()) as Problem;
  assert.equal(problem.code, 'unavailable', what);
  assert.doesNotMatch(problem.detail, /sql|postgres|\/tmp|ECONN|lock/i, what);
}

async function assertFormKept(path: string) {
  const answer = await call('POST', path, { body: new URLSearchParams(typed) });
  assert.equal(answer.status, 503, path);
  assert.match(answer.headers.get('Content-Type')!, /^text\/html/);
  assert.match(answer.headers.get('Retry-After')!, /^\d+$/);
  const page = await answer.text();
  for (const part of ['typed with much care', 'zoe@example.com', 'try again in a moment']) {
    assert.ok(page.includes(part), `${path}: ${part}`);
  }
}

/** Checks what visitors and the owner see while the server can store nothing. */
async function assertOutage(key: string, booking: Booking) {
  await Promise.all([
    sendLead(key).then((answer) => assertRefused(answer, 'lead')),
    sendPhoto().then((answer) => assertRefused(answer, 'photo')),
    signIn().then((answer) => assertRefused(answer, 'sign-in')),
    assertBookingRefused(booking),
    assertFormKept(paths.contact),
    assertFormKept(paths.calculator),
    assertServing(),
    assertNotReady(),
  ]);
}

async function assertNotReady() {
  const ready = await call('GET', health.ready);
  assert.equal(ready.status, 503);
  assert.ok(ready.headers.get('Retry-After'));
}

async function assertServing() {
  assert.equal((await call('GET', health.live)).status, 200);
  for (const path of keptPages) assert.equal((await call('GET', path)).status, 200, path);
}

/** In the same process: what was refused is taken now, and is there once. */
async function assertRecovered(key: string, pid: number) {
  await until(async () => (await call('GET', health.ready)).status === 200);
  const first = await sendLead(key);
  assert.equal(first.status, 201);
  const again = await sendLead(key);
  assert.deepEqual(await again.json(), await first.json());
  assert.equal((await sendPhoto()).status, 201);
  assert.equal((await signIn()).status, 200);
  const leads = (await (await readLeads()).json()) as CustomerRequest[];
  assert.equal(leads.filter(({ firstName }) => firstName === key).length, 1);
  assert.equal(server.pid(), pid);
}

for (const [what, { begin, end, isReadable = false }] of Object.entries(
  proxy ? postgresFaults(server, proxy) : sqliteFaults(server),
)) {
  test(`with ${what}, what cannot be stored is refused with the time to try again, pages go on, and it mends by itself`, async () => {
    const key = what.replaceAll(' ', '-');
    const pid = server.pid();
    const booking = await openBooking();
    await begin();
    try {
      await assertOutage(key, booking);
      const read = await readLeads();
      if (isReadable) assert.equal(read.status, 200);
      else await assertRefused(read, 'panel');
    } finally {
      await end();
    }
    await assertRecovered(key, pid);
    await assertBookedOnce(booking);
  });
}

if (proxy) {
  test('a Postgres that restarts in the middle of a booking: it is refused in a sentence, and pressing again books once', async () => {
    const booking = await openBooking();
    const other = new pg.Client({ connectionString: server.database.databaseUrl! });
    await other.connect();
    await other.query('begin; lock table visits in exclusive mode');
    const pressed = booking.book();
    const waiting = "select 1 from pg_locks where not granted and relation = 'visits'::regclass";
    await until(async () => (await other.query(waiting)).rowCount);
    proxy.refuse();
    await assertRefused(await pressed, 'booking');
    await other.end();
    proxy.pass();
    await until(async () => (await call('GET', health.ready)).status === 200);
    await assertBookedOnce(booking);
  });
}

test('with a read-only photo folder a lead is still stored, and its photo once the folder is writable', async () => {
  const uploads = join(server.database.dataDir, 'uploads');
  await rename(uploads, `${uploads}.away`);
  try {
    await assertRefused(await sendPhoto(), 'photo');
    assert.equal((await sendLead('without-a-photo')).status, 201);
    await assertServing();
  } finally {
    await rename(`${uploads}.away`, uploads);
  }
  assert.equal((await sendPhoto()).status, 201);
});

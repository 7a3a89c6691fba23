import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { makeFormToken } from '#server/http/form-guard.ts';
import { adminApi, api, paths } from '#shared/paths.ts';
import type { CustomerRequest, QuarantinedRequest } from '#shared/requests.ts';
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalogue.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';
import { sweepTrash } from './sweep-trash.ts';

const now = '2026-11-21T18:00:00.000Z';

async function openApp(context: TestContext): Promise<TestApp> {
  const t = await createTestApp({ now });
  context.after(t.close);
  return t;
}

const tokenMadeAt = (t: TestApp, time: string) => makeFormToken(t.deps.formSecret, new Date(time));

const read = async <Answer>(t: TestApp, path: string) =>
  (await (await t.adminCall('GET', path)).json()) as Answer;

const requestsOf = (t: TestApp) => read<CustomerRequest[]>(t, adminApi.requests);
const quarantineOf = (t: TestApp) => read<QuarantinedRequest[]>(t, adminApi.quarantine);
const emailsOf = ({ deps }: TestApp) =>
  deps.db.selectFrom('outbox').select(['purpose']).orderBy('id').execute();

const spam = { website: 'https://pills.example' };

test('a filled trap is answered like any lead, but put aside: no e-mail, no list, no count', async (context) => {
  const t = await openApp(context);
  const honest = await t.call('POST', api.contact, contactBody());
  const caught = await t.call('POST', api.contact, contactBody({ firstName: 'Bot', ...spam }));
  assert.equal(caught.status, honest.status);
  assert.deepEqual(
    Object.keys((await caught.json()) as object),
    Object.keys((await honest.json()) as object),
  );
  assert.deepEqual(
    (await requestsOf(t)).map(({ firstName }) => firstName),
    ['Ana'],
  );
  const [aside, ...more] = await quarantineOf(t);
  assert.deepEqual(more, []);
  assert.equal(aside?.firstName, 'Bot');
  assert.deepEqual(aside?.reasons, ['hidden-field']);
  assert.equal(((await read(t, adminApi.requestCounts)) as { new: number }).new, 1);
  assert.deepEqual(await emailsOf(t), [{ purpose: 'lead' }, { purpose: 'confirmation' }]);
});

test('suspected spam with a quote is in no list, figure, search, export or calendar', async (context) => {
  const t = await openApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, { firstName: 'Botov', ...spam });
  const before = await everything(t);
  const answer = await t.call('POST', api.contact, body);
  assert.equal(answer.status, 201);
  const { id, quoteId } = (await answer.json()) as { id: number; quoteId: number };
  assert.deepEqual(await everything(t), before);
  for (const path of [adminApi.request(id), adminApi.quote(quoteId)]) {
    assert.equal((await t.adminCall('GET', path)).status, 404, path);
  }
  for (const path of [adminApi.restoreRequest(id), adminApi.restoreQuote(quoteId)]) {
    assert.equal((await t.adminCall('POST', path)).status, 404, `${path} would send no e-mail`);
  }
  assert.equal((await quarantineOf(t)).length, 1);
});

/** Whatever the panel shows of leads, as text. */
const everything = async (t: TestApp) =>
  Promise.all(
    [
      adminApi.requests,
      adminApi.requestCounts,
      adminApi.quotes,
      adminApi.stats,
      `${adminApi.statsSeries}?days=30`,
      `${adminApi.analytics}?days=30`,
      `${adminApi.analyticsCsv}?days=30`,
      `${adminApi.schedule}?from=2026-11-01&to=2026-12-20`,
      `${adminApi.search}?q=Botov`,
      `${adminApi.requests}?search=Botov&limit=1`,
    ].map(async (path) => (await t.adminCall('GET', path)).text()),
  );

test('“Not spam” makes it an ordinary new lead with its quote and its e-mails, once', async (context) => {
  const t = await openApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, spam);
  const { id, quoteId } = (await (await t.call('POST', api.contact, body)).json()) as {
    id: number;
    quoteId: number;
  };
  const answers = await Promise.all([1, 2].map(() => t.adminCall('POST', adminApi.releaseQuarantined(id))));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 404]);
  const [request] = await requestsOf(t);
  assert.deepEqual([request?.id, request?.status, request?.quoteRequestId], [id, 'new', quoteId]);
  assert.equal((await t.adminCall('GET', adminApi.quote(quoteId))).status, 200);
  assert.deepEqual(await quarantineOf(t), []);
  assert.deepEqual(await emailsOf(t), [{ purpose: 'lead' }, { purpose: 'confirmation' }]);
  const history = await read<{ action: string; by: string }[]>(t, adminApi.requestHistory(id));
  assert.deepEqual(
    history.map(({ action }) => action),
    ['restored', 'created'],
  );
});

test('suspected spam is kept until it is deleted; then it is purged like the rest of the trash, unless taken back', async (context) => {
  const t = await openApp(context);
  const sofa = await addService(t.deps.db);
  const body = quoteBody([{ serviceId: sofa, quantity: 2 }], {}, spam);
  const { id } = (await (await t.call('POST', api.contact, body)).json()) as { id: number };
  t.setNow('2027-03-01T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.equal((await quarantineOf(t)).length, 1);

  assert.equal((await t.adminCall('DELETE', adminApi.quarantined(id))).status, 200);
  assert.deepEqual(await quarantineOf(t), []);
  assert.equal((await t.adminCall('POST', adminApi.restoreQuarantined(id))).status, 200);
  assert.equal((await quarantineOf(t))[0]?.id, id);

  assert.equal((await t.adminCall('DELETE', adminApi.quarantined(id))).status, 200);
  t.setNow('2027-03-20T18:00:00.000Z');
  await sweepTrash(t.deps);
  assert.equal((await t.deps.db.selectFrom('quotes').selectAll().execute()).length, 1, 'not before its time');
  t.setNow('2027-04-15T18:00:00.000Z');
  await sweepTrash(t.deps);
  for (const table of ['requests', 'quotes'] as const) {
    assert.deepEqual(await t.deps.db.selectFrom(table).selectAll().execute(), []);
  }
});

test('only an administrator sees and decides, and only about what was put aside', async (context) => {
  const t = await openApp(context);
  const { id } = (await (await t.call('POST', api.contact, contactBody())).json()) as { id: number };
  const decisions: [string, string][] = [
    ['POST', adminApi.releaseQuarantined(id)],
    ['DELETE', adminApi.quarantined(id)],
    ['POST', adminApi.restoreQuarantined(id)],
  ];
  assert.equal((await t.call('GET', adminApi.quarantine)).status, 401);
  for (const [method, path] of decisions) {
    assert.equal((await t.call(method, path)).status, 401, path);
    assert.equal((await t.adminCall(method, path)).status, 404, `${path}: an ordinary request`);
  }
  await t.adminCall('DELETE', adminApi.request(id));
  for (const [method, path] of decisions) {
    assert.equal((await t.adminCall(method, path)).status, 404, `${path}: in the trash`);
  }
});

const judged: [what: string, fields: (t: TestApp) => object, reasons: string[] | null][] = [
  ['no guard at all, from a program', () => ({}), null],
  [
    'an empty trap and a token of an hour ago',
    (t) => ({ website: '', formToken: tokenMadeAt(t, '2026-11-21T17:00:00.000Z') }),
    null,
  ],
  [
    'a tab that was open for a month',
    (t) => ({ formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z') }),
    null,
  ],
  ['a form sent at once', (t) => ({ formToken: tokenMadeAt(t, now) }), null],
  ['a page sent at once, says the browser', () => ({ formOpenMs: 300 }), null],
  [
    'a message with many links',
    () => ({ message: 'https://a.example https://b.example www.c.example' }),
    null,
  ],
  ['a token that nobody signed', () => ({ formToken: 'mhsxy1c0.AAAAAAAAAAAAAAAAAAAAAA' }), ['forged-token']],
  ['a token that is no text', () => ({ formToken: { toString: 1 } }), ['forged-token']],
  [
    'a token of the future',
    (t) => ({ formToken: tokenMadeAt(t, '2026-11-22T18:00:00.000Z') }),
    ['forged-token'],
  ],
  [
    'a token whose time was changed',
    (t) => ({ formToken: `1${tokenMadeAt(t, '2026-11-21T17:00:00.000Z').slice(1)}` }),
    ['forged-token'],
  ],
  ['a trap with a number in it', () => ({ website: 1 }), ['hidden-field']],
  [
    'an old token, sent along with links',
    (t) => ({
      formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z'),
      message: 'https://a.example https://b.example',
    }),
    ['old-token', 'links'],
  ],
  [
    'links sent at once',
    (t) => ({ formToken: tokenMadeAt(t, now), firstName: 'Win at https://a.example' }),
    ['too-fast', 'links'],
  ],
  [
    'what a browser and an old token say together',
    (t) => ({ formOpenMs: 10, formToken: tokenMadeAt(t, '2026-10-20T17:00:00.000Z') }),
    ['old-token', 'too-fast'],
  ],
];

test('only a sure sign, or two others together, puts a lead aside', async (context) => {
  const t = await openApp(context);
  for (const [what, fields, reasons] of judged) {
    const answer = await t.call('POST', api.contact, contactBody({ lastName: what, ...fields(t) }));
    assert.equal(answer.status, 201, what);
    const aside = (await quarantineOf(t)).filter(({ lastName }) => lastName === what);
    assert.deepEqual(
      aside.map((request) => request.reasons),
      reasons ? [reasons] : [],
      what,
    );
    const listed = (await requestsOf(t)).filter(({ lastName }) => lastName === what);
    assert.equal(listed.length, reasons ? 0 : 1, what);
  }
});

test('the same words again and again count only together with something else', async (context) => {
  const t = await openApp(context);
  const same = contactBody({ message: 'See https://a.example and https://b.example' });
  for (let count = 0; count < 6; count++) assert.equal((await t.call('POST', api.contact, same)).status, 201);
  assert.deepEqual(
    (await quarantineOf(t)).map(({ reasons }) => reasons),
    [['links', 'repeated']],
  );
  for (let count = 0; count < 6; count++) await t.call('POST', api.contact, contactBody());
  assert.equal((await requestsOf(t)).length, 11);
});

test('a lead sent again from another tab, with another token, is the same lead', async (context) => {
  const t = await openApp(context);
  const headers = { 'Idempotency-Key': 'same' };
  const answers = ['2026-11-21T17:00:00.000Z', '2026-11-21T17:30:00.000Z'].map((time) =>
    t.call('POST', api.contact, contactBody({ formToken: tokenMadeAt(t, time) }), headers),
  );
  const [first, second] = await Promise.all(answers.map(async (answer) => (await answer).json()));
  assert.deepEqual(first, second);
  assert.equal((await requestsOf(t)).length, 1);
});

const forms: [path: string, fields: Record<string, string>][] = [
  [paths.contact, contactBody() as Record<string, string>],
  [paths.newsletter, { email: 'ana@example.com', source: 'newsletter' }],
];

for (const [path, fields] of forms) {
  test(`the form at ${path} carries trap and token where no script runs, and what it posts is judged by them`, async (context) => {
    const t = await openApp(context);
    const html = await (await t.call('GET', path)).text();
    const [, token = ''] = /<input type="hidden" name="formToken" value="([^"]+)">/.exec(html) ?? [];
    assert.match(
      html,
      /<div data-guard="" class="[a-z-]+" aria-hidden="true"><label>[^<]+<input name="website" tabindex="-1" autocomplete="off">/,
    );
    const post = (values: Record<string, string>) =>
      t.app.request(path, { method: 'POST', body: new URLSearchParams({ ...fields, ...values }) });
    t.setNow('2026-11-21T18:01:00.000Z');
    const caught = await post({ formToken: token, website: 'x', message: 'Buy pills' });
    assert.deepEqual(await emailsOf(t), []);
    const honest = await post({ formToken: token, website: '' });
    assert.deepEqual(
      [caught.status, caught.headers.get('Location')],
      [honest.status, honest.headers.get('Location')],
    );
    assert.notEqual((await emailsOf(t)).length, 0);
  });
}

test('the calculator and the blog carry trap and token as well, and a page that is kept stays the same', async (context) => {
  const t = await openApp(context);
  await addService(t.deps.db);
  for (const path of [paths.calculator, paths.blog]) {
    const html = await (await t.call('GET', path)).text();
    assert.match(html, /name="website"/, path);
    assert.match(html, /name="formToken" value="[\da-z]+\.[\w-]{22}"/, path);
    t.setNow('2026-11-21T19:00:00.000Z');
    assert.equal(await (await t.call('GET', path)).text(), html, path);
  }
});

test('the calculator’s form without JavaScript is judged too, with its quote', async (context) => {
  const t = await openApp(context);
  const sofa = await addService(t.deps.db);
  const form = new FormData();
  const fields = {
    name: 'Ana Lopez',
    contactMethod: 'email',
    email: 'ana@example.com',
    zipCode: '91501',
    preferredDate: '2026-12-01',
    [`quantity.${sofa}`]: '1',
    ...spam,
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = await t.app.request(paths.calculator, { method: 'POST', body: form });
  assert.equal(answer.headers.get('Location'), `${paths.calculator}?sent=complete`);
  assert.deepEqual(
    (await quarantineOf(t)).map(({ reasons }) => reasons),
    [['hidden-field']],
  );
  assert.deepEqual(await read(t, adminApi.quotes), []);
});

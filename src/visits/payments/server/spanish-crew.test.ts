import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { panelFiles } from '#kit/paths/panel-files.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { languageCookie } from '#kit/wire/panel-language.ts';
import type { CrewVisit, VisitState } from '#visits/crews/crew-visits.ts';
import { entry, openVisit } from '#visits/day/server/visit-progress.fixture.ts';
import { doorPaymentApi } from '#visits/payments/door-payments.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { englishIn } from '../../../../tests/support/english-words.ts';

const spanish = { 'Content-Language': 'es' };
const at = { takenAt: entry.at };

/** The sentences of a refusal, none of which is in English. */
async function readSpanish(answer: Response, status: number): Promise<string> {
  assert.equal(answer.status, status, await answer.clone().text());
  const { detail, errors = [] } = (await answer.json()) as Problem;
  const said = [detail, ...errors.map(({ message }) => message)].join(' ');
  assert.deepEqual(englishIn(`<p>${said}</p>`), []);
  return said;
}

test('a crew is refused in the language of its phone, and the office in English', async (context) => {
  const { t, id, own, stranger, record, staffVisit } = await openVisit(context);
  const headers = () => ({ ...spanish, 'Idempotency-Key': randomUUID() });
  const post = (fact: object, as = own) =>
    as('POST', visitApi.visitFacts(id), { ...entry, ...fact }, headers());
  const pay = (amount: string) =>
    own('POST', doorPaymentApi.record(id), { method: 'cash', amount, ...at }, headers());

  const moved = { ...entry.seen, from: '07:00', to: '09:00' };
  assert.match(
    await readSpanish(await post({ kind: 'started', seen: moved }), 409),
    /^Esta visita se cambió al 1 de diciembre de 2026, de 8 a 10 a\.m\.$/,
  );
  assert.equal(
    await readSpanish(await post({ kind: 'note', text: 'x' }, stranger), 404),
    'No encontramos este dato.',
  );
  await readSpanish(await post({ kind: 'note', text: '' }), 422);
  await readSpanish(await own('POST', visitApi.visitFacts(id), entry, spanish), 422);
  await record({ kind: 'done' });
  assert.match(await readSpanish(await post({ kind: 'booked' }), 409), /^Esta visita ya está terminada/);
  assert.match(await readSpanish(await pay('10.00'), 403), /La oficina verá lo que usted recibió\.$/);
  assert.match(await readSpanish(await pay('900.00'), 409), /^Usted recibió \$900\.00 y faltaban \$/);
  const { version } = await staffVisit();
  await t.adminCall('PATCH', visitApi.visit(id), { status: 'no-show', version });
  await readSpanish(await post({ kind: 'done' }), 409);

  await readSpanish(await own('GET', adminApi.settings, undefined, spanish), 403);
  const password = { currentPassword: 'not the right one', newPassword: 'a long new password' };
  assert.match(
    await readSpanish(await own('PUT', adminApi.password, password, spanish), 422),
    /Esa no es su contraseña actual$/,
  );
  const wrong = { username: 'sam', password: 'not the right one' };
  assert.match(await readSpanish(await t.call('POST', api.login, wrong, spanish), 401), /^El usuario/);
  await readSpanish(await t.call('GET', api.me, undefined, spanish), 401);
  const english = (await (await own('GET', adminApi.settings)).json()) as Problem;
  assert.equal(english.detail, 'Only the owner and the office can do this.');
});

test('a crew reads titles of services in its language; the quote keeps its own', async (context) => {
  const { t, id, own, serviceId } = await openVisit(context);
  await t.adminCall('PUT', adminApi.service(serviceId), { titleEs: 'Sofá de 2 plazas' });
  const line = { serviceId, title: 'Sofá de 2 plazas', quantity: 2, unitPrice: '89.00' };
  const body = { ...entry, kind: 'line', line, agreedBy: 'Ana', agrees: true };
  const headers = { ...spanish, 'Idempotency-Key': randomUUID() };
  const added = (await (await own('POST', visitApi.visitFacts(id), body, headers)).json()) as VisitState;
  assert.equal(added.facts.at(-1)!.text, '2 × Sofá de 2 plazas; Ana aceptó');
  const read = async (language: object) =>
    (await (await own('GET', visitApi.visitDay(id), undefined, { ...language })).json()) as CrewVisit;
  const [inSpanish, inEnglish] = [await read(spanish), await read({})];
  assert.deepEqual(
    [inSpanish.items[0]!.title, inSpanish.steps[0]!.item, inEnglish.items[0]!.title],
    ['Sofá de 2 plazas', 'Sofá de 2 plazas', '2-Seat Sofa'],
  );
  const list = (await (await own('GET', visitApi.visits, undefined, spanish)).json()) as CrewVisit[];
  assert.equal(list[0]!.items.at(-1)!.title, 'Sofá de 2 plazas');
  const stored = await t.deps.db.selectFrom('quoteItems').select('title').execute();
  assert.deepEqual(
    stored.map(({ title }) => title),
    ['2-Seat Sofa', '2-Seat Sofa'],
  );
});

test('a crew is told the language of its screens', async (context) => {
  const { t, own } = await openVisit(context);
  const readMe = async () => ((await (await own('GET', api.me)).json()) as { language?: string }).language;
  assert.equal(await readMe(), 'en');
  assert.equal((await own('PATCH', adminApi.account, { language: 'es' })).status, 200);
  assert.equal(await readMe(), 'es');
  const owner = (await (await t.adminCall('GET', api.me)).json()) as { language?: string };
  assert.equal(owner.language, undefined, 'the office’s screens are in English');
});

test('before it is known who signs in, the panel is in the browser’s language or the chosen one', async (context) => {
  const { app } = await openTestApp(context);
  const get = async (path: string, headers: Record<string, string>) =>
    (await app.request(path, { headers })).text();
  const cases: [headers: Record<string, string>, language: string][] = [
    [{}, 'en'],
    [{ 'Accept-Language': 'fr-FR, de;q=0.8' }, 'en'],
    [{ 'Accept-Language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
    [{ 'Accept-Language': 'en-US,es;q=0.9' }, 'en'],
    [{ 'Accept-Language': 'en-US', Cookie: `${languageCookie}=es` }, 'es'],
    [{ 'Accept-Language': 'es-MX', Cookie: `${languageCookie}=en` }, 'en'],
    [{ 'Accept-Language': 'es-MX', Cookie: `${languageCookie}=constructor` }, 'es'],
  ];
  for (const [headers, language] of cases) {
    const html = await get(adminPaths.account, headers);
    assert.ok(html.includes(`<html lang="${language}"`), JSON.stringify(headers));
    const { entry, files } = JSON.parse(
      /^self\.panelBuild = (.*);$/m.exec(await get(panelFiles.worker, headers))![1]!,
    ) as { entry: string; files: string[] };
    assert.ok(html.includes(entry), 'the worker stores the files of this document');
    for (const file of files) assert.equal((await app.request(file)).status, 200, file);
  }
});

test('a crew reads the steps of a visit in its language, and enters them by their English names', async (context) => {
  const { t, id, serviceId, own, record } = await openVisit(context);
  const changed = await t.adminCall('PUT', adminApi.service(serviceId), {
    checklistEs: 'Aspirar los dos lados',
  });
  assert.deepEqual((await changed.json()).checklistEs, ['Aspirar los dos lados']);
  await record({ kind: 'step', itemId: 1, text: 'Vacuum both sides', isDone: true });
  const { steps } = (await (await own('GET', visitApi.visitDay(id), undefined, spanish)).json()) as CrewVisit;
  assert.deepEqual(
    steps.map(({ text, label, isDone }) => [text, label, isDone]),
    [
      ['Vacuum both sides', 'Aspirar los dos lados', true],
      ['Pre-treat spots', undefined, false],
    ],
  );
});

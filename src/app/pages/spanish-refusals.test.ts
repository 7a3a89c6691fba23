import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { openTestApp, type TestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../tests/support/leads.ts';

async function change(t: TestApp, changes: (settings: StoredSettings) => Partial<StoredSettings>) {
  const { updatedAt: _, ...settings } = (await (
    await t.adminCall('GET', adminApi.settings)
  ).json()) as StoredSettings;
  const saved = await t.adminCall('PUT', adminApi.settings, { ...settings, ...changes(settings as never) });
  assert.equal(saved.status, 200, await saved.text());
}

async function getRefusal(t: TestApp, path: string, body: unknown, headers = {}): Promise<string[]> {
  const answer = await t.call('POST', path, body, { 'Content-Language': 'es', ...headers });
  const { detail, errors = [] } = (await answer.json()) as Problem;
  return [detail, ...errors.map(({ message }) => message)];
}

test('a quote is refused in Spanish, with its values in Spanish too', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db);
  await change(t, ({ hours }) => ({
    hours: hours.filter(({ day }) => day !== 7),
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Navidad' }],
  }));
  const items = [{ serviceId, quantity: 1 }];
  const refused = (quote: object) => getRefusal(t, api.contact, quoteBody(items, quote));
  const twice = (text: string) => [text, text];
  assert.deepEqual(
    await refused({ preferredDate: '2026-11-29' }),
    twice('Cerramos los domingos. Elija otro día.'),
  );
  assert.deepEqual(
    await refused({ preferredDate: '2026-12-25' }),
    twice('Ese día cerramos: Navidad. Elija otro día.'),
  );
  assert.deepEqual(
    await refused({ preferredDate: '2026-11-28', preferredTime: 'Evening' }),
    twice('Ese día abrimos de 8:00 a.m. a 4:00 p.m.; elija otra hora.'),
  );
  assert.deepEqual(await refused({ items: [{ serviceId: 99, quantity: 1 }] }), [
    'Un servicio de su cotización ya no lo ofrecemos. Elija otra vez.',
    'Este servicio ya no lo ofrecemos',
  ]);
  assert.deepEqual(await refused({ items: [] }), [
    'Revise lo que escribió: Elija al menos un servicio.',
    'Elija al menos un servicio',
  ]);
  assert.deepEqual(await refused({ items: [{ serviceId, quantity: 51 }] }), [
    'Escriba un número entero del 1 al 50.',
    'Escriba un número entero del 1 al 50',
  ]);
});

test('an English refusal ends with a single full stop', async (context) => {
  const t = await openTestApp(context);
  const items = [{ serviceId: await addService(t.deps.db), quantity: 1 }];
  const body = quoteBody(items, { preferredDate: '2026-11-28', preferredTime: 'Evening' });
  const { detail } = (await (await t.call('POST', api.contact, body)).json()) as Problem;
  assert.equal(detail, 'We’re open 8:00 AM – 4:00 PM on that day. Pick another time.');
});

test('what is too large, or comes from another website, is refused in Spanish', async (context) => {
  const t = await openTestApp(context);
  assert.deepEqual(await getRefusal(t, api.contact, contactBody({ message: 'x'.repeat(70_000) })), [
    'Lo que envió pesa más de 64 kB.',
  ]);
  assert.deepEqual(await getRefusal(t, api.contact, contactBody(), { Origin: 'https://other.example' }), [
    'Esto llegó de otro sitio web y no se aceptó.',
  ]);
  const photo = new FormData();
  photo.set('image', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'photo.jpg');
  const headers = { 'Content-Language': 'es' };
  const answer = await t.app.request(api.upload, { method: 'POST', body: photo, headers });
  assert.equal(
    ((await answer.json()) as Problem).detail,
    'Esta foto pesa más de 10 MB. Elija una más pequeña.',
  );
});

test('Spanish pages name the opening hours and the closures in Spanish', async (context) => {
  const t = await openTestApp(context);
  await change(t, () => ({ closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Navidad' }] }));
  for (const path of [paths.home, paths.contact, paths.termsOfService]) {
    const html = await (await t.call('GET', pathIn('es', path))).text();
    assert.match(html, /Lunes a viernes/, path);
    assert.match(html, /Sábado/, path);
    assert.match(html, /24 – 26 dic/, path);
    assert.match(html, /Cerrado, Navidad/, path);
  }
  assert.match(await (await t.call('GET', paths.home)).text(), /Monday – Friday/);
});

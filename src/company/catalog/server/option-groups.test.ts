import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, api, paths } from '#kit/paths/paths.ts';
import type { Problem } from '#kit/wire/errors.ts';
import { request } from '#sales/customers/server/customers.fixture.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';

test('services of one option group stand side by side, and a visitor gets one of them', async (context) => {
  const t = await openTestApp(context);
  const add = (title: string, price: string, changes: object) =>
    request<AdminService>(
      t,
      'POST',
      adminApi.services,
      { category: 'couch', title, originalPrice: price, ...changes },
      201,
    );
  const group = { name: ' How deep ', nameEs: 'Qué tan a fondo' };
  const deep = await add('Deep Clean', '150', {
    optionGroup: { ...group, position: '2' },
    isMostChosen: true,
  });
  const light = await add('Light Clean', '90', { optionGroup: group });
  const other = await add('Armchair', '40', {});
  assert.deepEqual(
    [deep.optionGroup, deep.isMostChosen, light.optionGroup?.position, other.optionGroup, other.isMostChosen],
    [{ name: 'How deep', nameEs: 'Qué tan a fondo', position: 2 }, true, 1, null, false],
  );
  for (const [optionGroup, path] of [
    [{ name: 'x'.repeat(61) }, 'optionGroup.name'],
    [{ name: 'A', position: 0 }, 'optionGroup.position'],
    [{ name: 'A', position: 1.5 }, 'optionGroup.position'],
    ['A', 'optionGroup'],
  ] as const) {
    await expectErrorAt(await t.adminCall('PUT', adminApi.service(deep.id), { optionGroup }), path);
  }
  const page = await (await t.call('GET', paths.calculator)).text();
  assert.ok(page.indexOf('Light Clean') < page.indexOf('Deep Clean'), 'in their places');
  assert.match(page, /<legend[^>]*>How deep<.*choose one/);
  assert.equal(page.split('>Most chosen<').length, 2);
  const spanish = await (await t.call('GET', '/es/calculator')).text();
  for (const text of ['>Qué tan a fondo<', 'elija una opción', 'La más elegida'])
    assert.ok(spanish.includes(text), text);

  const send = (...ids: number[]) =>
    t.call('POST', api.contact, quoteBody(ids.map((serviceId) => ({ serviceId, quantity: 1 }))));
  const refused = await send(other.id, light.id, deep.id);
  assert.equal(refused.status, 422);
  const { errors } = (await refused.json()) as Problem;
  assert.deepEqual(errors, [{ path: 'quote.items.2.serviceId', message: 'Choose only one of “How deep”' }]);
  assert.equal((await send(other.id, deep.id)).status, 201);
  // Staff know what they do.
  const staff = await request<Quote>(
    t,
    'POST',
    adminApi.quotes,
    {
      ...{ firstName: 'Ana', phone: '(818) 555-0111', contactMethod: 'sms', zipCode: '91501' },
      items: [light, deep].map(({ id }) => ({ serviceId: id, quantity: 1 })),
    },
    201,
  );
  assert.equal(staff.serviceDetails.items.length, 2);

  const alone = await request<AdminService>(t, 'PUT', adminApi.service(deep.id), {
    optionGroup: { name: '', nameEs: 'Qué', position: '' },
  });
  assert.equal(alone.optionGroup, null);
  assert.equal((await send(light.id, deep.id)).status, 201);
  assert.doesNotMatch(await (await t.call('GET', paths.calculator)).text(), /Most chosen</);
});

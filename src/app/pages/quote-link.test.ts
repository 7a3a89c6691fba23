import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { createTestApp } from '../../../tests/support/app.ts';
import { addService } from '../../../tests/support/catalog.ts';
import { quoteBody } from '../../../tests/support/leads.ts';

test('a link from another site opens the calculator with its service, and the lead knows the campaign', async (t) => {
  const site = await createTestApp();
  t.after(site.close);
  await addService(site.deps.db);
  const serviceId = await addService(site.deps.db, { category: 'chair', title: 'Recliner' });
  const link = `/calculator?service=${serviceId}&category=couch&zip=91501&utm_source=partner&utm_campaign=sidebar`;
  const page = await (await site.app.request(link)).text();
  const data = JSON.parse(/id="data"[^>]*>(.*?)<\/script>/s.exec(page)![1]!);
  assert.deepEqual([data.linkedCart, data.openCategory], [{ [serviceId]: 1 }, 'chair']);

  const lead = quoteBody([{ serviceId, quantity: 1 }], {}, { source: { landingPage: link } });
  const { id } = (await (await site.call('POST', api.contact, lead)).json()) as { id: number };
  const request = (await (await site.adminCall('GET', adminApi.request(id))).json()) as CustomerRequest;
  assert.deepEqual(request.source, { name: 'partner', landingPage: '/calculator', campaign: 'sidebar' });
});

test('what is not valid in a link is ignored, and a service that is gone is said to be', async (t) => {
  const site = await createTestApp();
  t.after(site.close);
  await addService(site.deps.db);
  const page = await (await site.app.request('/calculator?service=99&category=boat&zip=x')).text();
  const data = JSON.parse(/id="data"[^>]*>(.*?)<\/script>/s.exec(page)![1]!);
  assert.deepEqual([data.linkedCart, data.openCategory, data.isSelectionUnavailable], [{}, 'couch', true]);
});

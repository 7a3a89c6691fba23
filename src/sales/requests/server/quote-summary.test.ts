import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { addService } from '../../../../tests/support/catalog.ts';
import { contactBody, quoteBody } from '../../../../tests/support/leads.ts';

test('a request has the summary of its quote for messages, equal to the quote’s own', async (context) => {
  const t = await openTestApp(context);
  const serviceId = await addService(t.deps.db, { title: 'Sofa' });
  const sent = await t.call('POST', api.contact, quoteBody([{ serviceId, quantity: 2 }]));
  const { quoteId, quoteUrl } = (await sent.json()) as { quoteId: number; quoteUrl: string };
  await t.call('POST', api.contact, contactBody());
  const list = (await (await t.adminCall('GET', adminApi.requests)).json()) as CustomerRequest[];
  const quote = (await (await t.adminCall('GET', adminApi.quote(quoteId))).json()) as Quote;
  assert.deepEqual(
    list.map((request) => request.quote),
    [
      null,
      {
        items: [{ title: 'Sofa', quantity: 2, unit: 'piece' }],
        estimatedPrice: quote.estimatedPrice,
        preferredDate: quote.preferredDate,
        pagePath: quote.page?.path,
      },
    ],
  );
  assert.ok(quoteUrl.endsWith(quote.page!.path), quoteUrl);
});

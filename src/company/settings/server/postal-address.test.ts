import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getEmails, signUp } from '#articles/newsletter/server/newsletter.fixture.ts';
import { adminApi, paths } from '#kit/paths/paths.ts';
import {
  addDraft,
  addInvoice,
  changeInvoiceSettings,
  issue,
} from '#money/invoices/server/invoices.fixture.ts';
import { openTestApp } from '../../../../tests/support/app.ts';
import { expectErrorAt } from '../../../../tests/support/expect-error.ts';

const postalAddress = { street: 'PO Box 12', city: 'Burbank', zipCode: '91510' };
const line = 'PO Box 12, Burbank, CA 91510';

test('the postal address stands on invoices, in structured data and at the foot of emails that advertise', async (context) => {
  const t = await openTestApp(context);
  const draft = await addDraft(t);
  await signUp(t, 'before@example.com');
  await changeInvoiceSettings(t, { postalAddress });
  assert.equal((await issue(t, draft)).postalAddress, line, 'also on a draft of before');
  assert.equal((await addInvoice(t)).postalAddress, line);
  const home = await (await t.app.request(paths.home)).text();
  assert.ok(home.includes('"streetAddress":"PO Box 12"') && home.includes('"postalCode":"91510"'));
  await signUp(t, 'after@example.com');
  const emails = await getEmails(t);
  const [before, after] = ['before', 'after'].map((name) =>
    emails.find(({ to }) => to === `${name}@example.com`),
  );
  assert.ok(!before?.text.includes('PO Box'));
  assert.ok(after?.text.endsWith(`${line}\n`), after?.text);
  assert.ok(after?.html.includes(line));
});

test('a part of a postal address is refused at its field', async (context) => {
  const t = await openTestApp(context);
  const { updatedAt: _time, ...settings } = await (await t.adminCall('GET', adminApi.settings)).json();
  const save = (changes: object) =>
    t.adminCall('PUT', adminApi.settings, {
      ...settings,
      invoices: { ...settings.invoices, postalAddress: { ...postalAddress, ...changes } },
    });
  await expectErrorAt(await save({ city: '' }), 'invoices.postalAddress.street');
  await expectErrorAt(await save({ zipCode: '9151' }), 'invoices.postalAddress.zipCode');
});

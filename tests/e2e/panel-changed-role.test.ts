import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { expectComplaints, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, serverForFile } from '../support/journeys.ts';
import { sendLead } from '../support/leads.ts';

const server = serverForFile();

test('an open panel says that a call is refused, and shows what the changed role may see, on a phone too', async ({
  browser,
}) => {
  const input = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com', role: 'admin' };
  const dana = await callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, input);
  const lead = await sendLead(server.origin);
  const page = await openPage(browser, { reducedMotion: 'reduce', viewport: widths.desk });
  expectComplaints(page, /40[13]/);
  await page.goto(server.origin + adminPaths.account);
  await fillSignIn(page, dana);
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  await page.goto(server.origin + adminPaths.people);
  await page.getByRole('button', { name: 'Add person' }).click();

  await callAsOwner(server.origin, 'PATCH', adminApi.person(dana.id), { role: 'office' });
  const sheet = page.getByRole('dialog', { name: 'Add person' });
  await sheet.getByLabel('Name', { exact: true }).fill('Lee');
  await sheet.getByLabel('Username').fill('lee');
  await sheet.getByLabel('Email').fill('lee@example.com');
  const refusal = page.waitForResponse(
    (response) => response.url().endsWith(adminApi.people) && response.request().method() === 'POST',
  );
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  assert.match((await (await refusal).json()).detail, /^Only the owner can do this\./);
  await page.getByRole('heading', { name: 'Your role doesn’t include this screen' }).waitFor();
  await page.getByRole('link', { name: 'People', exact: true }).waitFor({ state: 'detached' });
  await page.goto(`${server.origin}${adminPaths.requests}?request=${lead.id}&view=edit`);
  await page.getByRole('dialog', { name: 'Edit Request' }).getByLabel('Internal notes').waitFor();
  assert.equal(await page.getByText('All data of this person').count(), 0, 'only owners may see it');

  await callAsOwner(server.origin, 'PATCH', adminApi.person(dana.id), { role: 'crew', crewId: 1 });
  // The panel may have learned it from a call of its own, and the link is gone.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/admin/customers"]')?.click());
  await page.getByRole('link', { name: 'Customers', exact: true }).waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /Sign out/i })
    .first()
    .waitFor();

  for (const path of [adminPaths.settings, customerScreens.customer(1), adminPaths.analytics]) {
    await page.goto(server.origin + path);
    await page.getByRole('heading', { name: 'Your role doesn’t include this screen' }).waitFor();
  }
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

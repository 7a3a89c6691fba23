import assert from 'node:assert/strict';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

test('axe finds nothing in the requests, with the dialog open, a conflict and the end of the session', {
  tag: '@axe',
}, async ({ browser }) => {
  const { id } = await sendLead(server.origin, contactBody({ message: 'A sofa. '.repeat(30) }));
  const page = await openPanel(browser, server.origin);
  expectComplaints(page, /401|409/);
  const check = async (path: string, ready: string) => {
    await page.goto(server.origin + path);
    await page.getByText(ready).first().waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), [], path);
  };
  await check(adminPaths.requests, 'Show more');
  await check(`${adminPaths.requests}?request=${id}`, 'Internal notes');
  await check(`${adminPaths.requests}?request=${id}&view=edit`, 'Save Changes');
  await check(`${adminPaths.requests}?search=nobody`, 'No requests found');

  await page.goto(`${server.origin}${adminPaths.requests}?request=${id}&view=edit`);
  await page.getByLabel('Internal notes').fill('mine');
  const theirs = await page.request.patch(server.origin + adminApi.request(id), {
    data: { notes: 'theirs' },
  });
  assert.equal(theirs.status(), 200);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Internal notes is now: theirs').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), [], 'a conflict');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), [], 'the end of the session');
});

import assert from 'node:assert/strict';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { serverWithMail } from '../support/mail-server.ts';
import { until } from '../support/until.ts';

const server = serverWithMail();
const { refused } = server;

async function subscribe(email: string) {
  const answer = await fetch(server.origin + api.newsletter, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, source: 'blog' }),
  });
  assert.ok(answer.ok, await answer.text());
}

test('a subscriber is unsubscribed, comes back with Undo, and is not in the CSV while pending', async ({
  browser,
}) => {
  await subscribe('undo@example.com');
  const page = await openPanel(browser, server.origin, { path: `${adminPaths.newsletter}?search=undo` });
  const row = page.getByRole('listitem').filter({ hasText: 'undo@example.com' });
  await row.getByText('Pending').waitFor();
  await row.getByText('Blog').waitFor();
  await row.getByRole('button', { name: /^Unsubscribe/ }).click();
  await page.getByText('undo@example.com won’t get any more newsletters.').waitFor();
  await row.getByText('Unsubscribed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Subscriber restored').waitFor();
  await row.getByText('Pending').waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('confirmed');
  await page.getByText('No subscribers found matching your criteria.').waitFor();
  assert.equal(new URL(page.url()).search, '?search=undo&status=confirmed');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /CSV/ }).click();
  assert.match((await download).suggestedFilename(), /^newsletter-\d{4}-\d\d-\d\d\.csv$/);
});

test('a failed email says why, and goes out with Retry', async ({ browser }) => {
  refused.add('retry@example.com');
  await sendLead(server.origin, contactBody({ firstName: 'Retrya', email: 'retry@example.com' }));
  const page = await openPanel(browser, server.origin, {
    path: `${adminPaths.outbox}?search=retry%40example.com`,
  });
  const row = page.getByRole('listitem').filter({ hasText: 'to retry@example.com' });
  await row.getByText('This email address doesn’t exist').waitFor();
  await row.getByText('what the server said').click();
  await row.getByText('550 5.1.1 No such user here').waitFor();

  refused.clear();
  await row.getByRole('button', { name: /^Retry/ }).click();
  await page.getByText('Trying again now').waitFor();
  await row.getByText('Sent', { exact: true }).waitFor();
  assert.equal(server.emails.filter(({ recipients }) => recipients.includes('retry@example.com')).length, 1);
  await row.getByRole('link', { name: /^View request/ }).click();
  await page.getByRole('dialog', { name: 'Edit Request' }).getByText('Retrya').waitFor();
});

test('an email can be read as its receiver sees it, without links, and as plain text', {
  tag: '@not-webkit',
}, async ({ browser }) => {
  await sendLead(server.origin, contactBody({ email: 'read@example.com' }));
  const page = await openPanel(browser, server.origin, {
    path: `${adminPaths.outbox}?search=read%40example.com`,
  });
  const row = page.getByRole('listitem').filter({ hasText: 'to read@example.com' });
  await row.getByRole('button', { name: /^Preview/ }).click();
  const preview = page.getByRole('dialog');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('heading', { name: 'We have your message' }).waitFor();
  assert.equal(await frame.getByRole('link').count(), 0);
  await preview.getByText('Plain text').click();
  await preview.getByText(/Thank you for contacting/).waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'detached' });
});

test('all that failed go out together', async ({ browser }) => {
  for (const name of ['one', 'two']) {
    refused.add(`${name}@all.example`);
    await sendLead(server.origin, contactBody({ email: `${name}@all.example` }));
  }
  const page = await openPanel(browser, server.origin);
  const failed = `search=all.example&status=failed`;
  await until(async () => {
    const answer = await page.request.get(`${server.origin}${adminApi.outbox}?${failed}`);
    return ((await answer.json()) as object[]).length === 2;
  });
  await page.goto(`${server.origin}${adminPaths.outbox}?${failed}`);
  refused.clear();
  await page.getByRole('button', { name: 'Retry all failed (2)' }).click();
  await page.getByText('No emails found matching your criteria.').waitFor();
  await page.getByLabel('Status', { exact: true }).selectOption('sent');
  await page.getByText('1–2 of 2', { exact: true }).waitFor();
});

test('axe finds nothing in the office', { tag: '@axe' }, async ({ browser }) => {
  const email = 'axe@example.com';
  refused.add(email);
  await subscribe(`letter-${email}`);
  await sendLead(server.origin, contactBody({ email }));
  const page = await openPanel(browser, server.origin);
  // WebKit logs that axe asks the frame of the email, which may not answer.
  expectComplaints(page, /401|Unable to post message/);
  const check = async (path: string, ready: string) => {
    await page.goto(server.origin + path);
    await page.getByText(ready).first().waitFor();
    assert.deepEqual(await findFaultsInBothLooks(page), [], path);
  };
  await check(adminPaths.newsletter, `letter-${email}`);
  await check(`${adminPaths.newsletter}?search=nobody`, 'No subscribers found');
  await check(`${adminPaths.outbox}?search=${email}`, 'This email address doesn’t exist');
  await check(`${adminPaths.outbox}?email=1`, 'Links don’t work in this preview');
});

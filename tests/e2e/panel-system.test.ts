import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { serverWithMail } from '../support/mail-server.ts';

const server = serverWithMail();
const { refused } = server;

/** A call with the page's session. */
const remove = async (page: Page, path: string) => {
  const status = await page.evaluate(async (url) => (await fetch(url, { method: 'DELETE' })).status, path);
  assert.equal(status, 200, path);
};

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

/** Marks the email as failed for good. */
async function waitForFailure(page: Page, email: string) {
  await page.goto(`${server.origin}${adminPaths.outbox}?search=${encodeURIComponent(email)}`);
  await row(page, `to ${email}`).getByText('We stopped trying').waitFor();
}

test('System shows a failed email first, and its Retry sends it', async ({ browser }) => {
  const email = 'system@example.com';
  refused.add(email);
  await sendLead(server.origin, contactBody({ email }));
  const page = await openPanel(browser, server.origin);
  await waitForFailure(page, email);
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'System' }).click();
  await page.getByRole('heading', { level: 1, name: 'System' }).waitFor();
  await page.getByText('One thing needs action now').waitFor();
  const checks = page.getByRole('list', { name: 'Checks' });
  await checks.getByText('1 email could not be sent.').waitFor();
  assert.deepEqual(await checks.getByRole('heading').allInnerTexts(), [
    'Database',
    'Email',
    'Storage',
    'AI articles',
  ]);
  const failed = page.getByRole('region', { name: 'Emails that couldn’t be sent' });
  await failed.getByText('This email address doesn’t exist').waitFor();
  const troubles = page.getByRole('region', { name: 'Recent warnings and errors' });
  await troubles.getByText('Email not sent').first().waitFor();
  assert.doesNotMatch(await troubles.innerText(), /@/, 'nobody is named');

  refused.delete(email);
  await failed.getByRole('button', { name: /^Retry/ }).click();
  await page.getByText('Trying again now').waitFor();
  await failed.waitFor({ state: 'detached' });
  await checks.getByText('No email waits.').waitFor();
  assert.equal(await page.getByText('needs action now').count(), 0);
  assert.ok(server.emails.some(({ recipients }) => recipients.includes(email)));
});

test('System and Trash are accessible with something in them', async ({ browser }) => {
  const email = 'axe@example.com';
  refused.add(email);
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Axelina', email }));
  const page = await openPanel(browser, server.origin, {});
  await waitForFailure(page, email);
  await remove(page, adminApi.request(id));
  await page.goto(server.origin + adminPaths.system);
  await page.getByRole('region', { name: 'Emails that couldn’t be sent' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.goto(server.origin + adminPaths.trash);
  await row(page, 'Axelina').first().waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

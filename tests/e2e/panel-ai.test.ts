import assert from 'node:assert/strict';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import { aiNotConfiguredText } from '#articles/drafts/article-drafts.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { startWorkflow } from '../support/ai-services.ts';
import {
  expectComplaints,
  findAccessibilityFaults,
  findFaultsInBothLooks,
  widths,
} from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel } from '../support/journeys.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const article = { title: 'Wool and Coffee', content: '<p>Blot it.</p>' };

let workflow: Awaited<ReturnType<typeof startWorkflow>>;
let server: TestServer;
test.beforeAll(async () => {
  workflow = await startWorkflow(({ body }) =>
    body.topic === 'Refused' ? { status: 400, json: { message: 'No credit left' } } : { status: 202 },
  );
  server = await startTestServer();
});
test.afterAll(async () => {
  await server.close();
  await workflow.close();
});

test('an owner sets up the workflow and tests it before it is saved', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.articleWriter });
  await page.getByLabel('URL').fill('http://127.0.0.1:9/hook');
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await page.getByText('We couldn’t reach the workflow (ECONNREFUSED).').waitFor();
  await page.getByLabel('URL').fill(workflow.url);
  await page.getByRole('textbox', { name: 'Secret (optional)' }).fill('short');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Use at least 16 characters').first().waitFor();
  await page.getByRole('textbox', { name: 'Secret (optional)' }).fill('a secret of both sides');
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await page.getByText('Your workflow answered').waitFor();
  assert.equal(workflow.calls.at(-1)!.body.topic, 'Connection test');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Article settings saved').waitFor();
  await page.reload();
  await page.getByText('Saved. Leave it empty to keep it.').waitFor();
  assert.equal(await page.getByRole('textbox', { name: 'Secret (optional)' }).inputValue(), '');
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

async function openDialog(browser: Browser, { origin }: TestServer, options?: BrowserContextOptions) {
  const page = await openPanel(browser, origin, { ...options, path: adminPaths.blog });
  expectComplaints(page, /401|503/);
  await page.getByRole('button', { name: 'Generate AI Post' }).click();
  await page.getByRole('dialog', { name: 'Generate AI Blog Post' }).waitFor();
  return page;
}

test('a topic is asked for, and its draft appears without a reload', async ({ browser }) => {
  const page = await openDialog(browser, server);
  await page.getByLabel('Article Topic').fill('   ');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await page.getByText('Please enter a topic for the AI article').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true');
  await page.getByLabel('Article Topic').fill('Coffee on wool');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Generate AI Post' }).click();
  assert.equal(await page.getByLabel('Article Topic').inputValue(), 'Coffee on wool');
  await page.keyboard.press('Enter');
  await page
    .getByText('AI post generation started! The article will appear automatically when ready.')
    .waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'Coffee on wool' });
  await row.getByText('With the workflow').waitFor();
  const call = workflow.calls.find(({ body }) => body.topic === 'Coffee on wool');
  const delivered = await fetch(call!.body.callbackUrl, { method: 'POST', body: JSON.stringify(article) });
  assert.equal(delivered.status, 201);
  await row.getByText('Draft ready').waitFor();
  await row.getByRole('link', { name: 'Open draft' }).waitFor();
  await row.getByRole('button', { name: 'Dismiss' }).click();
  await row.waitFor({ state: 'detached' });
});

test('axe finds nothing, in the dialog and in the list', { tag: '@axe' }, async ({ browser }) => {
  const page = await openDialog(browser, server);
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.getByLabel('Article Topic').fill('Refused');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Refused' });
  await row.getByText('The workflow returned 400: No credit left').first().waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

test('without a configured writer, the dialog says what to configure, and the topic stays', async ({
  browser,
  after,
}) => {
  const unconfigured = await startTestServer();
  const page = await openDialog(browser, unconfigured, { viewport: widths.phone });
  // After the page, which would notice that the server is gone.
  after(unconfigured.close);
  await page.getByRole('dialog').getByText(aiNotConfiguredText).waitFor();
  await page.getByLabel('Article Topic').fill('Wool');
  await page.getByRole('button', { name: 'Generate Article' }).click();
  await page.getByText('Failed to start AI post generation').waitFor();
  assert.equal(await page.getByLabel('Article Topic').inputValue(), 'Wool');
  assert.deepEqual(await findAccessibilityFaults(page), []);
});

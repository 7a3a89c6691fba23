import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { AdminPost } from '#articles/blog/posts.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { type Webhook, webhookApi } from '#messages/webhooks/webhooks.ts';
import { editorText } from '../support/blog-panel.ts';
import { expectComplaints } from '../support/browser.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

/** Chromium logs calls without a response. */
async function open(context: TestContext, path: string): Promise<Page> {
  const page = await openPanel(context, server.origin, { path });
  expectComplaints(page, /404|409|ERR_CONNECTION_RESET/);
  return page;
}

/** The server carries out the next writes, but their responses are lost. */
async function loseAnswers(page: Page, times = 1) {
  let left = times;
  await page.route('**/api/admin/**', async (route) => {
    if (left === 0 || route.request().method() === 'GET') return route.fallback();
    left -= 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(server.origin + path)).json();

const noAnswer = 'No response from the server. Check your connection and try again.';

test('a service that is sent again after a lost response is one service', async (context) => {
  const page = await open(context, `${adminPaths.services}?service=new`);
  const form = page.getByRole('region', { name: 'New service' });
  await form.getByLabel('Title', { exact: true }).fill('Lost Sofa');
  await form.getByLabel('Original price').fill('100');
  await loseAnswers(page);
  await form.getByRole('button', { name: 'Add Service' }).click();
  await page.getByText(noAnswer).waitFor();
  await form.getByRole('button', { name: 'Add Service' }).click();
  await page.getByText('Service created successfully').waitFor();
  const services = await read<AdminService[]>(page, adminApi.services);
  assert.equal(services.filter(({ title }) => title === 'Lost Sofa').length, 1);
});

test('a post that is sent again after a lost response is one post', async (context) => {
  const page = await open(context, adminPost.create);
  await page.getByLabel('Title *').fill('Lost Post');
  await editorText(page).click();
  await page.keyboard.type('Blot it.');
  await loseAnswers(page);
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText(noAnswer).waitFor();
  await page.getByRole('button', { name: 'Create Post' }).click();
  await page.getByText('Blog post created successfully').waitFor();
  assert.equal((await read<AdminPost[]>(page, `${adminApi.posts}?search=Lost`)).length, 1);
});

test('a webhook that is sent again after a lost response is one webhook, and its secret is shown', async (context) => {
  const page = await open(context, adminPaths.webhooks);
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Address').fill('http://127.0.0.1:9/lost');
  await loseAnswers(page);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByText(noAnswer).waitFor();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByText(/^whsec_/).waitFor();
  const webhooks = await read<Webhook[]>(page, webhookApi.webhooks);
  assert.equal(webhooks.filter(({ url }) => url.endsWith('/lost')).length, 1);
});

test('an edit that is saved again after a lost response is saved, without a conflict', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Editlost' }));
  const page = await open(context, `${adminPaths.requests}?search=Editlost`);
  await page.getByRole('button', { name: /^Edit/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Internal notes').fill('Call at noon');
  await loseAnswers(page);
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText(noAnswer).waitFor();
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Request updated successfully').waitFor();
  await dialog.getByLabel('Internal notes').waitFor({ state: 'detached' });
});

test('a deletion whose response was lost is a deletion, with Undo', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Dellost' }));
  const page = await open(context, `${adminPaths.requests}?search=Dellost`);
  await loseAnswers(page);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Request deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'Dellost' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Dellost' }).waitFor();
});

test('a deletion repeated after a lost connection has its Undo', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Linelost' }));
  const page = await open(context, `${adminPaths.requests}?search=Linelost`);
  await page.getByRole('heading', { name: 'Linelost' }).waitFor();
  await page.route('**/api/admin/requests?*', (route) => route.abort('connectionreset'));
  await loseAnswers(page, 2);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Failed to delete request').waitFor();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Request deleted successfully').waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
});

test('a deletion that the browser repeats by itself has its Undo', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Twicelost' }));
  const page = await open(context, `${adminPaths.requests}?search=Twicelost`);
  await page.route('**/api/admin/requests/*', async (route) => {
    // As Safari does when the connection breaks before the response.
    if (route.request().method() === 'DELETE') await route.fetch();
    await route.continue();
  });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: 'Twicelost' }).waitFor();
  await page.getByText('Request restored').waitFor();
});

test('a request that somebody else deleted is gone, without Undo', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Otherlost' }));
  const page = await open(context, `${adminPaths.requests}?search=Otherlost`);
  await page.getByRole('heading', { name: 'Otherlost' }).waitFor();
  await page.request.delete(server.origin + adminApi.request(id));
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByText('Request deleted successfully').waitFor();
  await page.getByRole('heading', { name: 'Otherlost' }).waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0);
});

test('a record restored by a call whose response was lost is back', async (context) => {
  const { id } = await sendLead(server.origin, contactBody({ firstName: 'Trashlost' }));
  const page = await open(context, adminPaths.trash);
  await page.request.delete(server.origin + adminApi.request(id));
  await page.reload();
  await loseAnswers(page);
  await page.getByRole('button', { name: /^Restore Trashlost/ }).click();
  await page.getByText('Request restored').waitFor();
  await page.getByRole('heading', { name: 'Trashlost' }).waitFor({ state: 'detached' });
});

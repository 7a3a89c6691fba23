import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

/** Delays around the debounce of 300 ms, and as soon as a click can follow a letter. */
const delays = [0, 40, 90, 150, 210, 250, 280, 290, 295, 300, 305, 310, 330];

/** Types into the list's search and clicks `button` that many milliseconds later, within the page. */
const typeAndPress = (page: Page, text: string, button: string, milliseconds: number) =>
  page.evaluate(
    async ([text, button, milliseconds]) => {
      const box = document.querySelector<HTMLInputElement>('main input[type=search]')!;
      const pressed = [...document.querySelectorAll<HTMLElement>('main button, main a')].find((element) =>
        new RegExp(button).test(element.getAttribute('aria-label') ?? element.textContent),
      )!;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, text);
      box.dispatchEvent(new Event('input', { bubbles: true }));
      const end = performance.now() + milliseconds;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, milliseconds - 20)));
      while (performance.now() < end);
      pressed.click();
    },
    [text, button, milliseconds] as const,
  );

const getQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const settled = (page: Page) => page.waitForTimeout(350);

/** All lists share the search, so one of them is pressed at every moment. */
const lists = [
  { path: adminPaths.requests, button: '^Edit', dialog: 'request', delays },
  { path: adminPaths.quotes, button: '^Edit', dialog: 'quote', delays: [90, 290, 310] },
  { path: adminPaths.outbox, button: '^Preview', dialog: 'email', delays: [90, 290, 310] },
];

for (const { path, button, dialog, delays } of lists) {
  test(`${path}: a press soon after typing opens the dialog and keeps the search`, async (context) => {
    await sendLead(server.origin, quoteBody([{ serviceId: 1, quantity: 1 }], {}, { firstName: 'Presso' }));
    const page = await openPanel(context, server.origin);
    for (const milliseconds of delays) {
      await page.goto(server.origin + path);
      await page.locator('main [data-row]').first().waitFor();
      await typeAndPress(page, 'presso', button, milliseconds);
      await page.getByRole('dialog').waitFor();
      await settled(page);
      const query = getQuery(page);
      assert.equal(query.search, 'presso', `${milliseconds} ms: ${page.url()}`);
      assert.ok(query[dialog], `${milliseconds} ms: ${page.url()}`);
      // Back closes only the dialog.
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      assert.deepEqual(getQuery(page), { search: 'presso' }, `${milliseconds} ms`);
      assert.equal(await page.locator('main input[type=search]').inputValue(), 'presso');
    }
  });
}

test('Clear Filters soon after typing empties the search, in the box too', async (context) => {
  const page = await openPanel(context, server.origin, { path: `${adminPaths.quotes}?status=new` });
  for (const milliseconds of delays) {
    await typeAndPress(page, 'nobody', 'Clear Filters', milliseconds);
    await settled(page);
    assert.deepEqual(getQuery(page), {}, `${milliseconds} ms`);
    assert.equal(await page.locator('main input[type=search]').inputValue(), '', `${milliseconds} ms`);
  }
});

test('a link to another screen soon after typing leads there, and Back brings the search', async (context) => {
  for (const milliseconds of [100, 290, 310]) {
    const page = await openPanel(context, server.origin, { path: adminPaths.blog });
    await page.locator('main [data-row]').first().waitFor();
    await typeAndPress(page, 'couch', '^Edit', milliseconds);
    await page.getByRole('button', { name: 'Update Post' }).waitFor();
    await settled(page);
    assert.deepEqual(getQuery(page), {});
    await page.goBack();
    await page.locator('main input[type=search]').waitFor();
    assert.deepEqual(getQuery(page), { search: 'couch' });
  }
});

test('another filter chosen soon after typing keeps the search', async (context) => {
  await sendLead(server.origin, contactBody({ firstName: 'Filtera' }));
  const page = await openPanel(context, server.origin, { path: adminPaths.requests });
  await page.getByRole('searchbox').fill('filtera');
  await page.getByLabel('Status', { exact: true }).selectOption('new');
  await page.waitForURL((url) => url.searchParams.get('status') === 'new' && url.searchParams.has('search'));
  assert.deepEqual(getQuery(page), { status: 'new', search: 'filtera' });
  const answer = await page.request.get(`${server.origin}${adminApi.requests}?status=new&search=filtera`);
  assert.equal(((await answer.json()) as unknown[]).length, 1);
});

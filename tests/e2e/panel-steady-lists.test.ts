import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { TrashItem } from '#kit/wire/trash.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { holdBack, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { addService, openServices } from '../support/services-panel.ts';

const server = serverForFile();

/** The list of three requests whose names begin with this one, and the recorded writes. */
async function openRequests(page: Page, name: string, path: string = adminPaths.requests) {
  const names = ['One', 'Two', 'Three'].map((each) => name + each);
  for (const firstName of names) await sendLead(server.origin, contactBody({ firstName }));
  await page.goto(`${server.origin + path}?search=${name}`);
  await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
  return getChanges(page);
}

function getChanges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return calls;
}

const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await page.request.get(server.origin + path)).json();

const left = async (page: Page, name: string) =>
  (await read<CustomerRequest[]>(page, `${adminApi.requests}?search=${name}`)).length;

/** Clicks twice at the button's present position, whatever is there at the second click; waits between, in ms. */
async function pressTwice(page: Page, button: Locator, between: number | (() => Promise<unknown>)) {
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  const press = () => page.mouse.click(x + width / 2, y + height / 2);
  await press();
  await (typeof between === 'number' ? wait(between) : between());
  await press();
}

test('two presses soon one after the other change one record', async ({ step, browser }) => {
  for (const [width, viewport] of Object.entries(widths)) {
    await step(`two presses soon one after the other delete one request, with Undo (${width})`, async () => {
      const page = await openPanel(browser, server.origin, { viewport });
      for (const milliseconds of width === 'phone' ? [60, 180, 350] : [180]) {
        const name = `Twice${width}${milliseconds}x`;
        const calls = await openRequests(page, name);
        await pressTwice(page, page.getByRole('button', { name: /^Delete/ }).first(), milliseconds);
        await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
        await page.getByRole('heading', { level: 2 }).nth(2).waitFor({ state: 'detached' });
        assert.equal(calls.length, 1, `${milliseconds} ms: ${calls.join()}`);
        await page.getByRole('button', { name: 'Undo' }).click();
        await page.getByRole('heading', { level: 2 }).nth(2).waitFor();
        assert.equal(await left(page, name), 3);
      }
    });
  }

  await step('a second press after a slow response hits the removed row, not the next one', async () => {
    const page = await openPanel(browser, server.origin);
    const calls = await openRequests(page, 'Slowly');
    const { release } = await holdBack(page, /\/api\/admin\/requests\/\d+$/);
    await pressTwice(page, page.getByRole('button', { name: /^Delete/ }).first(), async () => {
      await wait(700);
      const refetched = page.waitForResponse(/\/api\/admin\/requests\?/);
      release();
      await (await refetched).finished();
      await page.getByText('Request deleted successfully').waitFor();
    });
    await page.getByRole('heading', { level: 2 }).nth(2).waitFor({ state: 'detached' });
    assert.equal(calls.length, 1, calls.join());
    assert.equal(await left(page, 'Slowly'), 2);
  });

  await step(
    'two presses take one service off the site, restore one record, and unsubscribe once',
    async () => {
      const page = await openServices(browser, server.origin);
      for (const title of ['Pew', 'Bench', 'Swing']) {
        await addService(page, server.origin, { title, category: 'mattress', originalPrice: '40.00' });
      }
      await page.goto(`${server.origin}${adminPaths.services}?filter=active`);
      await pressTwice(page, page.getByRole('button', { name: 'Deactivate Pew' }), 350);
      await page.getByRole('heading', { name: 'Pew' }).waitFor({ state: 'detached' });
      const services = await read<AdminService[]>(page, `${adminApi.services}?category=mattress`);
      assert.deepEqual(
        services.filter(({ isActive }) => !isActive).map(({ title }) => title),
        ['Pew'],
      );

      await openRequests(page, 'Trashed');
      for (const { id } of await read<CustomerRequest[]>(page, `${adminApi.requests}?search=Trashed`)) {
        await page.request.delete(server.origin + adminApi.request(id));
      }
      await page.goto(server.origin + adminPaths.trash);
      const before = (await read<TrashItem[]>(page, adminApi.trash)).length;
      await pressTwice(page, page.getByRole('button', { name: /^Restore/ }).first(), 350);
      await page.getByText('Request restored').waitFor();
      await page
        .getByRole('button', { name: /^Restore/ })
        .nth(before - 1)
        .waitFor({ state: 'detached' });
      assert.equal((await read<TrashItem[]>(page, adminApi.trash)).length, before - 1);

      await page.request.post(`${server.origin}/api/newsletter`, { data: { email: 'twice@example.com' } });
      await page.goto(`${server.origin}${adminPaths.newsletter}?search=twice`);
      const calls = getChanges(page);
      await pressTwice(page, page.getByRole('button', { name: /^Unsubscribe/ }), 300);
      await page.getByRole('button', { name: /^Restore/ }).waitFor();
      assert.equal(calls.length, 1, calls.join());
    },
  );
});

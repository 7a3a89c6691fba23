import assert from 'node:assert/strict';
import type { Browser, Locator, Page } from 'playwright-core';
import { paths } from '#kit/paths/paths.ts';
import { openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const openContrast = (browser: Browser): Promise<Page> =>
  openPage(browser, { viewport: widths.desk, forcedColors: 'active', reducedMotion: 'reduce' });

const edge = (target: Locator) =>
  target.evaluate((element) => {
    const { borderTopWidth, borderTopColor, color } = getComputedStyle(element);
    return { width: borderTopWidth, border: borderTopColor, color };
  });

/** The value of a system color in this browser. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.setProperty('color', value);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

test('in a contrast theme everything has an edge', async ({ step, browser }) => {
  await step(
    'in a contrast theme buttons have an edge, a disabled one is gray, and choices are marked',
    async () => {
      const page = await openContrast(browser);
      await page.goto(server.origin + paths.calculator);
      const [gray, highlight] = [await systemColor(page, 'GrayText'), await systemColor(page, 'Highlight')];
      const next = page.getByRole('button', { name: 'Get This Quote' });
      const add = page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true });
      const card = page.getByRole('listitem').filter({ has: add });
      const link = page.getByRole('banner').getByRole('link', { name: 'Get Quote' });

      assert.deepEqual(await edge(next), { width: '1px', border: gray, color: gray });
      assert.equal((await edge(add)).width, '1px');
      assert.equal((await edge(card)).width, '0px');
      assert.equal((await edge(link)).border, highlight);
      await add.click();
      const chosen = page.getByRole('listitem').filter({ hasText: '2-Seat Sofa' }).first();
      assert.deepEqual([(await edge(chosen)).width, (await edge(chosen)).border], ['2px', highlight]);
      assert.notEqual((await edge(next)).color, gray);
      const step = page.getByRole('list', { name: 'Steps' }).getByText('1', { exact: true });
      assert.equal((await edge(step)).border, highlight);
    },
  );

  await step('in a contrast theme links that look like buttons, and the map, have an edge', async () => {
    const page = await openContrast(browser);
    await page.goto(server.origin + paths.contact);
    await page.getByRole('button', { name: /Coverage Map/ }).click();
    assert.equal((await edge(page.getByRole('dialog'))).width, '1px');
    await page.goto(server.origin + paths.home);
    assert.equal(
      (await edge(page.getByRole('banner').getByRole('link', { name: 'Get Quote' }))).width,
      '1px',
    );
  });

  await step('in a contrast theme the panel’s buttons have an edge too', async () => {
    const page = await openPanel(browser, server.origin, { path: '/admin/services', forcedColors: 'active' });
    assert.equal((await edge(page.getByRole('button', { name: /Add/ }).first())).width, '1px');
  });
});

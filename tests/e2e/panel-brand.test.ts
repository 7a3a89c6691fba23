import assert from 'node:assert/strict';
import { getPalette } from '#company/brand/palette.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('an owner chooses two colors, and the website has them in readable shades', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone, path: adminPaths.brand });
  const own = page.getByRole('switch', { name: 'Colors of your own' });
  await own.check();
  // Yellow links would be unreadable, and so would be dark text on navy.
  const [primary, accent] = ['#ffee00', '#000060'];
  await page.getByLabel('Main color').fill(primary);
  await page.getByLabel('Button color').fill(accent);
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Brand saved').waitFor();
  await page.goto(server.origin + paths.home);
  const { brand } = getPalette(primary, accent);
  const buttons = page.getByRole('link', { name: /quote|price/i });
  const grounds = await buttons.evaluateAll((links) =>
    links.map((link) => getComputedStyle(link).backgroundColor),
  );
  assert.ok(grounds.includes(rgb(brand.sun)), `${rgb(brand.sun)} in ${grounds.join(' ')}`);
  for (const path of [paths.home, paths.calculator, paths.contact]) {
    await page.goto(server.origin + path);
    assert.deepEqual(await findAccessibilityFaults(page), [], path);
  }
  await page.goto(server.origin + adminPaths.brand);
  assert.ok(await own.isChecked());
  assert.equal(await page.getByLabel('Main color').inputValue(), primary);
  await own.uncheck();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Brand saved').waitFor();
});

const rgb = (color: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

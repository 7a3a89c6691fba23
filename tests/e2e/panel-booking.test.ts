import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

test('a time stands in the middle of its field', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.bookingSettings });
  const { above, below } = await spaceAround(
    page.getByRole('group', { name: 'Window 1' }).getByLabel('From'),
  );
  assert.ok(Math.abs(above - below) <= 4, `${above} px above, ${below} px below`);
});

/** The empty rows of pixels above and below what a field shows, inside its frame. */
async function spaceAround(field: Locator) {
  await field.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await field.boundingBox())!;
  const [left, top] = [Math.round(x) + 12, Math.round(y) + 4];
  const inside = { left, top, width: Math.round(width) - 24, height: Math.round(height) - 8 };
  // The page's policy refuses a style that Playwright adds.
  expectComplaints(field.page(), /style/);
  const picture = sharp(await field.page().screenshot()).extract(inside);
  const { data, info } = await picture.grayscale().raw().toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) =>
    data.subarray(row * info.width, (row + 1) * info.width).some((gray) => gray < 128),
  );
  return { above: rows.indexOf(true), below: rows.length - 1 - rows.lastIndexOf(true) };
}

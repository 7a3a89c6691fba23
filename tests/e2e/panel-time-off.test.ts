import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Block } from '#visits/blocks/blocks.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { addVisit, openWeek } from '../support/visits.ts';

const server = serverForFile();

const readBlocks = async (page: Page, date: string) =>
  (await (
    await page.request.get(`${server.origin}${visitApi.blocks}?from=${date}&to=${date}`)
  ).json()) as Block[];

async function book(page: Page, firstName: string, date: string) {
  const { id: quoteId } = await addVisit(page, server.origin, firstName, null, { status: 'contacted' });
  const answer = await page.request.post(server.origin + visitApi.visits, {
    data: { quoteId, crewId: 1, date, from: '12:00', to: '14:00' },
  });
  assert.equal(answer.status(), 201, await answer.text());
}

test('on a phone a crew’s afternoon is off in three taps, what is booked then is named, and Undo takes it back', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    hasTouch: true,
    isMobile: true,
  });
  const date = '2027-06-07';
  await book(page, 'Blocka', date);
  await page.goto(`${server.origin}${adminPaths.schedule}?view=day&date=${date}`);
  await page.getByRole('button', { name: 'Time off for Crew 1' }).tap();
  await page.getByRole('radio', { name: 'Afternoon' }).tap();
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByText('A visit is booked then.').waitFor();
  const [block] = await readBlocks(page, date);
  assert.deepEqual([block?.crewId, block?.from, block?.to, block?.untilDate], [1, '12:00', '18:00', null]);
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.getByRole('button', { name: 'Move Blocka' }).tap();
  await page.getByRole('dialog', { name: 'Move visit' }).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();

  await page.getByRole('button', { name: 'Crew 1: Off 12–6 PM' }).tap();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
  await page.getByLabel('Reason').fill('Dentist');
  await page.getByRole('button', { name: 'Save', exact: true }).tap();
  await page.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Crew 1: Off 12–6 PM: Dentist' }).tap();
  await page.getByRole('button', { name: 'Delete' }).tap();
  await page.getByText('Time off deleted').waitFor();
  assert.deepEqual(await readBlocks(page, date), []);
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Crew 1: Off 12–6 PM: Dentist' }).waitFor();
  assert.equal((await readBlocks(page, date))[0]?.reason, 'Dentist');
});

test('on a desktop the mouse draws time off over windows, and the board shows it', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: { width: 1440, height: 1100 } });
  const date = '2027-06-15';
  await book(page, 'Drawa', date);
  await openWeek(page, server.origin, date);
  const slot = (from: string) => page.locator(`[data-slot="${date} Crew 2 ${from}"]`);
  const draw = async () => {
    await slot('10:00').hover();
    await page.mouse.down();
    await slot('14:00').hover();
    await page.mouse.up();
  };
  await draw();
  const form = page.getByRole('dialog', { name: 'Add time off' });
  assert.deepEqual(
    [await form.getByLabel('From').inputValue(), await form.getByLabel('To', { exact: true }).inputValue()],
    ['10:00', '16:00'],
  );
  await form.getByLabel('Last day').fill('2027-06-14');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText('The last day must not be before the first').waitFor();
  await form.getByLabel('Last day').fill('2027-06-16');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Crew 2: Off 10 AM–4 PM' }).nth(1).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone').waitFor();
  assert.deepEqual(await readBlocks(page, date), []);
  await draw();
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Crew 2: Off 10 AM–4 PM' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

import assert from 'node:assert/strict';
import type { Locator, Page, Request } from 'playwright-core';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { expectComplaints, holdEach } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { typeDateParts } from '../support/typed-date.ts';
import { addVisit, nextTurn, openWeek } from '../support/visits.ts';

const server = serverForFile();

const readQuote = async (page: Page, { id }: Quote) =>
  (await (await page.request.get(server.origin + adminApi.quote(id))).json()) as Quote;

const day = (page: Page, date: string) => page.locator(`[data-day="${date}"]`);

async function drag(page: Page, card: Locator, target: Locator) {
  await card.hover();
  await page.mouse.down();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 40, { steps: 8 });
  await page.mouse.up();
}

type Watching = Window & { days?: string[] };

/** Every day on which the schedule showed this visit, in order. */
async function watchDays(page: Page, name: string) {
  await page.evaluate((wanted) => {
    const days: string[] = [];
    const note = () => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-day]')) {
        const date = each.dataset.day!;
        if (each.textContent.includes(wanted) && days.at(-1) !== date) days.push(date);
      }
    };
    note();
    new MutationObserver(note).observe(document.querySelector('main')!, { childList: true, subtree: true });
    (window as Watching).days = days;
  }, name);
  return () => page.evaluate(() => (window as Watching).days);
}

const storedDate = async (page: Page, { id }: Quote) =>
  ((await (await page.request.get(server.origin + adminApi.quote(id))).json()) as Quote).preferredDate;

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();

/** Types month, day and year into the field, and leaves it: Firefox reads a short year only then. */
async function typeDate(field: Locator, ...parts: string[]) {
  await field.focus();
  await typeDateParts(field.page(), parts);
  await field.blur();
}

/** Clears only the month, which leaves an incomplete date. */
async function eraseHalf(field: Locator) {
  await field.focus();
  await field.press('Backspace');
  assert.equal(await field.evaluate((input: HTMLInputElement) => input.validity.badInput), true);
}

const wrongYear = /^Enter a year from 2000 to \d{4}$/;

test('visits are moved in the schedule, and half a date or time is refused', async ({ step, browser }) => {
  await step(
    'a visit is dragged to another day with the mouse, Undo takes it back, and what someone else has moved is shown where it is now',
    async () => {
      const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
      expectComplaints(page, /409/);
      const visit = await addVisit(page, server.origin, 'Mousina', '2027-01-05', {
        preferredTime: 'Morning',
      });
      await openWeek(page, server.origin, '2027-01-05');
      await drag(page, day(page, '2027-01-05').getByText('Mousina'), day(page, '2027-01-07'));
      await day(page, '2027-01-07').getByText('Mousina').waitFor();
      await page.getByText(/^Mousina, Thursday, January 7(, 2027)?, Morning$/).waitFor();
      assert.equal((await readQuote(page, visit)).preferredDate, '2027-01-07');
      await page.getByRole('button', { name: 'Undo' }).click();
      await day(page, '2027-01-05').getByText('Mousina').waitFor();
      await page.getByText('Move undone').waitFor();
      const { preferredDate, preferredTime } = await readQuote(page, visit);
      assert.deepEqual([preferredDate, preferredTime], ['2027-01-05', 'Morning']);

      const conflict = await addVisit(page, server.origin, 'Conflicta', '2027-01-26');
      await openWeek(page, server.origin, '2027-01-26');
      await day(page, '2027-01-26').getByText('Conflicta').waitFor();
      const other = await page.request.put(server.origin + adminApi.quote(conflict.id), {
        data: { preferredDate: '2027-01-30', version: conflict.version },
      });
      assert.equal(other.status(), 200);
      await drag(page, day(page, '2027-01-26').getByText('Conflicta'), day(page, '2027-01-28'));
      await page.getByText(/Now: Conflicta, Saturday, January 30(, 2027)?, Anytime\./).waitFor();
      await day(page, '2027-01-30').getByText('Conflicta').waitFor();
      assert.equal((await readQuote(page, conflict)).preferredDate, '2027-01-30');
    },
  );

  await step('the keyboard carries a visit from day to day, says so, and keeps the focus on it', async () => {
    const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
    const visit = await addVisit(page, server.origin, 'Keyboarda', '2027-01-12');
    await openWeek(page, server.origin, '2027-01-12');
    const handle = page.getByRole('button', { name: 'Move Keyboarda' });
    await handle.focus();
    await page.keyboard.press('Space');
    await page
      .getByText('is picked up, over its own day, Tuesday, January 12')
      .waitFor({ state: 'attached' });
    await nextTurn(page);
    await page.keyboard.press('ArrowRight');
    await page.getByText('is over Wednesday, January 13').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('is over Thursday, January 14').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await page
      .getByText('The visit of Keyboarda was put on Thursday, January 14.')
      .waitFor({ state: 'attached' });
    await day(page, '2027-01-14').getByText('Keyboarda', { exact: true }).waitFor();
    await page.getByText('Visit moved').waitFor();
    assert.equal((await readQuote(page, visit)).preferredDate, '2027-01-14');
    assert.equal(new URL(page.url()).searchParams.get('date'), '2027-01-12', 'the keys turned no page');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Keyboarda');
    await page.keyboard.press('Space');
    await page
      .getByText('is picked up, over its own day, Thursday, January 14')
      .waitFor({ state: 'attached' });
    await nextTurn(page);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('is over Wednesday, January 13').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.getByText('The visit of Keyboarda stays where it was.').waitFor({ state: 'attached' });
    await day(page, '2027-01-14').getByText('Keyboarda', { exact: true }).waitFor();

    await addVisit(page, server.origin, 'Sometima', null);
    await openWeek(page, server.origin, '2027-02-09');
    const undated = page.getByRole('region', { name: 'Scheduled, no day yet' });
    await undated.getByRole('button', { name: 'Move Sometima' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('The visit of Sometima is picked up.').waitFor({ state: 'attached' });
    await nextTurn(page);
    await page.keyboard.press('ArrowRight');
    await page.getByText('is over Sunday, February 7').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await day(page, '2027-02-07').getByText('Sometima').waitFor();
    // Waits until it is stored: a visit without a day would appear in the next tests.
    await page.getByText('Visit moved', { exact: true }).waitFor();
  });

  await step('a visit that is moved before the one before it is stored never jumps back', async () => {
    const page = await openPanel(browser, server.origin, { path: adminPaths.schedule });
    for (const name of ['Earliera', 'Latera']) await addVisit(page, server.origin, name, '2027-02-02');
    await openWeek(page, server.origin, '2027-02-02');
    const reads: Request[] = [];
    page.on('request', (request) => {
      if (request.url().includes(`${adminApi.schedule}?`)) reads.push(request);
    });
    await day(page, '2027-02-02').getByText('Latera').waitFor();
    const moves = await holdEach(page, 'PUT', `${adminApi.quotes}/*`);
    const days = await watchDays(page, 'Latera');
    await drag(page, day(page, '2027-02-02').getByText('Earliera'), day(page, '2027-02-03'));
    await day(page, '2027-02-03').getByText('Earliera').waitFor();
    await drag(page, day(page, '2027-02-02').getByText('Latera'), day(page, '2027-02-04'));
    await day(page, '2027-02-04').getByText('Latera').waitFor();
    (await moves.next()).release();
    const second = await moves.next();
    // The refetch after the first move would show the second visit at its old place.
    await Promise.all(reads.map(async (read) => (await read.response())?.finished()));
    second.release();
    await page.waitForResponse((answer) => answer.url().includes(`${adminApi.schedule}?`));
    await page.getByText(/^Latera, Thursday, February 4/).waitFor();
    assert.deepEqual(await days(), ['2027-02-02', '2027-02-04']);
  });

  await step(
    'in a busy week the first windows of the crews stand on the first screen, and many crews all in the week',
    async () => {
      const page = await openPanel(browser, server.origin);
      const added: Quote[] = [];
      for (const name of ['Una', 'Dosa', 'Tresa', 'Cuatra', 'Cinca']) {
        added.push(await addVisit(page, server.origin, name, null));
        added.push(
          await addVisit(page, server.origin, name, '2027-03-10', {
            status: 'new',
            preferredTime: 'Morning',
          }),
        );
      }
      await openWeek(page, server.origin, '2027-03-10');
      const firstWindow = await page.getByText('8 to 10 AM', { exact: true }).first().boundingBox();
      const { height } = page.viewportSize()!;
      assert.ok(firstWindow!.y + firstWindow!.height < height, `${firstWindow!.y} of ${height} px`);
      const day = page.locator('[data-day="2027-03-10"]');
      assert.equal(await day.getByText('Cinca').isVisible(), false);
      await day.getByText('3 more').click();
      await day.getByText('Cinca').waitFor();
      // A visit without a day would appear in the next tests.
      for (const { id } of added) await page.request.delete(server.origin + adminApi.quote(id));

      await addVisit(page, server.origin, 'Dieza', '2027-04-14');
      const names = Array.from({ length: 9 }, (_, number) => `Team ${number + 1}`);
      for (const name of names) {
        const answer = await page.request.post(server.origin + visitApi.crews, { data: { name } });
        assert.equal(answer.status(), 201);
      }
      await openWeek(page, server.origin, '2027-04-14');
      for (const name of names) await page.locator(`[data-slot^="2027-04-14 ${name} "]`).first().waitFor();
      // Coming back, the screen is as tall as it was.
      await page.getByText('Team 9', { exact: true }).first().scrollIntoViewIfNeeded();
      const left = await page.evaluate(() => window.scrollY);
      await page.getByRole('link', { name: 'Invoices', exact: true }).click();
      await page.getByRole('heading', { name: 'Invoices', level: 1 }).waitFor();
      await page.goBack();
      await page.waitForFunction((top) => Math.abs(window.scrollY - top) < 2, left);
    },
  );

  await step(
    'a short year and a half-typed date or time are refused at the field, and nothing is saved',
    async () => {
      const page = await openPanel(browser, server.origin);
      const visit = await addVisit(page, server.origin, 'Twodigita', '2027-04-06');
      const half = page.getByText('Enter the whole date, or clear it');
      await page.goto(`${server.origin}${adminPaths.quotes}?quote=${visit.id}&view=edit`);
      const preferred = page.getByLabel('Preferred date');
      await typeDate(preferred, '12', '15', '26');
      assert.equal(await preferred.inputValue(), '0026-12-15');
      await save(page);
      await page.getByText(wrongYear).waitFor();
      await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'preferredDate');
      await eraseHalf(preferred);
      await save(page);
      await half.waitFor();
      assert.equal(await storedDate(page, visit), '2027-04-06');
      await page.getByRole('button', { name: 'Cancel' }).click();

      await page.goto(`${server.origin}${adminPaths.schedule}?date=2027-04-06&visit=${visit.id}&sheet=move`);
      const day = page.getByRole('dialog').getByLabel('Day');
      await eraseHalf(day);
      await save(page);
      await half.waitFor();
      await typeDate(day, '12', '15', '26');
      await save(page);
      await page.getByText(wrongYear).waitFor();
      assert.equal(await storedDate(page, visit), '2027-04-06');
      const year = new Date().getUTCFullYear() + 2;
      await day.fill(`${year}-12-15`);
      await save(page);
      await page.getByText(new RegExp(`^Twodigita, \\w+, December 15, ${year}, Anytime$`)).waitFor();

      await page.goto(`${server.origin}${adminPaths.quotes}?new=1`);
      await typeDate(page.getByLabel('Preferred date'), '12', '15');
      await page.getByRole('button', { name: 'Create Quote' }).click();
      await half.waitFor();

      await page.goto(server.origin + adminPaths.settings);
      // An incomplete time would close the business on that day.
      for (const field of ['opens', 'closes']) await eraseHalf(page.getByLabel(`Tuesday, ${field}`));
      await page.getByRole('button', { name: 'Save settings' }).click();
      await page.getByText('Enter the whole time, or clear it').waitFor();
    },
  );
});

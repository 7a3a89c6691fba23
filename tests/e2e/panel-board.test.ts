import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { Property } from '#sales/customers/customers.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { expectComplaints, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { addVisit, nextTurn, openWeek } from '../support/visits.ts';

const server = serverForFile();

/** A quote of a new customer with one address. */
async function addQuote(page: Page, firstName: string, changes: object = {}) {
  const quote = await addVisit(page, server.origin, firstName, null, { status: 'contacted', ...changes });
  const answer = await page.request.post(server.origin + customerApi.properties(quote.customerId!), {
    data: { street: '12 Oak Street', city: 'Burbank', zipCode: '91501', accessNotes: 'Gate code 1234' },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return { quote, property: (await answer.json()) as Property };
}

async function book(page: Page, firstName: string, place: object, changes: object = {}) {
  const { quote, property } = await addQuote(page, firstName, changes);
  const answer = await page.request.post(server.origin + visitApi.visits, {
    data: { quoteId: quote.id, crewId: 1, propertyId: property.id, ...place },
  });
  assert.equal(answer.status(), 201, await answer.text());
  return (await answer.json()) as Visit;
}

const readVisit = async (page: Page, { id }: Pick<Visit, 'id'>) =>
  (await (await page.request.get(server.origin + visitApi.visit(id))).json()) as Visit;

const readVisits = async (page: Page, date: string) =>
  (await (
    await page.request.get(`${server.origin}${visitApi.visits}?from=${date}&to=${date}`)
  ).json()) as Visit[];

const slot = (page: Page, date: string, crew: string, from: string) =>
  page.locator(`[data-slot="${date} ${crew} ${from}"]`);

async function drag(
  page: Page,
  name: string,
  target: ReturnType<typeof slot>,
  whileOver?: () => Promise<void>,
) {
  await page.getByRole('button', { name: `Move ${name}` }).hover();
  await page.mouse.down();
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 });
  await whileOver?.();
  await page.mouse.up();
}

const morning = { from: '08:00', to: '10:00' };
/** Three and a half hours, so that a crew's day of ten hours holds two of them. */
const long = { items: [{ serviceId: 1, quantity: 4 }] };

test('the board is worked with mouse and keyboard, and printed', async ({ step, browser }) => {
  await step(
    'on a desktop visits are booked and moved by drag, those that fit light up, a full crew asks first, and what someone else has moved is shown where it is now',
    async () => {
      const page = await openPanel(browser, server.origin, { viewport: { width: 1440, height: 1100 } });
      expectComplaints(page, /409/);
      const date = '2027-05-03';
      const visit = await book(page, 'Draga', { date, ...morning }, long);
      await book(page, 'Blocka', { date, ...morning, crewId: 2, durationMinutes: 540 });
      const { quote } = await addQuote(page, 'Wisha', { preferredDate: date, status: 'new' });
      await openWeek(page, server.origin, date);

      await drag(page, 'Wisha', slot(page, '2027-05-04', 'Crew 2', '10:00'), async () => {
        const getFit = (each: ReturnType<typeof slot>) => each.getAttribute('data-fit');
        assert.equal(await getFit(slot(page, '2027-05-04', 'Crew 2', '10:00')), 'fits');
        assert.equal(await getFit(slot(page, date, 'Crew 2', '10:00')), 'full');
      });
      await page.getByText(/^Wisha, Tuesday, May 4(, 2027)?, 10 AM to 12 PM$/).waitFor();
      const [booked] = await readVisits(page, '2027-05-04');
      assert.deepEqual(
        [booked?.quoteId, booked?.crewId, booked?.property?.street, booked?.forced],
        [quote.id, 2, '12 Oak Street', false],
      );
      assert.equal(
        await page.getByRole('button', { name: 'Move Wisha' }).count(),
        1,
        'shown once, as the visit',
      );

      await drag(page, 'Draga', slot(page, date, 'Crew 2', '12:00'));
      await page
        .getByRole('alertdialog')
        .getByText(/doesn’t have time for this visit/)
        .waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      // While it closes it covers the board.
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await slot(page, date, 'Crew 1', '08:00').getByText('Draga').waitFor();
      assert.equal((await readVisit(page, visit)).version, visit.version);

      await drag(page, 'Draga', slot(page, date, 'Crew 2', '12:00'));
      await page.getByRole('button', { name: 'Book anyway' }).click();
      await slot(page, date, 'Crew 2', '12:00').getByText('Overbooked').waitFor();
      const forced = await readVisit(page, visit);
      assert.deepEqual([forced.crewId, forced.from, forced.forced], [2, '12:00', true]);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Move undone').waitFor();
      const undone = await readVisit(page, visit);
      assert.deepEqual([undone.crewId, undone.from, undone.forced], [1, '08:00', false]);

      const conflict = await book(page, 'Conflicta', { date: '2027-05-17', ...morning });
      await openWeek(page, server.origin, '2027-05-17');
      await slot(page, '2027-05-17', 'Crew 1', '08:00').getByText('Conflicta').waitFor();
      const other = await page.request.patch(server.origin + visitApi.visit(conflict.id), {
        data: { date: '2027-05-20', version: conflict.version },
      });
      assert.equal(other.status(), 200, await other.text());
      await drag(page, 'Conflicta', slot(page, '2027-05-18', 'Crew 1', '08:00'));
      await page.getByText(/Now: Conflicta, Thursday, May 20(, 2027)?, 8 to 10 AM\./).waitFor();
      await slot(page, '2027-05-20', 'Crew 1', '08:00').getByText('Conflicta').waitFor();
      assert.equal((await readVisit(page, conflict)).date, '2027-05-20');
    },
  );

  await step(
    'the keyboard moves a visit to another crew’s window, and a screen reader hears whether the crew has time',
    async () => {
      const page = await openPanel(browser, server.origin, { viewport: { width: 1440, height: 1100 } });
      const visit = await book(page, 'Keya', { date: '2027-05-10', from: '16:00', to: '18:00' });
      await book(page, 'Blocka', { date: '2027-05-11', ...morning, crewId: 2, durationMinutes: 570 });
      await openWeek(page, server.origin, '2027-05-10');
      await page.getByRole('button', { name: 'Move Keya' }).focus();
      await page.keyboard.press('Space');
      await page
        .getByText(/is picked up, over its own window, Monday, May 10, Crew 1, 4 to 6 PM/)
        .waitFor({ state: 'attached' });
      await nextTurn(page);
      await page.keyboard.press('ArrowDown');
      await page.getByText(/is over Monday, May 10, Crew 2, 8 to 10 AM\.$/).waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page
        .getByText(/is over Tuesday, May 11, Crew 2, 8 to 10 AM.*doesn’t have time/)
        .waitFor({ state: 'attached' });
      await page.keyboard.press('ArrowRight');
      await page.getByText(/is over Wednesday, May 12, Crew 2, 8 to 10 AM/).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await page.getByText('Visit moved').waitFor();
      const moved = await readVisit(page, visit);
      assert.deepEqual([moved.date, moved.crewId, moved.from], ['2027-05-12', 2, '08:00']);
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Move Keya');
    },
  );

  await step(
    'the printed day lists each crew’s visits with address, access notes, phone and items',
    async () => {
      const page = await openPanel(browser, server.origin, { viewport: widths.desk });
      const date = '2027-06-01';
      await book(page, 'Latera', { date, from: '12:00', to: '14:00' });
      await book(page, 'Earlia', { date, ...morning }, { notes: 'Two cats' });
      await book(page, 'Othera', { date, ...morning, crewId: 2 });
      await page.goto(`${server.origin}${adminPaths.schedule}?view=day&date=${date}`);
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await slot(page, date, 'Crew 1', '08:00').getByText('Earlia').waitFor();
      await page.emulateMedia({ media: 'print' });
      const printed = await page.locator('main').innerText();
      const parts = [
        'Crew 1, Tuesday, June 1',
        'Earlia',
        '12 Oak Street',
        'Gate code 1234',
        'Two cats',
        'Latera',
        'Crew 2',
        'Othera',
      ];
      const places = parts.map((part) => printed.indexOf(part));
      assert.deepEqual(
        places,
        places.toSorted((one, other) => one - other),
        printed,
      );
      assert.ok(
        places.every((place) => place >= 0),
        printed,
      );
      assert.match(printed, /8 to 10 AM/);
      assert.match(printed, /\(818\) 555-0111/);
      assert.match(printed, /1 × /);
    },
  );

  await step('on a desktop the mouse draws time off over windows, and the board shows it', async () => {
    const page = await openPanel(browser, server.origin, { viewport: { width: 1440, height: 1100 } });
    const date = '2027-06-15';
    await book(page, 'Drawa', { date, from: '12:00', to: '14:00' });
    await openWeek(page, server.origin, date);
    const readBlocks = async (day: string) =>
      (await page.request.get(`${server.origin}${visitApi.blocks}?from=${day}&to=${day}`)).json();
    const draw = async () => {
      await slot(page, date, 'Crew 2', '10:00').hover();
      await page.mouse.down();
      await slot(page, date, 'Crew 2', '14:00').hover();
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
    await page.getByRole('button', { name: 'Crew 2: Off 10 AM to 4 PM' }).nth(1).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    assert.deepEqual(await readBlocks(date), []);
    await draw();
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Crew 2: Off 10 AM to 4 PM' }).waitFor();
  });
});

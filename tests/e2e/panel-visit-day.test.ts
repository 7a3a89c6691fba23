import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, openPanel, serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';
import { until } from '../support/until.ts';
import { bookVisitToday, openCrewPhone, takePhoto } from '../support/visit-day.ts';
import { storedTexts } from '../support/worker-panel.ts';

const server = serverForFile();

const waitingText = /entr(y waits|ies wait) to be sent/;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Asked first, since the customer is told. */
async function setOut(page: Page, times: 'once' | 'twice' = 'once') {
  await press(page, 'On my way');
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'On my way', exact: true });
  await (times === 'once' ? yes.click() : yes.dblclick());
}
const openVisit = async (page: Page, name: string) => {
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('heading', { name: '8 to 10 AM' }).waitFor();
};

test('a crew’s day without a signal is there after the phone has died, and arrives once', async ({
  step,
  browser,
}) => {
  await step('where a sign-in leads, Visits is the current screen of a crew', async () => {
    const booked = await bookVisitToday(server.origin, 'Current');
    const page = await openCrewPhone(browser, server.origin, booked);
    for (const path of [adminPaths.dashboard, customerScreens.today]) {
      await page.goto(server.origin + path);
      await page.getByRole('link', { name: /Current/ }).waitFor();
      const current = page.getByRole('navigation').locator('[aria-current=page]');
      assert.deepEqual(await current.allInnerTexts(), ['Visits'], path);
    }
  });

  await step(
    'without a signal a crew still opens its account, whose code loads apart from the visits',
    async () => {
      const booked = await bookVisitToday(server.origin, 'Tunnel');
      const page = await openCrewPhone(browser, server.origin, booked);
      await page.context().setOffline(true);
      await page.goto(server.origin + adminPaths.account);
      await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
      await page.getByText('You’re offline. Try again when you’re back online.').waitFor();
    },
  );

  await step(
    'a day without a signal: all of it is there again after the phone has died, and arrives once, in order',
    async () => {
      const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Airplane');
      const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
      const session = page.context();
      await session.setOffline(true);
      await page.reload();
      await openVisit(page, 'Airplane');
      await page.getByText('Gate code 4471').waitFor();
      await setOut(page);
      await press(page, 'Start');
      await page.getByRole('checkbox').first().click();
      await page.getByRole('checkbox', { checked: true }).waitFor();
      await page.getByLabel('New note').fill('Dog in the yard');
      await press(page, 'Add note');
      await page.getByRole('paragraph').filter({ hasText: 'Dog in the yard' }).waitFor();
      await takePhoto(page, 'before', await makePhoto());
      await page.getByRole('img', { name: 'Not sent yet' }).waitFor();
      await page.close();

      const next = await session.newPage();
      await next.goto(server.origin + customerScreens.visitDay(visit.id));
      await next.getByRole('img', { name: 'Not sent yet' }).waitFor();
      await next.getByText('5 entries wait to be sent').waitFor();
      assert.equal(await next.getByRole('checkbox').first().isChecked(), true);
      assert.equal(await next.getByText('Waiting to be sent').count(), 4, 'status, step, note and photo');
      await press(next, 'Done');
      await next.getByRole('alertdialog').getByRole('button', { name: 'Done', exact: true }).click();
      await next.getByText('6 entries wait to be sent').waitFor();
      assert.equal((await stored()).status, 'booked');

      await session.setOffline(false);
      await next.getByText(waitingText).waitFor({ state: 'detached' });
      const arrived = await stored();
      assert.equal(arrived.status, 'done');
      assert.deepEqual(
        arrived.facts.map(({ kind }) => kind),
        ['on-the-way', 'started', 'note', 'done'],
      );
      assert.equal(arrived.steps.filter(({ isDone }) => isDone).length, 1);
      assert.equal(arrived.visitPhotos.length, 1);
      assert.equal(await next.getByText('Waiting to be sent').count(), 0);
      await next.getByRole('img', { name: 'Before 1' }).waitFor();
    },
  );
});

test('what else can become of the entries of a crew', { tag: '@long' }, async ({ step, browser }) => {
  await step("the crew's day has no accessibility faults", async () => {
    const booked = await bookVisitToday(server.origin, 'Looker');
    const page = await openCrewPhone(browser, server.origin, booked);
    assert.deepEqual(await findFaultsInBothLooks(page), []);
    await openVisit(page, 'Looker');
    await takePhoto(page, 'before', await makePhoto());
    await page.getByRole('img', { name: 'Before 1' }).waitFor();
    await press(page, 'Add something');
    assert.deepEqual(await findFaultsInBothLooks(page), []);
  });

  await step('an entry whose response was lost, and one pressed twice, is stored once', async () => {
    const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Twice');
    const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
    await openVisit(page, 'Twice');
    let attempts = 0;
    await page.route(`**${visitApi.visitFacts(visit.id)}`, async (route) => {
      attempts += 1;
      if (attempts > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await setOut(page, 'twice');
    await page.getByText(waitingText).waitFor();
    await until(() => attempts > 0);
    await press(page, 'Send now');
    await page.getByText(waitingText).waitFor({ state: 'detached' });
    const { facts } = await stored();
    assert.equal(facts.filter(({ kind }) => kind === 'on-the-way').length, 1);
  });

  await step(
    'a visit that was moved meanwhile shows both times, and the entry is sent for the new one',
    async () => {
      const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Moved');
      const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
      await openVisit(page, 'Moved');
      await page.context().setOffline(true);
      await press(page, 'Start');
      await page.getByText(waitingText).waitFor();
      const { version } = await callAsOwner<{ version: number }>(
        server.origin,
        'GET',
        visitApi.visit(visit.id),
      );
      const place = { from: '12:00', to: '14:00', force: true };
      await callAsOwner(server.origin, 'PATCH', visitApi.visit(visit.id), { version, ...place });
      await page.context().setOffline(false);
      const notice = page.getByRole('region', { name: /Moved/ });
      await notice.getByText(/8 to 10 AM/).waitFor();
      await notice.getByText(/12 to 2 PM/).waitFor();
      assert.equal((await stored()).status, 'booked');
      await page.reload();
      await notice.getByRole('button', { name: 'Send for the new time' }).click();
      await notice.waitFor({ state: 'detached' });
      await until(async () => (await stored()).status === 'started');
    },
  );

  await step(
    'two phones of one crew, one of them offline: what both enter arrives once, in the order of each',
    async () => {
      const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Pair');
      const far = await openCrewPhone(browser, server.origin, { visit, ...booked });
      const near = await openCrewPhone(browser, server.origin, { visit, ...booked });
      await openVisit(far, 'Pair');
      await openVisit(near, 'Pair');
      const note = async (page: Page, text: string) => {
        await page.getByLabel('New note').fill(text);
        await press(page, 'Add note');
        // For a moment it is among what waits and among what is stored.
        await page.getByRole('paragraph').filter({ hasText: text }).first().waitFor();
      };
      await far.context().setOffline(true);
      await setOut(far);
      await press(far, 'Start');
      await note(far, 'Far 1');
      await note(far, 'Far 2');
      await setOut(near);
      await note(near, 'Near 1');
      await until(async () => (await stored()).facts.length === 2);
      await far.context().setOffline(false);
      await far.getByText(waitingText).waitFor({ state: 'detached' });
      const { status, facts } = await stored();
      assert.equal(status, 'started');
      assert.deepEqual(
        facts.map(({ kind, text }) => text || kind),
        ['on-the-way', 'Near 1', 'on-the-way', 'started', 'Far 1', 'Far 2'],
      );
      for (const page of [far, near]) {
        await page.reload();
        for (const text of ['Near 1', 'Far 1', 'Far 2']) {
          // For a moment it is among what waits and among what is stored.
          await page.getByRole('paragraph').filter({ hasText: text }).first().waitFor();
          assert.equal(await page.getByRole('paragraph').filter({ hasText: text }).count(), 1);
        }
      }
    },
  );

  await step('what the server refuses says why, and stays until it is deleted', async () => {
    const { visit, ...booked } = await bookVisitToday(server.origin, 'Refused');
    const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
    await openVisit(page, 'Refused');
    await page.context().setOffline(true);
    await press(page, 'Start');
    await page.getByText(waitingText).waitFor();
    const { version } = await callAsOwner<{ version: number }>(
      server.origin,
      'GET',
      visitApi.visit(visit.id),
    );
    await callAsOwner(server.origin, 'PATCH', visitApi.visit(visit.id), { version, status: 'cancelled' });
    await page.context().setOffline(false);
    const notice = page.getByRole('region', { name: /Not taken/ });
    await notice.getByText('This visit was cancelled. Call the office.').waitFor();
    await page.reload();
    await notice.getByRole('button', { name: 'Delete from this device' }).click();
    await notice.waitFor({ state: 'detached' });
  });

  await step('signing out asks while something waits, and then leaves nothing on the device', async () => {
    const { visit, ...booked } = await bookVisitToday(server.origin, 'Leaving');
    const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
    await openVisit(page, 'Leaving');
    await page.route(`**${visitApi.visitFacts(visit.id)}`, (route) => route.abort());
    await press(page, 'Start');
    await page.getByText(waitingText).waitFor();
    await press(page, 'Sign Out');
    const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
    await question.getByText('Entries on this device haven’t been sent yet.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText(waitingText).waitFor();
    await press(page, 'Sign Out');
    await question.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    assert.deepEqual(await storedTexts(page), []);
  });

  await step(
    'another user of the device sees nothing of what waits, and is asked before a sign-out deletes it',
    async () => {
      const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Shared');
      const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
      await openVisit(page, 'Shared');
      await page.route(`**${visitApi.visitFacts(visit.id)}`, (route) => route.abort());
      await press(page, 'Start');
      await page.getByText(waitingText).waitFor();
      await page.context().clearCookies();
      await page.reload();
      await fillSignIn(page);
      await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor();
      await page.goto(server.origin + customerScreens.today);
      await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
      await page.getByText('Shared').first().waitFor();
      assert.equal(await page.getByText(waitingText).count(), 0);
      assert.equal((await stored()).status, 'booked');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
      await page.getByText('Entries on this device haven’t been sent yet.').waitFor();
    },
  );

  await step('what somebody entered before the role changed is sent from the office’s Today', async () => {
    const { visit, stored, person, ...booked } = await bookVisitToday(server.origin, 'Promoted');
    const page = await openCrewPhone(browser, server.origin, { visit, person, ...booked });
    await openVisit(page, 'Promoted');
    await page.context().setOffline(true);
    await press(page, 'Start');
    await page.getByText(waitingText).waitFor();
    await callAsOwner(server.origin, 'PATCH', adminApi.person(person.id), { role: 'office' });
    await page.context().setOffline(false);
    await page.goto(server.origin + customerScreens.today);
    await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
    await until(async () => (await stored()).status === 'started');
  });

  await step('a device without room says so and keeps nothing by halves', async () => {
    const { visit, stored, ...booked } = await bookVisitToday(server.origin, 'Full');
    const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
    await openVisit(page, 'Full');
    await page.evaluate(() => {
      IDBObjectStore.prototype.add = () => {
        throw new DOMException('No room', 'QuotaExceededError');
      };
    });
    await press(page, 'Start');
    await page.getByText('The entry was not kept').waitFor();
    await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
    assert.equal((await stored()).status, 'booked');
  });

  await step('what was added on the spot changes the quote once the customer has agreed', async () => {
    const { visit, quote, ...booked } = await bookVisitToday(server.origin, 'Added');
    const page = await openCrewPhone(browser, server.origin, { visit, ...booked });
    await openVisit(page, 'Added');
    await press(page, 'Add something');
    await page.getByLabel('Describe it').fill('Ottoman');
    await page.getByLabel('Price each').fill('15');
    await press(page, 'Add to quote');
    await page.getByText('The customer must agree to the price').waitFor();
    await page.getByRole('checkbox', { name: 'The customer agreed to $15.00 more' }).check();
    await press(page, 'Add to quote');
    await page.getByText('1 × Ottoman; Added agreed').waitFor();
    const stored = await callAsOwner<{ serviceDetails: { items: { title: string }[] } }>(
      server.origin,
      'GET',
      adminApi.quote(quote.id),
    );
    assert.equal(stored.serviceDetails.items.at(-1)?.title, 'Ottoman');
  });

  await step('the office opens the day of a visit from Today, and sees what the crew recorded', async () => {
    const { visit } = await bookVisitToday(server.origin, 'Office');
    const page = await openPanel(browser, server.origin, { path: customerScreens.today });
    expectComplaints(page, /401/);
    const row = page.getByRole('listitem').filter({ hasText: 'Office' });
    await row.getByRole('link', { name: '8 to 10 AM' }).click();
    await page.waitForURL(`**${customerScreens.visitDay(visit.id)}`);
    await press(page, 'Start');
    await page.getByRole('button', { name: 'Done', exact: true }).waitFor();
  });
});

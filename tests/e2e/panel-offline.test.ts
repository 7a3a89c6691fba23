import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, panelLooks } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, fillSignIn, serverForFile } from '../support/journeys.ts';
import { contactBody, sendLead } from '../support/leads.ts';
import { openWorkerPanel, storedTexts, untilSeen, untilStored } from '../support/worker-panel.ts';

const server = serverForFile();

const lineComplaints = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|40[13]|503/;
const offlineMark = /You’re offline\. Showing what was last loaded at \d+:\d\d [AP]M\./;

async function openSeen(browser: Browser, options = {}): Promise<Page> {
  const page = await openWorkerPanel(browser, server.origin, { path: customerScreens.today, ...options });
  expectComplaints(page, lineComplaints);
  await untilStored(page, adminApi.today);
  return page;
}

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign Out', exact: true }).first().click();
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
};

test('without a connection the panel shows what its user has seen, and nobody else finds it', async ({
  step,
  browser,
}) => {
  for (const { width, viewport, colorScheme } of panelLooks) {
    await step(
      `Today opens without a connection, marked with the time, on a ${width} in ${colorScheme}`,
      async () => {
        await sendLead(server.origin, contactBody({ firstName: 'Seena' }));
        const page = await openSeen(browser, { viewport, colorScheme });
        await page.getByText('Seena').first().waitFor();
        await untilSeen(page, adminApi.today, 'Seena');
        await page.context().setOffline(true);
        await page.reload();
        await page.getByRole('heading', { name: 'Today', exact: true }).waitFor();
        await page.getByText('Seena').first().waitFor();
        await page.getByText(offlineMark).waitFor();
        assert.deepEqual(await findAccessibilityFaults(page), []);
        await page.context().setOffline(false);
        await page.getByText(offlineMark).waitFor({ state: 'detached' });
        await page.getByText('Seena').first().waitFor();
      },
    );
  }

  await step(
    'without a connection a change is refused in words and stays typed, and a screen never seen says why it is empty',
    async () => {
      await sendLead(server.origin, contactBody({ firstName: 'Typea' }));
      const page = await openWorkerPanel(browser, server.origin, {
        path: `${adminPaths.requests}?search=Typea`,
      });
      expectComplaints(page, lineComplaints);
      const list = `${adminApi.requests}?search=Typea`;
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Typea' }) });
      await row.waitFor();
      await untilSeen(page, list);
      await page.context().setOffline(true);
      await page.reload();
      await row.getByRole('button', { name: /^Edit/ }).click();
      await page.getByLabel('Internal notes').fill('typed in a basement');
      await page.getByRole('button', { name: 'Save Changes' }).click();
      await page
        .getByText('You’re offline, so nothing was changed. Try again when you’re back online.')
        .first()
        .waitFor();
      assert.equal(await page.getByLabel('Internal notes').inputValue(), 'typed in a basement');
      await page.goto(server.origin + adminPaths.outbox);
      await page.getByText('You’re offline. Try again when you’re back online.').first().waitFor();
      await page.context().setOffline(false);
    },
  );

  await step('a server with trouble shows what was last loaded until it answers', async () => {
    const page = await openSeen(browser);
    const trouble = (path: string) =>
      page.route(`**${path}`, (route) => route.fulfill({ status: 503, body: 'Bad gateway' }));
    await trouble(api.me);
    await trouble(adminApi.today);
    await page.reload();
    const mark = page.getByText(/The server isn’t responding\. Showing what was last loaded at/);
    await mark.waitFor();
    await page.unrouteAll();
    await mark.waitFor({ state: 'detached' });
  });

  await step(
    'signing out deletes everything that was stored, even an answer that is still on its way',
    async () => {
      await sendLead(server.origin, contactBody({ firstName: 'Wipea' }));
      const page = await openSeen(browser);
      // The panel's own deletion, without the browser's.
      const cleared = Promise.withResolvers<string | undefined>();
      await page.route(`**${api.logout}`, async (route) => {
        const response = await route.fetch();
        const { 'clear-site-data': value, ...headers } = response.headers();
        cleared.resolve(value);
        await route.fulfill({ response, headers });
      });
      assert.match((await storedTexts(page)).join(), /Wipea|admin/);
      const { release } = await holdBack(page, /\/api\/admin\/customers/);
      await page.getByRole('link', { name: 'Customers', exact: true }).first().click();
      await signOut(page);
      assert.equal(await cleared.promise, '"storage"');
      assert.deepEqual(await storedTexts(page), []);
      release();
      await page.waitForLoadState('networkidle');
      assert.deepEqual(await storedTexts(page), []);
    },
  );

  await step('signing out in one tab deletes it for the others', async () => {
    const page = await openSeen(browser);
    const other = await page.context().newPage();
    await other.goto(server.origin + customerScreens.today);
    await other.getByRole('heading', { name: 'Today', exact: true }).waitFor();
    await signOut(page);
    await other.getByRole('heading', { name: 'Admin Login' }).waitFor();
    assert.deepEqual(await storedTexts(other), []);
  });

  await step('after the session has ended nothing is left when the sign-in appears', async () => {
    const page = await openSeen(browser);
    await page.context().clearCookies();
    await page.reload();
    await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
    assert.deepEqual(await storedTexts(page), []);
  });

  await step('another user finds nothing of the first, not even offline', async () => {
    await sendLead(server.origin, contactBody({ firstName: 'Firsta' }));
    const page = await openSeen(browser);
    await page.getByText('Firsta').first().waitFor();
    const { request } = page;
    const added = await request.post(server.origin + adminApi.people, {
      data: { name: 'Olli', username: 'olli', email: 'olli@example.com', role: 'office' },
      headers: { Origin: server.origin },
    });
    assert.equal(added.status(), 201, await added.text());
    const { password } = (await added.json()) as { password: string };
    await page.context().clearCookies();
    await page.goto(server.origin + adminPaths.dashboard);
    await fillSignIn(page, { username: 'olli', password });
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await untilStored(page, api.me);
    await page.context().setOffline(true);
    await page.goto(server.origin + customerScreens.today);
    await page.getByText('You’re offline. Try again when you’re back online.').first().waitFor();
    assert.equal(await page.getByText('Firsta').count(), 0);
    assert.doesNotMatch((await storedTexts(page)).join(), /"username":"admin"/);
  });

  await step('a changed role leaves nothing of what the former one had seen', async () => {
    const page = await openWorkerPanel(browser, server.origin);
    expectComplaints(page, lineComplaints);
    const person = { name: 'Rolanda', username: 'rolanda', email: 'rolanda@example.com', role: 'office' };
    const { id, password } = await callAsOwner<AddedPerson>(server.origin, 'POST', adminApi.people, person);
    await page.context().clearCookies();
    await page.goto(server.origin + adminPaths.account);
    await fillSignIn(page, { username: person.username, password });
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    await untilSeen(page, api.me, 'rolanda');
    await page.evaluate(async () =>
      (await caches.open('panel-answers')).put('/seen', new Response('before')),
    );

    await callAsOwner(server.origin, 'PATCH', adminApi.person(id), { role: 'crew', crewId: 1 });
    // The panel may have learned it from a call of its own, and the link is gone.
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('a[href="/admin/customers"]')?.click(),
    );
    await page.getByRole('link', { name: 'Customers', exact: true }).waitFor({ state: 'detached' });
    await untilSeen(page, api.me, '"role":"crew"');
    assert.doesNotMatch((await storedTexts(page)).join(), /before/);
  });

  await step('the link of a quote is not stored', async () => {
    const page = await openWorkerPanel(browser, server.origin, { path: adminPaths.quotes });
    expectComplaints(page, lineComplaints);
    await untilSeen(page, adminApi.quotes);
    assert.doesNotMatch((await storedTexts(page)).join(), /\/quote\/\w/);
  });
});

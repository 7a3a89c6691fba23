import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { expectComplaints, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { setLetterSize } from '../support/letter-size.ts';
import { addService, openServices, serviceRow } from '../support/services-panel.ts';

const server = serverForFile();

const screens = [
  ...Object.values(adminPaths),
  adminPost.create,
  `${adminPaths.schedule}?view=week`,
  customerScreens.customers,
  customerScreens.customer(1),
];

async function goTo(page: Page, path: string) {
  await page.goto(server.origin + path);
  await untilThere(page);
}

/** Goes there without a reload, as a link does. */
async function show(page: Page, path: string) {
  await page.evaluate((to) => {
    document.querySelector('h1')!.dataset.left = '';
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('h1:not([data-left])').waitFor();
  await untilThere(page);
}

async function untilThere(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('[aria-busy=true], .animate-pulse').first().waitFor({ state: 'detached' });
}

const getBox = async (part: Locator) => (await part.boundingBox())!;

async function setLetters(page: Page, pixels: number) {
  await setLetterSize(page, pixels);
  await untilThere(page);
}

/** The screen's excess over the window's width, on a phone with doubled letters and on one of 320 px. */
async function getExcess(page: Page): Promise<string[]> {
  const excess = async () => {
    // A changed width reaches the layout in several steps.
    const fits = () => document.documentElement.scrollWidth <= innerWidth;
    await page.waitForFunction(fits, undefined, { timeout: 2_000 }).catch(() => {});
    return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  };
  await setLetters(page, 32);
  const doubled = await excess();
  await setLetters(page, 16);
  await page.setViewportSize(narrow);
  const narrowed = await excess();
  await page.setViewportSize(widths.phone);
  return [
    ...(doubled > 0 ? [`${doubled} px with doubled letters`] : []),
    ...(narrowed > 0 ? [`${narrowed} px at ${narrow.width} px`] : []),
  ];
}

/** Chromium reports the new size before heights in `dvh` follow it. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const narrow = { width: 320, height: 640 };

/** Responses of this URL arrive with these values instead of the stored ones. */
async function change(page: Page, address: string, values: object) {
  await page.route(
    (url) => url.pathname === address,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...values } });
    },
  );
}

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

test('every screen of the panel fits, at every width and size of letters', async ({ step, browser }) => {
  await step('no screen scrolls sideways on a phone with doubled letters, or on one of 320 px', async () => {
    const page = await openPanel(browser, server.origin, { viewport: widths.phone });
    await sendLead(server.origin);
    const excess: Record<string, string[]> = {};
    for (const path of screens) {
      await goTo(page, path);
      const found = await getExcess(page);
      if (found.length > 0) excess[path] = found;
    }
    assert.deepEqual(excess, {});
  });

  await step(
    'on the Dashboard every tab is reachable with doubled letters, and no figure leaves its card at 320 px',
    async () => {
      const page = await openPanel(browser, server.origin, { viewport: widths.phone });
      await sendLead(server.origin);
      await change(page, adminApi.stats, { revenueThisMonth: '137902.50' });
      await goTo(page, adminPaths.dashboard);
      assert.deepEqual(await getExcess(page), []);
      await setLetters(page, 32);
      for (const tab of await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').all()) {
        const { x, width } = await getBox(tab);
        assert.ok(x >= 0 && x + width <= widths.phone.width && width >= 44, `${x} to ${x + width} px`);
      }
      await setLetters(page, 16);
      await page.setViewportSize(narrow);
      const figure = page.getByText('$137,902.50');
      const overhang = await figure.evaluate((element) => element.scrollWidth - element.clientWidth);
      assert.equal(overhang, 0);
      const { height } = await getBox(figure);
      assert.ok(height < 40, `it stands in one line, ${height} px high`);
    },
  );

  await step('the number of leads to answer does not wrap on a phone’s tab', async () => {
    const page = await openPanel(browser, server.origin, { viewport: widths.phone });
    for (const [count, shown] of [
      [23, '23'],
      [283, '283'],
      [1283, '999+'],
    ] as const) {
      await page.unrouteAll();
      await change(page, adminApi.requestCounts, { waiting: count });
      await goTo(page, adminPaths.quotes);
      for (const width of [320, 390]) {
        await resize(page, width, 844);
        const tab = page.getByRole('link', { name: `Requests ${shown} to answer` });
        const pill = tab.getByText(shown);
        assert.equal(await pill.evaluate((element) => element.getClientRects().length), 1);
        const { x, width: pillWidth, height } = await getBox(pill);
        assert.ok(height <= 20, `${height} px high`);
        const neighbor = await getBox(page.getByRole('link', { name: 'Quotes', exact: true }).locator('svg'));
        assert.ok(x + pillWidth <= neighbor.x, `${shown} lies on the next icon at ${width} px`);
      }
    }
  });

  await step('the title of a service has room at every width', async () => {
    const page = await openServices(browser, server.origin);
    const title = 'Sectional with a chaise longue';
    await addService(page, server.origin, {
      title,
      description: 'Every cushion on both sides, and the frame below.',
      originalPrice: '199',
      discountedPrice: '149',
    });
    await goTo(page, adminPaths.services);
    for (const width of [320, 390, 600, 768, 820, 1024, 1280, 1440]) {
      await resize(page, width, 900);
      const heading = serviceRow(page, title).getByRole('heading');
      const lines = (await getBox(heading)).height / 21;
      assert.ok(lines < (width < 600 ? 3 : 2), `${lines} lines at ${width} px`);
      const wide = await getBox(serviceRow(page, title).getByText('Every cushion'));
      assert.ok(wide.width >= 150, `${wide.width} px for the description at ${width} px`);
    }
  });

  await step('at every usual height the whole menu is in view, and who is signed in', async () => {
    const page = await openPanel(browser, server.origin);
    const sidebar = page.getByRole('complementary');
    const entries = sidebar.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    assert.ok((await entries.count()) <= 12);
    for (const height of [1080, 900, 800, 768, 720]) {
      await resize(page, 1440, height);
      const account = await getBox(sidebar.getByRole('link', { name: 'Account' }));
      assert.ok(
        account.y + account.height <= height - 4,
        `ends at ${account.y + account.height} of ${height} px`,
      );
      const last = await getBox(entries.last());
      const website = await getBox(sidebar.getByRole('link', { name: 'View website' }));
      assert.ok(last.y + last.height <= website.y, `the last entry is in view at ${height} px`);
    }
  });

  await step(
    'a screen’s actions stand side by side in its header, and the label of a button goes when it opens a form',
    async () => {
      const page = await openPanel(browser, server.origin, { path: adminPaths.quotes });
      const gap = async (left: Locator, right: Locator) => {
        const { x, width } = await getBox(left);
        // Firefox counts in sixtieths of a pixel.
        return Math.round((await getBox(right)).x - x - width);
      };
      const header = page.locator('main > header');
      const exportButton = header.getByRole('button', { name: 'Export CSV' });
      assert.equal(await gap(exportButton, header.getByRole('button', { name: 'New Quote' })), 8);
      await show(page, adminPaths.blog);
      const generate = header.getByRole('button', { name: 'Generate AI Post' });
      assert.equal(await gap(generate, header.getByRole('link', { name: 'Create New Post' })), 8);

      await sendLead(server.origin, contactBody({ firstName: 'Noa', lastName: 'Lev' }));
      await show(page, adminPaths.requests);
      const edit = page.getByRole('main').getByRole('button', { name: 'Edit Noa Lev' });
      const label = (await edit.locator('span').first().elementHandle())!;
      const shows = (expected: boolean) =>
        page.waitForFunction(
          ([label, expected]) => label.checkVisibility({ opacityProperty: true }) === expected,
          [label, expected] as const,
        );
      // The Chromium of the tests has no hover.
      await edit.focus();
      await edit.hover();
      await shows(true);
      await edit.click();
      await page.getByRole('dialog', { name: 'Edit Request' }).waitFor();
      await shows(false);
    },
  );

  await step(
    'every setting stands in one list, in groups whose screens stand in one row, on a phone with the current one in view',
    async () => {
      const page = await openPanel(browser, server.origin, { path: adminPaths.allSettings });
      const list = page.getByRole('navigation', { name: 'Settings' });
      const groups = ['Your business', 'Calendar', 'Messages', 'Money', 'Team', 'Advanced'];
      assert.deepEqual(await list.getByRole('heading').allInnerTexts(), groups);
      await list.getByRole('region', { name: 'Advanced' }).getByRole('link', { name: 'Outbox' }).click();
      await page.getByRole('heading', { level: 1, name: 'Outbox' }).waitFor();
      const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('listitem').getByRole('link');
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
        assert.equal(new Set(boxes.map((box) => box!.y)).size, 1, String(width));
        assert.deepEqual(
          boxes.filter((box) => box!.x + box!.width > width),
          [],
          String(width),
        );
      }
      await page.getByRole('link', { name: 'Settings' }).last().click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();

      await page.setViewportSize(widths.phone);
      for (const path of [adminPaths.settings, adminPaths.webhooks]) {
        await goTo(page, path);
        const tabList = page.getByRole('navigation', { name: 'Settings' }).getByRole('list');
        const { x, width } = await getBox(tabList.locator('[aria-current=page]'));
        assert.ok(x >= 0 && x + width <= widths.phone.width, `${path}: ${x} to ${x + width} px`);
        const { height } = await getBox(tabList);
        assert.ok(height < 50, `${height} px high`);
      }
    },
  );

  await step(
    'three leads, and three quotes, fit on the screen of a phone, between header and tabs',
    async () => {
      const page = await openPanel(browser, server.origin, {
        viewport: widths.phone,
        hasTouch: true,
        isMobile: true,
      });
      const expectRoom = async (path: string) => {
        await goTo(page, path);
        const cards = page
          .getByRole('main')
          .getByRole('listitem')
          .filter({ has: page.getByRole('combobox') });
        const [first, , third] = await Promise.all([0, 1, 2].map((index) => getBox(cards.nth(index))));
        const header = await getBox(page.getByRole('banner').first());
        const tabs = await getBox(page.getByRole('navigation', { name: 'Screens' }));
        const room = tabs.y - header.height;
        const taken = third!.y + third!.height - first!.y;
        assert.ok(taken < room, `${path}: ${taken} px of ${room}`);
      };
      const message = 'How much is a stairway with 14 steps and a landing? '.repeat(4);
      for (let lead = 0; lead < 3; lead += 1) await sendLead(server.origin, contactBody({ message }));
      await expectRoom(adminPaths.requests);
      const items = [1, 2].map((serviceId) => ({ serviceId, quantity: serviceId }));
      for (const firstName of ['Dee', 'Eve', 'Flo'])
        await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(8) }, { firstName }));
      for (const path of [adminPaths.requests, adminPaths.quotes]) await expectRoom(path);
    },
  );

  await step('a time stands in the middle of its field', async () => {
    const page = await openPanel(browser, server.origin, { path: adminPaths.bookingSettings });
    const { above, below } = await spaceAround(
      page.getByRole('group', { name: 'Window 1' }).getByLabel('From'),
    );
    assert.ok(Math.abs(above - below) <= 4, `${above} px above, ${below} px below`);
  });
});

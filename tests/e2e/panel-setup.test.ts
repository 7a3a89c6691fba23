import type { Locator } from 'playwright-core';
import { adminPaths } from '#kit/paths/paths.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** Each step with the heading that its link leads to. */
const steps = [
  ['Your trade', 'Categories'],
  ['Your account', 'Your details'],
  ['Your name and logo', 'Brand'],
  ['Your city', 'Company'],
  ['Phone, email and opening hours', 'Contact'],
  ['Where you work', 'Service area'],
  ['Services and prices', 'Services'],
  ['Online booking', 'Booking'],
  ['Email', 'Email'],
  ['Text messages', 'Texts'],
  ['Card payments', 'Card payments'],
  ['Alerts on your phone', 'Alerts'],
  ['Your first photos', 'Pictures'],
  ['Reviews', 'Reviews'],
  ['Figures and credentials', 'Figures and credentials'],
  ['Questions and answers', 'Questions'],
  ['Articles', 'Blog Management'],
] as const;

test('each step of setting up leads to where it is done, on a phone', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone });
  // Chromium of today returns a promise, which an older one of the tests does not.
  await page.addInitScript(() => {
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, ...given) {
      return Promise.resolve(scroll.apply(this, given)) as never;
    };
  });
  const list = page.getByRole('region', { name: /^Set up your site/ });
  const untilInView = async (place: Locator) => {
    await place.waitFor();
    await page.waitForFunction(
      (element) => {
        const { top } = element!.getBoundingClientRect();
        return top >= 0 && top < innerHeight;
      },
      await place.elementHandle(),
    );
  };
  for (const [step, heading] of steps) {
    await page.getByRole('link', { name: 'Today', exact: true }).filter({ visible: true }).first().click();
    await list.getByRole('button', { name: /^Set up your site/ }).click();
    await list.getByRole('link', { name: new RegExp(`^${step}`) }).click();
    await list.waitFor({ state: 'detached' });
    await untilInView(page.getByRole('heading', { name: heading, exact: true }).first());
  }
  // Where the step of the example's address leads.
  await page.goto(server.origin + adminPaths.notifications);
  await untilInView(page.getByLabel('Email addresses', { exact: true }));
});

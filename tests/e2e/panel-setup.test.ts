import assert from 'node:assert/strict';
import { paths } from '#kit/paths/paths.ts';
import { findAccessibilityFaults, widths } from '../support/browser.ts';
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

for (const width of ['phone', 'desk'] as const) {
  test(`each step of setting up leads to where it is done, on a ${width}`, async ({ browser }) => {
    const page = await openPanel(browser, server.origin, { viewport: widths[width] });
    // Chromium of today returns a promise, which an older one of the tests does not.
    await page.addInitScript(() => {
      const scroll = Element.prototype.scrollIntoView;
      Element.prototype.scrollIntoView = function (this: Element, ...given) {
        return Promise.resolve(scroll.apply(this, given)) as never;
      };
    });
    const list = page.getByRole('region', { name: /^Set up your site/ });
    for (const [step, heading] of steps) {
      await page.goto(`${server.origin}/admin`);
      await list.getByRole('button', { name: /^Set up your site/ }).click();
      await list.getByRole('link', { name: new RegExp(`^${step}`) }).click();
      await list.waitFor({ state: 'detached' });
      const place = page.getByRole('heading', { name: heading, exact: true }).first();
      await place.waitFor();
      await page.waitForFunction(
        (element) => {
          const { top } = element!.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        },
        await place.elementHandle(),
      );
    }
  });
}

test('all of the demo’s articles go offline with one press, after a question, and stay as drafts', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.phone });
  const list = page.getByRole('region', { name: /^Set up your site/ });
  await list.getByRole('button', { name: /^Set up your site/ }).click();
  await list.getByRole('button', { name: 'Take all offline' }).click();
  const question = page.getByRole('alertdialog', { name: 'Take 8 example articles offline?' });
  await question.getByText(/stay in Blog as drafts/).waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await list.getByText('0 of 17 done').waitFor();
  await list.getByRole('button', { name: 'Take all offline' }).click();
  await question.getByRole('button', { name: 'Take offline' }).click();
  await page.getByText('Example articles taken offline').waitFor();
  await list.getByText('1 of 17 done').waitFor();
  assert.equal(await list.getByRole('link', { name: 'Articles' }).count(), 0);
  await page.goto(server.origin + paths.blog);
  assert.equal(await page.getByRole('article').count(), 0);
  await page.goto(`${server.origin}/admin/blog?status=draft`);
  await page.getByText('Coffee on the couch', { exact: false }).first().waitFor();
});

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { api, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsAtEachWidth, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';
import { dayAhead } from '../support/leads.ts';
import { startTestServer } from '../support/server.ts';
import { standInForTagHost } from '../support/tag-host.ts';
import { until } from '../support/until.ts';

const analyticsId = 'G-TEST1234';
const conversionTarget = 'AW-123456789/aB-c_D';

const server = serverForFile({ GA_MEASUREMENT_ID: analyticsId, ADS_CONVERSION_ID: conversionTarget });

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const choose = (page: Page, name: 'Accept' | 'Decline') => banner(page).getByRole('button', { name }).click();

async function consentCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'consent');
}

async function sendQuote(page: Page, name = 'Ana'): Promise<{ quoteId: number; total: string }> {
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Add Couch Stain Protection' }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Text message').check();
  await page.getByLabel(/^Phone number/).fill('(818) 555-0123');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('form [name=preferredDate]').fill(dayAhead(3));
  const answered = page.waitForResponse((answer) => answer.url().endsWith(api.contact));
  await page.getByRole('button', { name: 'Send my quote request' }).click();
  const answer = (await (await answered).json()) as { quoteId: number; total: string };
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
  return answer;
}

test('nobody else hears of a visitor before consent, and of each page and quote once after it', async ({
  step,
  browser,
  after,
}) => {
  await step('without a configured tag there is no banner and no third-party request', async () => {
    const plain = await startTestServer();
    const page = await openPage(browser, { viewport: widths.desk });
    after(plain.close);
    const elsewhere = await standInForTagHost(page, plain.origin);
    for (const path of [paths.home, paths.calculator, paths.blog]) {
      await page.goto(plain.origin + path, { waitUntil: 'networkidle' });
      assert.equal(await page.locator('#consent, [data-consent-settings]').count(), 0);
    }
    assert.deepEqual(elsewhere.asked, []);
    const answer = await fetch(plain.origin);
    assert.doesNotMatch(answer.headers.get('Content-Security-Policy') ?? '', /google|doubleclick|frame-src/);
    assert.doesNotMatch(await answer.text(), /consent-/);
  });

  await step('no third party gets a request before a visitor accepts, or after they decline', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(server.origin, { waitUntil: 'networkidle' });
    await banner(page).waitFor();
    await choose(page, 'Decline');
    await banner(page).waitFor({ state: 'hidden' });
    for (const path of [paths.home, paths.calculator]) {
      await page.goto(server.origin + path, { waitUntil: 'networkidle' });
      assert.equal(await banner(page).isVisible(), false);
    }
    assert.deepEqual(tags.asked, []);
    assert.equal((await consentCookie(page))?.value, 'denied');
  });

  await step('a prerendered page reports nothing until it is shown', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(server.origin);
    const sent = page.waitForResponse(/g\/collect/);
    await choose(page, 'Accept');
    await sent;
    const before = tags.asked.length;
    await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
    await page.goto(server.origin + paths.about, { waitUntil: 'networkidle' });
    assert.equal(tags.asked.length, before);
    // More than once, since the script that listens may come only now.
    await until(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
      return tags.asked.length > before;
    });
  });

  await step('whoever agrees on a later page than that of the ad still came from it', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(`${server.origin}/?gclid=click-1&utm_campaign=sofas`);
    await banner(page).waitFor();
    await page.goto(server.origin + paths.about);
    await choose(page, 'Accept');
    const views = () => tags.commandsNamed('config').filter(([, id]) => id === analyticsId);
    await until(() => views().length === 1);
    await page.goto(server.origin + paths.contact);
    await until(() => views().length === 2);
    const places = views().map(([, , view]) => (view as { page_location: string }).page_location);
    assert.deepEqual(
      places.map((place) => place.includes('gclid=click-1&utm_campaign=sofas')),
      [true, false],
    );
  });

  await step('Accept and Decline have the same weight', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.goto(server.origin);
    await banner(page).waitFor();
    const looks = await banner(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button);
          const { width, height } = button.getBoundingClientRect();
          return { backgroundColor, color, fontSize, fontWeight, width: Math.round(width), height };
        }),
      );
    assert.equal(looks.length, 2);
    assert.deepEqual(looks[0], looks[1]);
  });

  await step('after consent each page is one page view, and the choice lasts twelve months', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(server.origin);
    await choose(page, 'Accept');
    const views = () => tags.commandsNamed('config').filter(([, id]) => id === analyticsId);
    /** Waits until the page has sent everything, which may take long on a busy machine. */
    const countViews = async (expected: number) => {
      await until(() => views().length >= expected);
      await page.waitForLoadState('networkidle');
      assert.equal(views().length, expected);
    };
    await countViews(1);
    assert.ok(tags.asked.includes(tags.scriptAddress(analyticsId)));

    await page.goto(`${server.origin}${paths.newsletterConfirm}?token=secret`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goto(server.origin + paths.blog);
    await countViews(2);
    assert.equal(await banner(page).isVisible(), false);
    assert.ok(!JSON.stringify(tags.commands).includes('secret'), 'the secret of a link stays here');

    const cookie = await consentCookie(page);
    assert.equal(cookie?.value, 'granted');
    const days = (cookie!.expires - Date.now() / 1000) / 86_400;
    assert.ok(days > 364 && days < 366, `${days} days`);
  });

  await step('the footer opens the question again, and withdrawing consent ends the tags', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    // Firefox logs each domain without such a cookie; the address of the test's server has none at all.
    expectComplaints(page, /“_ga” has been rejected for invalid domain/);
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(server.origin);
    const sent = page.waitForResponse(/g\/collect/);
    await choose(page, 'Accept');
    await sent;
    await page.waitForFunction(() => document.cookie.includes('_ga='));

    await page.getByRole('button', { name: 'Cookie settings' }).click();
    assert.equal(
      await banner(page)
        .getByRole('heading')
        .evaluate((heading) => heading === document.activeElement),
      true,
    );
    await Promise.all([page.waitForEvent('load'), choose(page, 'Decline')]);
    await page.waitForLoadState('networkidle');
    assert.equal((await consentCookie(page))?.value, 'denied');
    assert.doesNotMatch(await page.evaluate(() => document.cookie), /_ga=/);
    const before = tags.asked.length;
    await page.goto(server.origin + paths.blog, { waitUntil: 'networkidle' });
    assert.equal(tags.asked.length, before);
  });

  await step(
    'a quote is one conversion, with the discounted total and the server’s id, also after a reload',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      const tags = await standInForTagHost(page, server.origin);
      await page.goto(server.origin);
      await choose(page, 'Accept');
      const { quoteId, total } = await sendQuote(page);
      assert.equal(total, '120.60');
      const events = () => tags.commandsNamed('event');
      await until(() => events().length > 0);
      const expected = {
        send_to: conversionTarget,
        value: 120.6,
        currency: 'USD',
        transaction_id: String(quoteId),
      };
      assert.deepEqual(events(), [['event', 'conversion', expected]]);

      await page.reload({ waitUntil: 'networkidle' });
      assert.equal(events().length, 1);
      await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('quote-sent', { detail })), {
        id: quoteId,
        total,
      });
      // A reload keeps the last step, a link begins again.
      await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).waitFor();
      assert.equal((await sendQuote(page)).quoteId, quoteId, 'the same form again is the same quote');
      const second = await sendQuote(page, 'Bea');
      await until(() => events().length > 1);
      assert.deepEqual(
        events().map(([, , details]) => (details as typeof expected).transaction_id),
        [String(quoteId), String(second.quoteId)],
      );
    },
  );

  await step('a quote without consent is not reported', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    const tags = await standInForTagHost(page, server.origin);
    await page.goto(server.origin);
    await choose(page, 'Decline');
    await sendQuote(page);
    await page.waitForLoadState('networkidle');
    assert.deepEqual(tags.asked, []);
  });

  await step('axe finds nothing with the banner open at three widths, and nothing overflows', async () => {
    const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
    await page.goto(server.origin);
    await banner(page).waitFor();
    assert.deepEqual(await findFaultsAtEachWidth(page), []);
  });
});

import assert from 'node:assert/strict';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import { dayText } from '#visits/booking/site/window-text.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import {
  bookableDay,
  fillQuoteFromHome,
  quoteTokenOn,
  sendQuoteFromHome,
  visitorOn,
  windowButtons,
} from '../support/booking-journey.ts';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

/** At night the notice that a visit needs may reach past noon of the first day. */
const afternoon = /(12 to 2|2 to 4|4 to 6) PM/;

test('a visitor goes from home to a booked visit, on a desk and on a phone, at once or later', async ({
  step,
  browser,
}) => {
  for (const [width, viewport] of Object.entries(widths)) {
    await step(
      `on a ${width}, a visitor goes from home to a booked visit with at most 15 taps and fields`,
      async () => {
        const page = await openPage(browser, { viewport });
        const visitor = visitorOn(page);
        const { tap, fill } = visitor;
        await fillQuoteFromHome(visitor, server.origin, { name: `Ana ${width}` });
        await page.getByRole('radio', { name: 'Any time' }).waitFor();
        assert.ok(await page.getByRole('button', { name: 'Send my quote request' }).isVisible());
        const asked = bookableDay();
        // Without a date the first free day stands there.
        if (width === 'desk') await fill(page.getByLabel('Preferred date'), asked);
        const name = width === 'desk' ? `${dayText(asked)}, 10 AM to 12 PM` : /^\w+day, .*[AP]M$/;
        await tap(page.getByRole('radio', { name }).first());
        const date = await page.getByLabel('Preferred date').inputValue();
        if (width === 'desk') assert.equal(date, asked);
        assert.equal(await page.getByLabel('City').inputValue(), 'Burbank');
        assert.deepEqual(await findAccessibilityFaults(page), []);
        const book = page.getByRole('button', { name: /^Book for \$\d+\.\d\d$/ });
        await book.click();
        assert.deepEqual(
          await page
            .getByRole('region', { name: 'Please check these fields' })
            .getByRole('link')
            .allInnerTexts(),
          ['Street is required', 'Please agree to the terms'],
        );
        await fill(page.getByLabel('Street address'), '120 Olive Ave');
        await tap(page.getByRole('checkbox', { name: /^I accept the quote of/ }));
        await tap(book);

        const booked = page.getByRole('heading', { name: 'You’re booked' });
        await booked.waitFor();
        assert.ok(await booked.evaluate((element) => element === document.activeElement));
        await page.getByRole('link', { name: 'Move or cancel this visit' }).waitFor();
        assert.deepEqual(await findAccessibilityFaults(page), []);
        console.log(`${visitor.count()} taps and fields`);
        assert.ok(visitor.count() <= 15, `${visitor.count()} taps and fields`);

        const token = await quoteTokenOn(page);
        const quote = (await (await fetch(server.origin + quoteApi.quote(token))).json()) as CustomerQuote;
        const { status, property } = quote.visit!;
        assert.deepEqual(
          [quote.decision, status, quote.visit!.date, property?.street, property?.city],
          ['accepted', 'booked', date, '120 Olive Ave', 'Burbank'],
        );
      },
    );
  }

  await step('a quote that was sent without a time is booked below it', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const visitor = visitorOn(page);
    const date = bookableDay();
    await sendQuoteFromHome(visitor, server.origin, { name: 'Ana Later', date });
    await page.getByRole('button', { name: `${dayText(date)}, 12 to 2 PM` }).click();
    const heading = page.getByRole('heading', { name: 'Where should we come?' });
    await heading.waitFor();
    assert.ok(await heading.evaluate((element) => element === document.activeElement));
    assert.equal(await page.getByLabel('ZIP code').inputValue(), '91501');
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Ana Later');
    await page.getByLabel('Street address').fill('120 Olive Ave');
    await page.getByRole('checkbox').click();
    await page.getByRole('button', { name: 'Book this visit' }).click();
    const booked = page.getByRole('heading', { name: 'You’re booked' });
    await booked.waitFor();
    assert.ok(await booked.evaluate((element) => element === document.activeElement));
    assert.deepEqual(await findAccessibilityFaults(page), []);
  });

  await step(
    'windows in the part of the day that the visitor asked for come first, and a day on which a crew is near is named, in the calculator and on the quote’s page',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      await sendQuoteFromHome(visitorOn(page), server.origin, {
        name: 'Ana Late',
        time: 'Afternoon',
        date: bookableDay(7),
      });
      await page.getByText('Afternoon, as you asked').waitFor();
      const label = (await windowButtons(page).first().getAttribute('aria-label'))!;
      assert.match(label, afternoon);
      // The visits above are in the same ZIP code.
      const near = page.getByRole('button', { name: /^We’re near you that day: / });
      const [, day] = (await near.innerText()).split(': ');
      await near.click();
      await page.getByRole('group', { name: `Arrival windows on ${day}` }).waitFor();
      assert.ok(await near.isDisabled());
      assert.deepEqual(await findAccessibilityFaults(page), []);
      await page.goto(server.origin + quotePaths.visit(await quoteTokenOn(page)));
      await page.getByText('Afternoon, as you asked').first().waitFor();
      assert.match(await page.locator('button[name=window]').first().innerText(), afternoon);
      await page.getByText('We’re near you that day').first().waitFor();
    },
  );
});

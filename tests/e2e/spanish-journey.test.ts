import assert from 'node:assert/strict';
import { quoteApi, quotePaths } from '#kit/paths/customer-paths.ts';
import * as calculator from '#site/calculator/calculator-page-texts.es.ts';
import * as booking from '#visits/booking/booking-page-texts.es.ts';
import { dayText } from '#visits/booking/site/window-text.es.ts';
import * as details from '#visits/quote-page/quote-details-page-texts.es.ts';
import { quoteVisitPage } from '#visits/quote-page/quote-visit-page-texts.es.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import { bookableDay } from '../support/booking-journey.ts';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

const fetchQuote = async (token: string) =>
  (await (await fetch(server.origin + quoteApi.quote(token))).json()) as CustomerQuote;

test('in Spanish a visitor goes from home to a booked visit, cancels it, and changes the language with a cart', async ({
  step,
  browser,
}) => {
  await step('in Spanish a visitor goes from home to a booked visit, and cancels it', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const date = bookableDay();
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await page.goto(`${server.origin}/es/`);
    await page.locator('form [name=zip]').first().fill('91501');
    await page.locator('form:has([name=zip]) button').first().click();
    await page.waitForURL(({ pathname }) => pathname === '/es/calculator');
    assert.equal(await page.locator('html').getAttribute('lang'), 'es');

    await page
      .getByRole('button', { name: new RegExp(`^${calculator.add} `) })
      .first()
      .click();
    await press(calculator.getQuote);
    await page.getByLabel(details.name).fill('Inés Peña');
    await page.getByLabel(details.textMessage).check();
    await page.getByLabel(new RegExp(`^${details.phone}`)).fill('(818) 555-0177');
    await page.getByLabel(details.preferredDate).fill(date);
    await press(details.send);
    const message = page.getByRole('status').filter({ hasText: calculator.sentHeading });
    // Holds the message until the page has scrolled to its top.
    await message.hover();
    await page.waitForFunction(() => scrollY === 0);
    const told = (await message.boundingBox())!;
    const sent = await page.getByRole('heading', { name: calculator.sentHeading }).boundingBox();
    assert.ok(told.y + told.height <= sent!.y, 'the message leaves the heading that says the same uncovered');
    await page.getByRole('heading', { name: booking.pickWindow }).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${dayText(date)}, de 10 .*a 12 p`) }).click();
    await page.getByRole('heading', { name: booking.where }).waitFor();
    assert.equal(await page.getByLabel(booking.name).inputValue(), 'Inés Peña');
    await page.getByLabel(booking.street).fill('120 Olive Ave');
    await page.getByRole('checkbox').click();
    await press(booking.book);
    const heading = page.getByRole('heading', { name: calculator.booked });
    await heading.waitFor();
    const { width, height } = (await heading.locator('xpath=preceding-sibling::*').boundingBox())!;
    assert.equal(Math.round(width), Math.round(height), 'the check mark stands in a circle');
    assert.deepEqual(await findAccessibilityFaults(page), []);

    const href = (await page.locator('a[href^="/es/quote/"]').first().getAttribute('href'))!;
    const token = href.split('/')[3]!;
    const { decision, visit } = await fetchQuote(token);
    assert.deepEqual(
      [decision, visit?.status, visit?.date, visit?.from],
      ['accepted', 'booked', date, '10:00'],
    );
    await page.goto(`${server.origin}/es${quotePaths.visit(token)}`);
    await page.getByRole('link', { name: quoteVisitPage.booked.cancel }).click();
    await press(quoteVisitPage.cancel.button);
    await page.getByText(quoteVisitPage.windows.cancelled.split('.')[0]!).waitFor();
    assert.equal((await fetchQuote(token)).visit?.status, 'cancelled');
  });

  await step('the language link keeps the page and the cart, both ways', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await page.goto(`${server.origin}/calculator`);
    await page.getByRole('button', { name: /^Add / }).first().click();
    const cart = (name: string) => page.getByRole('complementary', { name });
    const price = /\$[\d.]+/.exec(await cart('Your quote').innerText())![0];
    await page.getByRole('link', { name: 'Español' }).first().click();
    await cart(calculator.yourQuote).getByText(price).first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/es/calculator');
    await page.getByRole('link', { name: 'English' }).first().click();
    await cart('Your quote').getByText(price).first().waitFor();
  });
});

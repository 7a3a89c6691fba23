import assert from 'node:assert/strict';
import type { Browser, Page } from 'playwright-core';
import { quoteApi, quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { dayText, slotText } from '#visits/booking/site/window-text.ts';
import type { Crew } from '#visits/crews/crews.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import {
  bookableDay,
  quoteTokenOn,
  sendQuoteFromHome,
  visitorOn,
  windowButtons,
} from '../support/booking-journey.ts';
import { expectComplaints, holdBack, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile } from '../support/journeys.ts';

const server = serverForFile();
const address = 'Where should we come?';
const booked = 'You’re booked';

async function openWindows(browser: Browser, name: string, date = bookableDay()): Promise<Page> {
  const page = await openPage(browser, { viewport: widths.phone });
  await sendQuoteFromHome(visitorOn(page), server.origin, { name, date });
  await page.getByRole('heading', { name: 'Pick your arrival window' }).waitFor();
  return page;
}

async function openAddress(browser: Browser, name: string, date?: string): Promise<Page> {
  const page = await openWindows(browser, name, date);
  await windowButtons(page).first().click();
  await page.getByRole('heading', { name: address }).waitFor();
  await page.getByLabel('Street address').fill('77 Magnolia Blvd');
  await page.getByRole('checkbox').check();
  return page;
}

const book = (page: Page) => page.getByRole('button', { name: 'Book this visit' }).click();
const seeHeading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

async function quoteOn(page: Page): Promise<CustomerQuote> {
  const answer = await fetch(server.origin + quoteApi.quote(await quoteTokenOn(page)));
  return (await answer.json()) as CustomerQuote;
}

/** A day's work for every crew, so that nobody else can be booked then. */
async function fillDay(date: string) {
  for (const { id: crewId } of await callAsOwner<Crew[]>(server.origin, 'GET', visitApi.crews)) {
    const quote = { firstName: 'Bulk', phone: '(818) 555-0199', contactMethod: 'sms', zipCode: '91501' };
    const items = [{ serviceId: 1, quantity: 1 }];
    const { id: quoteId } = await callAsOwner<{ id: number }>(server.origin, 'POST', adminApi.quotes, {
      ...quote,
      items,
    });
    const times = { date, from: '08:00', to: '10:00', durationMinutes: 1200 };
    await callAsOwner(server.origin, 'POST', visitApi.visits, { quoteId, crewId, ...times, force: true });
  }
}

test('a visit is booked, whatever happens meanwhile', async ({ step, browser }) => {
  await step(
    'a window that was taken in the meantime: other windows are offered, and the address stays',
    async () => {
      const date = bookableDay(8);
      const page = await openAddress(browser, 'Rosa Late', date);
      expectComplaints(page, /409/);
      const other = await openWindows(browser, 'Otto Early', date);
      expectComplaints(other, /409/);
      await fillDay(date);

      await windowButtons(other).first().click();
      await other.getByText('That time was just taken. Pick another.').first().waitFor();
      assert.ok(!(await other.getByRole('heading', { name: dayText(date) }).isVisible()));

      await book(page);
      await seeHeading(page, 'Pick your arrival window');
      await page.getByRole('alert').getByText('That time was just taken. Pick another.').first().waitFor();
      await windowButtons(page).last().click();
      await seeHeading(page, address);
      assert.equal(await page.getByLabel('Street address').inputValue(), '77 Magnolia Blvd');
      await book(page);
      await seeHeading(page, booked);
    },
  );

  await step(
    'a hold that ends while the address is typed shows a notice, and the visit can still be booked',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      await page.clock.install();
      await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Slow Sam' });
      await windowButtons(page).first().click();
      await page.getByText('We’re holding this time for 15 minutes.').waitFor();
      await page.clock.fastForward('15:01');
      await page.getByText('We no longer hold this time.').waitFor();
      await page.getByLabel('Street address').fill('9 Slow St');
      await page.getByRole('checkbox').check();
      await book(page);
      await seeHeading(page, booked);
    },
  );

  await step('a price that staff changed in the meantime is shown before the visit is booked', async () => {
    const page = await openAddress(browser, 'Petra Price');
    expectComplaints(page, /409/);
    const { id, total } = await quoteOn(page);
    const items = [{ serviceId: 1, quantity: 3 }];
    await callAsOwner(server.origin, 'PUT', adminApi.quote(id), { items });
    await book(page);
    await page.getByText('We changed your quote since you opened it.').waitFor();
    const changed = await quoteOn(page);
    assert.notEqual(changed.total, total);
    await page.getByRole('region', { name: 'Your request' }).getByText(`$${changed.total}`).last().waitFor();
    assert.equal(changed.visit, null);
    assert.equal(await page.getByRole('checkbox').isChecked(), false, 'another total was accepted');
    await page.getByRole('checkbox').check();

    // A price set by hand: only after the customer has accepted it.
    await callAsOwner(server.origin, 'PUT', adminApi.quote(id), { estimatedPrice: '500.00' });
    await book(page);
    await seeHeading(page, 'Your quote changed');
    assert.equal(
      await page.getByRole('link', { name: 'Open your quote' }).getAttribute('href'),
      quotePaths.page(await quoteTokenOn(page)),
    );
    assert.equal((await quoteOn(page)).visit, null);
  });

  await step('a double press books once, and Back after booking shows what is booked', async () => {
    const page = await openAddress(browser, 'Dora Double');
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/visit')) posts.push(request.url());
    });
    await page.getByRole('button', { name: 'Book this visit' }).dblclick();
    await seeHeading(page, booked);
    assert.equal(posts.length, 1);
    const { visit } = await quoteOn(page);

    await page.goBack();
    await seeHeading(page, booked);
    await page.goBack();
    await page.getByText(`Your visit is booked for ${dayText(visit!.date)}`).waitFor();
    await page.goForward();
    await seeHeading(page, booked);
    await page.reload();
    await seeHeading(page, booked);
    assert.equal((await quoteOn(page)).visit?.id, visit?.id);
  });

  await step('a visit that was cancelled is booked again for the same window and address', async () => {
    const page = await openAddress(browser, 'Carla Cancels');
    await book(page);
    await seeHeading(page, booked);
    const { visit: first } = await quoteOn(page);
    const cancel = await fetch(server.origin + quoteApi.cancelVisit(await quoteTokenOn(page)), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ version: first!.version }),
    });
    assert.equal(cancel.status, 200);
    await page.reload();
    await seeHeading(page, 'Pick your arrival window');
    await page.getByRole('button', { name: slotText(first!) }).click();
    await seeHeading(page, address);
    assert.equal(await page.getByLabel('Street address').inputValue(), '77 Magnolia Blvd');
    await page.getByRole('checkbox').setChecked(true);
    await book(page);
    await seeHeading(page, booked);
    const { visit: second } = await quoteOn(page);
    assert.notEqual(second?.id, first?.id);
    assert.equal(second?.status, 'booked');
  });

  await step('Back from the address leads to the windows, and what was typed stays', async () => {
    const page = await openAddress(browser, 'Bea Back');
    await page.goBack();
    await seeHeading(page, 'Pick your arrival window');
    await page.reload();
    await windowButtons(page).first().click();
    assert.equal(await page.getByLabel('Street address').inputValue(), '77 Magnolia Blvd');
  });

  await step('without a connection nothing is lost, and the visit is booked once it is back', async () => {
    const page = await openWindows(browser, 'Olga Offline');
    expectComplaints(page, /ERR_INTERNET_DISCONNECTED/);
    await page.context().setOffline(true);
    await windowButtons(page).first().click();
    await page.getByText('We couldn’t reach the server, so this time isn’t held yet.').waitFor();
    await page.context().setOffline(false);
    await windowButtons(page).first().click();
    await page.getByLabel('Street address').fill('5 Wire Way');
    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await book(page);
    await page.getByText('nothing you entered is lost').first().waitFor();
    await page.context().setOffline(false);
    await book(page);
    await seeHeading(page, booked);
  });

  await step('windows that come late or not at all leave the quote, its link and a way on', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    expectComplaints(page, /ERR_FAILED/);
    const windows = await holdBack(page, /\/windows\?/);
    await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Lena Late' });
    await page.getByText('Looking for free arrival windows...').waitFor();
    await quoteTokenOn(page);
    windows.release();
    await seeHeading(page, 'Pick your arrival window');

    await page.route(/\/assets\/booking-/, (route) => route.abort());
    await page.reload();
    await page.getByText('The arrival windows didn’t load. Your quote is saved.').waitFor();
    await page.unroute(/\/assets\/booking-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await seeHeading(page, 'Pick your arrival window');
  });

  await step('outside the area, and without self-booking, the last step offers no windows', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Fay Far', zipCode: '10001' });
    assert.deepEqual(
      calls.filter((path) => /booking-|api\/quotes/.test(path)),
      [],
    );

    const settings = await callAsOwner<{ booking: object }>(server.origin, 'GET', adminApi.settings);
    const booking = { ...settings.booking, selfBooking: false };
    await callAsOwner(server.origin, 'PUT', adminApi.settings, { ...settings, booking });
    await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Nora Off' });
    assert.equal(await page.getByText('Looking for free arrival windows...').count(), 0);
    assert.equal(await page.getByRole('heading', { name: 'Pick your arrival window' }).count(), 0);
    await page.getByRole('list', { name: 'Steps' }).getByText('Done', { exact: true }).waitFor();
    await quoteTokenOn(page);
  });
});

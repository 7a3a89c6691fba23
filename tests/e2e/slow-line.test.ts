import assert from 'node:assert/strict';
import { paths } from '#kit/paths/paths.ts';
import { sendQuoteFromHome, visitorOn } from '../support/booking-journey.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, openPage, widths } from '../support/browser.ts';
import { fillInContact, openContact, untilLive } from '../support/contact-form.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile, storedRequests } from '../support/journeys.ts';

const server = serverForFile();

test('on a slow or broken line nothing that a visitor does is lost', async ({ step, browser }) => {
  await step('services chosen before the scripts load are in the cart', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const scripts = await holdBack(page, /\/assets\/live-/);
    await page.goto(`${server.origin}${paths.calculator}?category=mattress`);
    await page.getByRole('button', { name: 'Add Queen Mattress', exact: true }).click();
    scripts.release();
    await page.getByRole('button', { name: 'Add one Queen Mattress' }).waitFor();
    assert.equal(await page.getByLabel('Quantity of Queen Mattress', { exact: true }).inputValue(), '1');
  });

  await step('a service chosen while the page hydrates is in the cart once', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await page.addInitScript(() => {
      const dispatch = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        const press = () =>
          document.querySelector<HTMLElement>('button[aria-label="Add Queen Mattress"]')!.click();
        if (event.type === 'hydrating') queueMicrotask(press);
        return dispatch.call(this, event);
      };
    });
    const scripts = await holdBack(page, /\/assets\/live-/);
    await page.goto(`${server.origin}${paths.calculator}?category=mattress`);
    await page.getByRole('button', { name: 'Add King Mattress', exact: true }).click();
    scripts.release();
    for (const title of ['King Mattress', 'Queen Mattress']) {
      await page.getByRole('button', { name: `Add one ${title}` }).waitFor();
      assert.equal(await page.getByLabel(`Quantity of ${title}`, { exact: true }).inputValue(), '1');
    }
  });

  await step('on a slow line the form appears shortly after the step, with the earlier input', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const script = await holdBack(page, /\/assets\/details-/);
    await page.goto(`${server.origin}${paths.calculator}?category=mattress&zip=91501`);
    await page.getByRole('button', { name: 'Add Queen Mattress', exact: true }).click();
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByText('Loading the form...').waitFor();
    const heading = page.getByRole('heading', { name: 'Almost Done' });
    assert.ok(await heading.evaluate((element) => element === document.activeElement));
    script.release();
    await page.getByLabel('Your name').waitFor();
    assert.equal(await page.locator('form [name=zipCode]').inputValue(), '91501');
    assert.equal(await page.getByText('Loading the form...').count(), 0);
  });

  await step('a form that fails to load says so, and a retry still has the cart', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    expectComplaints(page, /ERR_FAILED/);
    await page.route(/\/assets\/details-/, (route) => route.abort());
    await page.goto(server.origin + paths.calculator);
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByText('The form didn’t load.').waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.unroute(/\/assets\/details-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByLabel('Your name').waitFor();
    await page.getByRole('region', { name: 'Your quote' }).getByText('2-Seat Sofa').waitFor();
  });

  await step(
    'a sent quote says so though the rest of the last step fails to load, and a retry shows it',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      expectComplaints(page, /ERR_FAILED/);
      await page.route(/\/assets\/complete-step-/, (route) => route.abort());
      await sendQuoteFromHome(visitorOn(page), server.origin, { name: 'Ana Rest' });
      const heading = page.getByRole('heading', { name: 'Quote Request Sent!' });
      assert.ok(await heading.evaluate((element) => element === document.activeElement));
      await page.getByText('Thank you, Ana.').waitFor();
      await page.getByText('The rest of this page didn’t load. We have your request.').waitFor();
      assert.deepEqual(await findAccessibilityFaults(page), []);
      await page.unroute(/\/assets\/complete-step-/);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: 'Pick your arrival window' }).waitFor();
    },
  );

  await step('input before the scripts load is not lost', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    const scripts = await holdBack(page, /\/assets\/live-/);
    await page.goto(server.origin + paths.contact);
    await fillInContact(page, 'early@example.com');
    scripts.release();
    await untilLive(page);
    assert.equal(await page.getByLabel('First name').inputValue(), 'Rosa');
    assert.equal(await page.getByLabel('Email address').inputValue(), 'early@example.com');
    await page.getByRole('button', { name: 'Send my request' }).click();
    await page.getByText('Urgent? Call').waitFor();
    assert.equal((await storedRequests(server.origin, 'early@example.com')).length, 1);
  });

  await step('a coverage map whose script fails to load leads to the calculator’s check', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    expectComplaints(page, /ERR_FAILED/);
    await page.route(/\/assets\/coverage-dialog-/, (route) => route.abort());
    await openContact(page, server.origin);
    await page.getByRole('button', { name: 'View Coverage Map' }).click();
    await page.getByLabel('Check your ZIP code').fill('91502');
    await page.getByRole('button', { name: 'Get my price' }).click();
    await page.getByText('Good news: we serve Burbank.').first().waitFor();
  });
});

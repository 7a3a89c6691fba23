import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { api, paths } from '#kit/paths/paths.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, openPage, widths } from '../support/browser.ts';
import { fillInContact, openContact, untilLive } from '../support/contact-form.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile, storedRequests } from '../support/journeys.ts';

const server = serverForFile();

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' });

/** Sends the page's form and returns the stored source of the lead. */
async function sourceOfLead(page: Page, email: string) {
  await fillInContact(page, email);
  await send(page).click();
  await page.getByText('Urgent? Call').waitFor();
  const [request] = await storedRequests(server.origin, email);
  return request?.source;
}

const failing = /ERR_FAILED|Failed to load/;

const failures: [
  what: string,
  answer: { status: number; body: string; contentType: string },
  shown: string,
][] = [
  [
    'an answer that is no problem of ours',
    { status: 502, body: '<h1>Bad gateway</h1>', contentType: 'text/html' },
    'Something went wrong. Please try again.',
  ],
  [
    'too many requests',
    {
      status: 429,
      body: JSON.stringify({ detail: 'Too many requests. Please try again in 10 minutes.' }),
      contentType: 'application/problem+json',
    },
    'Too many requests. Please try again in 10 minutes.',
  ],
];

test('a visitor asks for a quote on the contact page, whatever happens to the form, and finds the map', async ({
  step,
  browser,
}) => {
  for (const [width, viewport] of Object.entries(widths)) {
    await step(
      `on a ${width}, a visitor asks for a quote; the form is empty again and says that it was sent`,
      async () => {
        const page = await openPage(browser, { viewport });
        await openContact(page, server.origin);
        const email = `rosa.${width}@example.com`;
        await fillInContact(page, email);
        assert.equal(await page.getByLabel('Phone number').inputValue(), '(818) 555-0123');
        await send(page).click();
        const toast = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' });
        await toast.getByText('We will contact you within 24 hours with your free quote').waitFor();
        const confirmation = page.getByText('Urgent? Call');
        assert.ok(await confirmation.isVisible());
        await page.locator(':focus').filter({ has: confirmation }).waitFor();
        const call = confirmation.getByRole('link', { name: '(818) 555-0142' });
        assert.equal(await call.getAttribute('href'), 'tel:+18185550142');
        assert.equal(await call.evaluate((link) => link.getClientRects().length), 1);
        for (const label of ['First name', 'Email address', /^Service$/, /^Message/]) {
          assert.equal(await page.getByLabel(label).inputValue(), '');
        }
        const [request, ...others] = await storedRequests(server.origin, email);
        assert.deepEqual(others, []);
        assert.equal(request?.service, 'Multiple Services');
        assert.equal(request?.message, 'A sofa and two rugs.');
      },
    );
  }

  await step('a long field that Tab reaches stands clear of the phone’s bar', async () => {
    const page = await openPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' });
    await openContact(page, server.origin);
    while ((await page.locator('textarea:focus').count()) === 0) await page.keyboard.press('Tab');
    const message = await page.locator('textarea:focus').boundingBox();
    const bar = await page.getByRole('link', { name: 'Call', exact: true }).boundingBox();
    assert.ok(message && bar && message.y + message.height <= bar.y);
  });

  await step('the toast leaves the actions of the phone’s bar free', async () => {
    const page = await openPage(browser, { viewport: widths.phone, reducedMotion: 'reduce' });
    await openContact(page, server.origin);
    await fillInContact(page, 'toast@example.com');
    await send(page).click();
    await page.getByRole('status').getByText('Thank you for your inquiry!').waitFor();
    await page.getByRole('link', { name: 'Call', exact: true }).click({ trial: true });
  });

  for (const first of [paths.service('couch-cleaning'), paths.contact]) {
    await step(
      `a lead that came in by ${first}, and went on before its scripts loaded, belongs to that campaign and listing`,
      async () => {
        const page = await openPage(browser, { viewport: widths.phone });
        const listing = 'http://listings.example/';
        await page.route(listing, (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: `<a href="${server.origin}${first}?utm_campaign=spring">A cleaner</a>`,
          }),
        );
        const scripts = await holdBack(page, /\/assets\/.*\.js/);
        await page.goto(listing);
        await page.getByRole('link').click();
        await page.waitForFunction(() => sessionStorage.visitStart !== undefined);
        await page.getByRole('link', { name: 'About' }).last().click();
        await page.waitForURL(server.origin + paths.about, { waitUntil: 'commit' });
        scripts.release();
        await openContact(page, server.origin);
        const source = await sourceOfLead(page, `by${first.replace('/', '.')}@example.com`);
        assert.deepEqual(source, {
          name: 'listings.example',
          landingPage: first,
          campaign: 'spring',
        });
      },
    );
  }

  await step('a lead from a new tab belongs to the campaign of the page that opened it', async () => {
    const first = await openPage(browser, { viewport: widths.desk });
    await first.goto(`${server.origin}${paths.service('couch-cleaning')}?utm_campaign=autumn`);
    const opened = first.context().waitForEvent('page');
    await first.evaluate((href) => open(href, '_blank', 'noopener'), paths.contact);
    const page = await opened;
    await untilLive(page);
    assert.deepEqual(await sourceOfLead(page, 'tab@example.com'), {
      name: 'Direct',
      landingPage: paths.service('couch-cleaning'),
      campaign: 'autumn',
    });
  });

  await step(
    'an empty form is refused with every documented message, under its field and in a focused summary',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      await openContact(page, server.origin);
      await send(page).click();
      const summary = page.getByRole('region', { name: 'Please check these fields' });
      await summary.waitFor();
      assert.ok(await summary.evaluate((element) => element === document.activeElement));
      const messages = {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        phone: 'Valid phone number is required',
        email: 'Valid email is required',
        service: 'Please select a service',
      };
      assert.deepEqual(await summary.getByRole('listitem').allInnerTexts(), Object.values(messages));
      for (const [name, message] of Object.entries(messages)) {
        assert.equal(await page.locator(`#${name}-error`).innerText(), message);
        const described = await page.locator(`#${name}`).getAttribute('aria-describedby');
        assert.equal(described?.split(' ').at(-1), `${name}-error`);
      }
      await summary.getByRole('link', { name: messages.email }).click();
      assert.ok(await page.getByLabel('Email address').evaluate((field) => field === document.activeElement));
      await page.getByLabel('Email address').fill('rosa@example.com');
      await page.locator('#email-error').waitFor({ state: 'detached' });
      assert.deepEqual(await findAccessibilityFaults(page), []);
    },
  );

  await step('a foreign phone number is refused, not cut to somebody else’s', async () => {
    const page = await openPage(browser, { viewport: widths.phone });
    await openContact(page, server.origin);
    await fillInContact(page, 'abroad@example.com');
    const phone = page.getByLabel('Phone number');
    await phone.fill('');
    await phone.pressSequentially('+44 20 7946 0018');
    assert.equal(await phone.inputValue(), '+44 20 7946 0018');
    await send(page).click();
    await page.getByText('Valid phone number is required').first().waitFor();
    assert.equal(await phone.getAttribute('aria-invalid'), 'true');
    assert.deepEqual(await storedRequests(server.origin, 'abroad@example.com'), []);
    await phone.fill('');
    await phone.pressSequentially('18185550123');
    assert.equal(await phone.inputValue(), '(818) 555-0123');
    await send(page).click();
    await page.getByText('Urgent? Call').waitFor();
  });

  await step(
    'a double click, a lost response, a reload, a retry and a second tab make one lead',
    async () => {
      const page = await openPage(browser, { viewport: widths.desk });
      expectComplaints(page, failing);
      await openContact(page, server.origin);
      const email = 'dora@example.com';
      await fillInContact(page, email);

      // The server stores the lead, but the response never arrives.
      await page.route(`**${api.contact}`, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await send(page).dblclick();
      await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
      await page
        .getByText(/couldn’t reach the server/)
        .first()
        .waitFor();
      await page.reload();
      await untilLive(page);
      assert.equal(await page.getByLabel('Email address').inputValue(), email);
      await page.unroute(`**${api.contact}`);
      await send(page).click();
      await page.getByText('Urgent? Call').waitFor();

      const otherTab = await page.context().newPage();
      await openContact(otherTab, server.origin);
      await fillInContact(otherTab, email);
      await send(otherTab).click();
      await otherTab.getByText('Urgent? Call').waitFor();
      assert.equal((await storedRequests(server.origin, email)).length, 1);
    },
  );

  for (const [what, answer, shown] of failures) {
    await step(`${what} is shown in the page and in a toast, and no input is lost`, async () => {
      const page = await openPage(browser, { viewport: widths.phone });
      expectComplaints(page, failing);
      await openContact(page, server.origin);
      await fillInContact(page, 'fay@example.com');
      await page.route(`**${api.contact}`, (route) => route.fulfill(answer));
      await send(page).click();
      await page.getByRole('alert').getByText(shown).waitFor();
      assert.ok(await page.locator('form').getByText(shown).isVisible());
      assert.equal(await page.getByLabel('First name').inputValue(), 'Rosa');
      assert.ok(await send(page).isEnabled());
    });
  }

  await step('while sending, the button says so and is disabled', async () => {
    const page = await openPage(browser, { viewport: widths.desk });
    await openContact(page, server.origin);
    await fillInContact(page, 'slow@example.com');
    const arrived = Promise.withResolvers<() => void>();
    await page.route(`**${api.contact}`, (route) => arrived.resolve(() => void route.continue()));
    await send(page).click();
    const letGo = await arrived.promise;
    assert.ok(await page.getByRole('button', { name: 'Sending...' }).isDisabled());
    letGo();
    await page.getByText('Urgent? Call').waitFor();
  });

  for (const [width, viewport] of Object.entries({ ...widths, narrow: { width: 320, height: 844 } })) {
    await step(
      `the coverage map is a dialog that checks a ZIP code and gives the focus back, on a ${width}`,
      async () => {
        const page = await openPage(browser, { viewport, reducedMotion: 'reduce' });
        await openContact(page, server.origin);
        const opener = page.getByRole('button', { name: 'View Coverage Map' });
        await opener.click();
        const dialog = page.getByRole('dialog', { name: 'Where we clean' });
        await dialog.waitFor();
        assert.equal(await dialog.getByRole('listitem').count(), 31);
        const zip = dialog.getByLabel('Check your ZIP code');
        await zip.fill('91390');
        await dialog.getByText('we serve Saugus and Agua Dulce').waitFor();
        await zip.fill('10001');
        await dialog.getByText(/outside our usual area.*we will check and answer/).waitFor();
        assert.deepEqual(await findAccessibilityFaults(page), []);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        assert.ok(await opener.evaluate((button) => button === document.activeElement));

        await opener.click();
        await zip.fill('91502');
        await dialog.getByRole('button', { name: 'Get my price' }).click();
        await page.getByRole('heading', { name: 'Choose your services' }).waitFor();
        await page.getByText('Good news: we serve Burbank.').first().waitFor();
      },
    );
  }
});

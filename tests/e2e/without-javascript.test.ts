import assert from 'node:assert/strict';
import { quotePaths, visitApi } from '#kit/paths/customer-paths.ts';
import { paths } from '#kit/paths/paths.ts';
import { bookVisit } from '../support/booking-journey.ts';
import { expectComplaints, openPage, widths } from '../support/browser.ts';
import { fillInContact } from '../support/contact-form.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, serverForFile, storedQuotes, storedRequests } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

test('without JavaScript a visitor finds, asks and orders', async ({ step, browser }) => {
  await step('without JavaScript the calculator is a form that sends the same quote', async () => {
    const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
    await page.goto(`${server.origin}${paths.calculator}?category=mattress`);
    await page.getByLabel('Quantity of Queen Mattress', { exact: true }).fill('2');
    await page.getByLabel('Your name').fill('Noor Script');
    await page.getByLabel('Email', { exact: true }).check();
    await page.getByRole('button', { name: 'Send my quote request' }).click();

    // The browser's own validation may block the form; the server checks what reaches it.
    await page.locator('[name=email]').fill('noor@example.com');
    await page.locator('form [name=zipCode]').fill('90210');
    await page.locator('[name=preferredDate]').fill(dayAhead(3));
    const photo = { name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
    await page.locator('input[type=file]').setInputFiles(photo);
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();

    const [quote, ...others] = await storedQuotes(server.origin, 'Noor Script');
    assert.deepEqual(others, []);
    assert.equal(quote?.serviceDetails.items[0]?.quantity, 2);
    assert.ok(quote?.imageUrl);
  });

  await step(
    'without JavaScript the ZIP code typed on home is in the form, and the chosen category is open and empty',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
      await page.goto(server.origin + paths.home);
      await page
        .locator('form label')
        .filter({ hasText: /mattress/i })
        .click();
      await page.getByLabel('ZIP code', { exact: true }).fill('91501');
      await page.getByRole('button', { name: 'Get Quote' }).click();
      assert.equal(await page.locator('form [name=zipCode]').inputValue(), '91501');
      await page.getByText('Good news: we serve Burbank.').filter({ visible: true }).waitFor();
      assert.equal(await page.getByLabel('Quantity of Twin Mattress', { exact: true }).inputValue(), '0');
    },
  );

  await step('without JavaScript nobody orders at a price they have not seen', async () => {
    const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
    expectComplaints(page, /409/);
    await page.goto(server.origin + paths.calculator);
    // The page as rendered before the price went up.
    await page.locator('[name=prices]').evaluate((field: HTMLInputElement) => {
      field.value = field.value.replaceAll(/\d+\.\d\d:/g, '1.00:');
    });
    await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).fill('1');
    await page.getByLabel('Your name').fill('Lia Later');
    await page.getByLabel('Email', { exact: true }).check();
    await page.locator('[name=email]').fill('lia@example.com');
    await page.locator('form [name=zipCode]').fill('91501');
    await page.locator('[name=preferredDate]').fill(dayAhead(3));
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByRole('region', { name: 'Prices changed since you started.' }).first().waitFor();
    assert.deepEqual(await storedQuotes(server.origin, 'Lia Later'), []);
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
    assert.equal((await storedQuotes(server.origin, 'Lia Later')).length, 1);
  });

  await step('without JavaScript a refused form comes back with all input and the reason', async () => {
    const page = await openPage(browser, { viewport: widths.desk, javaScriptEnabled: false });
    expectComplaints(page, /422/);
    await page.goto(server.origin + paths.calculator);
    await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).fill('3');
    await page.getByLabel('Your name').fill('Ida');
    await page.getByLabel('Text message').check();
    await page.locator('[name=email]').fill('ida@example.com');
    await page.locator('form [name=zipCode]').fill('91501');
    await page.locator('[name=preferredDate]').fill(dayAhead(3));
    await page.getByRole('button', { name: 'Send my quote request' }).click();

    await page.getByText('Please provide contact information for your selected method').first().waitFor();
    assert.equal(await page.getByLabel('Your name').inputValue(), 'Ida');
    assert.equal(await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).inputValue(), '3');
    assert.deepEqual(await storedQuotes(server.origin, 'ida@example.com'), []);
  });

  await step(
    'without JavaScript the form is posted, refused with all input, and then confirmed',
    async () => {
      const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
      expectComplaints(page, /422/);
      await page.goto(server.origin + paths.contact);
      const email = 'plain@example.com';
      await fillInContact(page, email);
      await page.getByLabel('Phone number').fill('818555');
      await page.getByRole('button', { name: 'Send my request' }).click();
      await page.getByText('Valid phone number is required').first().waitFor();
      assert.equal(await page.getByLabel('Service', { exact: true }).inputValue(), 'multiple');
      assert.equal(await page.getByLabel(/^Message/).inputValue(), 'A sofa and two rugs.');
      assert.deepEqual(await storedRequests(server.origin, email), []);

      await page.getByLabel('Phone number').fill('818 555 0123');
      await page.getByRole('button', { name: 'Send my request' }).click();
      await page.getByText('Thank you for your inquiry!').waitFor();
      assert.equal((await storedRequests(server.origin, email)).length, 1);
    },
  );

  await step('without JavaScript the coverage map opens too', async () => {
    const page = await openPage(browser, { viewport: widths.desk, javaScriptEnabled: false });
    await page.goto(server.origin + paths.contact);
    await page.getByRole('button', { name: 'View Coverage Map' }).click();
    const dialog = page.getByRole('dialog', { name: 'Where we clean' });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: 'Close coverage map' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  await step('without JavaScript the search is a form and the categories are links', async () => {
    const page = await openPage(browser, { viewport: widths.desk, javaScriptEnabled: false });
    await page.goto(server.origin + paths.blog);
    await page.getByRole('link', { name: 'Pet Care', exact: true }).click();
    await page.getByRole('searchbox').fill('enzyme');
    await page.getByRole('button', { name: 'Search' }).click();
    const address = new URL(page.url());
    assert.deepEqual(
      [address.searchParams.get('search'), address.searchParams.get('category')],
      ['enzyme', 'Pet Care'],
    );
    await page.waitForLoadState();
    assert.deepEqual(await page.locator('main article :is(h2, h3)').allInnerTexts(), [
      'Pet Accidents: What an Enzyme Cleaner Needs From You',
    ]);
  });

  await step('without JavaScript a visit is booked, moved and cancelled on a phone', async () => {
    const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: dayAhead(3) });
    const { quoteId } = await sendLead(server.origin, body);
    const path = visitApi.quoteLink(quoteId!);
    const { url } = await callAsOwner<{ url: string }>(server.origin, 'GET', path);
    const token = url.split('/').at(-1)!;
    const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled: false });
    const windows = page.locator('button[name=window]');

    await page.goto(`${server.origin}${quotePaths.visit(token)}?from=${dayAhead(4)}`);
    await windows.first().click();
    await page.getByRole('heading', { name: 'Where should we come?' }).waitFor();
    await bookVisit(page, 'Ana Lopez');
    const first = await page.locator('time').first().getAttribute('datetime');

    await page.goBack();
    await page.goto(`${server.origin}${quotePaths.visit(token)}`);
    await page.getByRole('link', { name: 'Move visit' }).click();
    await page.waitForURL(server.origin + quotePaths.moveVisit(token));
    await page.goto(`${server.origin}${quotePaths.moveVisit(token)}?from=${dayAhead(8)}`);
    await windows.first().click();
    await page.getByRole('heading', { name: 'You’re booked' }).waitFor();
    assert.notEqual(await page.locator('time').first().getAttribute('datetime'), first);

    await page.getByRole('link', { name: 'Cancel visit' }).click();
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await page.getByText('Your visit is cancelled.').waitFor();
  });
});

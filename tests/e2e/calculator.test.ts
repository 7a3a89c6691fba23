import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminApi, api, paths } from '#shared/paths.ts';
import type { Quote } from '#shared/quotes.ts';
import type { Service } from '#shared/services.ts';
import { admin } from '../support/app.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, openPage, widths } from '../support/browser.ts';
import { serverForFile } from '../support/journeys.ts';
import { makePhoto } from '../support/photos.ts';

const server = serverForFile();

const soon = () => new Date(Date.now() + 72 * 3_600_000).toISOString().slice(0, 10);

async function storedQuotes(search: string): Promise<Quote[]> {
  const login = await fetch(server.origin + api.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const answer = await fetch(`${server.origin}${adminApi.quotes}?search=${encodeURIComponent(search)}`, {
    headers: { Cookie: cookie },
  });
  return (await answer.json()) as Quote[];
}

test('what is chosen before the scripts have come is in the cart', async (context) => {
  const page = await openPage(context, { viewport: widths.phone });
  const scripts = await holdBack(page, /\/assets\/live-/);
  await page.goto(`${server.origin}${paths.calculator}?category=mattress`);
  await page.getByRole('button', { name: 'Add Queen Mattress', exact: true }).click();
  scripts.release();
  await page.getByRole('button', { name: 'One Queen Mattress more' }).waitFor();
  assert.equal(await page.getByLabel('Quantity of Queen Mattress', { exact: true }).inputValue(), '1');
});

test('what is chosen at the moment when the scripts take over is in the cart once', async (context) => {
  const page = await openPage(context, { viewport: widths.phone });
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
    await page.getByRole('button', { name: `One ${title} more` }).waitFor();
    assert.equal(await page.getByLabel(`Quantity of ${title}`, { exact: true }).inputValue(), '1');
  }
});

test('without JavaScript the calculator is a form that sends the same quote', async (context) => {
  const page = await openPage(context, { viewport: widths.phone, javaScriptEnabled: false });
  await page.goto(`${server.origin}${paths.calculator}?category=mattress`);
  await page.getByLabel('Quantity of Queen Mattress', { exact: true }).fill('2');
  await page.getByLabel('Your name').fill('Noor Script');
  await page.getByLabel('Email', { exact: true }).check();
  await page.getByRole('button', { name: 'Send my quote request' }).click();

  // The browser's own check may hold the form back; what reaches the server is checked there.
  await page.locator('[name=email]').fill('noor@example.com');
  await page.locator('form [name=zipCode]').fill('90210');
  await page.locator('[name=preferredDate]').fill(soon());
  const photo = { name: 'bed.jpg', mimeType: 'image/jpeg', buffer: await makePhoto() };
  await page.locator('input[type=file]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Send my quote request' }).click();
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();

  const [quote, ...others] = await storedQuotes('Noor Script');
  assert.deepEqual(others, []);
  assert.equal(quote?.serviceDetails.items[0]?.quantity, 2);
  assert.ok(quote?.imageUrl);
});

test('without JavaScript a refused form comes back with all that was typed, and says why', async (context) => {
  const page = await openPage(context, { viewport: widths.desk, javaScriptEnabled: false });
  expectComplaints(page, /422/);
  await page.goto(server.origin + paths.calculator);
  await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).fill('3');
  await page.getByLabel('Your name').fill('Ida');
  await page.getByLabel('Text message').check();
  await page.locator('[name=email]').fill('ida@example.com');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('[name=preferredDate]').fill(soon());
  await page.getByRole('button', { name: 'Send my quote request' }).click();

  await page.getByText('Please provide contact information for your selected method').first().waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Ida');
  assert.equal(await page.getByLabel('Quantity of 2-Seat Sofa', { exact: true }).inputValue(), '3');
  assert.deepEqual(await storedQuotes('ida@example.com'), []);
});

test('the cart survives a reload, and the link of a service adds to it and leaves a clean address', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.reload();
  const cart = page.getByRole('complementary', { name: 'Your quote' });
  await cart.getByText('2-Seat Sofa').waitFor();

  const services = (await (await fetch(server.origin + api.services)).json()) as Service[];
  const chair = services.find((service) => service.category === 'chair')!;
  await page.goto(`${server.origin}${paths.calculator}?service=${chair.id}&category=chair`);
  await cart.getByText(chair.title).waitFor();
  await cart.getByText('2-Seat Sofa').waitFor();
  await page.waitForURL(server.origin + paths.calculator);
});

test('a service that is not offered opens its category with a notice', async (context) => {
  const page = await openPage(context, { viewport: widths.phone });
  await page.goto(`${server.origin}${paths.calculator}?service=99999&category=carpet`);
  await page
    .getByText(/no longer offered|not available/i)
    .first()
    .waitFor();
  assert.ok(await page.getByRole('heading', { name: 'Carpet Cleaning' }).first().isVisible());
});

test('a double click and a lost answer make one lead', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, /ERR_FAILED|Failed to load/);
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByLabel('Your name').fill('Dora Doubleclick');
  await page.getByLabel('Email', { exact: true }).check();
  await page.locator('[name=email]').fill('dora@example.com');
  await page.locator('form [name=zipCode]').fill('91501');
  await page.locator('[name=preferredDate]').fill(soon());

  // The server stores the lead, and the answer never arrives.
  await page.route(`**${api.contact}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send my quote request' }).dblclick();
  await page.getByText('Error', { exact: true }).first().waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), 'Dora Doubleclick');
  await page.unroute(`**${api.contact}`);
  await page.getByRole('button', { name: 'Send my quote request' }).click();
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
  assert.equal((await storedQuotes('dora@example.com')).length, 1);
});

test('the whole quote can be sent with the keyboard alone', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  await page.goto(server.origin + paths.calculator);
  const press = async (name: string | RegExp, role: 'button' | 'textbox' | 'radio' = 'button') => {
    const target = page.getByRole(role, { name, exact: typeof name === 'string' });
    for (let stops = 0; stops < 120; stops += 1) {
      if (await target.first().evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached with Tab`);
  };
  await press('Add 2-Seat Sofa');
  await page.keyboard.press('Enter');
  await press('Get This Quote');
  await page.keyboard.press('Enter');
  await press('Your name', 'textbox');
  await page.keyboard.type('Key Board');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await press(/^Phone number/, 'textbox');
  await page.keyboard.type('8185550199');
  await press(/^ZIP code/, 'textbox');
  await page.keyboard.type('91501');
  await page.keyboard.press('Tab');
  const [year, month, day] = soon().split('-');
  await page.keyboard.type(`${month}${day}${year}`);
  await press('Send my quote request');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Quote Request Sent!' }).waitFor();
  assert.equal((await storedQuotes('Key Board')).length, 1);
});

for (const width of [1440, 390, 320]) {
  test(`axe finds nothing in the calculator at ${width} px, and nothing overflows`, async (context) => {
    const page = await openPage(context, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    const check = async (step: string) => {
      assert.deepEqual(await findAccessibilityFaults(page), [], step);
      assert.ok(
        await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
        `${step} overflows`,
      );
    };
    await page.goto(server.origin + paths.calculator);
    await check('empty');
    await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
    await check('with a sofa');
    await page.getByRole('button', { name: 'Get This Quote' }).click();
    await page.getByRole('heading', { name: 'Almost Done' }).waitFor();
    await page.getByRole('button', { name: 'Send my quote request' }).click();
    await page.getByText('Name is required').first().waitFor();
    await check('with errors');
  });
}

test('on a slow line the form comes a little after the step, and has what was typed before', async (context) => {
  const page = await openPage(context, { viewport: widths.phone });
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

test('a form that does not come says so, and a second try has the cart still', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, /ERR_FAILED/);
  await page.route(/\/assets\/details-/, (route) => route.abort());
  await page.goto(server.origin + paths.calculator);
  await page.getByRole('button', { name: 'Add 2-Seat Sofa', exact: true }).click();
  await page.getByRole('button', { name: 'Get This Quote' }).click();
  await page.getByText('The form did not load.').waitFor();
  assert.deepEqual(await findAccessibilityFaults(page), []);
  await page.unroute(/\/assets\/details-/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByLabel('Your name').waitFor();
  await page.getByRole('region', { name: 'Your quote' }).getByText('2-Seat Sofa').waitFor();
});

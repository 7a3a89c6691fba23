import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { adminApi, api, paths } from '#shared/paths.ts';
import type { CustomerRequest } from '#shared/requests.ts';
import { admin } from '../support/app.ts';
import { expectComplaints, findAccessibilityFaults, holdBack, openPage, widths } from '../support/browser.ts';
import { serverForFile } from '../support/journeys.ts';

const server = serverForFile();

async function storedRequests(search: string): Promise<CustomerRequest[]> {
  const login = await fetch(server.origin + api.login, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const address = `${server.origin}${adminApi.requests}?search=${encodeURIComponent(search)}`;
  return (await (await fetch(address, { headers: { Cookie: cookie } })).json()) as CustomerRequest[];
}

async function openContact(page: Page) {
  await page.goto(server.origin + paths.contact);
  // The badge knows the time once the page is live.
  await page.getByText(/^(Open now|Closed), /).waitFor();
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('First name').fill('Rosa');
  await page.getByLabel('Last name').fill('Kwon');
  await page.getByLabel('Phone number').pressSequentially('8185550123');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Service', { exact: true }).selectOption('multiple');
  await page.getByLabel(/^Message/).fill('A sofa and two rugs.');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send my request' });
const failing = /ERR_FAILED|Failed to load/;

for (const [width, viewport] of Object.entries(widths)) {
  test(`on a ${width}, a visitor asks for a quote; the form is empty again and says that it was sent`, async (context) => {
    const page = await openPage(context, { viewport });
    await openContact(page);
    const email = `rosa.${width}@example.com`;
    await fillIn(page, email);
    assert.equal(await page.getByLabel('Phone number').inputValue(), '(818) 555-0123');
    await send(page).click();
    const toast = page.getByRole('status').filter({ hasText: 'Thank you for your inquiry!' });
    await toast.getByText('We will contact you within 24 hours with your free quote').waitFor();
    const confirmation = page.getByText('If it is urgent, call');
    assert.ok(await confirmation.isVisible());
    assert.ok(await confirmation.evaluate((text) => document.activeElement?.contains(text)));
    for (const label of ['First name', 'Email address', /^Service$/, /^Message/]) {
      assert.equal(await page.getByLabel(label).inputValue(), '');
    }
    const [request, ...others] = await storedRequests(email);
    assert.deepEqual(others, []);
    assert.equal(request?.service, 'Multiple Services');
    assert.equal(request?.message, 'A sofa and two rugs.');
  });
}

test('without JavaScript the form is posted, refused with all that was typed, and then confirmed', async (context) => {
  const page = await openPage(context, { viewport: widths.phone, javaScriptEnabled: false });
  expectComplaints(page, /422/);
  await page.goto(server.origin + paths.contact);
  const email = 'plain@example.com';
  await fillIn(page, email);
  await page.getByLabel('Phone number').fill('818555');
  await send(page).click();
  await page.getByText('Valid phone number is required').first().waitFor();
  assert.equal(await page.getByLabel('Service', { exact: true }).inputValue(), 'multiple');
  assert.equal(await page.getByLabel(/^Message/).inputValue(), 'A sofa and two rugs.');
  assert.deepEqual(await storedRequests(email), []);

  await page.getByLabel('Phone number').fill('818 555 0123');
  await send(page).click();
  await page.getByText('Thank you for your inquiry!').waitFor();
  assert.equal((await storedRequests(email)).length, 1);
});

test('an empty form is refused with every documented message, under its field and in a focused summary', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  await openContact(page);
  await send(page).click();
  const summary = page.getByRole('region', { name: 'Please check these entries' });
  await summary.waitFor();
  assert.ok(await summary.evaluate((element) => element === document.activeElement));
  const messages = {
    firstName: 'First name is required',
    lastName: 'Last name is required',
    phone: 'Valid phone number is required',
    email: 'Valid email is required',
    service: 'Please select a service',
  };
  assert.deepEqual(await summary.getByRole('link').allInnerTexts(), Object.values(messages));
  for (const [name, message] of Object.entries(messages)) {
    assert.equal(await page.locator(`#${name}-error`).innerText(), message);
    assert.equal(await page.locator(`#${name}`).getAttribute('aria-describedby'), `${name}-error`);
  }
  await summary.getByRole('link', { name: messages.email }).click();
  assert.ok(await page.getByLabel('Email address').evaluate((field) => field === document.activeElement));
  await page.getByLabel('Email address').fill('rosa@example.com');
  await page.locator('#email-error').waitFor({ state: 'detached' });
  assert.deepEqual(await findAccessibilityFaults(page), []);
});

test('what is typed before the scripts have come is not lost', async (context) => {
  const page = await openPage(context, { viewport: widths.phone });
  const scripts = await holdBack(page, /\/assets\/live-/);
  await page.goto(server.origin + paths.contact);
  await fillIn(page, 'early@example.com');
  scripts.release();
  await page.getByText(/^(Open now|Closed), /).waitFor();
  assert.equal(await page.getByLabel('First name').inputValue(), 'Rosa');
  assert.equal(await page.getByLabel('Email address').inputValue(), 'early@example.com');
  await send(page).click();
  await page.getByText('If it is urgent, call').waitFor();
  assert.equal((await storedRequests('early@example.com')).length, 1);
});

test('a double click, a lost answer, a reload, a retry and a second tab make one lead', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, failing);
  await openContact(page);
  const email = 'dora@example.com';
  await fillIn(page, email);

  // The server stores the lead, and the answer never arrives.
  await page.route(`**${api.contact}`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(page).dblclick();
  await page.getByRole('alert').getByText('Error', { exact: true }).waitFor();
  await page
    .getByText(/could not reach the server/)
    .first()
    .waitFor();
  await page.reload();
  await page.getByText(/^(Open now|Closed), /).waitFor();
  assert.equal(await page.getByLabel('Email address').inputValue(), email);
  await page.unroute(`**${api.contact}`);
  await send(page).click();
  await page.getByText('If it is urgent, call').waitFor();

  const otherTab = await page.context().newPage();
  await openContact(otherTab);
  await fillIn(otherTab, email);
  await send(otherTab).click();
  await otherTab.getByText('If it is urgent, call').waitFor();
  assert.equal((await storedRequests(email)).length, 1);
});

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

for (const [what, answer, shown] of failures) {
  test(`${what} is told in the page and in a toast, and nothing typed is lost`, async (context) => {
    const page = await openPage(context, { viewport: widths.phone });
    expectComplaints(page, failing);
    await openContact(page);
    await fillIn(page, 'fay@example.com');
    await page.route(`**${api.contact}`, (route) => route.fulfill(answer));
    await send(page).click();
    await page.getByRole('alert').getByText(shown).waitFor();
    assert.ok(await page.locator('form').getByText(shown).isVisible());
    assert.equal(await page.getByLabel('First name').inputValue(), 'Rosa');
    assert.ok(await send(page).isEnabled());
  });
}

test('while it is sent the button says so and is disabled', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  await openContact(page);
  await fillIn(page, 'slow@example.com');
  const arrived = Promise.withResolvers<() => void>();
  await page.route(`**${api.contact}`, (route) => arrived.resolve(() => void route.continue()));
  await send(page).click();
  const letGo = await arrived.promise;
  assert.ok(await page.getByRole('button', { name: 'Sending...' }).isDisabled());
  letGo();
  await page.getByText('If it is urgent, call').waitFor();
});

for (const [width, viewport] of Object.entries({ ...widths, narrow: { width: 320, height: 844 } })) {
  test(`the coverage map is a dialog that checks a ZIP code and gives the focus back, on a ${width}`, async (context) => {
    const page = await openPage(context, { viewport, reducedMotion: 'reduce' });
    await openContact(page);
    const opener = page.getByRole('button', { name: 'View Coverage Map' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Where we clean' });
    await dialog.waitFor();
    assert.equal(await dialog.getByRole('listitem').count(), 31);
    const zip = dialog.getByLabel('Check your ZIP code');
    await zip.fill('91390');
    await dialog.getByText('we clean in Saugus and Agua Dulce').waitFor();
    await zip.fill('10001');
    await dialog.getByText(/outside our usual area.*we will check and answer/).waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    assert.ok(await opener.evaluate((button) => button === document.activeElement));

    await opener.click();
    await zip.fill('91502');
    await dialog.getByRole('button', { name: 'See my price' }).click();
    await page.getByRole('heading', { name: 'Choose your services' }).waitFor();
    await page.getByText('Good news: we clean in Burbank.').first().waitFor();
  });
}

test('a coverage map whose script does not come leads to the calculator, which answers', async (context) => {
  const page = await openPage(context, { viewport: widths.desk });
  expectComplaints(page, /ERR_FAILED/);
  await page.route(/\/assets\/coverage-dialog-/, (route) => route.abort());
  await openContact(page);
  await page.getByRole('button', { name: 'View Coverage Map' }).click();
  await page.getByLabel('Check your ZIP code').fill('91502');
  await page.getByRole('button', { name: 'See my price' }).click();
  await page.getByText('Good news: we clean in Burbank.').first().waitFor();
});

test('without JavaScript the coverage map opens too', async (context) => {
  const page = await openPage(context, { viewport: widths.desk, javaScriptEnabled: false });
  await page.goto(server.origin + paths.contact);
  await page.getByRole('button', { name: 'View Coverage Map' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where we clean' });
  await dialog.waitFor();
  await dialog.getByRole('button', { name: 'Close the coverage map' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

const pages = [paths.contact, paths.about, paths.privacyPolicy, paths.termsOfService, paths.serviceAgreement];

for (const path of pages) {
  for (const width of [1440, 390, 320]) {
    test(`axe finds nothing on ${path} at ${width} px, and nothing overflows`, async (context) => {
      const page = await openPage(context, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
      await page.goto(server.origin + path);
      assert.deepEqual(await findAccessibilityFaults(page), []);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    });
  }
}

test('each page has its own title, description, address and breadcrumbs, and the legal ones their date', async () => {
  const seen = new Set<string>();
  for (const path of pages) {
    const html = await (await fetch(server.origin + path)).text();
    const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
    const description = /<meta name="description" content="(.*?)"/.exec(html)?.[1] ?? '';
    assert.ok(title.length >= 20 && title.length <= 65, title);
    assert.ok(description.length >= 70 && description.length <= 160, `${description.length}: ${description}`);
    assert.ok(html.includes(`<link rel="canonical" href="${server.origin}${path}"`));
    assert.match(html, /"@type":"BreadcrumbList"/);
    assert.match(html, /aria-label="Breadcrumb"/);
    assert.equal(html.match(/<h1/g)?.length, 1);
    if (path !== paths.contact && path !== paths.about) assert.match(html, />December 12, 2024</);
    seen.add(title).add(description);
  }
  assert.equal(seen.size, pages.length * 2);
});

import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { contactBody, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();
const dayAfter = (days: number) => addDays(calendarDate(new Date()), days);

const services = async () =>
  (await (await fetch(server.origin + api.services)).json()) as { id: number; title: string }[];

/** A lead of the calculator for two services. */
async function sendQuote(firstName: string, phone: string, email = `${firstName.toLowerCase()}@example.com`) {
  const [sofa, chair] = await services();
  const items = [
    { serviceId: sofa!.id, quantity: 1 },
    { serviceId: chair!.id, quantity: 3 },
  ];
  const contact = { firstName, phone, email };
  const lead = await sendLead(server.origin, quoteBody(items, { preferredDate: dayAfter(8) }, contact));
  return lead as typeof lead & { quoteUrl: string };
}

async function getTabs(page: Page) {
  const tabs = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  // In WebKit a line break ends a text in a column.
  return (await tabs.allInnerTexts()).map((text) => text.trim());
}

test('an empty Today says what will appear, on the first tab of a phone, with Schedule beside it', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: customerScreens.today,
  });
  await page.getByText('No visits today.').waitFor();
  await page.getByText('Every lead is answered.').waitFor();
  await page.getByText('Every accepted quote has a visit.').waitFor();
  assert.deepEqual((await getTabs(page)).slice(0, 2), ['Today', 'Schedule']);
  await page.getByRole('link', { name: 'Schedule', exact: true }).last().click();
  await page.getByRole('heading', { level: 1, name: 'Schedule' }).waitFor();
  await page.goto(server.origin + adminPaths.dashboard);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test('Today shows a new lead until somebody calls, an accepted quote until it is booked, and its visit', async ({
  browser,
}) => {
  const lead = await sendQuote('Ana', '(818) 555-0111');
  const page = await openPanel(browser, server.origin, { path: customerScreens.today });
  const leads = page.getByRole('region', { name: /^Leads to answer/ });
  await leads.getByText(/^Due by /).waitFor();
  await page.goto(`${server.origin}${adminPaths.requests}?sort=due`);
  const row = page.locator('main li').filter({ hasText: 'Ana Lopez' });
  await row.getByText(/^Due by /).waitFor();
  // The link itself opens the phone's dialer.
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));
  await row.getByRole('link', { name: 'Call Ana Lopez' }).click();
  await row.getByText(/^Due by /).waitFor({ state: 'detached' });
  await page.goto(server.origin + customerScreens.today);
  await leads.getByText('Every lead is answered.').waitFor();
  const token = lead.quoteUrl.split('/').at(-1);
  const quote = await (await fetch(`${server.origin}/api/quotes/${token}`)).json();
  const accepted = await fetch(`${server.origin}/api/quotes/${token}/decision`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      version: quote.version,
      decision: 'accepted',
      name: 'Ana Lopez',
      agreesToTerms: true,
    }),
  });
  assert.equal(accepted.status, 200, await accepted.clone().text());
  await page.reload();
  const waiting = page.getByRole('region', { name: /^Accepted, not booked/ });
  await waiting.getByRole('link', { name: 'Ana Lopez', exact: true }).waitFor();
  const booked = await page.request.post(server.origin + visitApi.visits, {
    data: { quoteId: lead.quoteId, crewId: 1, date: dayAfter(0), from: '10:00', to: '12:00', force: true },
    headers: { Origin: server.origin },
  });
  assert.equal(booked.status(), 201, await booked.text());
  await page.reload();
  const visits = page.getByRole('region', { name: /^Visits today/ });
  await visits.getByText('10 AM to 12 PM').waitFor();
  await visits.getByRole('heading', { name: 'Crew 1' }).waitFor();
  await waiting.getByText('Every accepted quote has a visit.').waitFor();
});

test('the list of what to set up goes step by step, is hidden, and Settings shows it again', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { path: customerScreens.today });
  const list = page.getByRole('region', { name: /^Set up your site/ });
  await list.getByText('0 of 17 done').waitFor();
  await list.getByRole('button', { name: /^Set up your site/ }).click();
  await list.getByRole('link', { name: 'Online booking' }).click();
  await page.getByRole('heading', { level: 1, name: 'Booking' }).waitFor();
  await page.goBack();
  await list.getByRole('button', { name: /^Set up your site/ }).click();
  await list.getByRole('button', { name: 'Keep as is: Services and prices' }).click();
  await list.getByText('1 of 17 done').waitFor();
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await list.waitFor({ state: 'detached' });
  await page.goto(server.origin + adminPaths.settings);
  await page.getByRole('button', { name: 'Show “Set up your site” on Today' }).click();
  await page.getByText('Shown on Today').waitFor();
  await page.goto(server.origin + customerScreens.today);
  await list.getByText('1 of 17 done').waitFor();
  // Where a sign-in leads.
  await page.goto(server.origin + adminPaths.dashboard);
  await list.getByText('1 of 17 done').waitFor();
  await list.getByRole('button', { name: /^Set up your site/ }).click();
  await list.getByRole('button', { name: 'Skip: Text messages' }).click();
  await page.getByText('Skipped', { exact: true }).waitFor();
  await list.getByText('2 of 17 done').waitFor();
});

test('Text and Email open a message about the lead, whatever the customer typed', async ({ browser }) => {
  const { quoteUrl } = await sendQuote('Zoë&?#', '(818) 555-0133', 'zoe+x@example.com');
  await sendLead(
    server.origin,
    contactBody({ firstName: 'Bo', email: 'bo@example.com', phone: '8185550144' }),
  );
  const page = await openPanel(browser, server.origin, { path: adminPaths.requests });
  const messageTo = async (label: string) =>
    new URL((await page.getByRole('link', { name: label, exact: true }).getAttribute('href'))!);
  await page.locator('a[href^="sms:"][href*="body="]').first().waitFor();
  const text = (await messageTo('Text Zoë&?# Lopez')).searchParams.get('body')!;
  const [sofa, chair] = await services();
  const link = `${server.origin}/quote/${quoteUrl.split('/').at(-1)}`;
  assert.match(text, /^Hi Zoë&\?#, this is Sunweave Cleaning\./);
  assert.ok(text.includes(`${sofa!.title}, 3 × ${chair!.title}: $`), text);
  assert.ok(text.includes(link), text);
  const mail = await messageTo('Email Zoë&?# Lopez');
  assert.equal(decodeURIComponent(mail.pathname), 'zoe+x@example.com');
  assert.equal(mail.searchParams.get('subject'), 'Your cleaning with Sunweave Cleaning');
  assert.ok(mail.searchParams.get('body')!.includes(link));
  const plain = (await messageTo('Text Bo Lopez')).searchParams.get('body')!;
  assert.equal(
    plain,
    'Hi Bo, this is Sunweave Cleaning. Thanks for reaching out!\nAny questions? Just reply here.',
  );
});

test('a template is previewed as typed, refused with an unknown placeholder, and used once it is saved', async ({
  browser,
}) => {
  await sendLead(
    server.origin,
    contactBody({ firstName: 'Cy', email: 'cy@example.com', phone: '8185550155' }),
  );
  const page = await openPanel(browser, server.origin, { path: adminPaths.templates });
  const field = page.getByRole('textbox', { name: 'Text message' });
  await field.fill('Hello {nmae}');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('{nmae} is unknown.').waitFor();
  await field.fill('Hello {name}!');
  await page.getByRole('figure').getByText('Hello Ana Garcia!').first().waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('');
  await page.getByRole('textbox', { name: 'Email subject' }).fill('');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Templates saved').waitFor();
  await page.goto(`${server.origin}${adminPaths.requests}?search=Cy`);
  await page.locator('a[href="sms:+18185550155?&body=Hello%20Cy%20Lopez!"]').waitFor();
  await page.locator('a[href="mailto:cy@example.com"]').first().waitFor();
});

for (const path of [adminPaths.requests, adminPaths.quotes]) {
  test(`three cards of ${path} fit on a phone's screen`, async ({ browser }) => {
    for (const [index, name] of ['Dee', 'Eve', 'Flo'].entries()) {
      await sendQuote(name, `(818) 555-016${index}`);
    }
    const page = await openPanel(browser, server.origin, { viewport: widths.phone, hasTouch: true, path });
    const cards = page.locator('main li').filter({ has: page.getByRole('combobox') });
    await cards.nth(2).waitFor();
    const boxes = await Promise.all([0, 1, 2].map(async (index) => (await cards.nth(index).boundingBox())!));
    const [header, tabs] = await Promise.all(
      [page.locator('header').first(), page.getByRole('navigation', { name: 'Screens' })].map((bar) =>
        bar.boundingBox(),
      ),
    );
    const height = boxes[2]!.y + boxes[2]!.height - boxes[0]!.y;
    const room = tabs!.y - (header!.y + header!.height);
    assert.ok(height <= room, `${height} of ${room} px: ${boxes.map((box) => box.height).join(', ')}`);
  });
}

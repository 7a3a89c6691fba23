import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { quoteApi } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { CustomerQuote } from '../../src/visits/quote-page/customer-quote.ts';
import { expectComplaints, findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';

const server = serverForFile();

const sendNewQuote = (changes: object) =>
  sendLead(
    server.origin,
    quoteBody([{ serviceId: 1, quantity: 2 }], { preferredDate: dayAhead(7) }, changes),
  );

const details = (page: Page) => page.getByRole('dialog', { name: 'Quote Details' });

/** The token behind the link that the details show. */
async function shownToken(page: Page): Promise<string> {
  const url = await details(page)
    .getByRole('link', { name: /\/quote\// })
    .getAttribute('href');
  return url!.split('/').at(-1)!;
}

const readQuote = (token: string) => fetch(server.origin + quoteApi.quote(token));

async function decide(token: string, decision: object) {
  const quote = (await (await readQuote(token)).json()) as CustomerQuote;
  const answer = await fetch(server.origin + quoteApi.decision(token), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ version: quote.version, ...decision }),
  });
  assert.equal(answer.status, 200, await answer.text());
}

test('a quote is sent once it has an email; the decision shows in list and details, and can be reopened', async ({
  browser,
}) => {
  const { quoteId } = await sendNewQuote({ firstName: 'Sendina', email: '' });
  const page = await openPanel(browser, server.origin, {
    path: `${adminPaths.quotes}?search=Sendina&quote=${quoteId}`,
  });
  const row = page.getByRole('listitem').filter({ hasText: 'Sendina Lopez', hasNot: page.locator('dialog') });
  expectComplaints(page, /422/);
  await details(page).getByRole('button', { name: 'Send Quote' }).click();
  const refused = page.getByRole('dialog', { name: 'Send Quote' });
  await refused.getByRole('button', { name: 'Send Quote' }).click();
  await refused.getByText('Enter the customer’s email address before you send the quote').waitFor();
  await refused.getByRole('button', { name: 'Cancel' }).click();
  await refused.waitFor({ state: 'detached' });
  await details(page).getByRole('button', { name: 'Edit Quote' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Quote' });
  await form.getByLabel('Email').fill('sendina@example.com');
  await form.getByRole('button', { name: 'Save Changes' }).click();
  await form.waitFor({ state: 'detached' });

  await page.goto(`${server.origin}${adminPaths.quotes}?search=Sendina&quote=${quoteId}`);
  await details(page).getByRole('button', { name: 'Send Quote' }).click();
  const sending = page.getByRole('dialog', { name: 'Send Quote' });
  await sending.getByLabel('Your message (optional)').fill('As we discussed on the phone.');
  await sending.getByRole('button', { name: 'Send Quote' }).dblclick();
  await sending.waitFor({ state: 'detached' });
  await details(page).getByRole('button', { name: 'Send Again' }).waitFor();
  await details(page)
    .getByText(/^Valid until /)
    .waitFor();

  const former = await shownToken(page);
  await details(page).getByRole('button', { name: 'Replace Link' }).click();
  await page.getByRole('button', { name: 'Replace', exact: true }).click();
  await page.waitForFunction(
    (token) => !document.querySelector(`a[href$="${token}"]`) && document.querySelector('a[href*="/quote/"]'),
    former,
  );
  assert.equal((await readQuote(former)).status, 404);

  await decide(await shownToken(page), { decision: 'accepted', name: 'Sendina L.', agreesToTerms: true });
  await page.reload();
  await details(page)
    .getByText(/^Accepted by Sendina L\. on /)
    .waitFor();
  await details(page).getByRole('button', { name: 'Reopen' }).click();
  await details(page)
    .getByText(/^Accepted by/)
    .waitFor({ state: 'detached' });
  await decide(await shownToken(page), { decision: 'change-requested', message: 'Also two chairs?' });
  await page.reload();
  await details(page).getByText('Also two chairs?', { exact: true }).waitFor();
  await decide(await shownToken(page), { decision: 'accepted', name: 'Sendina', agreesToTerms: true });
  await page.goto(`${server.origin}${adminPaths.quotes}?search=Sendina`);
  await row.getByText('Accepted', { exact: true }).waitFor();
});

test('axe finds nothing while a quote is sent and gets a custom line', { tag: '@axe' }, async ({
  browser,
}) => {
  const firstName = 'Axel';
  const { quoteId } = await sendNewQuote({ firstName });
  const path = `${adminPaths.quotes}?quote=${quoteId}`;
  const page = await openPanel(browser, server.origin, { path });
  const check = async () => assert.deepEqual(await findFaultsInBothLooks(page), [], page.url());
  await details(page).getByRole('button', { name: 'Copy Link' }).waitFor();
  await check();
  await details(page).getByRole('button', { name: 'Send Quote' }).click();
  await page.getByLabel('Your message (optional)').waitFor();
  await check();
  await page.goto(`${server.origin}${path}&view=edit`);
  await page.getByRole('button', { name: 'Add a custom line' }).click();
  await page.getByLabel('Title', { exact: true }).waitFor();
  await check();
});

test('on a phone a message leaves the title of the details in view', async ({ browser }) => {
  const { quoteId } = await sendNewQuote({ firstName: 'Tilda' });
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: `${adminPaths.quotes}?search=Tilda&quote=${quoteId}`,
  });
  await details(page).getByRole('button', { name: 'Send Quote' }).click();
  const sending = page.getByRole('dialog', { name: 'Send Quote' });
  await sending.getByRole('button', { name: 'Send Quote' }).click();
  const message = page.locator('[data-type]', { has: page.locator('[aria-label="Close message"]') });
  await message.waitFor();
  const shown = (await message.boundingBox())!;
  const title = (await details(page).getByRole('heading', { name: 'Quote Details' }).boundingBox())!;
  assert.ok(
    shown.y + shown.height <= title.y,
    `the message ends at ${shown.y + shown.height}, above ${title.y}`,
  );
  const shots = process.env.SHOTS;
  if (shots)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${shots}/toast-${colorScheme}.png` });
    }
});

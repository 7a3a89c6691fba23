import assert from 'node:assert/strict';
import type { Browser } from 'playwright-core';
import type { Service } from '#company/catalog/services.ts';
import { api } from '#kit/paths/paths.ts';
import type { ContactAnswer } from '#sales/requests/requests.ts';
import { expectComplaints, findFaultsAtEachWidth, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { serverForFile, storedQuotes } from '../support/journeys.ts';
import { dayAhead, quoteBody } from '../support/leads.ts';

const server = serverForFile();

async function sendQuote(name: string): Promise<string> {
  const services = (await (await fetch(server.origin + api.services)).json()) as Service[];
  const sofa = services.find(({ category }) => category === 'couch')!;
  const body = quoteBody(
    [{ serviceId: sofa.id, quantity: 2 }],
    { preferredDate: dayAhead(3) },
    { firstName: name },
  );
  const answer = await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { quoteUrl } = (await answer.json()) as ContactAnswer;
  return server.origin + new URL(quoteUrl!).pathname;
}

const open = async (browser: Browser, url: string, javaScriptEnabled: boolean) => {
  const page = await openPage(browser, { viewport: widths.phone, javaScriptEnabled });
  await page.goto(url);
  return page;
};

async function accept(browser: Browser, withScript: boolean) {
  const name = withScript ? 'Paige' : 'Plain';
  const url = await sendQuote(name);
  const page = await open(browser, url, withScript);
  await page.getByLabel('Your name').fill('Paige Turner');
  await page.getByLabel('I agree to the').check();
  await page.getByRole('button', { name: 'Accept quote' }).click();
  await page.getByRole('heading', { name: 'Quote accepted' }).waitFor();
  assert.equal(page.url(), url);
  await page.reload();
  await page.getByText('Paige Turner accepted').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Accept quote' }).count(), 0);
  const [quote] = await storedQuotes(server.origin, `${name} Lopez`);
  assert.deepEqual([quote?.page?.decision, quote?.page?.decidedBy], ['accepted', 'Paige Turner']);
}

async function changeAndDecline(browser: Browser, withScript: boolean) {
  const page = await open(browser, await sendQuote('Chan'), withScript);
  expectComplaints(page, /422/);
  await page.getByText('Ask for a change', { exact: true }).click();
  // The browser's own validation lets spaces pass; the server does not.
  await page.getByLabel('What would you like to change?').fill('   ');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('Tell us what you’d like to change').last().waitFor();
  assert.equal(await page.getByLabel('What would you like to change?').inputValue(), '   ');
  await page.getByLabel('What would you like to change?').fill('Please add the rug.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('We have your message').waitFor();
  await page.getByText('Decline this quote', { exact: true }).click();
  await page.getByRole('button', { name: 'Decline quote' }).click();
  await page.getByRole('heading', { name: 'Quote declined' }).waitFor();
}

test('a customer accepts a quote, and the page says so from then on; a change and a refusal without JavaScript leave the input intact', async ({
  step,
  browser,
}) => {
  await step('accepted with JavaScript', () => accept(browser, true));
  await step('changed and declined without JavaScript', () => changeAndDecline(browser, false));
});

test('the same the other way about, and axe finds nothing at three widths', { tag: '@long' }, async ({
  step,
  browser,
}) => {
  await step('accepted without JavaScript', () => accept(browser, false));
  await step('changed and declined with JavaScript', () => changeAndDecline(browser, true));
  const page = await openPage(browser, { viewport: widths.desk, reducedMotion: 'reduce' });
  await page.goto(await sendQuote('Axel'));
  for (const details of await page.locator('main details').all()) await details.locator('summary').click();
  // Opening them scrolled the page; half under the header, a button counts as too small.
  await page.evaluate(() => scrollTo(0, 0));
  assert.deepEqual(await findFaultsAtEachWidth(page), []);
});

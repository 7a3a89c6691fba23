import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { customerApi, customerScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import type { StoredMessageSettings } from '#messages/planned/messages.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { findAccessibilityFaults, findFaultsInBothLooks, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startInbox } from '../support/smtp.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

const movableClock = new URL('../support/movable-clock.mjs', import.meta.url).href;

let server: TestServer;
let inbox: Awaited<ReturnType<typeof startInbox>>;
let gateway: Awaited<ReturnType<typeof startTextGateway>>;
let isMailDown = false;
let isGatewayDown = false;

test.beforeAll(async () => {
  inbox = await startInbox({
    refuseMessage: () => (isMailDown ? '554 5.7.1 Relay access denied' : undefined),
  });
  gateway = await startTextGateway((response) => {
    if (!isGatewayDown) return undefined;
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 21211, message: 'The number is not valid' }));
    return true;
  });
  server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    SMTP_URL: inbox.url,
    SMS_URL: gateway.accountUrl,
    SMS_FROM: '+18185550100',
  }));
});
test.afterAll(async () => {
  await server?.close();
  await inbox?.close();
  await gateway?.close();
});

const sendNewQuote = (changes: object) =>
  sendLead(
    server.origin,
    quoteBody(
      [{ serviceId: 1, quantity: 2 }],
      { preferredDate: dayAhead(7), contactMethod: 'email' },
      changes,
    ),
  );

async function customerNamed(search: string): Promise<Customer> {
  const path = `${customerApi.customers}?${new URLSearchParams({ search })}`;
  return (await callAsOwner<Customer[]>(server.origin, 'GET', path))[0]!;
}

const storedSettings = () => callAsOwner<StoredMessageSettings>(server.origin, 'GET', messagePaths.settings);

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' }).click();

test('a kind is turned off, its text changed with placeholders, and an unknown one refused at the field', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { path: customerScreens.messages });
  const followUp = part(page, 'First follow-up');
  const text = followUp.getByRole('textbox', { name: 'Text in English' });
  await text.fill('Hi {firstName}, still thinking about {nobody}?');
  await save(page);
  await followUp.getByText(/\{nobody\} is unknown\. Use \{firstName\}/).waitFor();
  await text.fill('');
  await save(page);
  await followUp.getByText('Enter a text').waitFor();
  await text.fill('Hi {firstName}, still thinking about {items}?\nLook again: {link}');
  const thanks = part(page, 'Thank you').getByRole('switch');
  await thanks.click();
  await save(page);
  await page.getByText('Messages saved').waitFor();
  const { kinds } = await storedSettings();
  const stored = (wanted: string) => kinds.find(({ kind }) => kind === wanted);
  assert.equal(
    stored('follow-up-1')?.text,
    'Hi {firstName}, still thinking about {items}?\nLook again: {link}',
  );
  assert.deepEqual([stored('thanks')?.isEnabled, stored('follow-up-1')?.isEnabled], [false, true]);
  await page.reload();
  await thanks.waitFor();
  assert.equal(await thanks.isChecked(), false);
  await thanks.click();
  await save(page);
  await page.getByText('Messages saved').waitFor();
});

test('a preview shows the newest real record, and a test says truly what became of it', async ({
  browser,
}) => {
  await sendNewQuote({ firstName: 'Paula', lastName: 'Preview', email: 'paula@example.com' });
  const page = await openPanel(browser, server.origin, { path: customerScreens.messages });
  const followUp = part(page, 'First follow-up');
  await followUp
    .getByRole('textbox', { name: 'Text in English' })
    .fill('Hello {firstName}, unsaved words.\nOpen it: {link}');
  await followUp.getByRole('button', { name: 'Preview' }).first().click();
  await followUp.getByText('Email to Paula Preview').waitFor();
  await followUp
    .getByText(/Hello Paula, unsaved words\./)
    .first()
    .waitFor();
  await followUp.getByText(/^Text message, \d parts? \(GSM-7\)/).waitFor();

  inbox.emails.length = 0;
  const email = followUp.getByRole('button', { name: 'Send me a test email' }).first();
  await email.click();
  await page.getByText('Test sent', { exact: true }).waitFor();
  const [sent] = inbox.emails;
  assert.match(sent!.headers.subject!, /^Test: Any questions about your quote\?/);
  assert.match(sent!.text, /Hello Paula, unsaved words\./);

  isMailDown = true;
  await email.click();
  await page.getByText('Test not sent yet', { exact: true }).waitFor();
  await page.getByText(/Relay access denied/).waitFor();
  isMailDown = false;

  // The Spanish text has the same fields.
  const phone = followUp.getByLabel('Your mobile number').first();
  const textButton = followUp.getByRole('button', { name: 'Send me a test text' }).first();
  await phone.fill('(818) 555-0143');
  await textButton.click();
  await until(() => gateway.texts.length === 1);
  assert.equal(gateway.texts[0]!.to, '+18185550143');
  await page.getByText('To +18185550143').waitFor();
  isGatewayDown = true;
  await textButton.click();
  await page.getByText('Test failed', { exact: true }).waitFor();
  await page.getByText(/The number is not valid, 21211/).waitFor();
  isGatewayDown = false;
});

test('a planned follow-up stands in the timeline with its time and is skipped there', async ({ browser }) => {
  await sendNewQuote({ firstName: 'Tim', lastName: 'Planned', email: 'tim@example.com' });
  const { id } = await customerNamed('Tim Planned');
  for (const viewport of [widths.desk, widths.phone]) {
    const page = await openPanel(browser, server.origin, { viewport, path: customerScreens.customer(id) });
    const entry = page
      .getByRole('region', { name: 'Timeline' })
      .getByRole('listitem')
      .filter({ hasText: viewport === widths.desk ? 'Last follow-up' : 'First follow-up' });
    await entry.getByText('Planned', { exact: true }).waitFor();
    await entry.getByText(/^Goes out /).waitFor();
    assert.deepEqual(await findAccessibilityFaults(page), []);
    await entry.getByRole('button', { name: /^Skip: / }).click();
    await entry.getByText('Skipped', { exact: true }).waitFor();
    await entry.getByText('Skipped by staff.').waitFor();
    assert.equal(await entry.getByRole('button').count(), 0);
  }
});

test('the page of the unsubscribe link takes one press, on a phone too, and ends follow-ups', async ({
  browser,
}) => {
  await sendNewQuote({ firstName: 'Una', lastName: 'Leaver', email: 'una@example.com' });
  const ahead = 49 * 3_600_000;
  await writeFile(join(server.database.dataDir, 'clock'), String(ahead));
  const followUp = await until(() =>
    inbox.emails.find(
      ({ recipients, headers }) => recipients[0] === 'una@example.com' && headers['list-unsubscribe'],
    ),
  );
  assert.equal(followUp!.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const link = /<(.+?)>/.exec(followUp!.headers['list-unsubscribe']!)![1]!;
  assert.ok(followUp!.html.includes(link.replaceAll('&', '&amp;')), 'the link stands in the email too');
  for (const viewport of [widths.desk, widths.phone]) {
    const page = await openPage(browser, { viewport, javaScriptEnabled: viewport === widths.desk });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Unsubscribe from follow-ups and offers?' }).waitFor();
    if (viewport === widths.desk) assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  }
  const followUps = () =>
    inbox.emails.filter(
      ({ recipients, headers }) => recipients[0] === 'una@example.com' && headers['list-unsubscribe'],
    );
  const before = followUps().length;
  await writeFile(join(server.database.dataDir, 'clock'), String(ahead + 96 * 3_600_000));
  await sendNewQuote({ firstName: 'Last', lastName: 'Lead', email: 'last@example.com' });
  await until(() => inbox.emails.some(({ recipients }) => recipients[0] === 'last@example.com'));
  await sleep(6000);
  assert.equal(followUps().length, before);
  await writeFile(join(server.database.dataDir, 'clock'), '0');
});

test('axe finds nothing in Settings, Messages', { tag: '@axe' }, async ({ browser }) => {
  await sendNewQuote({ firstName: 'Axel', lastName: 'Axe', email: 'axel.axe@example.com' });
  const page = await openPanel(browser, server.origin, {
    path: customerScreens.messages,
  });
  const followUp = part(page, 'First follow-up');
  await followUp.getByRole('button', { name: 'Preview' }).first().click();
  await followUp.getByText(/^Email to /).waitFor();
  await followUp.getByRole('textbox', { name: 'Text in English' }).fill('{nobody}');
  await save(page);
  await followUp.getByText(/is unknown/).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

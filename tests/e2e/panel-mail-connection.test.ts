import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { sendLead } from '../support/leads.ts';
import { startInbox } from '../support/smtp.ts';
import { until } from '../support/until.ts';

const server = serverForFile();
const account = { user: 'office@sunny.example', password: 'the right one' };

let inbox: Awaited<ReturnType<typeof startInbox>>;
test.beforeAll(async () => {
  inbox = await startInbox({ account });
});
test.afterAll(() => inbox.close());

test('an owner sets up email on a phone: a wrong password, a test that arrives, and what waited is sent', async ({
  browser,
}) => {
  await sendLead(server.origin);
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: customerScreens.today,
  });
  expectComplaints(page, /422/);
  await page.getByRole('button', { name: /^Set up your site/ }).click();
  await page.getByText('Nothing is sent until you choose a mailbox').click();
  await page.waitForURL(server.origin + adminPaths.email);
  const provider = page.getByLabel('Email provider');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Choose your email provider').waitFor();
  await provider.selectOption('Gmail or Google Workspace');
  await page.getByText('Google wants an app password here').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a provider');
  await provider.selectOption('Another server');
  await page.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await page.getByLabel('Port').fill(String(inbox.port));
  await page.getByLabel('Encryption').selectOption('None (this computer)');
  await page.getByLabel('User name').fill(account.user);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('the wrong one');
  assert.equal(await page.getByLabel('Sender’s email address').inputValue(), account.user);

  const send = page.getByRole('button', { name: 'Send a test email' });
  await send.click();
  await page.getByText('The server didn’t accept the user name or password. (Code 535)').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a wrong password');
  await password.fill(account.password);
  await page.getByLabel('Send the test to').fill('kim@sunny.example');
  await send.click();
  await page.getByText('Sent to kim@sunny.example').waitFor();
  assert.deepEqual(inbox.emails.at(-1)?.recipients, ['kim@sunny.example']);
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a test that was sent');

  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Email settings saved').waitFor();
  assert.equal(await password.inputValue(), '', 'the password never comes back');
  await page.getByText('Saved. Leave it empty to keep it.').waitFor();
  await until(() => inbox.emails.some(({ headers }) => /request/i.test(headers.subject ?? '')));
  await page.getByLabel('User name').fill('other@sunny.example');
  await page.getByText('Enter it again, since the server or the user name changed').waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page
    .getByText('Enter the password again, since the server or the user name changed', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.goto(server.origin + customerScreens.today);
  await page.getByRole('button', { name: /^Set up your site/ }).click();
  await page.getByText('New leads are sent to an example address: enter yours').click();
  await page.waitForURL(server.origin + adminPaths.notifications);
  const { height } = widths.phone;
  const addresses = page.getByLabel('Email addresses', { exact: true });
  await until(async () => {
    const box = await addresses.boundingBox();
    return box !== null && box.y > 0 && box.y < height;
  });
});

test('email is turned off, and the outbox says how to set it up again', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: adminPaths.email });
  await page.getByText('Works since').waitFor();
  assert.equal(await page.getByLabel('Email provider').inputValue(), 'other');
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a saved connection');
  await page.getByRole('button', { name: 'Turn off email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Email turned off').waitFor();
  await until(async () => (await page.getByLabel('Email provider').inputValue()) === '');
  await page.goto(server.origin + adminPaths.outbox);
  await page.getByText('Not sent: email is not set up').waitFor();
  await page.getByRole('link', { name: 'Set up email' }).click();
  await page.waitForURL(server.origin + adminPaths.email);
});

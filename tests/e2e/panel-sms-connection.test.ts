import assert from 'node:assert/strict';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { expectComplaints, findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

const server = serverForFile();

let gateway: Awaited<ReturnType<typeof startTextGateway>>;
test.beforeAll(async () => {
  const right = `Basic ${Buffer.from('AC1:the right one').toString('base64')}`;
  gateway = await startTextGateway((response, text) => {
    const refuse = (status: number, code: number) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ code, message: 'Not this way' }));
      return true;
    };
    if (text.authorization !== right) return refuse(401, 20003);
    return text.to.endsWith('0199') && refuse(400, 21608);
  });
});
test.afterAll(() => gateway.close());

test('an owner sets up texts on a phone: a wrong token, a number on trial, and a test that arrives', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, {
    viewport: widths.phone,
    path: customerScreens.today,
  });
  expectComplaints(page, /422/);
  await page.getByRole('button', { name: /^Set up your site/ }).click();
  await page.getByText('Reminders and answers by text, through an account at Twilio').click();
  await page.waitForURL(server.origin + adminPaths.texts);
  await page.getByText('Account SID and Auth Token are on the first page of the Twilio Console').waitFor();
  await page.getByText(`${server.origin}/api/sms/incoming`).waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Enter the Account SID: AC and 32 more letters and digits').waitFor();
  await page.getByText('Enter a phone number such as (818) 555-0100, a short code').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'Twilio, with errors');

  await page.getByLabel('Text service').selectOption('Another service that works like Twilio');
  await page.getByLabel('URL of the service').fill(gateway.url);
  await page.getByLabel('Account', { exact: true }).fill('AC1');
  const token = page.getByLabel('Token', { exact: true });
  await token.fill('the wrong one');
  await page.getByLabel('Phone number').fill('(818) 555-0100');
  const to = page.getByLabel('Send the test to');
  await to.fill('8185550199');
  const send = page.getByRole('button', { name: 'Send a test text' });
  await send.click();
  await page.getByText('The service didn’t accept the account or the token. (Code 20003)').waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a wrong token');
  await token.fill('the right one');
  await send.click();
  await page.getByText('A trial account can’t text (818) 555-0199 yet. (Code 21608)').waitFor();
  await to.fill('(818) 555-0143');
  await send.click();
  await page.getByText('Sent to (818) 555-0143').waitFor();
  assert.deepEqual(
    gateway.texts.map((text) => [text.to, text.from]),
    [['+18185550143', '+18185550100']],
  );
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a test that was sent');

  await page.getByRole('button', { name: 'Save settings' }).click();
  await page.getByText('Text settings saved').waitFor();
  assert.equal(await token.inputValue(), '', 'the token never comes back');
  await page.getByText('Saved. Leave it empty to keep it.').waitFor();
  await page.getByLabel('Account', { exact: true }).fill('AC2');
  await page.getByText('Enter it again, since the account or the service changed').waitFor();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await page
    .getByText('Enter the token again, since the account or the service changed', { exact: true })
    .waitFor();
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await page.goto(server.origin + customerScreens.today);
  const list = page.getByRole('region', { name: /^Set up your site/ });
  await list.waitFor();
  assert.equal(await list.getByRole('link', { name: 'Text messages' }).count(), 0, 'the step is done');
  await page.goto(server.origin + customerScreens.messages);
  await page.getByText('Texts are set up. They go out between 8:00 AM and 8:00 PM.').waitFor();
});

test('texts are turned off, and Messages and Alerts lead back to where they are set up', async ({
  browser,
}) => {
  const page = await openPanel(browser, server.origin, { viewport: widths.desk, path: adminPaths.texts });
  await page.getByText('Works since').waitFor();
  assert.equal(await page.getByLabel('Text service').inputValue(), 'other');
  assert.equal(await page.getByLabel('Phone number').inputValue(), '(818) 555-0100');
  assert.deepEqual(await findFaultsInBothLooks(page), [], 'a saved gateway');
  await page.getByRole('button', { name: 'Turn off texts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await page.getByText('Texts turned off').waitFor();
  await until(async () => (await page.getByLabel('Text service').inputValue()) === 'twilio');
  for (const path of [customerScreens.messages, adminPaths.alerts]) {
    await page.goto(server.origin + path);
    await page.getByText('Texts aren’t set up.').waitFor();
    await page.getByRole('link', { name: 'Set up texts' }).click();
    await page.waitForURL(server.origin + adminPaths.texts);
  }
});

import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';

let gateway: Awaited<ReturnType<typeof startTextGateway>>;
const panel = panelForFile(async () => {
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
  return {};
});
afterAll(() => gateway.close());

test('texts are set up: a wrong token, a number on trial, and a test that arrives; the token never comes back', async () => {
  const today = await panel.open(customerScreens.today);
  await today.press(/^Set up your site/);
  await today.user.click(
    await today.screen.findByText(/Reminders and answers by text, through an account at Twilio/),
  );
  await waitFor(() => expect(location.pathname).toBe(adminPaths.texts));
  const { screen, user, press } = today;
  await screen.findByText(/Account SID and Auth Token are on the first page of the Twilio Console/);
  screen.getByText(`${panel.site.deps.config.publicUrl}/api/sms/incoming`);
  await press('Save settings');
  await screen.findByText('Enter the Account SID: AC and 32 more letters and digits');
  await screen.findByText(/Enter a phone number such as \(818\) 555-0100, a short code/);

  await user.selectOptions(screen.getByLabelText('Text service'), 'Another service that works like Twilio');
  fill(await screen.findByLabelText('URL of the service'), gateway.url);
  const accountField = screen.getByLabelText('Account');
  fill(accountField, 'AC1');
  const token = screen.getByLabelText('Token');
  fill(token, 'the wrong one');
  fill(screen.getByLabelText('Phone number'), '(818) 555-0100');
  const to = screen.getByLabelText('Send the test to');
  fill(to, '8185550199');
  await press('Send a test text');
  await screen.findByText('The service didn’t accept the account or the token. (Code 20003)');
  fill(token, 'the right one');
  await press('Send a test text');
  await screen.findByText('A trial account can’t text (818) 555-0199 yet. (Code 21608)');
  fill(to, '(818) 555-0143');
  await press('Send a test text');
  await screen.findByText('Sent to (818) 555-0143');
  expect(gateway.texts.map((text) => [text.to, text.from])).toEqual([['+18185550143', '+18185550100']]);

  await press('Save settings');
  await screen.findByText('Text settings saved');
  await waitFor(() => expect(token).toHaveValue(''));
  await screen.findByText('Saved. Leave it empty to keep it.');
  fill(accountField, 'AC2');
  await screen.findByText('Enter it again, since the account or the service changed');
  await press('Save settings');
  await screen.findByText('Enter the token again, since the account or the service changed');
  await press('Discard changes');

  const after = await panel.open(customerScreens.today);
  await after.press(/^Set up your site/);
  const list = within(after.screen.getByRole('region', { name: /^Set up your site/ }));
  expect(list.queryByRole('link', { name: 'Text messages' }), 'the step is done').toBeNull();
  const messages = await panel.open(customerScreens.messages);
  await messages.screen.findByText('Texts are set up. They go out between 8:00 AM and 8:00 PM.');
});

test('texts are turned off, and Messages and Alerts lead back to where they are set up', async () => {
  const { screen, press } = await panel.open(adminPaths.texts);
  await screen.findByText(/Works since/);
  const service = screen.getByLabelText('Text service');
  expect(service).toHaveValue('other');
  expect(screen.getByLabelText('Phone number')).toHaveValue('(818) 555-0100');
  await press('Turn off texts');
  await press('Turn off', within(await screen.findByRole('alertdialog')));
  await screen.findByText('Texts turned off');
  await waitFor(() => expect(screen.getByLabelText('Text service')).toHaveValue('twilio'));
  for (const path of [customerScreens.messages, adminPaths.alerts]) {
    const tab = await panel.open(path);
    await tab.screen.findByText(/Texts aren’t set up\./);
    await tab.user.click(tab.screen.getByRole('link', { name: 'Set up texts' }));
    await waitFor(() => expect(location.pathname).toBe(adminPaths.texts));
  }
});

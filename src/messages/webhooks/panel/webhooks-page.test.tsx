import { createHmac } from 'node:crypto';
import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';
import { startReceiver } from '../../../../tests/support/receiver.ts';

let receiver: Awaited<ReturnType<typeof startReceiver>>;
const panel = panelForFile(async () => {
  receiver = await startReceiver((response) => response.end('ok'));
  return { hasWorkers: true };
});
afterAll(() => receiver.close());

test('a webhook is added in Settings, gets a test and a lead, is turned off and deleted', async () => {
  const { screen, user, press } = await panel.open(adminPaths.allSettings);
  const settings = within(await screen.findByRole('navigation', { name: 'Settings' }));
  await user.click(settings.getByRole('link', { name: /^Webhooks/ }));
  await screen.findByText('No webhooks yet');
  expect(location.pathname).toBe(adminPaths.webhooks);

  const openSheet = async () => {
    await press('Add webhook');
    return within(await screen.findByRole('dialog'));
  };
  const closed = () => untilGone(() => screen.queryByLabelText('Address'));
  const first = await openSheet();
  fill(first.getByLabelText('Address'), 'crm.example/leads');
  await press('Add', first);
  await first.findByText('Enter a URL that starts with https://');
  const url = `${receiver.url}/leads`;
  fill(first.getByLabelText('Address'), url);
  await press('Add', first);
  const secret = (await first.findByText(/^whsec_/)).textContent;
  await user.keyboard('{Escape}');
  await untilGone(() => screen.queryByText(secret));
  const second = await openSheet();
  await second.findByText(secret);
  await press('Done', second);
  await press('Close', within(await screen.findByRole('alertdialog')));
  await untilGone(() => screen.queryByText(secret));
  const next = await openSheet();
  expect(next.getByLabelText('Address'), 'the next one begins anew').toHaveValue('');
  await press('Cancel', next);
  await closed();

  await press(`Send test to ${url}`);
  const deliveries = () =>
    within(screen.getByRole('list', { name: 'Latest deliveries' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(deliveries()).toEqual([expect.stringMatching(/Test.*Sent|Sent.*Test/)]));
  const [call] = receiver.calls;
  const signed = `${call!.headers['webhook-timestamp']}.${call!.body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('hex');
  expect(call!.headers['webhook-signature'], 'signed with the secret that was shown').toBe(
    `sha256=${signature}`,
  );

  await panel.call('POST', api.contact, contactBody());
  await waitFor(() => expect(receiver.calls.length).toBe(2));
  const after = await panel.open(adminPaths.webhooks);
  await after.screen.findByRole('list', { name: 'Latest deliveries' });
  await waitFor(() =>
    expect(deliveries()).toContainEqual(expect.stringMatching(/New lead.*Sent|Sent.*New lead/)),
  );
  await after.user.click(after.screen.getByRole('switch', { name: url }));
  await after.screen.findByText('Off: nothing is sent');
  expect(after.screen.getByRole('button', { name: `Send test to ${url}` })).toBeDisabled();
  await after.press(`Delete ${url}`);
  await after.press('Delete', within(await after.screen.findByRole('alertdialog')));
  await after.screen.findByText('No webhooks yet');
});

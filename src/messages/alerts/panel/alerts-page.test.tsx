import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { alertApi } from '#kit/paths/alert-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { StoredAlertSettings } from '#messages/alerts/alerts.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('who is told is saved, and a phone number is checked first', async () => {
  const { screen, user, press } = await panel.open(adminPaths.alerts);
  const phone = await screen.findByLabelText('Phone for texts');
  fill(phone, '12');
  await press('Save');
  await screen.findByText('Valid phone number is required');
  fill(phone, '8185550122');
  const second = screen.getByLabelText<HTMLSelectElement>('Second alert goes to');
  const person = second.options[1]!.value;
  await user.selectOptions(second, person);
  await press('Save');
  await screen.findByText('Alerts saved');
  const after = await panel.open(adminPaths.alerts);
  expect(await after.screen.findByLabelText('Phone for texts')).toHaveValue('(818) 555-0122');
  expect(after.screen.getByLabelText('Second alert goes to')).toHaveValue(person);
});

test('what somebody else saved in the meantime is shown, and what was typed stays', async () => {
  const { screen, press } = await panel.open(adminPaths.alerts);
  const phone = await screen.findByLabelText('Phone for texts');
  fill(phone, '8185550133');
  const { firstPersonId, secondPersonId } = await panel.call<StoredAlertSettings>('GET', alertApi.settings);
  await panel.call('PUT', alertApi.settings, { firstPersonId, secondPersonId, phone: '8185550144' });
  await press('Save');
  const findNotice = () =>
    screen
      .queryAllByRole('alert')
      .find(({ textContent }) => textContent.includes('Someone changed this form'));
  await screen.findByText(/\(818\) 555-0144/);
  within(findNotice()!).getByText(/\(818\) 555-0144/);
  expect(phone).toHaveValue('8185550133');
  await press('Save');
  await screen.findByText('Alerts saved');
  await untilGone(() => findNotice() ?? null);
  expect((await panel.call<StoredAlertSettings>('GET', alertApi.settings)).phone).toMatch(/0133/);
});

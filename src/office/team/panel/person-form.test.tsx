import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { PersonRecord } from '#office/team/people.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function openForm() {
  const { screen, user } = await panel.open(adminPaths.people);
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  const dialog = within(await screen.findByRole('dialog'));
  return { screen, user, dialog };
}

test('an error disappears as soon as its field is right, whether the form or the server found it', async () => {
  const { user, dialog } = await openForm();
  const username = dialog.getByLabelText('Username');
  const email = dialog.getByLabelText('Email');
  const expectErrors = (...fields: HTMLElement[]) =>
    waitFor(() =>
      expect(dialog.queryAllByRole('textbox').filter(({ ariaInvalid }) => ariaInvalid)).toEqual(fields),
    );
  fill(dialog.getByLabelText('Name'), 'Second Admin');
  fill(username, 'no');
  fill(email, 'nowhere');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await expectErrors(username, email);
  await waitFor(() => expect(username).toHaveFocus());
  fill(email, 'second@example.com');
  await expectErrors(username);
  fill(username, 'admin');
  await expectErrors();

  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await dialog.findByText('Another account uses this username');
  await waitFor(() => expect(username).toHaveFocus());
  fill(email, 'third@example.com');
  await expectErrors(username);
  fill(username, 'second.admin');
  await expectErrors();
});

test('a save that fails after its dialog was closed says so, and the draft stays', async () => {
  const { screen, user, dialog } = await openForm();
  fill(dialog.getByLabelText('Name'), 'Late Failure');
  fill(dialog.getByLabelText('Username'), 'late.failure');
  fill(dialog.getByLabelText('Email'), 'late@example.com');
  const held = panel.holdCall();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  const call = await held;
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  call.fail();
  await screen.findByText('Person not added.');
  await user.click(screen.getByRole('button', { name: 'Add person' }));
  expect(await screen.findByLabelText('Username')).toHaveValue('late.failure');
  const people: PersonRecord[] = await (await panel.site.adminCall('GET', adminApi.people)).json();
  expect(people.filter(({ username }) => username === 'late.failure')).toEqual([]);
});

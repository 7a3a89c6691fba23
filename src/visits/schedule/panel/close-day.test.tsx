import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const closuresOn = async (date: string) =>
  (await panel.call<StoredSettings>('GET', adminApi.settings)).closures.filter(({ from }) => from === date);

async function openDay(date: string) {
  const tab = await panel.open(`${adminPaths.schedule}?view=day&date=${date}`);
  await tab.press('Close this day');
  const dialog = within(await tab.screen.findByRole('dialog', { name: 'Close this day' }));
  await dialog.findByLabelText('Reason');
  return { ...tab, dialog };
}

test('a day is closed in two presses from its board, and opened there again', async () => {
  const date = '2027-09-07';
  const { screen, press, dialog } = await openDay(date);
  await press('Close the day', dialog);
  await press('Open this day');
  await screen.findByText('Day open again');
  expect(await closuresOn(date)).toEqual([]);
});

test('a closed day has a reason, and Undo opens it', async () => {
  const date = '2027-09-08';
  const { press, dialog } = await openDay(date);
  fill(dialog.getByLabelText('Reason'), '');
  await press('Close the day', dialog);
  await dialog.findByText('A reason is required');
  fill(dialog.getByLabelText('Reason'), 'Christmas');
  await press('Close the day', dialog);
  await waitFor(async () =>
    expect(await closuresOn(date)).toEqual([{ from: date, to: date, reason: 'Christmas' }]),
  );
  await press('Undo');
  await waitFor(async () => expect(await closuresOn(date)).toEqual([]));
});

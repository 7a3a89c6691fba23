import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();
const date = dayAhead(9);

async function addScheduled(firstName: string) {
  const body = quoteBody([{ serviceId: 1, quantity: 1 }], { preferredDate: date }, { firstName });
  const { id, quoteId } = await panel.call<{ id: number; quoteId: number }>('POST', api.contact, body);
  const moveTo = (status: string) => panel.call('PATCH', adminApi.request(id), { status });
  await moveTo('scheduled');
  const openMove = () =>
    panel.open(`${adminPaths.schedule}?view=day&date=${date}&visit=${quoteId}&sheet=move`);
  return { moveTo, openMove };
}

test('a quote says that its request was cancelled, and its visit cannot be moved', async () => {
  const { moveTo, openMove } = await addScheduled('Calloffa');
  await moveTo('cancelled');
  const { screen, press } = await panel.open(`${adminPaths.quotes}?search=Calloffa`);
  await screen.findByText('Request cancelled');
  await press(/^Details/);
  await within(await screen.findByRole('dialog')).findByRole('link', { name: 'request was cancelled' });
  const move = await openMove();
  await within(await move.screen.findByRole('dialog')).findByRole('link', { name: 'request was cancelled' });
  expect(move.screen.queryByRole('button', { name: 'Save Changes' })).toBeNull();
});

test('a visit whose request was cancelled in the meantime is not moved, and leaves the schedule', async () => {
  const { moveTo, openMove } = await addScheduled('Calledoffa');
  const { screen, press } = await openMove();
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText('Day'), dayAhead(10));
  await moveTo('cancelled');
  await press('Save Changes');
  await screen.findByText(/The request was cancelled\./);
  await untilGone(() => dialog.queryByLabelText('Day'));
  await untilGone(() => screen.queryByRole('button', { name: 'Move Calledoffa Lopez' }));
});

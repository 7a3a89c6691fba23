import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { CustomerRequest } from '#sales/requests/requests.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { panelForFile, untilGone } from '../../../tests/support/panel/panel.ts';

const panel = panelForFile();

/** The list of three requests whose names begin with this one, the newest first. */
async function openRequests(name: string) {
  for (const each of ['One', 'Two', 'Three'])
    await panel.call('POST', api.contact, contactBody({ firstName: name + each }));
  const tab = await panel.open(`${adminPaths.requests}?search=${name}`);
  await waitFor(() => expect(tab.screen.getAllByRole('heading', { level: 2 })).toHaveLength(3));
  return tab;
}

test('Enter pressed twice deletes one request, and the focus goes to the row after it', async () => {
  const { screen, user } = await openRequests('Keys');
  screen.getByRole('button', { name: /^Delete KeysTwo/ }).focus();
  await user.keyboard('{Enter}{Enter}');
  await screen.findByText('Request deleted successfully');
  await untilGone(() => screen.queryByRole('heading', { name: /KeysTwo/ }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^KeysOne/));
  await user.keyboard('{Enter}{Tab}');
  within(document.activeElement!.closest('li')!).getByRole('heading', { name: /KeysOne/ });
  const left = await panel.call<CustomerRequest[]>('GET', `${adminApi.requests}?search=Keys`);
  expect(left).toHaveLength(2);
});

test('after the last row is deleted, the focus goes to the one before it', async () => {
  const { screen, user } = await openRequests('Lastly');
  screen.getByRole('button', { name: /^Delete LastlyOne/ }).focus();
  await user.keyboard('{Enter}');
  await untilGone(() => screen.queryByRole('heading', { name: /LastlyOne/ }));
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^LastlyTwo/));
});

import { fireEvent, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const addLead = (firstName: string) =>
  panel.call<{ id: number }>('POST', api.contact, contactBody({ firstName }));

/** The list with one request, found by a first name unique to the test. */
async function openRequest(firstName: string) {
  const { id } = await addLead(firstName);
  const tab = await panel.open(`${adminPaths.requests}?search=${firstName}`);
  const heading = await tab.screen.findByRole('heading', { name: new RegExp(firstName) });
  const findRow = () => within(heading.closest('li')!);
  return { id, ...tab, findRow };
}

test('when the session ends during an edit, signing in again in place saves what was typed', async () => {
  const { screen, press, findRow } = await openRequest('Sessionia');
  await press(/^Edit/);
  fill(await screen.findByLabelText('Internal notes'), 'Typed before the session ended');
  panel.endSession();
  await press('Save Changes');
  const again = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  fill(again.getByLabelText('Username'), admin.username);
  fill(again.getByLabelText('Password'), admin.password);
  await press('Sign In', again);
  await screen.findByText('Request updated successfully');
  await findRow().findByText('Typed before the session ended');
});

test('a request that someone else changed keeps my words and takes over the rest', async () => {
  const { id, screen, press, findRow } = await openRequest('Versiona');
  await press(/^Edit/);
  fill(await screen.findByLabelText('Internal notes'), 'mine');
  await panel.call('PATCH', adminApi.request(id), { status: 'scheduled', notes: 'theirs' });
  await press('Save Changes');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Internal notes is now: theirs'));
  expect(screen.getByLabelText('Internal notes')).toHaveValue('mine');
  await press('Save Changes');
  await untilGone(() => screen.queryByRole('dialog'));
  await findRow().findByText('mine');
  expect(findRow().getByRole('combobox')).toHaveValue('scheduled');
});

test('what was typed comes back after Escape and after a reload, until Cancel', async () => {
  const first = await openRequest('Draftine');
  await first.press(/^Edit/);
  fill(await first.screen.findByLabelText('Internal notes'), 'half a sentence');
  await first.user.keyboard('{Escape}');
  await first.screen.findByText('Not saved yet');
  await first.press(/^Edit/);
  expect(await first.screen.findByLabelText('Internal notes')).toHaveValue('half a sentence');

  const { screen, press } = await panel.open(location.pathname + location.search);
  const untilClosed = () => untilGone(() => screen.queryByLabelText('Internal notes'));
  expect(await screen.findByLabelText('Internal notes')).toHaveValue('half a sentence');
  await press('Cancel');
  await untilClosed();
  expect(location.search).toBe('?search=Draftine');
  await press(/^Edit/);
  expect(await screen.findByLabelText('Internal notes')).toHaveValue('');
});

test('a deleted request comes back with Undo, and only one message is shown at a time', async () => {
  const { screen, user, press, findRow } = await openRequest('Undoline');
  await user.selectOptions(findRow().getByRole('combobox'), 'contacted');
  await screen.findByText('Request updated successfully');
  await press(/^Delete/);
  await screen.findByText('No requests found matching your criteria.');
  await screen.findByText('Request deleted successfully');
  expect(screen.queryByText('Request updated successfully')).toBeNull();
  await press('Undo');
  const heading = await screen.findByRole('heading', { name: /Undoline/ });
  expect(within(heading.closest('li')!).getByRole('combobox')).toHaveValue('contacted');
});

test('search and filters live in the address, and Back takes them back', async () => {
  await addLead('Filterina');
  const { screen, user } = await panel.open(adminPaths.requests);
  fill(screen.getByLabelText('Search requests'), 'filterina');
  await screen.findByText('1–1 of 1');
  await user.selectOptions(screen.getByLabelText('Status'), 'cancelled');
  await screen.findByText('No requests found matching your criteria.');
  expect(location.search).toBe('?search=filterina&status=cancelled');
  history.back();
  await screen.findByText('1–1 of 1');
  expect(screen.getByLabelText('Search requests')).toHaveValue('filterina');
});

test('the requests that the filters show come down as a spreadsheet', async () => {
  await addLead('Exporta');
  const { screen } = await panel.open(`${adminPaths.requests}?search=exporta`);
  const link = await screen.findByRole('link', { name: 'Export CSV' });
  const file = await panel.site.adminCall('GET', link.getAttribute('href')!);
  expect(file.headers.get('Content-Disposition')).toMatch(/filename="requests-\d{4}-\d\d-\d\d\.csv"/);
  const rows = (await file.text()).trim().split('\r\n');
  expect(rows, 'the heading and the one that was searched for').toHaveLength(2);
  expect(rows[1]).toMatch(/Exporta/);
});

test('a new request appears by itself, and not while a hand is in the list', async () => {
  await addLead('Steadya');
  const { screen } = await panel.open(`${adminPaths.requests}?search=steady`);
  const expectFirst = (name: string) =>
    waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(name));
  await expectFirst('Steadya');
  const point = () => {
    const heading = document.querySelector('main li h2')!;
    heading.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
  };
  point();
  const pointing = setInterval(point, 50);
  await addLead('Steadybe');
  const held = panel.holdCall('GET', /\/requests\?/);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  (await held).pass();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Steadya');
  clearInterval(pointing);
  await expectFirst('Steadybe');
});

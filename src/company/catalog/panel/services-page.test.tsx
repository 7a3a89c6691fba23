import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { admin } from '../../../../tests/support/admin.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

type Tab = Awaited<ReturnType<typeof panel.open>>;

const addService = (body: object) => panel.call<AdminService>('POST', adminApi.services, body);
const getServices = (category: string) =>
  panel.call<AdminService[]>('GET', `${adminApi.services}?category=${category}`);
const getTitles = async (category: string) => (await getServices(category)).map(({ title }) => title);

const openServices = (filter: string) => panel.open(`${adminPaths.services}?filter=${filter}`);

async function findRow({ screen }: Tab, title: string) {
  const heading = await screen.findByRole('heading', { name: title });
  return within(heading.closest('li')!);
}

async function moveDown({ screen, user, press }: Tab, title: string) {
  await press(`Order of ${title}`);
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
}

test('one service at a time is edited in place; input survives a reload and the session’s end, and Cancel drops it', async () => {
  await addService({ title: 'Bar Stool', category: 'chair', originalPrice: '40.00' });
  await addService({ title: 'Bench', category: 'chair', originalPrice: '60.00' });
  const before = await openServices('chair');
  await before.press('Edit Bar Stool');
  fill(await before.screen.findByLabelText('Discounted price'), '30');
  await before.screen.findByText('25% off');
  await before.press('Edit Bench');
  await before.screen.findByRole('region', { name: 'Edit Bench' });
  expect(before.screen.queryByRole('region', { name: 'Edit Bar Stool' })).toBeNull();
  await before.screen.findByText('Not saved yet');
  await before.press('Cancel');
  await before.press('Edit Bar Stool');

  const tab = await panel.open(location.pathname + location.search);
  const { screen, press } = tab;
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByLabelText('Discounted price')).toHaveValue('30');
  panel.endSession();
  await press('Save');
  const again = within(await screen.findByRole('dialog', { name: 'Please sign in again' }));
  fill(again.getByLabelText('Username'), admin.username);
  fill(again.getByLabelText('Password'), admin.password);
  await press('Sign In', again);
  await screen.findByText('Service updated successfully');
  await (await findRow(tab, 'Bar Stool')).findByText('25% off');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit Bar Stool' })).toHaveFocus());

  await press('Edit Bar Stool');
  fill(await screen.findByLabelText('Title'), 'Something else');
  await press('Cancel');
  await findRow(tab, 'Bar Stool');
});

test('a conflict on a service keeps my input and shows theirs', async () => {
  const { id } = await addService({ title: 'Runner', category: 'carpet', originalPrice: '40.00' });
  const { screen, press } = await openServices('carpet');
  await press('Edit Runner');
  fill(await screen.findByLabelText('Title'), 'Mine');
  await panel.call('PUT', adminApi.service(id), { title: 'Theirs' });
  await press('Save');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Title is now: Theirs'));
  expect(screen.getByLabelText('Title')).toHaveValue('Mine');
  await press('Save');
  await screen.findByRole('heading', { name: 'Mine' });
});

test('the eye hides a service from the site, a filter shows it, and a deleted one comes back with Undo', async () => {
  const { version } = await addService({ title: 'Futon', category: 'couch', originalPrice: '70.00' });
  const tab = await panel.open(adminPaths.services);
  const { screen, user, press } = tab;
  await press('Deactivate Futon');
  await screen.findByText('Service updated successfully');
  await screen.findByRole('button', { name: 'Activate Futon' });
  const stored = (await getServices('couch')).find(({ title }) => title === 'Futon')!;
  expect([stored.isActive, stored.originalPrice]).toEqual([false, '70.00']);
  expect(stored.version).toBeGreaterThan(version);
  const site = await panel.site.call('GET', paths.service('couch-cleaning'));
  expect(await site.text()).not.toContain('Futon');

  await user.selectOptions(screen.getByLabelText('Show'), 'inactive');
  await waitFor(() => expect(location.search).toBe('?filter=inactive'));
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1));
  await findRow(tab, 'Futon');
  await press('Delete Futon');
  await screen.findByText('No services found matching your criteria.');
  await screen.findByText('Service deleted successfully');
  await press('Undo');
  await findRow(tab, 'Futon');
  history.back();
  await waitFor(() => expect(location.search).toBe(''));
  await findRow(tab, 'Futon');
});

test('a service is moved past one that was just deleted, and no farther', async () => {
  const before = await getTitles('chair');
  const [first, second, third, fourth] = before as [string, string, string, string];
  const tab = await openServices('chair');
  await tab.press(`Delete ${second}`);
  await tab.screen.findByText('Service deleted successfully');
  await moveDown(tab, first);
  await tab.screen.findByText('Order saved');
  expect(await getTitles('chair')).toEqual([third, first, fourth, ...before.slice(4)]);
});

test('under a filter a service is moved past one that has just left the filter', async () => {
  const before = await getTitles('couch');
  const [first, second, third] = before as [string, string, string];
  const tab = await openServices('active');
  await tab.press(`Deactivate ${second}`);
  await waitFor(() => expect(document.querySelector('li[inert]')).toHaveTextContent(second));
  await moveDown(tab, first);
  await tab.screen.findByText('Order saved');
  expect(await getTitles('couch')).toEqual([second, third, first, ...before.slice(3)]);
});

test('a service that is moved again before the first move is stored never jumps back', async () => {
  const [first] = (await getTitles('carpet')) as [string];
  const tab = await openServices('carpet');
  await findRow(tab, first);
  const places: number[] = [];
  const note = () => {
    const shown = [...document.querySelectorAll('main h3')].findIndex(
      ({ textContent }) => textContent === first,
    );
    if (places.at(-1) !== shown) places.push(shown);
  };
  note();
  const observer = new MutationObserver(note);
  observer.observe(document.querySelector('main')!, { childList: true, subtree: true });
  const held = panel.holdCall('PUT', new RegExp(adminApi.serviceOrder));
  await moveDown(tab, first);
  await waitFor(() => expect(places.at(-1)).toBe(1));
  const { user, screen } = tab;
  await user.click(screen.getByRole('button', { name: `Order of ${first}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Move down' }));
  await waitFor(() => expect(places.at(-1)).toBe(2));
  const call = await held;
  const next = panel.holdCall('PUT', new RegExp(adminApi.serviceOrder));
  call.pass();
  const second = await next;
  // A refetch after the first move would show the service at that place.
  await new Promise((resolve) => setTimeout(resolve, 200));
  second.pass();
  await waitFor(async () => expect((await getTitles('carpet'))[2]).toBe(first));
  await screen.findByText('Order saved');
  expect(places).toEqual([0, 1, 2]);
  observer.disconnect();
});

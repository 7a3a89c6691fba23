import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { AdminService } from '#company/catalog/service-edits.ts';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function openAudit(query = '') {
  const { screen, user, press } = await panel.open(adminPaths.audit + query);
  const list = await screen.findByRole('list', { name: 'Entries' });
  const findEntries = (text: string) =>
    [...document.querySelectorAll('[aria-label=Entries] > li')].filter(({ textContent }) =>
      textContent.includes(text),
    );
  return { screen, user, press, list, findEntries };
}

const changeService = (id: number, originalPrice: string) =>
  panel.call('PUT', adminApi.service(id), { originalPrice, discountedPrice: null });

test('changes are read in plain words, and lead to the record and to all that a person did', async () => {
  const [service] = await panel.call<AdminService[]>('GET', adminApi.services);
  await panel.call('PUT', adminApi.service(service!.id), { originalPrice: '991.00' });
  const settings = await panel.call<StoredSettings>('GET', adminApi.settings);
  const [monday, ...others] = settings.hours;
  await panel.call('PUT', adminApi.settings, {
    ...settings,
    hours: [{ ...monday!, closes: '15:00' }, ...others],
  });
  const { screen, press, findEntries } = await openAudit();
  await screen.findByText(/Hours on Monday: 8 AM to 6 PM → 8 AM to 3 PM/);
  const priced = findEntries('Service changed')[0] as HTMLElement;
  expect(priced).toHaveTextContent(`Price: $${service!.originalPrice} → $991.00`);
  within(priced).getByRole('link', { name: `Service ${service!.id}` });
  await press('Only entries of admin', within(priced));
  await waitFor(() => expect(location.search).toMatch(/person=/));
  await waitFor(() => expect(screen.getByLabelText('Who')).toHaveDisplayValue(/admin/));
});

test('filters of who, what and when stand in the address and in the export, and a log without matches says so', async () => {
  const person = { name: 'Pat Park', username: 'pat.park', email: 'pat.park@example.com', role: 'office' };
  const { id } = await panel.call<AddedPerson>('POST', adminApi.people, person);
  await panel.call('DELETE', adminApi.person(id));
  const { screen, user, findEntries } = await openAudit();
  await user.selectOptions(screen.getByLabelText('What'), 'person-removed');
  await waitFor(() =>
    expect(findEntries('Person removed').map((entry) => entry.textContent)).toHaveLength(1),
  );
  await screen.findByText('Pat Park');
  await user.selectOptions(screen.getByLabelText('When'), 'dates');
  fill(await screen.findByLabelText('To'), '2020-01-31');
  await screen.findByText('Nothing matches these filters.');
  expect(location.search).toBe('?action=person-removed&period=dates&to=2020-01-31');
  await user.selectOptions(screen.getByLabelText('When'), 'today');
  await screen.findByText('Pat Park');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Export CSV' });
  const file = await panel.site.adminCall('GET', link.pathname + link.search);
  expect(file.headers.get('Content-Disposition')).toMatch(/audit-\d{4}-\d\d-\d\d\.csv/);
  const lines = (await file.text()).trim().split(/\r\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/Person removed/);
});

test('older entries follow with the keyboard, and stay in order', async () => {
  const services = await panel.call<AdminService[]>('GET', adminApi.services);
  for (let count = 0; count < 60; count += 1) await changeService(services.at(-1)!.id, `${500 + count}.00`);
  const { screen, user, findEntries } = await openAudit('?action=service-changed');
  await waitFor(() => expect(findEntries('').length).toBe(50));
  (await screen.findByRole('button', { name: 'Show older' })).focus();
  await user.keyboard('{Enter}');
  await untilGone(() => screen.queryByRole('button', { name: 'Show older' }));
  const texts = findEntries('').map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/Price: \$558\.00 → \$559\.00/);
  expect(texts[58]).toMatch(/Price: \$500\.00 → \$501\.00/);
});

test('fifty entries are all there are, and none older are offered', async () => {
  for (let count = 0; count < 50; count += 1)
    await panel.call('POST', adminApi.services, { title: `Fifty ${count}`, originalPrice: '10.00' });
  const { screen, findEntries } = await openAudit('?action=service-added');
  await waitFor(() => expect(findEntries('').length).toBe(50));
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, api } from '#kit/paths/paths.ts';
import type { AddedPerson } from '#office/team/people.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../tests/support/panel/panel.ts';

const panel = panelForFile();
const excluded = 'Your role doesn’t include this screen';

test('an open panel says that a call is refused, and shows what the changed role may see', async () => {
  const input = { name: 'Dana Cruz', username: 'dana', email: 'dana@example.com', role: 'admin' };
  const dana = await panel.call<AddedPerson>('POST', adminApi.people, input);
  const lead = await panel.call<{ id: number }>('POST', api.contact, contactBody());
  const { screen, press } = await panel.open(adminPaths.people, dana);
  await press('Add person');
  const sheet = within(await screen.findByRole('dialog', { name: 'Add person' }));
  await panel.call('PATCH', adminApi.person(dana.id), { role: 'office' });
  fill(sheet.getByLabelText('Name'), 'Lee');
  fill(sheet.getByLabelText('Username'), 'lee');
  fill(sheet.getByLabelText('Email'), 'lee@example.com');
  await press('Add', sheet);
  await screen.findByRole('heading', { name: excluded });
  await untilGone(() => screen.queryByRole('link', { name: 'People' }));
  const headers = { 'Content-Type': 'application/json' };
  const lee = { name: 'Lee', username: 'lee', email: 'lee@example.com', role: 'office' };
  const refusal = await fetch(adminApi.people, { method: 'POST', headers, body: JSON.stringify(lee) });
  expect(refusal.status).toBe(403);
  expect((await refusal.json()).detail).toMatch(/^Only the owner can do this\./);
  const people = await panel.call<{ username: string }[]>('GET', adminApi.people);
  expect(people.map(({ username }) => username)).not.toContain('lee');
  const request = await panel.open(`${adminPaths.requests}?request=${lead.id}&view=edit`, dana);
  const form = within(await request.screen.findByRole('dialog', { name: 'Edit Request' }));
  await form.findByLabelText('Internal notes');
  expect(request.screen.queryByText('All data of this person'), 'only owners may see it').toBeNull();

  await panel.call('PATCH', adminApi.person(dana.id), { role: 'crew', crewId: 1 });
  // The panel may have learned it from a call of its own, and the link is gone.
  document.querySelector<HTMLAnchorElement>('a[href="/admin/customers"]')?.click();
  await untilGone(() => request.screen.queryByRole('link', { name: 'Customers' }));
  await waitFor(() =>
    expect(request.screen.queryAllByRole('button', { name: /Sign out/i })).not.toHaveLength(0),
  );
  for (const path of [adminPaths.settings, customerScreens.customer(1), adminPaths.analytics]) {
    const tab = await panel.open(path, dana);
    await tab.screen.findByRole('heading', { name: excluded });
  }
});

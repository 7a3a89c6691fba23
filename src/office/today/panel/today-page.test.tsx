import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('Today begins with what is late, then visits and news; set-up is one line that opens', async () => {
  const ids: number[] = [];
  for (let each = 0; each < 7; each++) {
    const changes = { firstName: `Tina${each}`, email: `tina${each}@example.com`, phone: `81855501${each}0` };
    const { id } = await panel.call<{ id: number }>('POST', api.contact, contactBody(changes));
    ids.push(id);
  }
  const lateSince = new Date(Date.now() - 3_600_000).toISOString();
  await panel.site.deps.db
    .updateTable('requests')
    .set({ answerDueAt: lateSince, dueOrder: lateSince })
    .where('id', '=', ids[4]!)
    .execute();
  const { screen, press, user } = await panel.open(customerScreens.today);
  const leads = within(await screen.findByRole('region', { name: /^Leads to answer/ }));
  const setup = within(await screen.findByRole('region', { name: /^Set up your site/ }));
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Leads to answer 7 · 1 late',
    'Visits today',
    'Visits tomorrow',
    'Since yesterday',
    'Accepted, not booked',
    expect.stringMatching(/^Set up your site \d+ of 17 done$/),
  ]);
  expect(leads.getAllByRole('listitem')).toHaveLength(5);
  expect(leads.getAllByRole('listitem')[0]).toHaveTextContent('Tina4');
  await press('Show 2 more', leads);
  expect(leads.getAllByRole('listitem')).toHaveLength(7);

  expect(setup.queryByRole('link', { name: /^Your account/ })).toBeNull();
  await user.click(setup.getByRole('button', { name: /^Set up your site/ }));
  setup.getByRole('link', { name: /^Your account/ });
});

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody, dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

type Tab = Awaited<ReturnType<typeof panel.open>>;

async function openPalette({ screen, user }: Tab) {
  await user.keyboard('{Control>}k{/Control}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
  await palette.findByRole('combobox', { name: 'Search or jump to' });
  return palette;
}

const untilClosed = ({ screen }: Tab, name: string | RegExp = 'Search or jump to') =>
  untilGone(() => screen.queryByRole('dialog', { name }));

test('the palette leads to a screen and to a record, by keyboard alone', async () => {
  const { id, quoteId } = await panel.call<{ id: number; quoteId: number }>(
    'POST',
    api.contact,
    quoteBody(
      [{ serviceId: 1, quantity: 1 }],
      { preferredDate: dayAhead(7) },
      { firstName: 'Palettina', phone: '(213) 555-0190' },
    ),
  );
  const tab = await panel.open(adminPaths.dashboard);
  const { screen, user } = tab;
  const type = async (text: string) => {
    const palette = await openPalette(tab);
    await user.keyboard(text);
    return palette;
  };
  const all = await openPalette(tab);
  expect(all.getAllByRole('option').length, 'every screen, and the website').toBeGreaterThanOrEqual(11);
  await user.keyboard('outb{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Outbox' });
  await untilClosed(tab);
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Outbox$/));

  await (await type('alerts')).findByRole('option', { name: /^Settings: Alerts/ });
  await user.keyboard('{Enter}');
  await screen.findByRole('heading', { level: 1, name: 'Alerts' });
  await untilClosed(tab);

  for (const [typed, found] of [
    ['closure', /^Settings: Booking/],
    ['tax', /^Settings: Invoices/],
    ['logo', /^Settings: Brand/],
    ['add a person', /^People/],
    ['book a call', /^New quote/],
  ] as const) {
    await (await type(typed)).findByRole('option', { name: found });
    await user.keyboard('{Escape}');
    await untilClosed(tab);
  }

  const byPhone = await type('213 555 0190');
  await byPhone.findByRole('option', { name: /^Palettina Lopez.*91501/ });
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(byPhone.getByRole('option', { name: /91501/ })).toHaveAttribute('data-highlighted'),
  );
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Quote Details' });
  expect(location.search).toBe(`?quote=${quoteId}`);
  await user.keyboard('{Escape}');
  await untilClosed(tab, 'Quote Details');

  await (await type('palettina lop')).findByRole('option', { name: /^Palettina Lopez.*Quote Request/ });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Quote Details' });
  expect(location.search).toBe(`?request=${id}`);
});

test('Enter right after a name opens the person, whom others and screens come after', async () => {
  const addLead = (firstName: string) =>
    panel.call<{ id: number }>('POST', api.contact, contactBody({ firstName, lastName: 'Zuniga' }));
  const { id } = await addLead('Ana');
  await addLead('Dana');
  const tab = await panel.open(adminPaths.dashboard);
  const { screen, user } = tab;
  await openPalette(tab);
  // The search response is still pending.
  await user.keyboard('ana{Enter}');
  await screen.findByRole('dialog', { name: 'Request Details' });
  expect(location.search).toBe(`?request=${id}`);
  await user.keyboard('{Escape}');
  await untilClosed(tab, 'Request Details');

  const palette = await openPalette(tab);
  await user.keyboard('ana');
  await palette.findByRole('option', { name: /^Dana Zuniga/ });
  const options = palette.getAllByRole('option').map(({ textContent }) => textContent);
  const places = [/^Ana Zuniga/, /^Dana Zuniga/, /^Analytics/].map((name) =>
    options.findIndex((text) => name.test(text)),
  );
  expect(places, options.join('\n')).toEqual(places.toSorted((one, other) => one - other));
  expect(places[0]).toBe(0);
  expect(options[0]).toMatch(/New/);
  expect(options[0]).toMatch(/[A-Z][a-z]{2} \d/);
});

test('the palette says when nothing is found, and Escape gives the focus back', async () => {
  const tab = await panel.open(adminPaths.dashboard);
  const { screen, user } = tab;
  // The other one is for phones.
  const [button] = screen.getAllByRole('button', { name: /^Search or jump to/ });
  button!.focus();
  await user.keyboard('{Enter}');
  const palette = within(await screen.findByRole('dialog', { name: 'Search or jump to' }));
  await palette.findByRole('combobox');
  await user.keyboard('nobody at all');
  await screen.findAllByText('Nothing found for “nobody at all”');
  await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('Nothing found'));
  await user.keyboard('{Escape}');
  await untilClosed(tab);
  await waitFor(() => expect(button!).toHaveFocus());
});

test('the palette opens over a form without losing what was typed there', async () => {
  const { id } = await panel.call<{ id: number }>(
    'POST',
    api.contact,
    contactBody({ firstName: 'Overlaya' }),
  );
  const tab = await panel.open(`${adminPaths.requests}?request=${id}&view=edit`);
  const { screen, user } = tab;
  fill(await screen.findByLabelText('Internal notes'), 'half a sentence');
  await openPalette(tab);
  await user.keyboard('dashb{Enter}');
  await screen.findByRole('heading', { name: 'Dashboard' });
  history.back();
  expect(await screen.findByLabelText('Internal notes')).toHaveValue('half a sentence');
});

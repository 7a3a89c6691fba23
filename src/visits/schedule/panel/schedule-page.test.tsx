import { waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const addVisit = (firstName: string, preferredDate: string | null, changes: object = {}) =>
  panel.call<Quote>('POST', adminApi.quotes, {
    firstName,
    phone: '(818) 555-0111',
    items: [{ serviceId: 1, quantity: 1 }],
    contactMethod: 'sms',
    zipCode: '91501',
    status: 'scheduled',
    preferredDate,
    ...changes,
  });

const readQuote = ({ id }: Pick<Quote, 'id'>) => panel.call<Quote>('GET', adminApi.quote(id));
const open = (query: string) => panel.open(`${adminPaths.schedule}?${query}`);

function getDay(date: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  if (!found) throw new Error(`No day ${date}`);
  return found;
}

test('a day with too much work, visits at the same time and a closed day say so', async () => {
  await addVisit('Earlia', '2027-02-02', {
    preferredTime: '9:00 AM',
    items: [{ serviceId: 1, quantity: 20 }],
  });
  await addVisit('Latera', '2027-02-02', { preferredTime: '10:00 AM' });
  const { updatedAt: _time, ...settings } = await panel.call<StoredSettings>('GET', adminApi.settings);
  await panel.call('PUT', adminApi.settings, {
    ...settings,
    hours: settings.hours.filter(({ day }) => day !== 7),
  });
  const { screen } = await open('view=week&date=2027-02-02');
  await screen.findByText('Overlaps with Earlia');
  await screen.findByText('Overlaps with Latera');
  await screen.findByText(/^Overbooked: .* of work, 20 h available$/);
  within(getDay('2027-01-31')).getByText('Closed');
  within(getDay('2027-02-01')).getByText('No visits');
});

test('a visit without a day stands above the days until it is given one', async () => {
  const visit = await addVisit('Sometima', null);
  const { screen, user, press } = await open('view=week&date=2027-02-09');
  const undated = within(await screen.findByRole('region', { name: 'Scheduled, no day yet' }));
  await user.click(undated.getByText('Sometima'));
  const dialog = within(await screen.findByRole('dialog'));
  await press('Choose a day', dialog);
  fill(await dialog.findByLabelText('Day'), '2027-02-11');
  await press('Save Changes', dialog);
  await waitFor(() => expect(getDay('2027-02-11')).toHaveTextContent('Sometima'));
  await untilGone(() => screen.queryByRole('region', { name: 'Scheduled, no day yet' }));
  expect((await readQuote(visit)).preferredDate).toBe('2027-02-11');
});

test('the calendar is turned with buttons and arrow keys, and Back and a reload keep the place', async () => {
  const { screen, user, press } = await open('view=week&date=2026-11-23');
  await screen.findByText('Nov 22 – 28, 2026');
  await press('Next week');
  await screen.findByText('Nov 29 – Dec 5, 2026');
  await user.keyboard('{ArrowLeft}');
  await screen.findByText('Nov 22 – 28, 2026');
  await user.click(screen.getByRole('radio', { name: 'Day' }));
  await screen.findByRole('heading', { name: 'Monday, November 23, 2026' });
  const after = await panel.open(location.pathname + location.search);
  await after.screen.findByRole('heading', { name: 'Monday, November 23, 2026' });
  history.back();
  await after.screen.findByText('Nov 22 – 28, 2026');
});

test('the board opens with the week that a Sunday and a late Saturday belong to, from Sunday to Saturday', async () => {
  for (const [time, range] of [
    ['2026-11-22T20:00:00Z', 'Nov 22 – 28, 2026'],
    // Already Sunday in UTC.
    ['2026-11-22T07:30:00Z', 'Nov 15 – 21, 2026'],
  ] as const) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(time) });
    try {
      const { screen } = await panel.open(adminPaths.schedule);
      await screen.findByText(range);
    } finally {
      vi.useRealTimers();
    }
  }
});

test('the address of the feed is shown, copied and replaced, and the former one opens nothing', async () => {
  const { screen, press } = await panel.open(adminPaths.schedule);
  await press('Subscribe');
  const findAddress = async () => (await screen.findByLabelText<HTMLInputElement>('Private link')).value;
  const getStatus = async (address: string) =>
    (await panel.site.app.request(new URL(address).pathname + new URL(address).search)).status;
  const former = await findAddress();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await press('Copy');
  await screen.findByText('The link is on your clipboard.');
  expect(write).toHaveBeenCalledExactlyOnceWith(former);
  expect(await getStatus(former)).toBe(200);
  await press('Replace the link');
  await press('Replace');
  await screen.findByText('Link replaced');
  expect(await getStatus(former)).toBe(404);
  await waitFor(async () => expect(await findAddress()).not.toBe(former));
  expect(await getStatus(await findAddress())).toBe(200);
});

test('a requested visit is scheduled with Move to…, at an exact time', async () => {
  const wish = await addVisit('Thumbelina', '2027-01-19', {
    status: 'new',
    preferredTime: 'after 3, please',
    notes: 'Ring twice',
  });
  const { screen, user, press } = await open('view=day&date=2027-01-19');
  await screen.findByText('To be scheduled');
  await user.click(screen.getByText('Thumbelina'));
  await screen.findByText('Ring twice');
  screen.getByText('Burbank, CA 91501');
  expect(screen.getByRole('link', { name: 'Call Thumbelina' })).toHaveAttribute('href', 'tel:+18185550111');
  await press('Move to…');
  const form = within(screen.getByRole('dialog'));
  fill(await form.findByLabelText('Day'), '2027-01-21');
  await user.selectOptions(form.getByLabelText('Time'), 'At an exact time');
  await press('Save Changes');
  await screen.findByText('Choose a time');
  fill(screen.getByLabelText('Exact time'), '15:30');
  await press('Save Changes');
  await screen.findByText(/^Thumbelina, Thursday, January 21(, 2027)?, 3:30 PM$/);
  expect(await readQuote(wish)).toMatchObject({
    status: 'scheduled',
    preferredDate: '2027-01-21',
    preferredTime: '3:30 PM',
  });
});

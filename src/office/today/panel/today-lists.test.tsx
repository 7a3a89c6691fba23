import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens, visitApi } from '#kit/paths/customer-paths.ts';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { addDays, calendarDate } from '#kit/time/dates.ts';
import { quoteBody } from '../../../../tests/support/leads.ts';
import { panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();
const dayAfter = (days: number) => addDays(calendarDate(new Date()), days);

async function sendQuote(firstName: string, phone: string) {
  const items = [{ serviceId: 1, quantity: 1 }];
  const contact = { firstName, phone, email: `${firstName.toLowerCase()}@example.com` };
  const body = quoteBody(items, { preferredDate: dayAfter(8) }, contact);
  return panel.call<{ quoteId: number; quoteUrl: string }>('POST', api.contact, body);
}

test('an empty Today says what will appear, on the first tab of a phone, with Schedule beside it', async () => {
  const { screen, user } = await panel.open(customerScreens.today);
  await screen.findByText(/^No visits today\./);
  await screen.findByText(/^Every lead is answered\./);
  await screen.findByText(/^Every accepted quote has a visit\./);
  const tabs = within(screen.getByRole('navigation', { name: 'Screens' })).getAllByRole('link');
  expect(tabs.slice(0, 2).map(({ textContent }) => textContent)).toEqual(['Today', 'Schedule']);
  await user.click(tabs[1]!);
  await screen.findByRole('heading', { level: 1, name: 'Schedule' });
});

test('Today shows a new lead until somebody calls, an accepted quote until it is booked, and its visit', async () => {
  const lead = await sendQuote('Ana', '(818) 555-0111');
  const openToday = async () => {
    const tab = await panel.open(customerScreens.today);
    const findPart = async (name: RegExp) => within(await tab.screen.findByRole('region', { name }));
    return { ...tab, findPart };
  };
  const before = await openToday();
  await (await before.findPart(/^Leads to answer/)).findByText(/^Due by /);
  const requests = await panel.open(`${adminPaths.requests}?sort=due`);
  const call = await requests.screen.findByRole('link', { name: 'Call Ana Lopez' });
  const row = within(call.closest('li')!);
  row.getByText(/^Due by /);
  // The link itself opens the phone's dialer.
  call.addEventListener('click', (event) => event.preventDefault());
  await requests.user.click(call);
  await waitFor(() => expect(row.queryByText(/^Due by /)).toBeNull());
  const answered = await openToday();
  await (await answered.findPart(/^Leads to answer/)).findByText(/^Every lead is answered\./);

  const token = lead.quoteUrl.split('/').at(-1);
  const quote = await panel.call<{ version: number }>('GET', `/api/quotes/${token}`);
  await panel.call('POST', `/api/quotes/${token}/decision`, {
    ...{ version: quote.version, decision: 'accepted', name: 'Ana Lopez', agreesToTerms: true },
  });
  const accepted = await openToday();
  const waiting = await accepted.findPart(/^Accepted, not booked/);
  await waiting.findByRole('link', { name: 'Ana Lopez' });
  await panel.call('POST', visitApi.visits, {
    ...{ quoteId: lead.quoteId, crewId: 1, date: dayAfter(0), from: '10:00', to: '12:00', force: true },
  });
  const booked = await openToday();
  const visits = await booked.findPart(/^Visits today/);
  await visits.findByText('10 AM to 12 PM');
  visits.getByRole('heading', { name: 'Crew 1' });
  await (await booked.findPart(/^Accepted, not booked/)).findByText(/^Every accepted quote has a visit\./);
});

test('the list of what to set up goes step by step, is hidden, and Settings shows it again', async () => {
  const open = async (path: string) => {
    const tab = await panel.open(path);
    const part = await tab.screen.findByRole('region', { name: /^Set up your site/ });
    return { ...tab, part, list: within(part) };
  };
  const first = await open(customerScreens.today);
  expect(first.part).toHaveTextContent('0 of 17 done');
  await first.press(/^Set up your site/);
  await first.user.click(first.list.getByRole('link', { name: /^Online booking/ }));
  await first.screen.findByRole('heading', { level: 1, name: 'Booking' });
  const { screen, press, part } = await open(customerScreens.today);
  await press(/^Set up your site/);
  await press('Keep as is: Services and prices');
  await waitFor(() => expect(part).toHaveTextContent('1 of 17 done'));
  await press('Hide this list');
  await untilGone(() => screen.queryByRole('region', { name: /^Set up your site/ }));
  const settings = await panel.open(adminPaths.allSettings);
  await settings.press('Show “Set up your site” on Today');
  await settings.screen.findByText('Shown on Today');
  // Where a sign-in leads.
  const again = await open(adminPaths.dashboard);
  expect(again.part).toHaveTextContent('1 of 17 done');
  const today = await open(customerScreens.today);
  await today.press(/^Set up your site/);
  await today.press('Skip: Text messages');
  await today.screen.findByText('Skipped');
  await waitFor(() => expect(today.part).toHaveTextContent('2 of 17 done'));
});

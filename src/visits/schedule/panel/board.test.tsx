import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerApi, visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import type { Property } from '#sales/customers/customers.ts';
import type { Quote } from '#sales/quotes/quotes.ts';
import type { Visit } from '#visits/visits/visits.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

/** A quote of a new customer with one address. */
async function addQuote(firstName: string, changes: object = {}) {
  const quote = await panel.call<Quote>('POST', adminApi.quotes, {
    ...{ firstName, phone: '(818) 555-0111', contactMethod: 'sms', zipCode: '91501' },
    ...{ items: [{ serviceId: 1, quantity: 1 }], status: 'contacted', ...changes },
  });
  const address = { street: '12 Oak Street', city: 'Burbank', zipCode: '91501' };
  const property = await panel.call<Property>('POST', customerApi.properties(quote.customerId!), {
    ...{ ...address, accessNotes: 'Gate code 1234' },
  });
  return { quote, property };
}

async function book(firstName: string, place: object, changes: object = {}) {
  const { quote, property } = await addQuote(firstName, changes);
  const body = { quoteId: quote.id, crewId: 1, propertyId: property.id, ...place };
  return panel.call<Visit>('POST', visitApi.visits, body);
}

const readVisit = ({ id }: Pick<Visit, 'id'>) => panel.call<Visit>('GET', visitApi.visit(id));
const openDay = (date: string) => panel.open(`${adminPaths.schedule}?view=day&date=${date}`);
const morning = { from: '08:00', to: '10:00' };

const getSlot = (date: string, crew: string, from: string) =>
  document.querySelector(`[data-slot="${date} ${crew} ${from}"]`)!;
const untilIn = (date: string, crew: string, from: string, name: string) =>
  waitFor(() => expect(getSlot(date, crew, from)).toHaveTextContent(name));

test('a visit is booked with a crew that is full, moved, not completed early, and cancelled with a reason', async () => {
  const date = '2027-05-24';
  await book('Blocka', { date, ...morning, durationMinutes: 540 });
  const { quote } = await addQuote('Phona');
  const { screen, user, press } = await openDay(date);
  await press('Book a visit');
  fill(await screen.findByLabelText('Find a quote'), 'Phona');
  await press(/Phona/, within(screen.getByRole('dialog')));
  await press('Book visit');
  await screen.findByText('Choose an arrival window');
  await user.selectOptions(screen.getByLabelText('Arrival window'), '10 AM to 12 PM (full)');
  await screen.findByText('This crew doesn’t have time for this visit.');
  await press('Book visit');
  await press('Book anyway');
  await untilIn(date, 'Crew 1', '10:00', 'Phona');
  const visits = await panel.call<Visit[]>('GET', `${visitApi.visits}?from=${date}&to=${date}`);
  const visit = visits.find(({ quoteId }) => quoteId === quote.id)!;
  expect([visit.forced, visit.property?.street]).toEqual([true, '12 Oak Street']);

  await untilGone(() => document.querySelector('[data-sheet]'));
  await user.click(within(getSlot(date, 'Crew 1', '10:00') as HTMLElement).getByText('Phona'));
  await screen.findByText('Gate code 1234');
  await press('Move…');
  await user.selectOptions(await screen.findByLabelText('Crew'), 'Crew 2');
  await user.selectOptions(screen.getByLabelText('Arrival window'), '2 to 4 PM');
  await press('Move visit');
  await untilIn(date, 'Crew 2', '14:00', 'Phona');
  expect(await readVisit(visit)).toMatchObject({ crewId: 2, forced: false });

  await press('Done');
  await press(
    'Cancel',
    within(await screen.findByRole('alertdialog', { name: 'Complete this visit early?' })),
  );
  expect((await readVisit(visit)).status).toBe('booked');
  await press('Cancel visit…');
  fill(await screen.findByLabelText('Reason'), 'Moved away');
  await press('Cancel visit');
  await screen.findByText('Visit updated');
  expect((await readVisit(visit)).status).toBe('cancelled');
  await waitFor(() => expect(getSlot(date, 'Crew 2', '14:00')).not.toHaveTextContent('Phona'));
});

test('a visit moves to Friday and another crew in four presses, what fits is marked, and Undo takes it back', async () => {
  const date = '2027-09-06';
  const long = { items: [{ serviceId: 1, quantity: 4 }] };
  const visit = await book('Fridaya', { date, ...morning }, long);
  await book('Filla', { date: '2027-09-10', ...morning, crewId: 2, durationMinutes: 240 });
  const { screen, press } = await openDay(date);
  await press('Move Fridaya');
  await press('Friday, September 10, 2027 (fits)');
  await screen.findByRole('button', { name: 'Crew 2, 8 to 10 AM (full)' });
  await press('Crew 2, 2 to 4 PM (fits)');
  await press('Move visit');
  await screen.findByText('Visit moved');
  expect(await readVisit(visit)).toMatchObject({
    date: '2027-09-10',
    crewId: 2,
    from: '14:00',
    forced: false,
  });
  await press('Undo');
  await screen.findByText('Move undone');
  expect(await readVisit(visit)).toMatchObject({ date, crewId: 1, from: '08:00' });
});

test('each crew has a calendar feed of its own', async () => {
  await book('Feeda', { date: '2026-12-15', ...morning });
  await book('Otherfeed', { date: '2026-12-15', ...morning, crewId: 2 });
  const { screen, user, press } = await panel.open(adminPaths.schedule);
  await press('Subscribe');
  const getLink = () => screen.getByLabelText<HTMLInputElement>('Private link').value;
  await screen.findByLabelText('Private link');
  const all = getLink();
  await user.selectOptions(await screen.findByLabelText('Whose visits'), 'Crew 2 only');
  await screen.findByLabelText('Private link');
  await waitFor(() => expect(getLink()).not.toBe(all));
  const { pathname, search } = new URL(getLink());
  const calendar = await (await panel.site.app.request(pathname + search)).text();
  expect(calendar).toMatch(/Otherfeed/);
  expect(calendar).not.toMatch(/Feeda/);
});

test('time off in an afternoon names the visit that is booked then, takes a reason, and comes back with Undo', async () => {
  const date = '2027-06-07';
  await book('Booka', { date, from: '12:00', to: '14:00' });
  const readBlocks = () =>
    panel.call<{ crewId: number; reason: string }[]>('GET', `${visitApi.blocks}?from=${date}&to=${date}`);
  const { screen, user, press } = await openDay(date);
  await press('Time off for Crew 1');
  await user.click(await screen.findByRole('radio', { name: 'Afternoon' }));
  await press('Save');
  await screen.findByText(/A visit is booked then\./);
  expect(await readBlocks()).toMatchObject([{ crewId: 1, from: '12:00', to: '18:00', untilDate: null }]);
  await press('Move Booka');
  const move = await screen.findByRole('dialog', { name: 'Move visit' });
  await press('Cancel', within(move));
  await untilGone(() => screen.queryByRole('dialog', { name: 'Move visit' }));

  await press('Crew 1: Off 12 to 6 PM');
  fill(await screen.findByLabelText('Reason'), 'Dentist');
  await press('Save');
  await press('Done');
  await press('Crew 1: Off 12 to 6 PM: Dentist');
  await press('Delete');
  await screen.findByText('Time off deleted');
  expect(await readBlocks()).toEqual([]);
  await press('Undo');
  await screen.findByRole('button', { name: 'Crew 1: Off 12 to 6 PM: Dentist' });
  expect((await readBlocks())[0]?.reason).toBe('Dentist');
});

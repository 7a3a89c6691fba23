import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { visitApi } from '#kit/paths/customer-paths.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import type { Crew } from '#visits/crews/crews.ts';
import { dayAhead } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const stored = () => panel.call<StoredSettings>('GET', adminApi.settings);
const listCrews = () => panel.call<Crew[]>('GET', visitApi.crews);

async function open(path: string) {
  const { screen, user, press } = await panel.open(path);
  const findGroup = async (name: string) => within(await screen.findByRole('group', { name }));
  const findSheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { screen, user, press, findGroup, findSheet };
}

test('windows, rules and closures are set in Booking, and the rest of the settings stays', async () => {
  const { screen, press, findGroup } = await open(adminPaths.bookingSettings);
  fill(await screen.findByLabelText('Minimum notice, in hours'), '3');
  await screen.findAllByText('Not offered on Sundays: outside your opening hours.');
  await press('Add a window');
  const added = await findGroup('Window 6');
  expect(added.getByLabelText('From')).toHaveValue('18:00');
  await press('Save settings');
  await added.findByText('Enter a time');
  fill(added.getByLabelText('To'), '20:00');
  await added.findByText(/Not offered on Mondays, .*Fridays: outside your opening hours/);
  await press('Add a closure');
  const closure = await findGroup('Closure 1');
  fill(closure.getByLabelText('First day'), dayAhead(40));
  fill(closure.getByLabelText('Last day'), dayAhead(39));
  fill(closure.getByLabelText('Reason'), 'Team retreat');
  await press('Save settings');
  await closure.findByText('The last day must not be before the first');
  fill(closure.getByLabelText('Last day'), dayAhead(41));
  const before = await stored();
  await press('Save settings');
  await screen.findByText('Settings saved');
  const after = await stored();
  expect(after.closures).toEqual([{ from: dayAhead(40), to: dayAhead(41), reason: 'Team retreat' }]);
  expect([after.booking.minimumNoticeHours, after.booking.arrivalWindows.length]).toEqual([3, 6]);
  expect([after.places, after.phone, after.hours]).toEqual([before.places, before.phone, before.hours]);
  const home = await (await panel.site.call('GET', paths.home)).text();
  expect(home).toContain('Closed, Team retreat');
});

test('what somebody else saves in Contact in the meantime is not overwritten by Booking', async () => {
  const { screen, press } = await open(adminPaths.bookingSettings);
  fill(await screen.findByLabelText('Time between visits, in minutes'), '45');
  const { updatedAt: _time, ...settings } = await stored();
  await panel.call('PUT', adminApi.settings, { ...settings, radiusMiles: 77 });
  await press('Save settings');
  await screen.findAllByText(/changed the settings|newer/i);
  await press('Save settings');
  await screen.findByText('Settings saved');
  const after = await stored();
  expect([after.radiusMiles, after.booking.bufferMinutes]).toEqual([77, 45]);
});

test('a crew is added with its own hours and places, edited and turned off', async () => {
  const { screen, user, press, findSheet } = await open(adminPaths.crews);
  await press('Add crew');
  const sheet = await findSheet('Add crew');
  fill(await sheet.findByLabelText('Name'), 'crew 1');
  await user.click(sheet.getByRole('switch', { name: 'Serves all your places' }));
  await press('Add', sheet);
  await sheet.findByText('Choose at least one place');
  await user.click(sheet.getByLabelText('Burbank'));
  await press('Add', sheet);
  await sheet.findByText('Another crew has this name');
  fill(sheet.getByLabelText('Name'), 'Evening crew');
  await user.click(sheet.getByRole('switch', { name: 'Works your opening hours' }));
  expect(await sheet.findByLabelText('Saturday, closes')).toHaveValue('16:00');
  for (const day of ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
    fill(sheet.getByLabelText(`${day}, opens`), '');
    fill(sheet.getByLabelText(`${day}, closes`), '');
  }
  fill(sheet.getByLabelText('Monday, opens'), '15:00');
  fill(sheet.getByLabelText('Monday, closes'), '21:00');
  await press('Add', sheet);
  await screen.findByText('Crew added');
  await screen.findByText(/Mon 3:00 PM – 9:00 PM/);
  const added = (await listCrews()).at(-1);
  expect(added).toMatchObject({
    ...{ name: 'Evening crew', places: ['Burbank'], hours: [{ day: 1, opens: '15:00', closes: '21:00' }] },
  });

  await press(/^Edit ?Evening crew/);
  const edit = await findSheet('Edit Evening crew');
  fill(await edit.findByLabelText('Name'), 'Night crew');
  await press('Save Changes', edit);
  await screen.findByText('Crew saved');
  await user.click(await screen.findByRole('switch', { name: 'Night crew takes visits' }));
  await screen.findByText('Crew turned off');
  expect((await listCrews()).at(-1)).toMatchObject({
    ...{ name: 'Night crew', isActive: false, places: ['Burbank'] },
  });
});

test('a closure lists the visits booked on its days, and a crew that has them asks before it is turned off', async () => {
  const { id: quoteId } = await panel.call<{ id: number }>('POST', adminApi.quotes, {
    ...{ firstName: 'Nora', lastName: 'Quist', phone: '(818) 555-0177', contactMethod: 'sms' },
    ...{ items: [{ serviceId: 1, quantity: 1 }], zipCode: '91501' },
  });
  const [crew] = await listCrews();
  const day = dayAhead(50);
  const visit = { quoteId, crewId: crew!.id, date: day, from: '10:00', to: '12:00', force: true };
  await panel.call('POST', visitApi.visits, visit);
  const { screen, user, press } = await open(adminPaths.crews);
  const askToTurnOff = async () => {
    await user.click(await screen.findByRole('switch', { name: `${crew!.name} takes visits` }));
    const question = { name: `Turn off ${crew!.name}?` };
    return within(await screen.findByRole('alertdialog', question));
  };
  let question = await askToTurnOff();
  await question.findByText(/It has 1 visit ahead/);
  await press('Cancel', question);
  expect((await listCrews())[0]?.isActive).toBe(true);
  question = await askToTurnOff();
  await press('Turn off', question);
  await screen.findByText('Crew turned off');
  expect((await listCrews())[0]).toMatchObject({ isActive: false, visitsAhead: 1 });

  const booking = await open(adminPaths.bookingSettings);
  await booking.press('Add a closure');
  const groups = await booking.screen.findAllByRole('group', { name: /^Closure/ });
  const closure = within(groups.at(-1)!);
  fill(closure.getByLabelText('First day'), dayAhead(49));
  fill(closure.getByLabelText('Last day'), dayAhead(49));
  expect(closure.queryByText(/booked on these days/)).toBeNull();
  fill(closure.getByLabelText('Last day'), dayAhead(51));
  await closure.findByText(/A visit is booked on these days\./);
  fill(closure.getByLabelText('Reason'), 'Flood at the depot');
  await booking.press('Save settings');
  await booking.screen.findByText('Settings saved');
  const link = closure.getByRole('link', { name: 'Nora Quist' });
  expect(link.getAttribute('href')).toMatch(/^\/admin\/customers\/\d+$/);
});

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { StoredSettings } from '#company/settings/settings.ts';
import { pathIn } from '#kit/language/language.ts';
import { adminApi, adminPaths, paths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const readStored = () => panel.call<StoredSettings>('GET', adminApi.settings);

test('a draft survives a reload, and what is typed while saving survives the save', async () => {
  const before = await panel.open(adminPaths.figures);
  fill(await before.screen.findByLabelText('Years in business'), '31+');
  await before.screen.findByRole('button', { name: 'Discard changes' });
  const { screen, press } = await panel.open(adminPaths.figures);
  await screen.findByText('We restored your unsaved changes.');
  expect(screen.getByLabelText('Years in business')).toHaveValue('31+');

  const held = panel.holdCall();
  await press('Save settings');
  await screen.findByRole('button', { name: 'Saving...' });
  fill(screen.getByLabelText('Customers served'), '3,000+');
  (await held).pass();
  await screen.findByText('Settings saved');
  expect(screen.getByLabelText('Customers served')).toHaveValue('3,000+');
  const between = await readStored();
  expect(between.claims.yearsInBusiness).toBe('31+');
  expect(between.claims.customersServed).not.toBe('3,000+');
  await press('Save settings');
  await untilGone(() => screen.queryByRole('button', { name: 'Discard changes' }));
  expect((await readStored()).claims.customersServed).toBe('3,000+');
});

test('settings saved in the meantime by a second administrator are shown, and my input stays', async () => {
  const { screen, press } = await panel.open(adminPaths.figures);
  fill(await screen.findByLabelText('Number of reviews'), '777');
  const { updatedAt: _time, claims, ...rest } = await readStored();
  await panel.call('PUT', adminApi.settings, {
    ...rest,
    radiusMiles: 44,
    claims: { ...claims, reviewCount: '555' },
  });
  await press('Save settings');
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('Number of reviews is now: 555'));
  expect(screen.getByLabelText('Number of reviews')).toHaveValue('777');
  await press('Save settings');
  await screen.findByText('Settings saved');
  const stored = await readStored();
  expect([stored.claims.reviewCount, stored.radiusMiles]).toEqual(['777', 44]);
});

test('each subject has an address of its own, the former ones lead there, and rows of long lists are closed', async () => {
  const { screen, user } = await panel.open(`${adminPaths.settings}#reviews`);
  await screen.findByRole('heading', { level: 1, name: 'Reviews' });
  expect(location.pathname).toBe(adminPaths.reviews);
  const list = await screen.findByRole('list', { name: 'List of reviews' });
  expect(screen.queryByLabelText('What they said')).toBeNull();
  await user.click(list.querySelector('button')!);
  expect(screen.getAllByLabelText('What they said')).toHaveLength(1);
  for (const [place, title] of [
    ['#coverage', 'Service area'],
    ['#claims', 'Figures and credentials'],
    ['#questions', 'Questions'],
    ['#calls', 'Notifications'],
    ['', 'Contact and hours'],
  ]) {
    const tab = await panel.open(adminPaths.settings + place);
    await tab.screen.findByRole('heading', { level: 1, name: title });
  }
});

test('a pasted list of places shows what is wrong at its field, and is saved once corrected', async () => {
  const { screen, press } = await panel.open(adminPaths.serviceArea);
  fill(await screen.findByLabelText('Paste a list'), 'Burbank: 91501-91503\nNew Hope 93001, 9300');
  await press('Import list');
  await press('Save settings');
  await screen.findByText('Enter at least one ZIP code');
  const codes = screen.getAllByLabelText('ZIP codes')[0]!;
  await waitFor(() => expect(codes).toHaveFocus());
  expect(codes).toBeInvalid();
  fill(screen.getAllByLabelText('Name')[0]!, 'New Hope');
  fill(codes, '93001');
  await press('Save settings');
  await screen.findByText('Settings saved');
  const { places } = await readStored();
  expect(places[0]).toEqual({
    name: 'New Hope',
    groups: ['home', 'contact'],
    zipCodes: ['93001'],
    tripFee: '0.00',
  });
  const burbank = places.find(({ name }) => name === 'Burbank');
  expect(burbank?.zipCodes).toEqual(['91501', '91502', '91503']);
});

test('the first own review and question, with a fault on the way, are what visitors read', async () => {
  const reviews = await panel.open(adminPaths.reviews);
  await reviews.press('Add a review');
  fill((await reviews.screen.findAllByLabelText('Customer'))[0]!, 'Zoe Bergman');
  await reviews.press('Save settings');
  await reviews.screen.findByText('A review is required');
  fill(reviews.screen.getAllByLabelText('What they said')[0]!, 'Dry by noon.');
  await reviews.press('Save settings');
  await reviews.screen.findByText('Settings saved');

  const { screen, user, press } = await panel.open(adminPaths.questions);
  await press('Remove How long does a visit take?');
  expect(screen.queryByLabelText('Question in Spanish'), 'the usual texts have both languages').toBeNull();
  const list = within(screen.getByRole('list', { name: 'List of questions' }));
  await user.click(list.getAllByRole('button')[0]!);
  fill(screen.getAllByLabelText('Answer')[0]!, 'By noon.');
  fill(screen.getByLabelText('Question in Spanish'), '¿Cuándo seca?');
  fill(screen.getByLabelText('Answer in Spanish'), 'Al mediodía.');
  await press('Save settings');
  await screen.findByText('Settings saved');
  const { testimonials, faqs } = await readStored();
  expect([testimonials?.length, faqs?.length]).toEqual([16, 5]);
  const readHome = async (path: string) => (await panel.site.call('GET', path)).text();
  const english = await readHome(paths.home);
  expect(english).toContain('Dry by noon.');
  expect(english).not.toContain('How long does a visit take?');
  const [, asked = ''] = (await readHome(pathIn('es', paths.home))).split('id="faq"');
  expect(asked.indexOf('¿Cuándo seca?')).toBeGreaterThan(0);
  expect(asked.indexOf('¿Cuándo seca?')).toBeLessThan(asked.indexOf('¿Cada cuánto hay que limpiar?'));
});

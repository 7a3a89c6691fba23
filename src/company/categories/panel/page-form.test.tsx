import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Category } from '#company/categories/categories.ts';
import { adminApi, adminPage } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function openEditor() {
  const tab = await panel.open(adminPage.edit(1));
  await tab.screen.findByRole('button', { name: 'Save page' });
  const section = (name: string) => tab.screen.getByText(name, { selector: 'summary *' }).closest('details')!;
  const english = (name: string) => within(within(section(name)).getByRole('group', { name: 'English' }));
  return { ...tab, section, english };
}

const readPage = async (): Promise<Category['page']> =>
  (await (await panel.site.adminCall('GET', adminApi.category(1))).json()).page;

test('a text is saved beside a draft, a neutral text is shown, taken over and left, and Undo brings the former one', async () => {
  const { user, section, english } = await openEditor();
  fill(english('Top of the page').getByLabelText('Heading'), 'Sofas like new');
  await user.click(section('Closing').querySelector('summary')!);
  await user.click(await english('Closing').findByRole('button', { name: /^Use the neutral text/ }));
  english('Closing').getByText('See the price for your couch');

  const again = await openEditor();
  await again.screen.findByText('We restored your unsaved changes.');
  expect(again.english('Top of the page').getByLabelText('Heading')).toHaveValue('Sofas like new');
  await again.user.click(again.screen.getByRole('button', { name: 'Save page' }));
  await again.screen.findByText('Page saved');
  const undo = again.screen.getByRole('button', { name: 'Undo' });
  // Keeps the message, however long the next call takes.
  undo.focus();
  const saved = await readPage();
  expect([saved.en?.hero?.heading, saved.en?.closing]).toEqual(['Sofas like new', null]);
  expect(saved.es?.closing?.button).toBe('Cotizar mi sofá');

  await again.user.click(undo);
  await again.screen.findByText('Former texts restored');
  await waitFor(() =>
    expect(again.english('Top of the page').getByLabelText('Heading')).toHaveValue(
      'Couch cleaning, cushion by cushion',
    ),
  );
  expect((await readPage()).en?.closing?.heading).toBe('See the price for your couch');
});

test('an error opens its section, and a save over newer texts shows both', async () => {
  const { screen, user, section, english } = await openEditor();
  await user.click(section('Steps').querySelector('summary')!);
  const steps = await english('Steps').findAllByLabelText('Title');
  fill(steps[1]!, '');
  await user.click(section('Steps').querySelector('summary')!);
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  const title = await english('Steps').findByText('Enter a title');
  expect(title).toBeVisible();
  fill(english('Steps').getAllByLabelText('Title')[1]!, 'Vacuum twice');

  const page = await readPage();
  const steps2 = { ...page.en!.steps!, heading: 'Others wrote this' };
  const other = { page: { ...page, en: { ...page.en, steps: steps2 } } };
  expect((await panel.site.adminCall('PATCH', adminApi.category(1), other)).status).toBe(200);
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  await screen.findByText('Someone changed this page while you were editing it.');
  expect(screen.getByText(/Others wrote this/)).toBeVisible();
  expect(english('Steps').getAllByLabelText('Title')[1]).toHaveValue('Vacuum twice');
  await user.click(screen.getByRole('button', { name: 'Save page' }));
  await screen.findByText('Page saved');
  expect((await readPage()).en?.steps?.steps[1]?.title).toBe('Vacuum twice');
});

import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a category of another trade is added, named anew, moved, deleted and brought back', async () => {
  const { screen, press } = await panel.open(adminPaths.categories);
  await press('Add Category');
  const dialog = within(await screen.findByRole('dialog'));
  const fillIn = (label: string, text: string) => fill(screen.getByLabelText(label), text);
  await press('Add Category', dialog);
  await dialog.findAllByText('Enter a name');
  fillIn('Name', 'Rug Cleaning');
  fillIn('Name, in Spanish', 'Limpieza de tapetes');
  fillIn('Word for one', 'rug');
  fillIn('Word for one, in Spanish', 'tapete');
  fillIn('Word for several', 'rugs');
  fillIn('Word for several, in Spanish', 'tapetes');
  await press('Add Category', dialog);
  await screen.findByText('Category added');
  await press('Move up Rug Cleaning');
  await screen.findByText('Order saved');
  await press(/^Edit ?Rug Cleaning/);
  await screen.findByRole('dialog');
  fillIn('Name', 'Area Rugs');
  await press(/^Save/);
  await screen.findByText('Category saved');
  const readMenu = async () => (await panel.site.call('GET', paths.about)).text();
  expect(await readMenu()).toMatch(/Carpet Cleaning[\s\S]*?Area Rugs[\s\S]*?Mattress Cleaning/);
  await press(/^Delete ?Area Rugs/);
  await screen.findByText('Category deleted');
  expect(await readMenu()).not.toMatch(/Area Rugs/);
  await press('Undo');
  await screen.findByRole('button', { name: /^Edit ?Area Rugs/ });
  expect(await readMenu()).toMatch(/Area Rugs/);
});

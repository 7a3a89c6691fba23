import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('all of the demo’s articles go offline with one press, after a question, and stay as drafts', async () => {
  const { screen, press } = await panel.open(customerScreens.today);
  await press(/^Set up your site/);
  const list = within(screen.getByRole('region', { name: /^Set up your site/ }));
  const ask = async () => {
    await press('Take all offline', list);
    const question = { name: 'Take 8 example articles offline?' };
    return within(await screen.findByRole('alertdialog', question));
  };
  const question = await ask();
  question.getByText(/stay in Blog as drafts/);
  await press('Cancel', question);
  list.getByText(/0 of 17 done/);
  await press('Take offline', await ask());
  await screen.findByText('Example articles taken offline');
  await list.findByText(/1 of 17 done/);
  expect(list.queryByRole('link', { name: 'Articles' })).toBeNull();
  expect(await (await panel.site.call('GET', paths.blog)).text()).not.toContain('<article');
  const drafts = await panel.open(`${adminPaths.blog}?status=draft`);
  await drafts.screen.findAllByText(/^Coffee on the Couch/);
});

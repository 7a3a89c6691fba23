import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { LegalRecord } from '#company/legal/legal-pages.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function openEditor() {
  const tab = await panel.open(`${adminPaths.legalPages}?page=terms-of-service`);
  await tab.screen.findByRole('button', { name: 'Save page' });
  const section = (name: string) => tab.screen.getByText(name, { selector: 'summary *' }).closest('details')!;
  const open = async (name: string) => {
    if (!section(name).open) await tab.user.click(section(name).querySelector('summary')!);
    return within(await within(section(name)).findByRole('group', { name: 'English' }));
  };
  return { ...tab, open };
}

const readPage = async (): Promise<LegalRecord['page']> =>
  (await (await panel.site.adminCall('GET', adminApi.legalPage(2))).json()).page;

test('a section is taken over, saved beside a draft, undone, and left to the usual text again', async () => {
  const { user, open } = await openEditor();
  const payment = await open('Payment');
  payment.getByText(/You pay when the work is done/);
  await user.click(payment.getByRole('button', { name: /^Write your own Payment/ }));
  fill(payment.getByLabelText('Text'), 'You pay {business} in cash.');

  const again = await openEditor();
  await again.screen.findByText('We restored your unsaved changes.');
  expect((await again.open('Payment')).getByLabelText('Text')).toHaveValue('You pay {business} in cash.');
  const own = await again.open('Your own sections');
  await again.user.click(own.getByRole('button', { name: 'Add a section' }));
  await again.user.click(again.screen.getByRole('button', { name: 'Save page' }));
  expect(await own.findByText('Enter a heading')).toBeVisible();
  await again.user.click(own.getByRole('button', { name: /^Remove this section/ }));
  await again.user.click(again.screen.getByRole('button', { name: 'Save page' }));
  await again.screen.findByText('Page saved');
  expect(await readPage()).toEqual({
    en: {
      top: null,
      sections: { payment: { heading: 'Payment', text: 'You pay {business} in cash.' } },
      more: [],
    },
    es: null,
  });

  await again.user.click(again.screen.getByRole('button', { name: 'Undo' }));
  await again.screen.findByText('Former texts restored');
  await waitFor(async () => expect(await readPage()).toEqual({ en: null, es: null }));
});

import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('an empty chart is labeled in dollars, not cents', async () => {
  const { screen } = await panel.open(adminPaths.dashboard);
  const findChart = async (name: string) => within(await screen.findByRole('figure', { name }));
  await (await findChart('Quoted and won')).findByText('up to $100');
  (await findChart('Leads')).getByText('up to 5');
});

test('the charts follow the period, also after a reload, and say in words and as a table what they show', async () => {
  await panel.call('POST', api.contact, contactBody());
  const open = async (days: number) => {
    const tab = await panel.open(adminPaths.dashboard + location.search);
    const findChart = async (shown: number) => {
      const text = await tab.screen.findByText(new RegExp(`^\\d+ requests? in ${shown} days\\.$`));
      return within(text.closest('figure')!);
    };
    await findChart(days);
    return { ...tab, findChart };
  };
  const before = await open(30);
  await before.user.click(before.screen.getByRole('radio', { name: '90 days' }));
  await before.findChart(90);
  const { screen, user, findChart } = await open(90);
  await user.click(screen.getByRole('radio', { name: '7 days' }));
  const chart = await findChart(7);

  chart.getByRole('group', { name: /bars/ }).focus();
  const readout = chart.getByRole('status');
  await waitFor(() => expect(readout).not.toBeEmptyDOMElement());
  const last = readout.textContent;
  expect(last).toMatch(/^\w{3} \d{1,2}: [1-9]\d* leads$/);
  await user.keyboard('{ArrowLeft}');
  expect(readout).not.toHaveTextContent(last);
  await user.click(chart.getByText('Show as a table'));
  expect(within(chart.getByRole('table')).getAllByRole('row')).toHaveLength(8);
});

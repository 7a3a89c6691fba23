import { waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths, api } from '#kit/paths/paths.ts';
import { contactBody } from '../../../../tests/support/leads.ts';
import { panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('the figures download as a spreadsheet of the period that is shown', async () => {
  const { screen, user } = await panel.open(adminPaths.dashboard);
  await user.click((await screen.findAllByRole('link', { name: 'Analytics' }))[0]!);
  await user.click(await screen.findByRole('radio', { name: '12 months' }));
  await waitFor(() => expect(location.search).toMatch(/days=365/));
  const link = screen.getByRole('link', { name: 'Download CSV' });
  await waitFor(() => expect(link.getAttribute('href')).toMatch(/days=365/));
  const file = await panel.site.adminCall('GET', link.getAttribute('href')!);
  expect(file.headers.get('Content-Disposition')).toMatch(
    /filename="analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv"/,
  );
  expect(Buffer.from(await file.arrayBuffer()).toString()).toMatch(/^\uFEFFFigure,Name,/);
});

test('the figures of a period stand there while those of the one before are on their way, and if they fail', async () => {
  await panel.call('POST', api.contact, contactBody());
  const held = panel.holdCall('GET', /period=former/);
  const { screen, press } = await panel.open(`${adminPaths.analytics}?days=90`);
  const call = await held;
  const stages = within(await screen.findByRole('table', { name: 'From request to visit' }));
  await stages.findByRole('row', { name: /^New \d+ Loading…$/ });
  panel.cutCalls(/period=former/);
  call.fail();
  await screen.findByText('We couldn’t load the period before.');
  stages.getByRole('row', { name: /^New \d+ Loading…$/ });
  panel.cutCalls(/^$/);
  await press('Retry');
  await stages.findByRole('row', { name: /^New \d+ \d+$/ });
});

import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

test('a new name tells which of the former names still stand', async () => {
  const { screen } = await panel.open(adminPaths.brand);
  const name = await screen.findByLabelText('Name');
  const main = screen.getByRole('main');
  expect(main).not.toHaveTextContent('Still “Sunweave');
  fill(name, 'Hill Country Carpet Care');
  await waitFor(() => expect(main).toHaveTextContent('Still “Sunweave”: enter yours'));
  expect(main).toHaveTextContent('Still “Sunweave Cleaning LLC”: enter yours');
  fill(screen.getByLabelText('Short name'), 'Hill Country');
  fill(screen.getByLabelText('Legal name'), 'Hill Country Carpet Care LLC');
  await waitFor(() => expect(main).not.toHaveTextContent('Still “Sunweave'));
});

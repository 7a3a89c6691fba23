import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths } from '#kit/paths/paths.ts';
import { fill, panelForFile, untilGone } from '../../../../tests/support/panel/panel.ts';

const panel = panelForFile();

async function openForm() {
  const { screen, user, press } = await panel.open(`${adminPaths.services}?service=new`);
  const findForm = async () => within(await screen.findByRole('region', { name: 'New service' }));
  const untilClosed = () => untilGone(() => screen.queryByRole('region', { name: 'New service' }));
  return { screen, user, press, findForm, untilClosed };
}

async function countServices(title: string) {
  const services = await panel.call<AdminService[]>('GET', adminApi.services);
  return services.filter((service) => service.title === title).length;
}

test('a form closed while it saves and opened again waits for that save, and makes one record', async () => {
  const { screen, user, press, findForm, untilClosed } = await openForm();
  const form = await findForm();
  fill(form.getByLabelText('Title'), 'Closed Sofa');
  fill(form.getByLabelText('Original price'), '100');
  const held = panel.holdCall();
  await press('Add Service', form);
  const call = await held;
  await press('Close form');
  await untilClosed();
  await press('Add Service');
  await press('Adding...', await findForm());
  call.pass();
  await screen.findByText('Service created successfully');
  await untilClosed();
  expect(await countServices('Closed Sofa')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Add Service' }));
  expect((await findForm()).getByLabelText('Title')).toHaveValue('');
});

test('a form saved again after a lost response and a reload makes one record', async () => {
  const before = await openForm();
  const form = await before.findForm();
  fill(form.getByLabelText('Title'), 'Reloaded Sofa');
  fill(form.getByLabelText('Original price'), '100');
  const held = panel.holdCall();
  await before.press('Add Service', form);
  await (await held).lose();
  await before.screen.findByText('Failed to create service');
  const { screen, press, findForm } = await openForm();
  await screen.findByText('We restored your unsaved changes.');
  await press('Add Service', await findForm());
  await screen.findByText('Service created successfully');
  expect(await countServices('Reloaded Sofa')).toBe(1);
});

test('a discount that rounds to 0% has no badge', async () => {
  const service = { title: 'Almost ten dollars', originalPrice: '10', discountedPrice: '9.99' };
  await panel.call('POST', adminApi.services, service);
  const { screen } = await panel.open(adminPaths.services);
  const price = await screen.findByText('$9.99');
  expect(price.closest('li')).not.toHaveTextContent('% off');
});

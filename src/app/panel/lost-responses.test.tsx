import { waitFor, within } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import type { AdminPost } from '#articles/blog/posts.ts';
import type { AdminService } from '#company/catalog/service-edits.ts';
import { adminApi, adminPaths, adminPost, api } from '#kit/paths/paths.ts';
import { type Webhook, webhookApi } from '#messages/webhooks/webhooks.ts';
import { contactBody } from '../../../tests/support/leads.ts';
import { fill, panelForFile, untilGone } from '../../../tests/support/panel/panel.ts';

const panel = panelForFile();

const noResponse = 'No response from the server. Check your connection and try again.';

/** The server carries out the next write, but its response is lost. */
async function loseNext(act: () => Promise<void>) {
  const held = panel.holdCall();
  await act();
  await (await held).lose();
}

const addLead = (firstName: string) =>
  panel.call<{ id: number }>('POST', api.contact, contactBody({ firstName }));

/** The list of requests with one of this name. */
async function openRequest(firstName: string) {
  const { id } = await addLead(firstName);
  const { screen, press } = await panel.open(`${adminPaths.requests}?search=${firstName}`);
  await screen.findByRole('heading', { name: new RegExp(firstName) });
  const untilAway = () => untilGone(() => screen.queryByRole('heading', { name: new RegExp(firstName) }));
  return { id, screen, press, untilAway };
}

test('a service that is sent again after a lost response is one service', async () => {
  const { screen, press } = await panel.open(`${adminPaths.services}?service=new`);
  const form = within(await screen.findByRole('region', { name: 'New service' }));
  fill(form.getByLabelText('Title'), 'Lost Sofa');
  fill(form.getByLabelText('Original price'), '100');
  await loseNext(() => press('Add Service', form));
  await screen.findByText(noResponse);
  await press('Add Service', form);
  await screen.findByText('Service created successfully');
  const services = await panel.call<AdminService[]>('GET', adminApi.services);
  expect(services.filter(({ title }) => title === 'Lost Sofa')).toHaveLength(1);
});

test('a post that is sent again after a lost response is one post', async () => {
  const { screen, press } = await panel.open(adminPost.create);
  fill(await screen.findByLabelText('Title *'), 'Lost Post');
  await press('HTML');
  fill(screen.getByRole('textbox', { name: /^Content/ }), '<p>Blot it.</p>');
  await loseNext(() => press('Create Post'));
  await screen.findByText(noResponse);
  await press('Create Post');
  await screen.findByText('Blog post created successfully');
  expect(await panel.call<AdminPost[]>('GET', `${adminApi.posts}?search=Lost`)).toHaveLength(1);
});

test('a webhook that is sent again after a lost response is one webhook, and its secret is shown', async () => {
  const { screen, press } = await panel.open(adminPaths.webhooks);
  await press('Add webhook');
  const sheet = within(await screen.findByRole('dialog'));
  fill(await sheet.findByLabelText('Address'), 'http://127.0.0.1:9/lost');
  await loseNext(() => press('Add', sheet));
  await screen.findByText(noResponse);
  await press('Add', sheet);
  await sheet.findByText(/^whsec_/);
  const webhooks = await panel.call<Webhook[]>('GET', webhookApi.webhooks);
  expect(webhooks.filter(({ url }) => url.endsWith('/lost'))).toHaveLength(1);
});

test('an edit that is saved again after a lost response is saved, without a conflict', async () => {
  const { screen, press } = await openRequest('Editlost');
  await press(/^Edit /);
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText('Internal notes'), 'Call at noon');
  await loseNext(() => press('Save Changes', dialog));
  await screen.findByText(noResponse);
  await press('Save Changes', dialog);
  await screen.findByText('Request updated successfully');
  await untilGone(() => screen.queryByRole('dialog', { name: 'Edit Request' }));
});

test('a deletion whose response was lost is a deletion, with Undo', async () => {
  const { screen, press, untilAway } = await openRequest('Dellost');
  await loseNext(() => press(/^Delete/));
  await screen.findByText('Request deleted successfully');
  await untilAway();
  await press('Undo');
  await screen.findByRole('heading', { name: /Dellost/ });
});

test('a deletion repeated after a lost connection has its Undo', async () => {
  const { screen, press } = await openRequest('Linelost');
  panel.cutCalls(/^\/api\/admin\/requests\?/);
  const held = [panel.holdCall(), panel.holdCall()];
  await press(/^Delete/);
  for (const call of held) await (await call).lose();
  await screen.findByText('Failed to delete request');
  // A press soon after the first still belongs to it.
  await waitFor(async () => {
    await press(/^Delete/);
    screen.getByText('Request deleted successfully');
  });
  await screen.findByRole('button', { name: 'Undo' });
});

test('a deletion that the browser repeats by itself has its Undo', async () => {
  const { screen, press } = await openRequest('Twicelost');
  const held = panel.holdCall('DELETE');
  await press(/^Delete/);
  // As Safari does when the connection breaks before the response.
  await (await held).sendTwice();
  await screen.findByRole('button', { name: 'Undo' });
  await press('Undo');
  await screen.findByRole('heading', { name: /Twicelost/ });
  await screen.findByText('Request restored');
});

test('a request that somebody else deleted is gone, without Undo', async () => {
  const { id, screen, press, untilAway } = await openRequest('Otherlost');
  await panel.call('DELETE', adminApi.request(id));
  await press(/^Delete/);
  await screen.findByText('Request deleted successfully');
  await untilAway();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a record restored by a call whose response was lost is back', async () => {
  const { id } = await addLead('Trashlost');
  await panel.call('DELETE', adminApi.request(id));
  const { screen, press } = await panel.open(adminPaths.trash);
  await loseNext(() => press(/^Restore ?Trashlost/));
  await screen.findByText('Request restored');
  await untilGone(() => screen.queryByRole('heading', { name: /Trashlost/ }));
});

test('a save without a connection says so and keeps the input', async () => {
  const { id } = await addLead('Offlina');
  const { screen, press } = await panel.open(`${adminPaths.requests}?search=Offlina&request=${id}&view=edit`);
  fill(await screen.findByLabelText('Internal notes'), 'typed without a line');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const held = panel.holdCall();
  await press('Save Changes');
  (await held).fail();
  await screen.findByText('Failed to update request');
  await screen.findByText('You’re offline, so nothing was changed. Try again when you’re back online.');
  expect(screen.getByLabelText('Internal notes')).toHaveValue('typed without a line');
  online.mockRestore();
  await press('Save Changes');
  await screen.findByText('Request updated successfully');
  await untilGone(() => screen.queryByRole('dialog'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent('typed without a line'));
});

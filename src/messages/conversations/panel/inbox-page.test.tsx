import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { conversationScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import type { Conversation } from '#messages/conversations/conversations.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';

const number = '+18185550100';
let gateway: Awaited<ReturnType<typeof startTextGateway>>;
const panel = panelForFile(async () => {
  gateway = await startTextGateway();
  const sms = { url: gateway.url, user: 'AC1', password: 'secret', from: number };
  return { hasWorkers: true, config: { sms } };
});
afterAll(() => gateway.close());

let count = 0;

async function receive(body: string, from: string): Promise<void> {
  count += 1;
  const fields = Object.entries({ MessageSid: `SM${count}`, From: from, To: number, Body: body });
  const { app, deps } = panel.site;
  const answer = await app.request(messagePaths.incoming, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-Twilio-Signature': textSignature('secret', deps.config.publicUrl + messagePaths.incoming, fields),
    },
    body: new URLSearchParams(fields).toString(),
  });
  expect(answer.status).toBe(200);
}

async function open(path: string = conversationScreens.inbox) {
  const tab = await panel.open(path);
  const inbox = within(await tab.screen.findByRole('region', { name: 'Conversations' }));
  const findThread = async () => within(await tab.screen.findByRole('region', { name: 'Conversation' }));
  return { ...tab, inbox, findThread };
}

test('a text is read and answered, once, and the badge goes', async () => {
  const empty = await open();
  await empty.inbox.findByText('No texts yet');
  const person = { firstName: 'Ana', lastName: 'Lopez', phone: '(818) 555-0111', email: '' };
  const items = [{ serviceId: 1, quantity: 2 }];
  await panel.call('POST', api.contact, quoteBody(items, { preferredDate: dayAhead(7) }, person));
  await waitFor(() => expect(gateway.texts).toHaveLength(1));
  await receive('Is Tuesday at 9 still fine?', '+18185550111');
  await receive('Do you clean rugs?', '+17475550199');
  const { screen, user, inbox, findThread, press } = await open();
  const navigation = within(screen.getByRole('navigation', { name: 'Admin' }));
  await navigation.findByRole('link', { name: /^Inbox ?2 unread$/ });
  await inbox.findByRole('link', { name: /\(747\) 555-0199/ });
  await user.click(inbox.getByRole('link', { name: /Ana Lopez/ }));
  const thread = await findThread();
  await thread.findByText('Is Tuesday at 9 still fine?');
  thread.getByText(/we have your quote request/);
  await navigation.findByRole('link', { name: /^Inbox ?1 unread$/ });
  await press('What day works best for you?', thread);
  const field = () => thread.getByLabelText('Text to Ana Lopez');
  expect(field()).toHaveValue('What day works best for you?');
  fill(field(), 'Yes, Tuesday at 9 works.');
  await thread.findByText('1 part');
  await user.dblClick(thread.getByRole('button', { name: 'Send text' }));
  await waitFor(() => expect(field()).toHaveValue(''));
  thread.getByRole('link', { name: 'Quote' });
  panel.site.deps.wakeOutbox();
  const getSent = () => gateway.texts.filter(({ body }) => body.startsWith('Yes, Tuesday'));
  await waitFor(() => expect(getSent()).toHaveLength(1));
  const after = await open(location.pathname + location.search);
  await (await after.findThread()).findByText(/^admin · +Sent/);
  expect(getSent()).toHaveLength(1);
});

test('a text needs no answer, and who replied STOP cannot be texted', async () => {
  await receive('Hello again', '+17475550199');
  const { user, inbox, findThread, press, screen } = await open();
  await user.click(await inbox.findByRole('link', { name: /\(747\) 555-0199/ }));
  const thread = await findThread();
  await thread.findByText('Hello again');
  await press('Needs no answer', thread);
  await waitFor(() => expect(thread.queryByRole('button', { name: 'Needs no answer' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Back to all conversations' }));
  await waitFor(() => expect(location.search).toBe(''));
  await receive('STOP', '+17475550199');
  const [conversation] = await panel.call<Conversation[]>('GET', '/api/admin/conversations');
  const stopped = await open(`${conversationScreens.inbox}?customer=${conversation!.customerId}`);
  await (await stopped.findThread()).findByText('You can’t text this customer: They replied STOP.');
});

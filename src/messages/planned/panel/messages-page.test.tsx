import { waitFor, within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { customerApi, customerScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import { api } from '#kit/paths/paths.ts';
import type { StoredMessageSettings } from '#messages/planned/messages.ts';
import type { Customer } from '#sales/customers/customers.ts';
import { dayAhead, quoteBody } from '../../../../tests/support/leads.ts';
import { fill, panelForFile } from '../../../../tests/support/panel/panel.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';
import { startTextGateway } from '../../../../tests/support/text-gateway.ts';

let inbox: Awaited<ReturnType<typeof startInbox>>;
let gateway: Awaited<ReturnType<typeof startTextGateway>>;
let isMailDown = false;
let isGatewayDown = false;
const panel = panelForFile(async () => {
  inbox = await startInbox({
    refuseMessage: () => (isMailDown ? '554 5.7.1 Relay access denied' : undefined),
  });
  gateway = await startTextGateway((response) => {
    if (!isGatewayDown) return undefined;
    response.writeHead(400, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ code: 21211, message: 'The number is not valid' }));
    return true;
  });
  const sms = { url: gateway.url, user: 'AC1', password: 'secret', from: '+18185550100' };
  return { hasWorkers: true, config: { smtpUrl: inbox.url, sms } };
});
afterAll(async () => {
  await inbox.close();
  await gateway.close();
});

const sendQuote = (changes: object) =>
  panel.call(
    'POST',
    api.contact,
    quoteBody(
      [{ serviceId: 1, quantity: 2 }],
      { preferredDate: dayAhead(7), contactMethod: 'email' },
      changes,
    ),
  );

const save = 'Save settings';

async function openMessages() {
  const tab = await panel.open(customerScreens.messages);
  await tab.screen.findByRole('button', { name: save });
  const getPart = (name: string) => within(tab.screen.getByRole('heading', { name }).closest('section')!);
  return { ...tab, getPart, followUp: getPart('First follow-up') };
}

test('a kind is turned off, its text changed with placeholders, and an unknown one refused at the field', async () => {
  const { screen, user, press, getPart, followUp } = await openMessages();
  const text = followUp.getByRole('textbox', { name: 'Text in English' });
  fill(text, 'Hi {firstName}, still thinking about {nobody}?');
  await press(save);
  await followUp.findByText(/\{nobody\} is unknown\. Use \{firstName\}/);
  fill(text, '');
  await press(save);
  await followUp.findByText('Enter a text');
  const newText = 'Hi {firstName}, still thinking about {items}?\nLook again: {link}';
  fill(text, newText);
  await user.click(getPart('Thank you').getByRole('switch'));
  await press(save);
  await screen.findByText('Messages saved');
  const { kinds } = await panel.call<StoredMessageSettings>('GET', messagePaths.settings);
  const stored = (wanted: string) => kinds.find(({ kind }) => kind === wanted);
  expect(stored('follow-up-1')).toMatchObject({ text: newText, isEnabled: true });
  expect(stored('thanks')?.isEnabled).toBe(false);
  const after = await openMessages();
  expect(after.getPart('Thank you').getByRole('switch')).not.toBeChecked();
});

test('a preview shows the newest real record, and a test says truly what became of it', async () => {
  await sendQuote({ firstName: 'Paula', lastName: 'Preview', email: 'paula@example.com' });
  const { screen, press, user, followUp } = await openMessages();
  fill(
    followUp.getByRole('textbox', { name: 'Text in English' }),
    'Hello {firstName}, unsaved words.\nOpen it: {link}',
  );
  const pressFirst = async (name: string) => user.click(followUp.getAllByRole('button', { name })[0]!);
  await pressFirst('Preview');
  await followUp.findByText('Email to Paula Preview');
  expect(followUp.getAllByText(/Hello Paula, unsaved words\./)).not.toEqual([]);
  followUp.getByText(/^Text message, \d parts? \(GSM-7\)/);

  inbox.emails.length = 0;
  await pressFirst('Send me a test email');
  await screen.findByText('Test sent');
  const sent = inbox.emails.find(({ headers }) => headers.subject?.startsWith('Test: '))!;
  expect(sent.headers.subject).toMatch(/^Test: Any questions about your quote\?/);
  expect(sent.text).toMatch(/Hello Paula, unsaved words\./);

  isMailDown = true;
  await pressFirst('Send me a test email');
  await screen.findByText('Test not sent yet');
  await screen.findByText(/Relay access denied/);
  isMailDown = false;

  fill(followUp.getAllByLabelText('Your mobile number')[0]!, '(818) 555-0143');
  const toMe = () => gateway.texts.filter(({ to }) => to === '+18185550143');
  await pressFirst('Send me a test text');
  await waitFor(() => expect(toMe()).toHaveLength(1));
  await screen.findByText('To +18185550143');
  isGatewayDown = true;
  await pressFirst('Send me a test text');
  await screen.findByText('Test failed');
  await screen.findByText(/The number is not valid, 21211/);
  isGatewayDown = false;
  await press('Discard changes');
});

test('a planned follow-up stands in the timeline with its time and is skipped there', async () => {
  await sendQuote({ firstName: 'Tim', lastName: 'Planned', email: 'tim@example.com' });
  const found = await panel.call<Customer[]>('GET', `${customerApi.customers}?search=Tim%20Planned`);
  const { screen, press } = await panel.open(customerScreens.customer(found[0]!.id));
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
  const item = (await timeline.findByText(/Last follow-up/)).closest('li')!;
  expect(item).toHaveTextContent(/Goes out .*Planned/);
  const entry = within(item);
  await press(/^Skip: /, entry);
  await entry.findByText('Skipped');
  entry.getByText('Skipped by staff.');
  expect(entry.queryByRole('button')).toBeNull();
});

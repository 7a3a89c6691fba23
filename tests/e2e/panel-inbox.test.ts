import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { conversationScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import type { Conversation } from '#messages/conversations/conversations.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { callAsOwner, openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';
import { startTextGateway } from '../support/text-gateway.ts';
import { until } from '../support/until.ts';

let gateway: Awaited<ReturnType<typeof startTextGateway>>;
const server = serverForFile(async () => {
  gateway = await startTextGateway();
  return { SMS_URL: gateway.accountUrl, SMS_FROM: '+18185550100' };
});
test.afterAll(() => gateway?.close());

let count = 0;

async function receive(body: string, from: string): Promise<void> {
  count += 1;
  const fields = Object.entries({ MessageSid: `SM${count}`, From: from, To: '+18185550100', Body: body });
  const answer = await fetch(server.origin + messagePaths.incoming, {
    method: 'POST',
    headers: {
      'X-Twilio-Signature': textSignature('secret', server.origin + messagePaths.incoming, fields),
    },
    body: new URLSearchParams(fields),
  });
  assert.equal(answer.status, 200, await answer.text());
}

const newLead = (lastName: string, phone: string) =>
  sendLead(
    server.origin,
    quoteBody(
      [{ serviceId: 1, quantity: 2 }],
      { preferredDate: dayAhead(7) },
      { firstName: 'Ana', lastName, phone, email: '' },
    ),
  );

const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

test('at a desk a text is read and answered beside the list, and the badge goes', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, { path: conversationScreens.inbox });
  await page.getByText('No texts yet').waitFor();
  await newLead('Lopez', '(818) 555-0111');
  await until(
    async () => gateway.texts.length,
    (texts) => texts === 1,
  );
  await receive('Is Tuesday at 9 still fine?', '+18185550111');
  await receive('Do you clean rugs?', '+17475550199');
  await page.reload();
  const navigation = page.getByRole('navigation', { name: 'Admin' });
  await navigation.getByRole('link', { name: 'Inbox 2 unread' }).waitFor();
  await inbox(page)
    .getByRole('link', { name: /\(747\) 555-0199/ })
    .waitFor();
  await inbox(page)
    .getByRole('link', { name: /Ana Lopez/ })
    .click();
  await thread(page).getByText('Is Tuesday at 9 still fine?').waitFor();
  await thread(page)
    .getByText(/we have your quote request/)
    .waitFor();
  await navigation.getByRole('link', { name: 'Inbox 1 unread' }).waitFor();
  await thread(page).getByRole('button', { name: 'What day works best for you?' }).click();
  const field = thread(page).getByLabel('Text to Ana Lopez');
  assert.equal(await field.inputValue(), 'What day works best for you?');
  await field.fill('Yes, Tuesday at 9 works.');
  await thread(page).getByText('1 part').waitFor();
  const picture = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(900, 600) };
  await thread(page).getByLabel('Add picture file').setInputFiles(picture);
  await thread(page).getByRole('img', { name: 'Goes with this text' }).waitFor();
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/inbox-desk.png` });
  await thread(page).getByRole('button', { name: 'Send text' }).dblclick();
  await thread(page)
    .getByText(/^admin · Sent/i)
    .waitFor();
  assert.equal(await field.inputValue(), '');
  const sent = gateway.texts.filter(({ body }) => body.startsWith('Yes, Tuesday'));
  assert.deepEqual(
    sent.map(({ mediaUrls }) => mediaUrls.length),
    [1],
  );
  await thread(page).getByRole('img', { name: 'Sent, no. 1' }).waitFor();
  await thread(page).getByRole('link', { name: 'Quote' }).waitFor();
  assert.deepEqual(await findFaultsInBothLooks(page), []);
});

test('on a phone a conversation takes the screen, and Back leads to the list', async ({ browser }) => {
  const page = await openPanel(browser, server.origin, {
    path: conversationScreens.inbox,
    viewport: widths.phone,
  });
  await receive('Hello again', '+17475550199');
  await inbox(page)
    .getByRole('link', { name: /\(747\) 555-0199/ })
    .click();
  await thread(page).getByText('Hello again').waitFor();
  assert.ok(!(await inbox(page).isVisible()));
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/inbox-phone.png` });
  await thread(page).getByRole('button', { name: 'Needs no answer' }).click();
  await thread(page).getByRole('button', { name: 'Needs no answer' }).waitFor({ state: 'detached' });
  await thread(page).getByRole('link', { name: 'Back to all conversations' }).click();
  await inbox(page).waitFor();
  await receive('STOP', '+17475550199');
  const [conversation] = await callAsOwner<Conversation[]>(server.origin, 'GET', '/api/admin/conversations');
  await page.goto(`${server.origin}${conversationScreens.inbox}?customer=${conversation!.customerId}`);
  await thread(page).getByText('You can’t text this customer: They replied STOP.').waitFor();
});

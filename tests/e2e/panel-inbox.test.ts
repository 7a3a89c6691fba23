import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { conversationScreens, messagePaths } from '#kit/paths/customer-paths.ts';
import { textSignature } from '#kit/sms/server/text-signature.ts';
import { findFaultsInBothLooks, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { makePhoto } from '../support/photos.ts';
import { startTextGateway } from '../support/text-gateway.ts';

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

const inbox = (page: Page) => page.getByRole('region', { name: 'Conversations' });
const thread = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true });

test('a conversation stands beside the list at a desk, and takes the screen of a phone', async ({
  browser,
}) => {
  const items = [{ serviceId: 1, quantity: 2 }];
  const person = { firstName: 'Ana', lastName: 'Lopez', phone: '(818) 555-0111', email: '' };
  await sendLead(server.origin, quoteBody(items, { preferredDate: dayAhead(7) }, person));
  await receive('Is Tuesday at 9 still fine?', '+18185550111');
  const page = await openPanel(browser, server.origin, { path: conversationScreens.inbox });
  await inbox(page)
    .getByRole('link', { name: /Ana Lopez/ })
    .click();
  const picture = { name: 'rug.jpg', mimeType: 'image/jpeg', buffer: await makePhoto(900, 600) };
  await thread(page).getByLabel('Text to Ana Lopez').fill('Yes, Tuesday at 9 works.');
  await thread(page).getByLabel('Add picture file').setInputFiles(picture);
  await thread(page).getByRole('img', { name: 'Goes with this text' }).waitFor();
  await thread(page).getByRole('button', { name: 'Send text' }).click();
  await thread(page).getByRole('img', { name: 'Sent, no. 1' }).waitFor();
  assert.ok(await inbox(page).isVisible());
  assert.deepEqual(await findFaultsInBothLooks(page), []);

  await page.setViewportSize(widths.phone);
  await inbox(page).waitFor({ state: 'hidden' });
  await thread(page).getByRole('link', { name: 'Back to all conversations' }).click();
  await inbox(page).waitFor();
});

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findAccessibilityFaults, openPage, widths } from '../support/browser.ts';
import { test } from '../support/journey-test.ts';
import { dayAhead, quoteBody, sendLead } from '../support/leads.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { startInbox } from '../support/smtp.ts';
import { until } from '../support/until.ts';

const movableClock = new URL('../support/movable-clock.mjs', import.meta.url).href;

let server: TestServer;
let inbox: Awaited<ReturnType<typeof startInbox>>;

test.beforeAll(async () => {
  inbox = await startInbox();
  server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    SMTP_URL: inbox.url,
  }));
});
test.afterAll(async () => {
  await server?.close();
  await inbox?.close();
});

const sendNewQuote = (changes: object) =>
  sendLead(
    server.origin,
    quoteBody(
      [{ serviceId: 1, quantity: 2 }],
      { preferredDate: dayAhead(7), contactMethod: 'email' },
      changes,
    ),
  );

test('the page of the unsubscribe link takes one press, on a phone too', async ({ browser }) => {
  await sendNewQuote({ firstName: 'Una', lastName: 'Leaver', email: 'una@example.com' });
  const ahead = 49 * 3_600_000;
  await writeFile(join(server.database.dataDir, 'clock'), String(ahead));
  const followUp = await until(() =>
    inbox.emails.find(
      ({ recipients, headers }) => recipients[0] === 'una@example.com' && headers['list-unsubscribe'],
    ),
  );
  assert.equal(followUp!.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  const link = /<(.+?)>/.exec(followUp!.headers['list-unsubscribe']!)![1]!;
  assert.ok(followUp!.html.includes(link.replaceAll('&', '&amp;')), 'the link stands in the email too');
  for (const viewport of [widths.desk, widths.phone]) {
    const page = await openPage(browser, { viewport, javaScriptEnabled: viewport === widths.desk });
    await page.goto(link);
    await page.getByRole('heading', { name: 'Unsubscribe from follow-ups and offers?' }).waitFor();
    if (viewport === widths.desk) assert.deepEqual(await findAccessibilityFaults(page), []);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  }
});

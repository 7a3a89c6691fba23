import assert from 'node:assert/strict';
import { openDb } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { widths } from '../support/browser.ts';
import { silentLog } from '../support/database.ts';
import { test } from '../support/journey-test.ts';
import { openPanel, serverForFile } from '../support/journeys.ts';

const server = serverForFile();

async function storeEmails(domain: string): Promise<void> {
  const db = openDb(server.database, silentLog);
  const createdAt = '2026-11-21T18:00:00.000Z';
  const common = {
    kind: 'email',
    status: 'sent',
    runAfter: createdAt,
    sentAt: createdAt,
    createdAt,
  } as const;
  const emails = Array.from({ length: 1030 }, (_, number) => {
    const to = `person${number}@${domain}`;
    const payload = JSON.stringify({ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
    return { ...common, payload, searchText: `${to}\nhello` };
  });
  // The server writes in the meantime; a transaction waits for it.
  await inTransaction(db, (trx) => trx.insertInto('outbox').values(emails).execute());
  await db.destroy();
}

for (const [name, viewport] of Object.entries(widths)) {
  test(`a search that finds very many says so, and its last page says how many, on a ${name}`, async ({
    browser,
  }) => {
    const domain = `${name}.example`;
    await storeEmails(domain);
    const path = `${adminPaths.outbox}?search=${domain}&page=19`;
    const page = await openPanel(browser, server.origin, { viewport, path });
    await page.getByText('901–950 of more than 1,000', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('951–1,000 of 1,030', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('1,001–1,030 of 1,030', { exact: true }).waitFor();
    assert.ok(await page.getByRole('button', { name: 'Next' }).isDisabled());
    await page.getByText(`to person0@${domain}`, { exact: true }).waitFor();
    await page.getByRole('searchbox').fill(`person7@${domain}`);
    await page.getByText('1–1 of 1', { exact: true }).waitFor();
  });
}

import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSettings } from '#company/settings/server/settings.queries.ts';
import { openDb } from '#kit/db/open.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { api } from '#kit/paths/paths.ts';
import { createLog } from '#kit/server/log.ts';
import { insertMessage } from '#messages/planned/server/messages.queries.ts';
import { quoteBody } from '../../tests/support/leads.ts';
import { startTestServer } from '../../tests/support/server.ts';
import { startInbox } from '../../tests/support/smtp.ts';
import { startTextGateway } from '../../tests/support/text-gateway.ts';
import { until } from '../../tests/support/until.ts';

const movableClock = new URL('../../tests/support/movable-clock.mjs', import.meta.url).href;
/** A thousand would take every run of the tests two minutes longer. */
const count = Number(process.env.KILLED_MESSAGES ?? 100);
const days = 86_400_000;

test('a process killed in the middle of a hundred messages sends each email once by its Message-ID and no text twice', {
  timeout: 600_000,
}, async (context) => {
  const inbox = await startInbox();
  const gateway = await startTextGateway();
  const server = await startTestServer(({ dataDir }) => ({
    NODE_OPTIONS: `--import=${movableClock}`,
    CLOCK_FILE: join(dataDir, 'clock'),
    SMTP_URL: inbox.url,
    SMS_URL: gateway.accountUrl,
    SMS_FROM: '+18185550100',
  }));
  context.after(async () => {
    await server.close();
    await inbox.close();
    await gateway.close();
  });
  const services = (await (await fetch(server.origin + api.services)).json()) as {
    id: number;
    isAddOn: boolean;
  }[];
  const serviceId = services.find(({ isAddOn }) => !isAddOn)!.id;
  const lead = await fetch(server.origin + api.contact, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(quoteBody([{ serviceId, quantity: 1 }], { contactMethod: 'sms' })),
  });
  assert.equal(lead.status, 201, await lead.clone().text());
  const { quoteId } = (await lead.json()) as { quoteId: number };
  await until(() => inbox.emails.length === 2);
  assert.equal(await server.stop(), 0);

  // Noon of the business, three days ahead: texts may go, and the quote is still open.
  const noon = new Date(Math.ceil(Date.now() / days) * days + 3 * days + 20 * 3_600_000);
  const db = openDb(
    server.database,
    createLog(() => {}),
  );
  await db.deleteFrom('messages').execute();
  const { values } = await readSettings(db);
  const content = JSON.stringify({ ...values, texts: { dailyLimit: 2 * count } });
  await db.updateTable('settings').set({ content }).execute();
  const quote = await db.selectFrom('quotes').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow();
  const page = await db
    .selectFrom('quotePages')
    .selectAll()
    .where('quoteId', '=', quoteId)
    .executeTakeFirstOrThrow();
  const { id: _id, ...copied } = quote;
  await inTransaction(db, async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const { id } = await trx
        .insertInto('quotes')
        .values({ ...copied, requestId: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      // The link tells the texts apart.
      const token = `${String(index).padStart(4, '0')}${page.token.slice(4)}`;
      await trx
        .insertInto('quotePages')
        .values({ ...page, quoteId: id, token })
        .execute();
      const about = { customerId: quote.customerId!, quoteId: id, visitId: null };
      await insertMessage(trx, { kind: 'follow-up-1', ...about }, noon, new Date());
    }
  });
  await db.destroy();
  await writeFile(join(server.database.dataDir, 'clock'), String(noon.getTime() - Date.now()));
  inbox.emails.length = 0;

  await server.start();
  // Texts are sent faster.
  const moments = [() => gateway.texts.length > count * 0.3, () => inbox.emails.length > count * 0.5];
  for (const [index, isReached] of moments.entries()) {
    await wait(isReached);
    await server.kill();
    // Leases of the killed process end.
    const ahead = noon.getTime() - Date.now() + (index + 1) * 60_000;
    await writeFile(join(server.database.dataDir, 'clock'), String(ahead));
    await server.start();
  }
  // The owner gets one as well: the lead still waits for an answer.
  const emails = () => inbox.emails.filter(({ recipients }) => recipients.includes(quote.email));
  const keys = () => new Set(emails().map(({ headers }) => headers['message-id']));
  await wait(() => keys().size === count && gateway.texts.length >= count - 6);
  assert.equal(await server.stop(), 0);
  assert.equal(keys().size, count);
  // At most three were in hand at each of the two kills.
  assert.ok(emails().length <= count + 6, String(emails().length));
  const bodies = gateway.texts.map(({ body }) => body);
  assert.equal(new Set(bodies).size, bodies.length, 'no text twice');
  assert.ok(bodies.length >= count - 6, String(bodies.length));
});

/** Up to a hundred seconds, or more for more messages. */
async function wait(isSo: () => boolean): Promise<void> {
  const latest = performance.now() + 100_000 * Math.max(1, count / 300);
  while (!isSo() && performance.now() < latest) await sleep(20);
}

import type { TestContext } from 'node:test';
import { type MailTest, mailApi, type StoredMailConnection } from '#delivery/mailbox/mail-connection.ts';
import type { Config } from '#kit/server/config.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/app.ts';
import { startInbox } from '../../../../tests/support/smtp.ts';

export const account = { user: 'office@sunny.example', password: 'kiwi & "umbrella"' };

/** A site, and a mail server on this machine where only `account` may send. */
export async function openSite(
  context: TestContext,
  { config, ...rules }: Parameters<typeof startInbox>[0] & { config?: Partial<Config> } = {},
) {
  const inbox = await startInbox({ account, ...rules });
  context.after(inbox.close);
  return { t: await openTestApp(context, { config: config ?? {} }), inbox, typed: connectionTo(inbox.port) };
}

export const connectionTo = (port: number) => ({
  host: '127.0.0.1',
  port,
  security: 'none' as const,
  username: account.user,
  password: account.password,
  senderName: '',
  senderEmail: 'office@sunny.example',
});

export const read = async (t: TestApp): Promise<StoredMailConnection> =>
  (await t.adminCall('GET', mailApi.connection)).json();

export async function save(t: TestApp, body: object): Promise<StoredMailConnection> {
  const answer = await t.adminCall('PUT', mailApi.connection, { version: 1, ...body });
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

/** Tests what is typed; without it, what is in use. */
export async function tryOut(t: TestApp, connection?: object): Promise<MailTest> {
  const answer = await t.adminCall('POST', mailApi.test, { to: 'kim@sunny.example', connection });
  if (answer.status !== 200) throw new Error(await answer.text());
  return answer.json();
}

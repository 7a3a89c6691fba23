import assert from 'node:assert/strict';
import type { Email } from '#kit/mail/server/mailer.ts';
import { api, paths } from '#kit/paths/paths.ts';
import type { TestApp } from '../../../../tests/support/app.ts';

export const email = 'maria@example.com';

export const getEmails = async ({ deps }: TestApp): Promise<Email[]> =>
  (await deps.db.selectFrom('outbox').select('payload').orderBy('id').execute()).map(({ payload }) =>
    JSON.parse(payload),
  );

export const getSubscribers = ({ deps }: TestApp) =>
  deps.db.selectFrom('newsletterSubscribers').selectAll().orderBy('id').execute();

export const signUp = (t: TestApp, address = email) => t.call('POST', api.newsletter, { email: address });

/** The path that the button of an e-mail leads to. */
export function findLink(t: TestApp, { text }: Email): string {
  const [, address = ''] = /: (https?:\S+)/.exec(text) ?? [];
  assert.ok(address.startsWith(t.deps.config.publicUrl), address);
  return address.slice(t.deps.config.publicUrl.length);
}

export const press = async (t: TestApp, path: string, fields: Record<string, string>) =>
  t.app.request(path, { method: 'POST', body: new URLSearchParams(fields) });

export const tokenIn = (path: string) => new URL(path, 'http://x').searchParams.get('token') ?? '';

export async function confirm(t: TestApp, address = email): Promise<void> {
  await signUp(t, address);
  const link = findLink(t, (await getEmails(t)).findLast(({ to }) => to === address)!);
  await press(t, paths.newsletterConfirm, { token: tokenIn(link) });
}

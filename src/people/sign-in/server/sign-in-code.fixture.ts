import type { TestContext } from 'node:test';
import type { Config } from '#kit/server/config.ts';
import {
  addUser,
  openSite,
  readCookie,
  rightPassword,
  turnOnCodes,
} from '../../../../tests/support/accounts.ts';

/** Kim with two-step sign-in on, and no session. */
export async function siteWithCodes(t: TestContext, config?: Partial<Config>) {
  const site = await openSite(t, config);
  await addUser(site.deps, 'kim');
  const cookie = readCookie(await site.logIn('kim', rightPassword));
  const factor = await turnOnCodes(site, cookie);
  await site.deps.db.deleteFrom('sessions').execute();
  return { ...site, ...factor };
}

export const countSessions = async ({ deps }: Awaited<ReturnType<typeof siteWithCodes>>) =>
  (await deps.db.selectFrom('sessions').selectAll().execute()).length;

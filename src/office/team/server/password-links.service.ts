import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import { inTransaction } from '#kit/db/transaction.ts';
import { record } from '#kit/events/server/record.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuse } from '#kit/server/errors.ts';
import { findPersonNamed, getPerson } from '#people/account/server/people.queries.ts';
import type { PasswordByLink, PasswordLinkAnswer } from '#people/sign-in/password-links.ts';
import { findCredential, findUser, findUsername, lockUser } from '#people/sign-in/server/auth.queries.ts';
import { findUserOfPasswordLink, takePasswordLink } from '#people/sign-in/server/password-links.queries.ts';
import { enqueuePasswordLink } from './enqueue-password-link.ts';
import type { PeopleServices } from './people.service.ts';
import { storePassword } from './reset-sign-in.ts';

const networkRule = { name: 'password-links', hits: 10, perSeconds: 3600 };
/** As typed, whether or not somebody has it: an account that counted for both its names would give away that they are one. */
const nameRule = { name: 'password-links-of-name', hits: 3, perSeconds: 3600 };

/** The answer says nothing about the account. `typed` is a username or an email address. */
export async function requestPasswordLink(
  deps: Pick<Deps, 'db' | 'config' | 'clock' | 'limiter' | 'wakeOutbox'>,
  { typed, network }: { typed: string; network: string },
): Promise<PasswordLinkAnswer> {
  const { db, limiter, wakeOutbox } = deps;
  const name = typed.toLowerCase().replaceAll('\0', '');
  await limiter.hit(networkRule, network);
  await limiter.hit(nameRule, name);
  const person = await findPersonNamed(db, await findUsername(db, name));
  if (person) {
    await inTransaction(db, async (trx) => {
      await lockUser(trx, person.id);
      const present = await findUser(trx, person.id);
      if (present) await enqueuePasswordLink(trx, deps, present, 'forgotten');
    });
    wakeOutbox();
  }
  return { sendsEmail: await hasMailServer(deps) };
}

/** Signs nobody in: where the account has a second factor, its code is still asked for. */
export async function setPasswordByLink(
  { db, auth, clock }: PeopleServices,
  { token, password }: PasswordByLink,
): Promise<void> {
  const now = clock();
  const userId = await findUserOfPasswordLink(db, token, now);
  if (userId === undefined) throw linkEnded();
  const former = await findCredential(db, userId);
  const hash = await (await auth.$context).password.hash(password);
  await inTransaction(db, async (trx) => {
    await lockUser(trx, userId);
    if (!(await takePasswordLink(trx, token))) throw linkEnded();
    const { id, name } = await getPerson(trx, userId);
    await storePassword(trx, { userId, former, hash, isIssued: false }, now);
    const event = { type: 'password-set-by-link', subject: { kind: 'person', id } } as const;
    await record(trx, { by: { id, name }, ...event }, now);
  });
}

const linkEnded = () => refuse('link-expired', 'passwordLinkEnded');

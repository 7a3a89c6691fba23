import { readProfile } from '#company/settings/server/settings.queries.ts';
import { enqueueEmails } from '#delivery/emails/server/enqueue-emails.ts';
import { hasMailServer } from '#delivery/mailbox/server/mail-connection.queries.ts';
import type { UserRow } from '#kit/db/tables/accounts.ts';
import type { Trx } from '#kit/db/transaction.ts';
import { newLinkToken } from '#kit/http/link-token.ts';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import type { Deps } from '#kit/server/deps.ts';
import { shownEmail } from '#people/sign-in/server/auth.service.ts';
import { replacePasswordLink } from '#people/sign-in/server/password-links.queries.ts';
import { type LinkReason, passwordLinkEmail } from './password-links.emails.ts';

const validHours: Record<LinkReason, number> = { new: 7 * 24, forgotten: 1 };

/**
 * Emails a link to choose a password, unless the person has no email address or nothing is sent from here. The caller has
 * locked the user, and wakes the outbox.
 */
export async function enqueuePasswordLink(
  trx: Trx,
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  { id: userId, username, email }: Pick<UserRow, 'id' | 'username' | 'email'>,
  reason: LinkReason,
): Promise<void> {
  const to = shownEmail(email);
  if (to === '' || username === null || !(await hasMailServer({ db: trx, config }))) return;
  const now = clock();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + validHours[reason] * 3_600_000);
  await replacePasswordLink(trx, { userId, token, expiresAt }, now);
  const url = `${config.publicUrl}${passwordPaths.renew}?token=${token}`;
  const written = passwordLinkEmail(reason, { to, username, url, profile: await readProfile(trx) });
  await enqueueEmails(trx, [{ email: written, purpose: 'other', isAboutNobody: true }], now);
}

import type { Deps } from '#server/deps.ts';
import { wrongField } from '#server/errors.ts';
import { findPasswordHash } from '#server/features/auth/auth.queries.ts';
import { countAttempt, forgiveAttempt } from '#server/features/auth/sign-in-throttle.ts';
import type { CurrentUser } from '#shared/auth.ts';

/** Who calls, and from where. */
export interface Caller {
  user: CurrentUser;
  address: string;
}

/** Throws where it is not the user's password; that counts like a failed sign-in, so a stolen session buys no guesses. */
export async function confirmPassword(
  deps: Deps,
  { user, address }: Caller,
  password: string,
): Promise<void> {
  const attempt = await countAttempt(deps, { username: user.username, address });
  const hash = await findPasswordHash(deps.db, user.id);
  const { verify } = (await deps.auth.$context).password;
  if (!hash || !(await verify({ hash, password }))) {
    throw wrongField('currentPassword', 'That’s not your current password');
  }
  await forgiveAttempt(deps, attempt);
}

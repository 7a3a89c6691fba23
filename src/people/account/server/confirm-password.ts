import type { Caller } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { refuseField } from '#kit/server/errors.ts';
import { type Credential, findCredential } from '#people/sign-in/server/auth.queries.ts';
import { countAttempt, forgiveAttempt } from '#people/sign-in/server/sign-in-throttle.ts';

/**
 * Throws if the password is wrong. Each session waits after its own failures, so that a stolen one gets few guesses, and
 * strangers at the sign-in do not keep the owner from a change.
 */
export async function confirmPassword(
  deps: Deps,
  { user, sessionId }: Caller,
  password: string,
): Promise<Credential> {
  const attempt = await countAttempt(deps, { session: sessionId });
  const credential = await findCredential(deps.db, user.id);
  const hash = credential?.passwordHash;
  const { verify } = (await deps.auth.$context).password;
  if (!hash || !(await verify({ hash, password }))) {
    throw refuseField('notYourPassword', 'currentPassword');
  }
  await forgiveAttempt(deps, attempt);
  return credential;
}

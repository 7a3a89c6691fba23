import type { Context } from 'hono';
import { isRole, mayDo, type Role } from '#kit/access/roles.ts';
import { AppError } from '#kit/server/errors.ts';
import type { AdminEnv } from './endpoint.ts';

/** Throws `forbidden` unless the role is one of `allowed`. */
export function requireRole(role: string, allowed: readonly Role[]): void {
  if (mayDo(role, allowed)) return;
  throw new AppError('forbidden', isRole(role) ? getSentence(allowed) : 'Your account can’t use this panel.');
}

const getSentence = (allowed: readonly Role[]) =>
  allowed.length === 1 ? 'Only the owner can do this.' : 'Only the owner and the office can do this.';

/** Throws `second-factor-required` while the user owes it. */
export function requireSecondFactor(isDue: boolean): void {
  if (!isDue) return;
  throw new AppError(
    'second-factor-required',
    'Everyone needs two-step sign-in here. Turn it on for your account first.',
  );
}

interface Guarded {
  allowed: readonly Role[];
  isForKeys: boolean;
  isForSetup: boolean;
}

/** Refuses before anything of the request is read. The guard of `/api/admin` has set the user. */
export const roleGuard =
  ({ allowed, isForKeys, isForSetup }: Guarded) =>
  async (c: Context<AdminEnv>, next: () => Promise<void>) => {
    requireRole(c.var.user.role, allowed);
    if (c.var.keyId !== undefined && !isForKeys) {
      throw new AppError('forbidden', 'A key can’t do this. Sign in instead.');
    }
    c.set('roles', allowed);
    if (!isForSetup) requireSecondFactor(c.var.user.isSecondFactorDue === true);
    await next();
  };

import type { Context } from 'hono';
import { isRole, mayDo, type Role } from '#kit/access/roles.ts';
import { AppError, refuse } from '#kit/server/errors.ts';
import type { AdminEnv } from './endpoint.ts';

/** Throws `forbidden` unless the role is one of `allowed`. */
export function requireRole(role: string, allowed: readonly Role[]): void {
  if (mayDo(role, allowed)) return;
  throw refuse('forbidden', isRole(role) ? getSentence(allowed) : 'noPanel');
}

const getSentence = (allowed: readonly Role[]) => (allowed.length === 1 ? 'ownerOnly' : 'officeOnly');

/** Throws `second-factor-required` while the user owes it. */
export function requireSecondFactor(isDue: boolean): void {
  if (!isDue) return;
  throw refuse('second-factor-required', 'secondFactorFirst');
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

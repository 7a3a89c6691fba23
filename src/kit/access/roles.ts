/** `admin` is the owner; the API keeps its documented name. */
export const roles = ['admin', 'office', 'crew'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { admin: 'Owner', office: 'Office', crew: 'Crew' };

/** For people, keys, backups, the audit log and erasures. */
export const ownerOnly = ['admin'] as const satisfies readonly Role[];
/** The default of a call. */
export const staff = ['admin', 'office'] as const satisfies readonly Role[];
/** For one's own account, and the visits of one's own crew. */
export const everyone = roles;

/** A user with another role may sign in, and do nothing. */
export const isRole = (role: string): role is Role => roles.some((known) => known === role);

export const mayDo = (role: string, allowed: readonly Role[]): boolean =>
  allowed.some((known) => known === role);

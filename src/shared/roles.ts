/** `admin` is the owner: the wire keeps the documented word. */
export const roles = ['admin', 'office', 'crew'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = { admin: 'Owner', office: 'Office', crew: 'Crew' };

/** People, keys, backups, audit log, erasures. */
export const ownerOnly = ['admin'] as const satisfies readonly Role[];
/** What a call says nothing else about. */
export const staff = ['admin', 'office'] as const satisfies readonly Role[];
/** The own account, and the visits of the own crew. */
export const everyone = roles;

/** Other users may sign in, and do nothing. */
export const isRole = (role: string): role is Role => roles.some((known) => known === role);

export const mayDo = (role: string, allowed: readonly Role[]): boolean =>
  allowed.some((known) => known === role);

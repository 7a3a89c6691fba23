import type { Generated, Insertable, Selectable } from 'kysely';
import type { Language } from '#kit/language/languages.ts';
import type { Flag } from './columns.ts';

export interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  username: string | null;
  /** One of `kit/access/roles.ts`; anything else may do nothing. */
  role: string;
  /** For the role `crew` only. */
  crewId: number | null;
  /** The one that this person reads and is told things in. */
  language: Generated<Language>;
  version: Generated<number>;
  /** Somebody else has seen the password: the one who made the account, or reset it. */
  hasIssuedPassword: Generated<Flag>;
  /** The sign-in asks for a code as well. */
  twoFactorEnabled: Generated<Flag>;
  createdAt: string;
  updatedAt: string;
}

export interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** To the minute. */
  lastUsedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

/** The secret shared with an administrator's authenticator app; both texts are encrypted. */
export interface TwoFactorsTable {
  id: string;
  userId: string;
  secret: string;
  /** JSON: those not used yet. */
  backupCodes: string;
  /** A first code has shown that the app is set up. */
  verified: Generated<Flag>;
  /** The half minute of the newest code taken: neither it nor an older one is taken again. */
  lastUsedStep: Generated<number>;
}

/** A person's link to the calendar, which goes with the person. */
export interface CalendarFeedsTable {
  userId: string;
  /** In the link; those of single crews derive from it. */
  secret: string;
  createdAt: string;
}

export interface LoginThrottlesTable {
  /** An account or an address. */
  key: string;
  failures: number;
  blockedUntil: string;
  updatedAt: string;
}

export type LoginThrottleRow = Selectable<LoginThrottlesTable>;
export type TwoFactorRow = Selectable<TwoFactorsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;

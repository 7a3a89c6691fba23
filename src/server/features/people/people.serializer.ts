import type { UserRow } from '#server/db/tables/accounts.ts';
import { shownEmail } from '#server/features/auth/auth.service.ts';
import type { Administrator } from '#shared/account.ts';
import type { PersonRecord } from '#shared/people.ts';
import type { Role } from '#shared/roles.ts';

export const toAdministrator = (row: UserRow): Administrator => ({
  id: row.id,
  username: row.username ?? '',
  name: row.name,
  email: shownEmail(row.email),
  hasSecondFactor: row.twoFactorEnabled === 1,
  createdAt: row.createdAt,
});

export const toPerson = (row: UserRow): PersonRecord => ({
  ...toAdministrator(row),
  // The queries find known roles only.
  role: row.role as Role,
  crewId: row.crewId,
  version: row.version,
});

/** What the audit log says about a person. */
export const personFacts = (row: UserRow) => {
  const { name, username, email, role, crewId } = toPerson(row);
  return { name, username, email, role, crewId };
};

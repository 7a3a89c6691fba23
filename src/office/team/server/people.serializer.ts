import type { Role } from '#kit/access/roles.ts';
import type { PersonRecord } from '#office/team/people.ts';
import type { PersonRow } from '#people/account/server/people.queries.ts';
import { shownEmail } from '#people/sign-in/server/auth.service.ts';

export const toPerson = (row: PersonRow): PersonRecord => ({
  id: row.id,
  username: row.username ?? '',
  name: row.name,
  email: shownEmail(row.email),
  hasSecondFactor: row.twoFactorEnabled === 1,
  createdAt: row.createdAt,
  // The queries return only known roles.
  role: row.role as Role,
  crewId: row.crewId,
  language: row.language,
  hasIssuedPassword: row.hasIssuedPassword === 1,
  lastSignInAt: row.lastSignInAt,
  version: row.version,
});

/** A person in the audit log. */
export const personFacts = (row: PersonRow) => {
  const { name, username, email, role, language } = toPerson(row);
  return { name, username, email, role, language, crew: row.crewName };
};

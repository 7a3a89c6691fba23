import type { UserRow } from '#server/db/tables/accounts.ts';
import { shownEmail } from '#server/features/auth/auth.service.ts';
import type { Administrator } from '#shared/account.ts';

export const toAdministrator = (row: UserRow): Administrator => ({
  id: row.id,
  username: row.username ?? '',
  name: row.name,
  email: shownEmail(row.email),
  hasSecondFactor: row.twoFactorEnabled === 1,
  createdAt: row.createdAt,
});

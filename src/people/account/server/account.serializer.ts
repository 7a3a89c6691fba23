import type { SessionRow } from '#kit/db/tables/accounts.ts';
import type { Session } from '#people/account/account.ts';
import { deviceName } from './device-name.ts';

export const toSession = (row: SessionRow, currentId: string): Session => ({
  id: row.id,
  device: deviceName(row.userAgent ?? ''),
  address: row.ipAddress || null,
  startedAt: row.createdAt,
  lastUsedAt: row.lastUsedAt ?? row.updatedAt,
  isCurrent: row.id === currentId,
});

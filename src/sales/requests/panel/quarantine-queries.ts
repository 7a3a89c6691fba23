import { adminListQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { quarantinedRequestSchema } from '#sales/requests/requests.ts';

export const quarantineQuery = (params: { limit: number; offset: number }) =>
  adminListQuery('quarantine', quarantinedRequestSchema, adminApi.quarantine, params);

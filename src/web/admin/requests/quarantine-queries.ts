import { adminApi } from '#shared/paths.ts';
import { quarantinedRequestSchema } from '#shared/requests.ts';
import { adminListQuery } from '../admin-query.ts';

export const quarantineQuery = (params: { limit: number; offset: number }) =>
  adminListQuery('quarantine', quarantinedRequestSchema, adminApi.quarantine, params);

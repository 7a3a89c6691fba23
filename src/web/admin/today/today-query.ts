import { adminApi } from '#shared/paths.ts';
import { todaySchema } from '#shared/today.ts';
import { adminQuery } from '../admin-query.ts';

export const todayQuery = adminQuery(['today'], todaySchema, adminApi.today);

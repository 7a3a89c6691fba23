import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { todaySchema } from '#office/today/today.ts';

export const todayQuery = adminQuery(['today'], todaySchema, adminApi.today);

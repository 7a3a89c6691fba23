import { adminApi } from '#shared/paths.ts';
import { systemReportSchema } from '#shared/system.ts';
import { adminQuery } from '../admin-query.ts';

export const systemQuery = adminQuery(['system'], systemReportSchema, adminApi.system);

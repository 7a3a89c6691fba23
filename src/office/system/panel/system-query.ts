import { adminQuery } from '#kit/panel/admin-query.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { systemReportSchema } from '#office/system/system.ts';

export const systemQuery = adminQuery(['system'], systemReportSchema, adminApi.system);

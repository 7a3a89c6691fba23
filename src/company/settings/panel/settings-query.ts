import { storedSettingsSchema } from '#company/settings/settings.ts';
import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import { adminApi } from '#kit/paths/paths.ts';

export const settingsQuery = adminQuery(['settings'], storedSettingsSchema, adminApi.settings, refetchOnOpen);

import { adminApi } from '#shared/paths.ts';
import { storedSettingsSchema } from '#shared/settings.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const settingsQuery = adminQuery(['settings'], storedSettingsSchema, adminApi.settings, refetchOnOpen);

import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { storedSettingsSchema } from '#shared/settings.ts';
import { fetchAdmin } from '../sign-in/fetch-admin.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  refetchOnMount: 'always',
  queryFn: ({ signal }) => fetchAdmin(storedSettingsSchema, adminApi.settings, { signal }),
});

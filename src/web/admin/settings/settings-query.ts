import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#shared/paths.ts';
import { storedSettingsSchema } from '#shared/settings.ts';
import { callAdmin } from '../sign-in/call-admin.ts';

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  refetchOnMount: 'always',
  queryFn: ({ signal }) => callAdmin(storedSettingsSchema, adminApi.settings, { signal }),
});

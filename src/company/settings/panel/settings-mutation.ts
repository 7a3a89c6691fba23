import { panelLogo } from '#company/brand/logo.ts';
import {
  type Settings,
  type SettingsUpdate,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import type { Message } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { rebrand } from './rebrand.ts';
import { settingsQuery } from './settings-query.ts';

/** Saves one part of the settings; the rest is sent as it is stored. */
export const settingsMutation = <Part extends Partial<Settings>>(
  settings: StoredSettings,
  messages: { done: Message; failed: string },
) => ({
  mutationFn: ({ body, version }: Sent<Part>) => {
    const { updatedAt: _time, ...stored } =
      queryClient.getQueryData<StoredSettings>(settingsQuery.queryKey) ?? settings;
    return fetchAdmin(storedSettingsSchema, adminApi.settings, {
      method: 'PUT',
      body: { ...stored, ...body, version } satisfies SettingsUpdate,
    });
  },
  ...mutationCallbacks({ ...messages, ...cachedBy(cacheSettings, storedSettingsSchema), refetch: () => {} }),
});

/** Changes the newest settings, for what has no form over all of a part. */
export async function changeSettings(
  getChange: (stored: StoredSettings) => Partial<Settings>,
): Promise<StoredSettings> {
  const present = await queryClient.fetchQuery({ ...settingsQuery, staleTime: 0 });
  const { updatedAt: _time, ...stored } = present;
  const saved = await fetchAdmin(storedSettingsSchema, adminApi.settings, {
    method: 'PUT',
    body: { ...stored, ...getChange(present) } satisfies SettingsUpdate,
  });
  cacheSettings(saved);
  return saved;
}

function cacheSettings(saved: StoredSettings) {
  queryClient.setQueryData(settingsQuery.queryKey, saved);
  rebrand(
    saved,
    panelLogo({ ...(saved.logo && { logo: saved.logo }), ...(saved.colors && { colors: saved.colors }) }),
  );
  // The lists cache templates and phone number.
  void queryClient.invalidateQueries({ queryKey: [...settingsQuery.queryKey, 'templates'] });
}

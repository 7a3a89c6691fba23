import { panelLogo } from '#shared/logo.ts';
import { adminApi } from '#shared/paths.ts';
import {
  type Settings,
  type SettingsUpdate,
  type StoredSettings,
  storedSettingsSchema,
} from '#shared/settings.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { cachedBy } from '../editing/record-mutation.ts';
import type { Sent } from '../editing/use-save.ts';
import { mutationCallbacks } from '../mutation-callbacks.ts';
import { queryClient } from '../query-client.ts';
import type { Message } from '../ui/toasts.tsx';
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

function cacheSettings(saved: StoredSettings) {
  queryClient.setQueryData(settingsQuery.queryKey, saved);
  rebrand(
    saved,
    panelLogo({ ...(saved.logo && { logo: saved.logo }), ...(saved.colors && { colors: saved.colors }) }),
  );
  // The lists cache templates and phone number.
  void queryClient.invalidateQueries({ queryKey: [...settingsQuery.queryKey, 'templates'] });
}

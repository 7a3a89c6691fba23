import {
  businessSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { SaveBar } from './save-bar.tsx';
import { placeErrors } from './settings-errors.ts';
import { settingsMutation } from './settings-mutation.ts';
import type { SettingsPart } from './settings-parts.tsx';
import { settingsLabels, settingsSnapshot, toSettings } from './settings-values.ts';

/** The fields of one subject are saved together; until then this tab has them as a draft. */
export function SettingsForm({ part, settings }: { part: SettingsPart; settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: `settings:${part.name}`,
    saved: settingsSnapshot(settings),
    ...settingsLabels,
    schema: businessSettingsSchema,
    body: toSettings,
    place: placeErrors,
    mutation: settingsMutation(settings, {
      done: { title: 'Settings saved', text: 'Your website is updated.' },
      failed: 'Couldn’t save the settings',
    }),
    recordSchema: storedSettingsSchema,
    snapshot: settingsSnapshot,
  });
  return (
    // Reaches to the end of the page, so that its bar lies where messages leave room for it.
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <part.Fields form={form} settings={settings} />
      <SaveBar form={form} />
    </form>
  );
}

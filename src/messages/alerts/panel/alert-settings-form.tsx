import { TextsLink } from '#delivery/texts/panel/texts-link.tsx';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { FormButtons } from '#kit/panel/editing/form-buttons.tsx';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { alertApi } from '#kit/paths/alert-paths.ts';
import {
  alertSettingsSchema,
  type StoredAlertSettings,
  storedAlertSettingsSchema,
} from '#messages/alerts/alerts.ts';
import { alertSettingsQuery, refetchAlerts } from './alerts-queries.ts';

export function AlertSettingsForm({ stored }: { stored: StoredAlertSettings }) {
  const form = useEditForm({
    draftKey: 'alert-settings',
    saved: snapshot(stored),
    snapshot,
    labels: {
      firstPersonId: 'First alert goes to',
      secondPersonId: 'Second alert goes to',
      phone: 'Phone for texts',
    },
    schema: alertSettingsSchema,
    body: ({ firstPersonId, secondPersonId, phone }) => ({
      firstPersonId: firstPersonId || null,
      secondPersonId: secondPersonId || null,
      phone,
    }),
    mutation: {
      mutationFn: ({ body, version }) =>
        fetchAdmin(storedAlertSettingsSchema, alertApi.settings, {
          method: 'PUT',
          body: { ...body, version },
        }),
      ...mutationCallbacks({
        done: { title: 'Alerts saved' },
        failed: 'Failed to save the alerts',
        onSuccess: cacheSettings,
        onError: cachedBy(cacheSettings, storedAlertSettingsSchema).onError,
        refetch: refetchAlerts,
      }),
    },
    recordSchema: storedAlertSettingsSchema,
  });
  const options = ['', ...stored.people.map(({ id }) => id)];
  const texts = {
    '': 'Everyone',
    ...Object.fromEntries(
      stored.people.map(({ id, name, deviceCount }) => [
        id,
        deviceCount === 0 ? `${name} (no device)` : name,
      ]),
    ),
  };
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormNotices noun="form" form={form} saveLabel="Save" />
      <SelectField
        {...form.field('firstPersonId')}
        options={options}
        texts={texts}
        hint="New leads and customers’ decisions go to this person, or to everyone if this person has no device."
      />
      <SelectField {...form.field('secondPersonId')} options={options} texts={texts} />
      <TextField
        {...form.field('phone')}
        type="tel"
        autoComplete="off"
        hint={
          stored.isTextConfigured
            ? 'We text this number if the second alert reaches no device. Without a number, we send an email.'
            : 'Texts aren’t set up. If the second alert reaches no device, we send an email.'
        }
      />
      {!stored.isTextConfigured && (
        <p className="-mt-3 text-sm">
          <TextsLink />
        </p>
      )}
      <FormButtons form={form} saveLabel="Save" />
    </form>
  );
}

function cacheSettings(saved: StoredAlertSettings) {
  queryClient.setQueryData(alertSettingsQuery.queryKey, saved);
}

const snapshot = ({ firstPersonId, secondPersonId, phone, version }: StoredAlertSettings) => ({
  values: { firstPersonId: firstPersonId ?? '', secondPersonId: secondPersonId ?? '', phone },
  version,
});

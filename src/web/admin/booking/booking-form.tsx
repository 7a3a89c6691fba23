import { adminApi } from '#shared/paths.ts';
import { type SettingsUpdate, type StoredSettings, storedSettingsSchema } from '#shared/settings.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { FormNotices } from '../editing/form-notices.tsx';
import { cachedBy } from '../editing/record-mutation.ts';
import { useEditForm } from '../editing/use-edit-form.ts';
import { queryClient } from '../query-client.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { settingsQuery } from '../settings/settings-query.ts';
import { TextField } from '../ui/field.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { SwitchField } from '../ui/switch-field.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import {
  bookingLabels,
  bookingPartSchema,
  bookingSnapshot,
  placeBookingErrors,
  toBookingPart,
} from './booking-values.ts';
import { ClosureFields } from './closure-fields.tsx';
import { WindowFields } from './window-fields.tsx';

/** Edits booking and closures; the rest of the settings is sent as it is stored. */
export function BookingForm({ settings }: { settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: 'booking-settings',
    saved: bookingSnapshot(settings),
    ...bookingLabels,
    schema: bookingPartSchema,
    body: toBookingPart,
    place: placeBookingErrors,
    mutation: {
      mutationFn: ({ body, version }) => {
        const { updatedAt: _time, ...stored } = latestSettings() ?? settings;
        return fetchAdmin(storedSettingsSchema, adminApi.settings, {
          method: 'PUT',
          body: { ...stored, ...body, version } satisfies SettingsUpdate,
        });
      },
      onSuccess: (saved) => {
        cacheSettings(saved);
        notify({ title: 'Settings saved', text: 'Your website is updated.' });
      },
      onError: (error) => {
        cachedBy(cacheSettings, storedSettingsSchema).onError(error);
        notifyFailure('Failed to save the settings', error);
      },
    },
    recordSchema: storedSettingsSchema,
    snapshot: bookingSnapshot,
  });
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Online booking" text="Customers pick an arrival window on the page of their quote.">
          <SwitchField
            label="Customers book online"
            hint="If off, you call them to agree on a time."
            isOn={form.values.selfBooking}
            onChange={(isOn) => form.edit('selfBooking', isOn)}
          />
        </Section>
        <Section
          title="Arrival windows"
          text="Customers choose one of these. A window is offered as long as a crew has time."
        >
          <WindowFields form={form} openingHours={settings.hours} />
        </Section>
        <Section
          title="Rules"
          text="How early and how late customers can book, and how much time crews need."
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...form.field('minimumNoticeHours')} {...figure} />
            <TextField {...form.field('horizonDays')} {...figure} />
            <TextField {...form.field('bufferMinutes')} {...figure} hint="For driving and parking" />
            <TextField {...form.field('holdMinutes')} {...figure} hint="While a customer types the address" />
            <TextField {...form.field('changeCutoffHours')} {...figure} hint="Later, customers call you" />
            <TextField {...form.field('quoteValidDays')} {...figure} hint="From the day you send them" />
          </div>
        </Section>
        <Section title="Closures" text="Holidays and other days off. Your website shows the next ones.">
          <ClosureFields form={form} />
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

const latestSettings = () => queryClient.getQueryData<StoredSettings>(settingsQuery.queryKey);
const cacheSettings = (saved: StoredSettings) => queryClient.setQueryData(settingsQuery.queryKey, saved);

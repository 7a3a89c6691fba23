import { useQuery } from '@tanstack/react-query';
import { SaveBar } from '#company/settings/panel/save-bar.tsx';
import { settingsMutation } from '#company/settings/panel/settings-mutation.ts';
import { type StoredSettings, storedSettingsSchema } from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { CardPaymentsHint, onlinePaymentsQuery } from '#money/online-payments/panel/card-payments-hint.tsx';
import {
  bookingLabels,
  bookingPartSchema,
  bookingSnapshot,
  placeBookingErrors,
  toBookingPart,
} from './booking-values.ts';
import { ClosureFields } from './closure-fields.tsx';
import { DrivingFields } from './driving-fields.tsx';
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
    mutation: settingsMutation(settings, {
      done: { title: 'Settings saved', text: 'Your website is updated.' },
      failed: 'Failed to save the settings',
    }),
    recordSchema: storedSettingsSchema,
    snapshot: bookingSnapshot,
  });
  const setup = useQuery(onlinePaymentsQuery);
  const figure = { inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Online booking" text="Customers pick an arrival window on the page of their quote.">
          <SwitchField
            label="Customers book online"
            hint="If this is off, you call them to agree on a time."
            isOn={form.values.selfBooking}
            onChange={(isOn) => form.edit('selfBooking', isOn)}
          />
        </Section>
        <Section
          title="Arrival windows"
          text="Customers choose one of these. A window is offered as long as a crew has time. How many crews you have is set under Crews."
        >
          <WindowFields form={form} openingHours={settings.hours} />
        </Section>
        <Section
          title="Rules"
          text="How early and how late customers can book, and how much time crews need. A visit takes the minutes of its services, which you set under Services."
        >
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField {...form.field('minimumNoticeHours')} {...figure} />
            <TextField {...form.field('horizonDays')} {...figure} />
            <TextField {...form.field('bufferMinutes')} {...figure} hint="At least this long" />
            <TextField
              {...form.field('minutesWithoutDuration')}
              {...figure}
              hint="If no service in the quote has minutes"
            />
            <TextField {...form.field('holdMinutes')} {...figure} hint="While a customer types the address" />
            <TextField {...form.field('changeCutoffHours')} {...figure} hint="Later, customers call you" />
            <TextField {...form.field('quoteValidDays')} {...figure} hint="From the day you send them" />
            {setup.data?.isConfigured && (
              <TextField
                {...form.field('depositPercent')}
                {...figure}
                hint="Paid by card when booking. Enter 0 for none."
              />
            )}
            <div className="sm:col-span-2 empty:hidden">
              <CardPaymentsHint question="Want a deposit by card when customers book?" />
            </div>
          </div>
        </Section>
        <Section
          title="Driving"
          text="How long crews drive between ZIP codes. Between two visits lies this and five minutes for parking, or the time between visits if that is longer."
        >
          <DrivingFields form={form} />
        </Section>
        <Section title="Closures" text="Holidays and other days off. Your website shows the next ones.">
          <ClosureFields form={form} />
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

import { useEffect } from 'react';
import { useLocation } from 'react-router';
import {
  businessSettingsSchema,
  type StoredSettings,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { ClaimsFields } from './claims-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CoverageFields } from './coverage-fields.tsx';
import { FaqFields } from './faq-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { SaveBar } from './save-bar.tsx';
import { placeErrors } from './settings-errors.ts';
import { settingsMutation } from './settings-mutation.ts';
import { settingsLabels, settingsSnapshot, toSettings } from './settings-values.ts';
import { TestimonialFields } from './testimonial-fields.tsx';

/** All settings are saved together; until then this tab has them as a draft. */
export function SettingsForm({ settings }: { settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: 'settings',
    saved: settingsSnapshot(settings),
    ...settingsLabels,
    schema: businessSettingsSchema,
    body: toSettings,
    place: placeErrors,
    mutation: settingsMutation(settings, {
      done: { title: 'Settings saved', text: 'Your website is updated.' },
      failed: 'Failed to save the settings',
    }),
    recordSchema: storedSettingsSchema,
    snapshot: settingsSnapshot,
  });
  const { hash } = useLocation();
  // The router looks for it before the form is here.
  useEffect(() => {
    // Chromium returns a promise, which is no cleanup.
    document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    // Reaches to the end of the page, so that its bar lies where messages leave room for it.
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Contact" text="How customers reach you and how soon you reply.">
          <ContactFields form={form} />
        </Section>
        <Section title="Hours" text="When you’re open, in your local time.">
          <HoursFields form={form} />
        </Section>
        <Section
          id="coverage"
          title="Coverage"
          text="The places you serve. Their ZIP codes are inside your area."
        >
          <CoverageFields form={form} />
        </Section>
        <Section
          id="claims"
          title="Figures and credentials"
          text="Shown across your website. What you leave empty isn’t shown."
        >
          <ClaimsFields form={form} cleansMattresses={settings.company.categories.includes('mattress')} />
        </Section>
        <Section
          id="reviews"
          title="Reviews"
          text="What customers said, shown on the home page and the service pages. A page without reviews hides the section."
        >
          <TestimonialFields form={form} offered={settings.company.categories} />
        </Section>
        <Section
          id="questions"
          title="Questions"
          text="Shown on the home page. Without any, the section and its link are hidden."
        >
          <FaqFields form={form} />
        </Section>
        <Section
          id="notifications"
          title="Notifications"
          text="Who gets an email about each new lead. Visitors don’t see this."
        >
          <TextArea {...form.field('notificationEmails')} rows={3} hint="One per line" />
          <TextField
            {...form.field('dailyTexts')}
            inputMode="numeric"
            hint="More texts than that wait until the next day. You get an email at 80%."
          />
          <TextField
            {...form.field('textPrice')}
            inputMode="decimal"
            placeholder="0.0083"
            hint="As your text service charges for 160 characters, carrier fees included. We show what texts cost today."
          />
          <TextField
            {...form.field('hourlyLetters')}
            inputMode="numeric"
            hint="Most mail services limit how many emails you may send. The rest follow hour by hour."
          />
        </Section>
        <Section
          id="calls"
          title="Calls"
          text="When a customer calls the number of your texts. Your text service must post calls to this site: see Settings, Texts."
        >
          <TextField
            {...form.field('forwardCallsTo')}
            type="tel"
            hint="It rings for 20 seconds. Empty: nobody’s phone rings."
          />
          <SwitchField
            label="Text a caller whom nobody answered"
            isOn={form.values.missedCallText}
            onChange={(isOn) => form.edit('missedCallText', isOn)}
          />
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

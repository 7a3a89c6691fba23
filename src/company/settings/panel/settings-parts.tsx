import type { ReactNode } from 'react';
import type { StoredSettings } from '#company/settings/settings.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { adminPaths } from '#kit/paths/paths.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { ClaimsFields } from './claims-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CoverageFields } from './coverage-fields.tsx';
import { FaqFields } from './faq-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import type { SettingsFieldsProps } from './settings-values.ts';
import { TestimonialFields } from './testimonial-fields.tsx';

interface FieldsProps extends SettingsFieldsProps {
  settings: StoredSettings;
}

export interface SettingsPart {
  /** Also names the draft. */
  name: string;
  title: string;
  text: string;
  Fields: (props: FieldsProps) => ReactNode;
}

/** The settings of the business that one form saves, a subject at each address. */
const parts: Record<string, SettingsPart> = {
  [adminPaths.settings]: {
    name: 'contact',
    title: 'Contact and hours',
    text: 'Shown on your website, in search results and in emails.',
    Fields: ({ form }) => (
      <Sections>
        <Section title="Contact" text="How customers reach you, and how soon you reply.">
          <ContactFields form={form} />
        </Section>
        <Section title="Hours" text="When you’re open, in your local time.">
          <HoursFields form={form} />
        </Section>
      </Sections>
    ),
  },
  [adminPaths.serviceArea]: {
    name: 'area',
    title: 'Service area',
    text: 'The places you serve. Their ZIP codes are inside your area.',
    Fields: ({ form }) => (
      <Card>
        <CoverageFields form={form} />
      </Card>
    ),
  },
  [adminPaths.figures]: {
    name: 'figures',
    title: 'Figures and credentials',
    text: 'Shown across your website. Empty ones aren’t shown.',
    Fields: ({ form, settings }) => (
      <Card>
        <ClaimsFields form={form} cleansMattresses={settings.company.categories.includes('mattress')} />
      </Card>
    ),
  },
  [adminPaths.reviews]: {
    name: 'reviews',
    title: 'Reviews',
    text: 'Shown on the home page and the service pages. A page without reviews hides the section.',
    Fields: ({ form, settings }) => (
      <Card>
        <TestimonialFields form={form} offered={settings.company.categories} />
      </Card>
    ),
  },
  [adminPaths.questions]: {
    name: 'questions',
    title: 'Questions',
    text: 'Shown on the home page. Without any, the section is hidden.',
    Fields: ({ form }) => (
      <Card>
        <FaqFields form={form} />
      </Card>
    ),
  },
  [adminPaths.notifications]: {
    name: 'notifications',
    title: 'Notifications',
    text: 'Who hears about leads and calls. Visitors don’t see this.',
    Fields: ({ form }) => (
      <Sections>
        <Section title="New leads" text="Who gets an email about each.">
          <TextArea {...form.field('notificationEmails')} rows={3} hint="One per line" />
        </Section>
        <Section title="Limits" text="What texts and newsletters may cost and send.">
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              {...form.field('dailyTexts')}
              inputMode="numeric"
              hint="The rest waits until the next day. You get an email at 80%."
            />
            <TextField
              {...form.field('textPrice')}
              inputMode="decimal"
              placeholder="0.0083"
              hint="For 160 characters, carrier fees included."
            />
            <TextField
              {...form.field('hourlyLetters')}
              inputMode="numeric"
              hint="As your mail service allows. The rest follows hour by hour."
            />
          </div>
        </Section>
        <Section
          title="Calls"
          text="When a customer calls the number of your texts. Set up in Settings, Texts."
        >
          <div className="grid gap-5">
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
          </div>
        </Section>
      </Sections>
    ),
  },
};

export const findPart = (path: string): SettingsPart => findEntry(parts, path) ?? parts[adminPaths.settings]!;

const Card = ({ children }: { children: ReactNode }) => (
  <div className="max-w-200 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">{children}</div>
);

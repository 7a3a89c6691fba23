import type { ReactNode } from 'react';
import { type StoredSettings, storedSettingsSchema } from '#company/settings/settings.ts';
import { placeholders, templateLimits } from '#company/templates/message-templates.ts';
import { ownerLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { nameIn } from '#kit/language/translated-fields.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextArea, TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { PlaceholderList } from './placeholder-list.tsx';
import { SaveBar } from './save-bar.tsx';
import { settingsMutation } from './settings-mutation.ts';
import { TemplatePreview } from './template-preview.tsx';
import {
  placeTemplateErrors,
  templateLabels,
  templatesPartSchema,
  templatesSnapshot,
  toTemplatesPart,
} from './templates-values.ts';

/** Edits the templates; the rest of the settings is sent as it is stored. */
export function TemplatesForm({ settings }: { settings: StoredSettings }) {
  const form = useEditForm({
    draftKey: 'message-templates',
    saved: templatesSnapshot(settings),
    ...templateLabels,
    schema: templatesPartSchema,
    body: toTemplatesPart,
    place: placeTemplateErrors,
    mutation: settingsMutation(settings, {
      done: { title: 'Templates saved', text: 'Text and Email use them now.' },
      failed: 'Failed to save the templates',
    }),
    recordSchema: storedSettingsSchema,
    snapshot: templatesSnapshot,
  });
  const { text, emailSubject, emailBody } = form.values;
  const isFaulty = (...names: (keyof typeof form.values)[]) => names.some((name) => form.errors[name]);
  const {
    phone,
    company: { categories },
  } = settings;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Placeholders" text="Each one is replaced with the customer’s details.">
          <PlaceholderList placeholders={placeholders} />
          <p className="mt-3 text-sm text-ink-soft">
            A line is left out if something in it isn’t known, such as the total before there is a quote.
          </p>
        </Section>
        <Section
          title="Text message"
          text="Opens when you press Text, in the customer’s language. Leave it empty to start with a blank message."
        >
          <div className="grid gap-5">
            <TextArea {...form.field('text')} rows={6} maxLength={templateLimits.text} />
            <TemplatePreview what="text message" templates={[text]} {...{ phone, categories }} />
            {ownerLanguages.map((language) => (
              <InLanguage key={language} language={language} isFaulty={isFaulty(nameIn('text', language))}>
                <TextArea
                  {...form.field(nameIn('text', language))}
                  rows={6}
                  maxLength={templateLimits.text}
                />
              </InLanguage>
            ))}
          </div>
        </Section>
        <Section
          title="Email"
          text="Opens when you press Email. Leave both empty to start with a blank message."
        >
          <div className="grid gap-5">
            <TextField
              {...form.field('emailSubject')}
              autoComplete="off"
              maxLength={templateLimits.emailSubject}
            />
            <TextArea {...form.field('emailBody')} rows={12} maxLength={templateLimits.emailBody} />
            <TemplatePreview what="email" templates={[emailSubject, emailBody]} {...{ phone, categories }} />
            {ownerLanguages.map((language) => (
              <InLanguage
                key={language}
                language={language}
                isFaulty={isFaulty(nameIn('emailSubject', language), nameIn('emailBody', language))}
              >
                <TextField
                  {...form.field(nameIn('emailSubject', language))}
                  autoComplete="off"
                  maxLength={templateLimits.emailSubject}
                />
                <TextArea
                  {...form.field(nameIn('emailBody', language))}
                  rows={12}
                  maxLength={templateLimits.emailBody}
                />
              </InLanguage>
            ))}
          </div>
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

interface InLanguageProps {
  language: (typeof ownerLanguages)[number];
  /** It opens, so that the faulty field can be seen. */
  isFaulty: boolean;
  children: ReactNode;
}

/** Closed at first: most owners write in their own language alone. */
function InLanguage({ language, isFaulty, children }: InLanguageProps) {
  return (
    <details open={isFaulty || undefined}>
      <summary className="min-h-11 w-fit cursor-pointer content-center text-link">
        In {languageEntries[language].englishName}
      </summary>
      <div className="mt-2 grid gap-5">{children}</div>
    </details>
  );
}

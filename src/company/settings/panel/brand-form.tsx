import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { business } from '#company/profile/business-texts.ts';
import {
  brandSettingsSchema,
  type StoredSettings,
  settingsLimits,
  storedSettingsSchema,
} from '#company/settings/settings.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { type BrandValues, labels, snapshot } from './brand-values.ts';
import { ColorFields } from './color-fields.tsx';
import { LogoField } from './logo-field.tsx';
import { SaveBar } from './save-bar.tsx';
import { settingsMutation } from './settings-mutation.ts';

export function BrandForm({ settings }: { settings: StoredSettings }) {
  const { revalidate } = useRevalidator();
  const [isUploading, setUploading] = useState(false);
  const form = useEditForm({
    draftKey: 'brand',
    saved: snapshot(settings),
    labels,
    texts: { logo: ({ logo }) => (logo ? 'uploaded' : 'none') },
    schema: brandSettingsSchema,
    body: ({ legalName, primary, accent, ...names }: BrandValues) => ({
      ...names,
      colors: primary ? { primary, accent } : null,
      invoices: { ...settings.invoices, legalName },
    }),
    place: (errors) =>
      Object.fromEntries(
        Object.entries(errors).map(([path, message]) => [
          path.replace(/^(invoices|colors)\.|(?<=^logo)\..*/, ''),
          message,
        ]),
      ),
    check: () => (isUploading ? { logo: 'The logo is still uploading' } : {}),
    mutation: settingsMutation(settings, {
      done: { title: 'Brand saved', text: 'Your website is updated.' },
      failed: 'Failed to save the brand',
    }),
    recordSchema: storedSettingsSchema,
    snapshot,
    // The frame around this screen shows name and logo.
    onDone: () => void revalidate(),
  });
  /** A new name alone would leave the former one in titles and on legal pages. */
  const getUnchanged = (field: 'shortName' | 'legalName') =>
    form.values.name !== business.name && form.values[field] === business[field]
      ? `Still “${business[field]}”: enter yours. `
      : '';
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Name" text="Wherever your business is named, in every language.">
          <div className="grid gap-5">
            <TextField {...form.field('name')} autoComplete="off" maxLength={settingsLimits.name} />
            <TextField
              {...form.field('shortName')}
              autoComplete="off"
              maxLength={settingsLimits.shortName}
              hint={`${getUnchanged('shortName')}For titles in search results and the icon on a phone`}
            />
            <TextField
              {...form.field('legalName')}
              autoComplete="off"
              maxLength={200}
              hint={`${getUnchanged('legalName')}For the legal pages, the footer and new invoices`}
            />
          </div>
        </Section>
        <Section title="Logo" text="On your website, in emails, on invoices and here in the panel.">
          <LogoField
            name={form.values.name}
            logo={form.values.logo}
            colors={form.values.primary ? form.values : null}
            error={form.errors.logo}
            onChange={(logo) => form.edit('logo', logo)}
            onUploading={(isBusy) => {
              setUploading(isBusy);
              // Checks again without the upload.
              if (!isBusy) form.edit('logo', form.values.logo);
            }}
          />
        </Section>
        <Section
          title="Colors"
          text="For your website, your emails, and the pictures that other sites show with your links."
        >
          <ColorFields form={form} />
        </Section>
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

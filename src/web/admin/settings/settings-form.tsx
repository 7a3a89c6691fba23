import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { adminApi } from '#shared/paths.ts';
import {
  type SettingsUpdate,
  type StoredSettings,
  settingsSchema,
  storedSettingsSchema,
} from '#shared/settings.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { ConflictNotice } from '../editing/conflict-notice.tsx';
import { conflictingRecord } from '../editing/conflicting-record.ts';
import { type FieldErrors, focusFirstError, serverErrors, validate } from '../editing/field-errors.ts';
import { unreadableFields } from '../editing/unreadable-fields.ts';
import { useRecordForm } from '../editing/use-record-form.ts';
import { queryClient } from '../query-client.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Section, Sections } from '../ui/section.tsx';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { ClaimsFields } from './claims-fields.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CoverageFields } from './coverage-fields.tsx';
import { HoursFields } from './hours-fields.tsx';
import { errorsByField, withoutErrorsOf } from './settings-errors.ts';
import type { SettingsFieldsProps } from './settings-fields.ts';
import { settingsQuery } from './settings-query.ts';
import { type SettingsField, type SettingsFormValues, savedPart, toSettings } from './settings-values.ts';
import { savedWords } from './settings-words.ts';

/** Everything is saved together; what is typed is kept as a draft until then. */
export function SettingsForm({ settings }: { settings: StoredSettings }) {
  const form = useRecordForm('settings', savedPart(settings));
  const [errors, setErrors] = useState<FieldErrors>({});
  const { values } = form;
  const save = useMutation({
    mutationFn: ({ values: sent, version }: { values: SettingsFormValues; version: number }) =>
      fetchAdmin(storedSettingsSchema, adminApi.settings, {
        method: 'PUT',
        body: { ...toSettings(sent), version } satisfies SettingsUpdate,
      }),
    onSuccess: (saved, sent) => {
      form.restart(sent.values, savedPart(saved));
      queryClient.setQueryData(settingsQuery.queryKey, saved);
      notify({ title: 'Settings saved', text: 'Your website is updated.' });
    },
  });

  const edit = (name: SettingsField, text: string) => {
    form.edit(name, text);
    setErrors((found) => withoutErrorsOf(found, name));
  };
  const mark = (element: HTMLFormElement, found: FieldErrors) => {
    setErrors({ ...errorsByField(found, toSettings(values)), ...unreadableFields(element) });
    focusFirstError(element);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (save.isPending) return;
    const element = event.currentTarget;
    const found = validate(settingsSchema, toSettings(values)) ?? {};
    if (Object.keys({ ...found, ...unreadableFields(element) }).length > 0) return mark(element, found);
    setErrors({});
    save.mutate(
      { values, version: form.version },
      {
        onError: (error) => {
          const present = conflictingRecord(storedSettingsSchema, error);
          if (present) form.rebase(savedPart(present));
          mark(element, serverErrors(error));
          notifyFailure('Failed to save the settings', error);
        },
      },
    );
  };
  const errorOf = (path: string) => errors[path];
  const fields: SettingsFieldsProps = {
    values,
    edit,
    errorOf,
    field: (name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (event) => edit(name, event.target.value),
    }),
  };

  return (
    // Reaches to the end of the page, so that its bar lies where messages leave room for it.
    <form noValidate onSubmit={submit} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      {form.hasConflict && (
        <ConflictNotice
          noun="form"
          saved={savedWords(form.saved, form.changed)}
          saveLabel="Save settings"
          onDiscard={form.discard}
        />
      )}
      <Sections>
        <Section title="Contact" text="How customers reach you and how soon you reply.">
          <ContactFields {...fields} />
        </Section>
        <Section title="Hours" text="When you’re open, in your local time.">
          <HoursFields {...fields} />
        </Section>
        <Section title="Coverage" text="The places you serve. Their ZIP codes are inside your area.">
          <CoverageFields {...fields} />
        </Section>
        <Section title="Claims" text="Figures and credentials shown across your website. Keep them accurate.">
          <ClaimsFields {...fields} />
        </Section>
        <Section title="Notifications" text="Who gets an email about each new lead. Visitors don’t see this.">
          <TextArea
            label="Email addresses"
            rows={3}
            hint="One per line"
            {...fields.field('notificationEmails')}
          />
        </Section>
      </Sections>
      {errorOf('form') && (
        <p role="alert" data-fault tabIndex={-1} className="text-danger">
          {errorOf('form')}
        </p>
      )}
      <div
        data-save-bar
        className="sticky bottom-0 z-1 flex flex-wrap items-center gap-2 border-t border-line bg-canvas py-3 max-lg:bottom-[calc(env(safe-area-inset-bottom)+3.5rem)]"
      >
        <Button type="submit" variant="main" isBusy={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save settings'}
        </Button>
        {form.changed.length > 0 && (
          <Button variant="quiet" onClick={form.discard}>
            Discard changes
          </Button>
        )}
        {form.isRestored && <p className="text-sm text-ink-soft">We restored your unsaved changes.</p>}
      </div>
    </form>
  );
}

import {
  type StoredWriter,
  storedWriterSchema,
  type WriterInput,
  writerApi,
  writerFaults,
  writerInputSchema,
  writerKinds,
} from '#articles/drafts/writer-connection.ts';
import { SaveBar } from '#company/settings/panel/save-bar.tsx';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { TurnOffSection } from '#kit/panel/ui/turn-off-section.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { PasswordField } from '#people/sign-in/panel/password-field.tsx';
import { writerQuery } from './writer-query.ts';
import { WriterTestSection } from './writer-test-section.tsx';

const kindLabels: Record<(typeof writerKinds)[number], string> = {
  workflow: 'A workflow',
  provider: 'An AI service',
};

const labels = { kind: 'Who writes', url: 'URL', model: 'Model', secret: 'Key' };

const snapshot = ({ kind, url, model, version }: StoredWriter) => ({
  values: { kind: kind ?? ('workflow' as const), url, model, secret: '' },
  version,
});
type WriterValues = ReturnType<typeof snapshot>['values'];

/** An empty key leaves the stored one. */
const toBody = ({ kind, url, model, secret }: WriterValues): WriterInput => ({
  kind,
  url,
  model: kind === 'provider' ? model : '',
  ...(secret !== '' && { secret }),
});

const cache = (saved: StoredWriter) => queryClient.setQueryData(writerQuery.queryKey, saved);

interface WriterFormProps {
  stored: StoredWriter;
  onRemoved: () => void;
}

export function WriterForm({ stored, onRemoved }: WriterFormProps) {
  // Without a draft, which would store the key in the tab.
  const form = useEditForm({
    saved: snapshot(stored),
    labels,
    schema: writerInputSchema,
    body: (values: WriterValues) => toBody(values),
    check: (values) => ({ ...writerFaults(toBody(values)) }),
    mutation: {
      mutationFn: ({ body, version }: Sent<WriterInput>) =>
        fetchAdmin(storedWriterSchema, writerApi.connection, { method: 'PUT', body: { ...body, version } }),
      ...mutationCallbacks({
        done: { title: 'Article settings saved' },
        failed: 'Failed to save the article settings',
        ...cachedBy(cache, storedWriterSchema),
      }),
    },
    recordSchema: storedWriterSchema,
    snapshot,
  });
  const remove = useAdminMutation({
    call: () => fetchAdmin(storedWriterSchema, writerApi.connection, { method: 'DELETE' }),
    done: () => ({ title: 'Articles turned off', text: 'You write them yourself.' }),
    failed: 'Articles not turned off.',
    onSuccess: (none) => {
      cache(none);
      onRemoved();
    },
  });
  const isProvider = form.values.kind === 'provider';
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Writer" text="Its articles arrive as drafts. You read them, then publish them.">
          <div className="grid gap-5">
            <SelectField {...form.field('kind')} options={writerKinds} texts={kindLabels} />
            <TextField
              {...form.field('url')}
              type="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={500}
              hint={
                isProvider
                  ? 'Such as https://api.openai.com/v1, or any service that works like OpenAI'
                  : 'Where your workflow takes a topic, such as https://n8n.example.com/webhook/article'
              }
            />
            {isProvider && (
              <TextField
                {...form.field('model')}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={200}
                hint="Its name at the service, such as gpt-4o-mini"
              />
            )}
            <PasswordField
              {...form.field('secret')}
              label={isProvider ? 'Key' : 'Secret (optional)'}
              autoComplete="new-password"
              maxLength={500}
              hint={secretHint(form.values, stored)}
            />
          </div>
        </Section>
        <WriterTestSection
          kind={form.values.kind}
          typed={form.changed.length > 0 || stored.kind === null ? toBody(form.values) : undefined}
        />
        {stored.kind !== null && (
          <TurnOffSection
            text="Removes the URL and the key from your website."
            label="Turn off AI articles"
            detail="Nobody writes drafts for you. Articles that are being written wait."
            isBusy={remove.isPending}
            onConfirm={() => remove.mutate()}
          />
        )}
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

/** The server sends a stored key nowhere else. */
function secretHint({ kind, url }: WriterValues, stored: StoredWriter) {
  const isSame = kind === stored.kind && url === stored.url;
  if (stored.hasSecret && isSame) return 'Saved. Leave it empty to keep it.';
  if (stored.hasSecret && kind === stored.kind) return 'Enter it again, since the URL changed';
  return kind === 'provider'
    ? 'Stored encrypted, and never shown again'
    : 'At least 16 characters. It signs each call, so your workflow knows that we make it.';
}

import * as z from 'zod/mini';
import { PlaceholderList } from '#company/settings/panel/placeholder-list.tsx';
import { SaveBar } from '#company/settings/panel/save-bar.tsx';
import { TextsLink } from '#delivery/texts/panel/texts-link.tsx';
import { languages } from '#kit/language/language.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TextArea } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { messagePaths } from '#kit/paths/customer-paths.ts';
import {
  getKind,
  messageKindLabels,
  messagePlaceholders,
  messageSettingsSchema,
  type StoredMessageSettings,
  storedMessageSettingsSchema,
} from '#messages/planned/messages.ts';
import { MessagePreview } from './message-preview.tsx';
import { messagesQuery } from './messages-query.ts';
import {
  getField,
  type MessagesValues,
  messagesLabels,
  messagesSnapshot,
  placeMessageErrors,
  shownKinds,
  toMessageKinds,
} from './messages-values.ts';

const bodySchema = z.omit(messageSettingsSchema, { version: true });

export function MessagesForm({ settings }: { settings: StoredMessageSettings }) {
  const form = useEditForm({
    draftKey: 'messages',
    saved: messagesSnapshot(settings),
    ...messagesLabels,
    schema: bodySchema,
    body: toMessageKinds,
    place: placeMessageErrors,
    mutation: {
      mutationFn: ({ body, version }) =>
        fetchAdmin(storedMessageSettingsSchema, messagePaths.settings, {
          method: 'PUT',
          body: { ...body, version },
        }),
      onSuccess: (saved) => {
        cacheSettings(saved);
        notify({ title: 'Messages saved', text: 'Planned messages use them too.' });
      },
      onError: (error) => {
        cachedBy(cacheSettings, storedMessageSettingsSchema).onError(error);
        notifyFailure('Failed to save the messages', error);
      },
    },
    recordSchema: storedMessageSettingsSchema,
    snapshot: messagesSnapshot,
  });
  const values: MessagesValues = form.values;
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section
          title="How they are sent"
          text="Every message goes by email, in the customer’s language. Customers who chose text messages, or have no email, also get a text."
        >
          <p>
            {settings.isTextConfigured ? (
              'Texts are set up. They go out between 8:00 AM and 8:00 PM.'
            ) : (
              <>
                Texts aren’t set up. <TextsLink />
              </>
            )}
          </p>
          <div className="mt-4">
            <PlaceholderList placeholders={messagePlaceholders} />
          </div>
          <p className="mt-3 text-sm text-ink-soft">
            A line is left out if something in it isn’t known. A line such as “See your quote: {'{link}'}”
            becomes a button in the email.
          </p>
        </Section>
        {shownKinds.map((kind) => {
          const isOn = values.enabled.includes(kind);
          return (
            <Section key={kind} title={messageKindLabels[kind]} text={getKind(kind).when ?? ''}>
              <div className="grid gap-4">
                <SwitchField
                  label={`Send “${messageKindLabels[kind]}”`}
                  isOn={isOn}
                  onChange={(next) =>
                    form.edit(
                      'enabled',
                      next ? [...values.enabled, kind] : values.enabled.filter((one) => one !== kind),
                    )
                  }
                />
                {languages.map((language) => {
                  const name = getField(kind, language);
                  return (
                    <div key={language} className="grid gap-4">
                      <TextArea
                        {...form.field(name)}
                        label={`Text in ${languageLabels[language]}`}
                        lang={language}
                        rows={5}
                        maxLength={1000}
                      />
                      <MessagePreview
                        kind={kind}
                        text={values[name]}
                        language={language}
                        isTextConfigured={settings.isTextConfigured}
                      />
                    </div>
                  );
                })}
              </div>
            </Section>
          );
        })}
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

function cacheSettings(saved: StoredMessageSettings) {
  queryClient.setQueryData(messagesQuery.queryKey, saved);
}

import { SaveBar } from '#company/settings/panel/save-bar.tsx';
import {
  type MailConnectionInput,
  mailApi,
  mailConnectionInputSchema,
  type StoredMailConnection,
  storedMailConnectionSchema,
} from '#delivery/mailbox/mail-connection.ts';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { FormNotices } from '#kit/panel/editing/form-notices.tsx';
import { cachedBy } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import type { Sent } from '#kit/panel/editing/use-save.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import { Section, Sections } from '#kit/panel/ui/section.tsx';
import { mailConnectionQuery } from './mail-connection-query.ts';
import { labels, type MailValues, snapshot, toBody } from './mail-connection-values.ts';
import { MailTestSection } from './mail-test-section.tsx';
import { MailboxFields } from './mailbox-fields.tsx';
import { RemoveConnection } from './remove-connection.tsx';

const cache = (saved: StoredMailConnection) => queryClient.setQueryData(mailConnectionQuery.queryKey, saved);

interface MailConnectionFormProps {
  stored: StoredMailConnection;
  onRemoved: () => void;
}

export function MailConnectionForm({ stored, onRemoved }: MailConnectionFormProps) {
  // Without a draft, which would store the password in the tab.
  const form = useEditForm({
    saved: snapshot(stored),
    labels,
    schema: mailConnectionInputSchema,
    body: (values: MailValues) => toBody(values),
    check: ({ provider }) => (provider === '' ? { provider: 'Choose your email provider' } : {}),
    mutation: {
      mutationFn: ({ body, version }: Sent<MailConnectionInput>) =>
        fetchAdmin(storedMailConnectionSchema, mailApi.connection, {
          method: 'PUT',
          body: { ...body, version },
        }),
      ...mutationCallbacks({
        done: { title: 'Email settings saved', text: 'Emails that waited are being sent now.' },
        failed: 'Failed to save the email settings',
        ...cachedBy(cache, storedMailConnectionSchema),
      }),
    },
    recordSchema: storedMailConnectionSchema,
    snapshot,
  });
  const isChosen = form.values.provider !== '';
  return (
    <form {...form.formProps} className="-mb-14 grid grid-cols-[minmax(0,1fr)] gap-8 lg:-mb-16">
      <FormNotices noun="form" form={form} saveLabel="Save settings" />
      <Sections>
        <Section title="Mailbox" text="Where your email lives. The website signs in there to send.">
          <MailboxFields form={form} stored={stored} />
        </Section>
        {isChosen && (
          <>
            <Section
              title="Sender"
              text="What customers see in their inbox. Replies go to the email under Contact."
            >
              <div className="grid gap-5">
                <TextField
                  {...form.field('senderEmail')}
                  type="email"
                  autoComplete="off"
                  hint="Usually the address of the mailbox"
                />
                <TextField
                  {...form.field('senderName')}
                  autoComplete="off"
                  maxLength={100}
                  hint="Empty for the name of your business"
                />
              </div>
            </Section>
            <MailTestSection stored={stored} values={form.values} hasChanges={form.changed.length > 0} />
          </>
        )}
        {stored.setBy === 'panel' && <RemoveConnection onRemoved={onRemoved} />}
      </Sections>
      <SaveBar form={form} />
    </form>
  );
}

import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { createRecord } from '#kit/panel/editing/record-mutation.ts';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { TextField } from '#kit/panel/ui/field.tsx';
import {
  type AddedWebhook,
  addedWebhookSchema,
  newWebhookSchema,
  type WebhookEvent,
  webhookApi,
  webhookEvents,
} from '#messages/webhooks/webhooks.ts';
import { EventChoice } from './event-choice.tsx';
import { webhooksQuery } from './webhooks-queries.ts';

interface AddWebhookProps {
  onAdded: (webhook: AddedWebhook) => void;
  onCancel: () => void;
}

export function AddWebhook({ onAdded, onCancel }: AddWebhookProps) {
  const form = useEditForm({
    draftKey: 'webhook',
    saved: { values: { url: '', events: [...webhookEvents] }, version: 0 },
    labels: { url: 'Address', events: 'Events' },
    schema: newWebhookSchema,
    body: (values) => values,
    mutation: {
      mutationFn: (sent) => createRecord(addedWebhookSchema, webhookApi.webhooks, sent),
      ...mutationCallbacks({
        failed: 'Webhook not added.',
        onSuccess: onAdded,
        refetch: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
      }),
    },
  });
  return (
    <EditForm
      noun="webhook"
      form={form}
      saveLabels={['Add', 'Adding...']}
      draftHint="Your changes are saved in this tab. Add a webhook again to continue."
      onDone={onCancel}
    >
      <TextField
        {...form.field('url')}
        type="url"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        hint="The URL that receives events. It gets names, phone numbers and messages."
      />
      <EventChoice
        chosen={form.values.events}
        error={form.errors.events}
        onChange={(chosen: WebhookEvent[]) => form.edit('events', chosen)}
      />
    </EditForm>
  );
}

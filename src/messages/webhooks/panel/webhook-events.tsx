import { useRef, useState } from 'react';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { EditForm } from '#kit/panel/editing/edit-form.tsx';
import { useEditForm } from '#kit/panel/editing/use-edit-form.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { type Webhook, webhookApi, webhookSchema, webhookUpdateSchema } from '#messages/webhooks/webhooks.ts';
import { EventChoice } from './event-choice.tsx';
import { webhooksQuery } from './webhooks-queries.ts';

/** The button that opens the choice of a webhook's events. */
export function WebhookEvents({ webhook }: { webhook: Webhook }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={opener} onClick={() => setOpen(true)}>
        Events<span className="sr-only"> for {webhook.url}</span>
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} opener={opener} title="Webhook events">
        <EventsForm webhook={webhook} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

function EventsForm({ webhook: { id, events }, onDone }: { webhook: Webhook; onDone: () => void }) {
  const form = useEditForm({
    draftKey: `webhook-${id}`,
    saved: { values: { events }, version: 1 },
    labels: { events: 'Events' },
    schema: webhookUpdateSchema,
    body: (values) => values,
    mutation: {
      mutationFn: ({ body }) => fetchAdmin(webhookSchema, webhookApi.webhook(id), { method: 'PATCH', body }),
      ...mutationCallbacks({
        done: ({ url }: Webhook) => ({ title: 'Events saved', text: url }),
        failed: 'Events not saved.',
        refetch: () => queryClient.invalidateQueries({ queryKey: webhooksQuery.queryKey }),
      }),
    },
    onDone,
  });
  return (
    <EditForm noun="webhook" form={form} onDone={onDone}>
      <EventChoice
        chosen={form.values.events}
        error={form.errors.events}
        onChange={(chosen) => form.edit('events', chosen)}
      />
    </EditForm>
  );
}

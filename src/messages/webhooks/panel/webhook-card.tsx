import { useState } from 'react';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SwitchField } from '#kit/panel/ui/switch-field.tsx';
import { type Webhook, webhookEvents } from '#messages/webhooks/webhooks.ts';
import { Deliveries } from './deliveries.tsx';
import { useWebhookActions } from './use-webhook-actions.ts';
import { WebhookEvents } from './webhook-events.tsx';

export function WebhookCard({ webhook }: { webhook: Webhook }) {
  const { id, url, isActive, events } = webhook;
  const { turn, test, remove } = useWebhookActions(webhook);
  const [isAsking, setAsking] = useState(false);
  const { length } = webhookEvents;
  const summary = events.length === length ? 'Gets all events' : `Gets ${events.length} of ${length} events`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-card bg-surface p-4 shadow-card ring-1 ring-line sm:p-5">
      <SwitchField
        label={url}
        hint={isActive ? summary : 'Off: nothing is sent'}
        isOn={isActive}
        onChange={(isOn) => turn.mutate(isOn)}
      />
      <div className="flex flex-wrap gap-2">
        <Button isBusy={test.isPending} disabled={!isActive} onClick={() => test.mutate()}>
          Send test<span className="sr-only"> to {url}</span>
        </Button>
        <WebhookEvents webhook={webhook} />
        <Button isBusy={remove.isPending} onClick={() => setAsking(true)}>
          Delete<span className="sr-only"> {url}</span>
        </Button>
      </div>
      <Deliveries webhookId={id} />
      <Confirm
        open={isAsking}
        question="Delete this webhook?"
        detail={`${url} won’t receive anything else, including queued events. You can’t recover its secret.`}
        action="Delete"
        onConfirm={() => remove.mutate()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}

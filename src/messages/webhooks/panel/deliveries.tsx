import { useQuery } from '@tanstack/react-query';
import { type Badge, Chip } from '#kit/panel/ui/chip.tsx';
import { InlineQueryView } from '#kit/panel/ui/query-view.tsx';
import { shortDateTime } from '#kit/time/dates.ts';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';
import type { WebhookDelivery } from '#messages/webhooks/webhooks.ts';
import { eventLabels } from './event-labels.ts';
import { deliveriesQuery } from './webhooks-queries.ts';

const shown = 10;

/** The latest events and whether they arrived. */
export function Deliveries({ webhookId }: { webhookId: number }) {
  const list = useQuery(deliveriesQuery(webhookId));
  return (
    <InlineQueryView query={list} what="the deliveries">
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="text-ink-soft">Nothing sent yet.</p>
        ) : (
          <ul aria-label="Latest deliveries" className="grid divide-y divide-line border-t border-line">
            {deliveries.slice(0, shown).map((delivery) => (
              <DeliveryRow key={delivery.id} {...delivery} />
            ))}
          </ul>
        )
      }
    </InlineQueryView>
  );
}

function DeliveryRow({ event, status, attempts, lastError, nextAttemptAt, createdAt }: WebhookDelivery) {
  const tries = attempts > 1 ? `, ${attempts} attempts` : '';
  const next = lastError && nextAttemptAt ? ` Next attempt ${shortDateTime(nextAttemptAt)}.` : '';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <Chip {...badges[status]} />
      <span className="font-medium">{eventLabels[event]}</span>
      <span className="text-sm text-ink-soft">
        {shortDateTime(createdAt)}
        {tries}
      </span>
      {lastError && (
        <span className="w-full text-sm text-ink-soft">
          {lastError}
          {next}
        </span>
      )}
    </li>
  );
}

const badges: Record<WebhookDelivery['status'], Badge> = {
  pending: { label: 'Waiting', tone: 'yellow', icon: ClockIcon },
  sent: { label: 'Sent', tone: 'green', icon: CheckIcon },
  failed: { label: 'Failed', tone: 'red', icon: AlertIcon },
};

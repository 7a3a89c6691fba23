import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { Sheet } from '#kit/panel/ui/sheet.tsx';
import { ShownSecret } from '#kit/panel/ui/shown-secret.tsx';
import { useShownOnce } from '#kit/panel/ui/use-shown-once.ts';
import { PlusIcon } from '#kit/ui/icons/actions.tsx';
import type { AddedWebhook } from '#messages/webhooks/webhooks.ts';
import { AddWebhook } from './add-webhook.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhooks-queries.ts';

export function WebhooksPage() {
  const list = useQuery(webhooksQuery);
  const adding = useShownOnce<AddedWebhook>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHeader
        title="Webhooks"
        subtitle="Tell other apps right away about leads, quotes, visits and payments"
      >
        <Button ref={opener} variant="main" onClick={adding.open}>
          <PlusIcon className="size-4.5" />
          Add webhook
        </Button>
      </PageHeader>
      <QueryView query={list} what="the webhooks">
        {(webhooks) =>
          webhooks.length > 0 ? (
            <ul aria-label="Webhooks" className="grid gap-4">
              {webhooks.map((webhook) => (
                <WebhookCard key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          ) : (
            <Empty title="No webhooks yet">
              <p className="max-w-md text-ink-soft">
                Your CRM, spreadsheet or automation tool gives you a URL that starts with https://. Add it
                here to send what happens there too: new leads, accepted quotes, booked visits, payments.
              </p>
            </Empty>
          )
        }
      </QueryView>
      <Sheet
        open={adding.isOpen}
        onClose={adding.close}
        opener={opener}
        title={adding.added ? 'Webhook secret' : 'Add webhook'}
      >
        {adding.added ? (
          <ShownSecret
            title={`${adding.added.url} will now receive the events you chose.`}
            values={[['Secret', adding.added.secret]]}
            ifLost="If you lose it, delete this webhook and add it again."
            onDone={adding.take}
          >
            The other app uses it to check that an event comes from here.{' '}
            <strong>It won’t be shown again.</strong>
          </ShownSecret>
        ) : (
          <AddWebhook onAdded={adding.onAdded} onCancel={adding.close} />
        )}
      </Sheet>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { AddedWebhook } from '#shared/webhooks.ts';
import { PlusIcon } from '#web/ui/icons/actions.tsx';
import { errorMessage } from '../error-message.ts';
import { SettingsTabs } from '../settings/settings-tabs.tsx';
import { Button } from '../ui/button.tsx';
import { Empty, LoadFailure } from '../ui/notices.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonCards } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { useShownOnce } from '../ui/use-shown-once.ts';
import { AddWebhook } from './add-webhook.tsx';
import { AddedSecret } from './added-secret.tsx';
import { WebhookCard } from './webhook-card.tsx';
import { webhooksQuery } from './webhooks-queries.ts';

export function WebhooksPage() {
  usePageTitle('Webhooks');
  const list = useQuery(webhooksQuery);
  const adding = useShownOnce<AddedWebhook>();
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <PageHeader title="Webhooks" subtitle="Send every new lead and status change to other apps right away">
        <Button ref={opener} variant="main" onClick={adding.open}>
          <PlusIcon className="size-4.5" />
          Add webhook
        </Button>
      </PageHeader>
      <SettingsTabs />
      {list.data && list.data.length > 0 && (
        <ul aria-label="Webhooks" className="grid gap-4">
          {list.data.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {list.data?.length === 0 && (
        <Empty title="No webhooks yet">
          <p className="max-w-md text-ink-soft">
            Your CRM, spreadsheet or automation tool gives you a URL that starts with https://. Add it here to
            send each new lead there too.
          </p>
        </Empty>
      )}
      {list.isPending && <SkeletonCards count={2} />}
      {list.error && !list.data && (
        <LoadFailure
          title="We couldn’t load the webhooks."
          reason={errorMessage(list.error)}
          onRetry={() => void list.refetch()}
          isRetrying={list.isFetching}
        />
      )}
      <Sheet
        open={adding.isOpen}
        onClose={adding.close}
        opener={opener}
        title={adding.added ? 'Its secret' : 'Add webhook'}
      >
        {adding.added ? (
          <AddedSecret added={adding.added} onDone={adding.take} />
        ) : (
          <AddWebhook onAdded={adding.onAdded} onCancel={adding.close} />
        )}
      </Sheet>
    </>
  );
}

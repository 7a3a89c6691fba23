import { newsletterSources, type Subscriber } from '#articles/newsletter/newsletter.ts';
import { ListItem, RowActions } from '#kit/panel/list/list-rows.tsx';
import { Action } from '#kit/panel/ui/action.tsx';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { MailOffIcon } from '#kit/panel/ui/icons.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { findEntry } from '#kit/text/find-entry.ts';
import { longDate } from '#kit/time/dates.ts';
import { UndoIcon } from '#kit/ui/icons/actions.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { subscriberBadges } from './subscriber-badges.ts';
import { useRemoveSubscriber } from './use-remove-subscriber.ts';

export function SubscriberRow({ subscriber }: { subscriber: Subscriber }) {
  const { email, status, source, createdAt } = subscriber;
  const { remove, restore, accept } = useRemoveSubscriber(subscriber);
  const isBusy = remove.isPending || restore.isPending || accept.isPending;
  return (
    <ListItem row={subscriber}>
      <h2 className="min-w-0 font-semibold wrap-anywhere">{email}</h2>
      <div className="@4xl:order-3 @4xl:-mt-0.5">
        <Chip {...subscriberBadges[status]} />
      </div>
      <p className="text-ink-soft @4xl:order-1">
        <span className="@4xl:sr-only">From: </span>
        {sourceLabel(source)}
      </p>
      <div className="text-ink-soft @4xl:order-2">
        <Since label="Signed up" time={createdAt} />
        {status === 'confirmed' && <Since label="Confirmed" time={subscriber.confirmedAt} />}
        {status === 'unsubscribed' && <Since label="Unsubscribed" time={subscriber.unsubscribedAt} />}
      </div>
      <RowActions className="@4xl:order-4">
        {status === 'suspected' && (
          <Action
            label="Not spam"
            about={email}
            icon={CheckIcon}
            isBusy={isBusy}
            onClick={() => accept.mutate()}
          />
        )}
        {(status === 'pending' || status === 'confirmed') && (
          <Action
            label="Unsubscribe"
            about={email}
            icon={MailOffIcon}
            isBusy={isBusy}
            onClick={() => remove.mutate()}
          />
        )}
        {subscriber.isRestorable && (
          <Action
            label="Restore"
            about={email}
            icon={UndoIcon}
            isBusy={isBusy}
            onClick={() => restore.mutate()}
          />
        )}
        {status === 'bounced' && <p className="px-2.5 text-sm text-ink-soft">Gets no more emails</p>}
        {status === 'unsubscribed' && !subscriber.isRestorable && (
          <p className="px-2.5 text-sm text-ink-soft">Unsubscribed by staff</p>
        )}
      </RowActions>
    </ListItem>
  );
}

function Since({ label, time }: { label: string; time: string | null }) {
  if (time === null) return null;
  return (
    <p>
      {`${label} `}
      <When at={time} format={longDate} />
    </p>
  );
}

/** A program may send any text. */
const sourceLabel = (source: string) =>
  source === '' ? 'Not known' : (findEntry(newsletterSources, source) ?? source);

import { useQuery } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { SelectField, TextField } from '#kit/panel/ui/field.tsx';
import { CopyIcon } from '#kit/panel/ui/icons.tsx';
import { Modal } from '#kit/panel/ui/modal.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SkeletonCards } from '#kit/panel/ui/skeleton.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { adminApi } from '#kit/paths/paths.ts';
import { crewsQuery } from '#visits/crews/panel/crews-queries.ts';
import { calendarFeedSchema } from '#visits/schedule/schedule.ts';
import { calendarFeedQuery, calendarFeedsKey } from './schedule-query.ts';

interface CalendarWindowProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
}

export function CalendarModal({ open, onClose, opener }: CalendarWindowProps) {
  const crews = useQuery({ ...crewsQuery, enabled: open }).data?.filter(({ isActive }) => isActive) ?? [];
  const [crewId, setCrewId] = useState<number | null>(null);
  const feed = useQuery({ ...calendarFeedQuery(crewId), enabled: open });
  return (
    <Modal open={open} onClose={onClose} opener={opener} title="Subscribe in your calendar">
      <div className="grid gap-4 overflow-y-auto p-5">
        {crews.length > 1 && (
          <SelectField
            label="Whose visits"
            value={String(crewId ?? everyone)}
            options={[everyone, ...crews.map(({ id }) => String(id))]}
            texts={{
              [everyone]: 'All crews',
              ...Object.fromEntries(crews.map(({ id, name }) => [id, `${name} only`])),
            }}
            onChange={({ target: { value } }) => setCrewId(value === everyone ? null : Number(value))}
          />
        )}
        <QueryView query={feed} what="the link" skeleton={<SkeletonCards count={1} />}>
          {(shown) => <FeedLink {...shown} />}
        </QueryView>
      </div>
    </Modal>
  );
}

function FeedLink({ url, formerLinkEnded }: z.infer<typeof calendarFeedSchema>) {
  const field = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const replace = useReplaceLink();
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      notify({ title: 'Copied', text: 'The link is on your clipboard.' });
    } catch {
      notify({ kind: 'note', title: 'Not copied', text: 'The link is selected. Copy it yourself.' });
    }
  };
  return (
    <>
      <p className="text-ink-soft">
        See visits from the last 30 and next 180 days on your phone or computer, always up to date. This link
        is yours alone. Anyone who has it can see names and phone numbers, so don’t share it. It stops working
        when your account is removed.
      </p>
      {formerLinkEnded && (
        <p className="rounded-input bg-yellow-wash p-3 text-yellow">
          The earlier link, which everyone shared, no longer works. Subscribe again with this one.
        </p>
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-60 flex-1">
          <TextField
            label="Private link"
            ref={field}
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
          />
        </div>
        <Button variant="main" onClick={copy}>
          <CopyIcon className="size-4.5" />
          Copy
        </Button>
      </div>
      {isOnlyHere(url) && (
        <p className="rounded-input bg-yellow-wash p-3 text-yellow">
          This link only works on this computer because the site doesn’t have a public URL yet.
        </p>
      )}
      <dl className="grid gap-3">
        <Program name="iPhone and iPad">
          Settings › Apps › Calendar › Calendar Accounts › Add Account › Other › Add Subscribed Calendar, then
          paste the link.
        </Program>
        <Program name="Google Calendar">
          On a computer, click + next to Other calendars, choose From URL, then paste the link. Google checks
          for changes a few times a day.
        </Program>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
        <p className="min-w-48 flex-1 text-sm text-ink-soft">Did your link get out?</p>
        <Button isBusy={replace.isPending} onClick={() => setAsking(true)}>
          Replace the link
        </Button>
      </div>
      <Confirm
        open={isAsking}
        question="Replace your link?"
        detail="Calendars that use one of your links, for all crews or one, stop updating until you subscribe again."
        action="Replace"
        onConfirm={() => replace.mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

function Program({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-ink-soft">{children}</dd>
    </div>
  );
}

const useReplaceLink = () =>
  useAdminMutation({
    call: () => fetchAdmin(calendarFeedSchema, adminApi.calendarFeed, { method: 'POST' }),
    done: () => ({ title: 'Link replaced', text: 'The old link no longer works.' }),
    failed: 'Failed to replace the link.',
    refetch: () => queryClient.invalidateQueries({ queryKey: calendarFeedsKey }),
  });

const everyone = 'everyone';

const isOnlyHere = (url: string) => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname);

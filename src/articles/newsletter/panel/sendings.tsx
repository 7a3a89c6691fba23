import { useQuery } from '@tanstack/react-query';
import {
  type Sending,
  type SendingStatus,
  sendingApi,
  sendingSchema,
} from '#articles/newsletter/sendings.ts';
import { outboxCountsQuery } from '#delivery/emails/panel/emails-queries.ts';
import { NotConfiguredNotice } from '#delivery/emails/panel/not-configured-notice.tsx';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { type Badge, Chip, Tag } from '#kit/panel/ui/chip.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { When } from '#kit/panel/ui/when.tsx';
import { useAdminMutation } from '#kit/panel/use-admin-mutation.ts';
import { PauseIcon } from '#kit/ui/icons/media.tsx';
import { CheckIcon } from '#kit/ui/icons/status.tsx';
import { sendingsQuery } from './newsletter-queries.ts';

const shown = 5;

/** The latest newsletters. Without any, and until they are read, the screen shows its subscribers alone. */
export function Sendings() {
  const { data: sendings = [] } = useQuery(sendingsQuery);
  const { data: emails } = useQuery({ ...outboxCountsQuery, enabled: sendings.length > 0 });
  if (sendings.length === 0) return null;
  return (
    <section aria-labelledby="sendings" className="grid gap-3">
      <h2 id="sendings" className="text-lg font-semibold">
        Sent articles
      </h2>
      {sendings.some(({ waiting }) => waiting > 0) && emails?.isConfigured === false && (
        <NotConfiguredNotice />
      )}
      <ul className="grid divide-y divide-line rounded-card bg-surface px-4 shadow-card ring-1 ring-line sm:px-5">
        {sendings.slice(0, shown).map((sending) => (
          <SendingRow key={sending.id} sending={sending} />
        ))}
      </ul>
    </section>
  );
}

function SendingRow({ sending }: { sending: Sending }) {
  const { id, title, language, status, total, sent, waiting, failed, unsubscribed, byName, createdAt } =
    sending;
  const isPaused = status === 'paused';
  const turn = useAdminMutation({
    call: () =>
      fetchAdmin(sendingSchema, isPaused ? sendingApi.resumeSending(id) : sendingApi.pauseSending(id), {
        method: 'POST',
      }),
    done: ({ status: next }) => ({
      title: next === 'paused' ? 'Newsletter paused' : 'Newsletter resumed',
      text: title,
    }),
    failed: isPaused ? 'Newsletter not resumed.' : 'Newsletter not paused.',
    refetch: () => queryClient.invalidateQueries({ queryKey: sendingsQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="grid min-w-0 flex-[1_1_18rem] gap-1">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 font-semibold wrap-anywhere">{title}</h3>
          {language !== 'en' && <Tag>{languageLabels[language]}</Tag>}
          <Chip {...badges[status]} />
        </div>
        <p className="text-ink-soft">
          {`${number(sent)} of ${number(total)} sent`}
          {waiting > 0 && `, ${number(waiting)} waiting`}
          {failed > 0 && `, ${number(failed)} failed`}
          {unsubscribed > 0 && `, ${number(unsubscribed)} unsubscribed`}
        </p>
        <p className="text-sm text-ink-soft">
          <When at={createdAt} /> by {byName}
        </p>
      </div>
      {status !== 'done' && (
        <Button isBusy={turn.isPending} onClick={() => turn.mutate()}>
          {isPaused ? 'Resume' : 'Pause'}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </li>
  );
}

const number = (count: number) => count.toLocaleString('en-US');

const badges: Record<SendingStatus, Badge> = {
  sending: { label: 'Sending', tone: 'blue', icon: SendIcon },
  paused: { label: 'Paused', tone: 'yellow', icon: PauseIcon },
  done: { label: 'Sent', tone: 'green', icon: CheckIcon },
};

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { queryClient } from '#kit/panel/query-client.ts';
import { Button, ButtonLink } from '#kit/panel/ui/button.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { conversationScreens, customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { telUrl } from '#kit/text/contact-urls.ts';
import {
  conversationApi,
  type Entry,
  type Thread,
  threadSchema,
} from '#messages/conversations/conversations.ts';
import { threadQuery } from './inbox-queries.ts';
import { TextEntry } from './text-entry.tsx';
import { WriteText } from './write-text.tsx';

/** The texts with one customer, oldest first, and what to do about them. */
export function ThreadView({ customerId }: { customerId: number }) {
  const query = useQuery(threadQuery(customerId));
  return (
    <section aria-label="Conversation" className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
      <Link
        to={conversationScreens.inbox}
        className="justify-self-start font-medium text-link hover:underline touch:min-h-11 touch:content-center @4xl:hidden"
      >
        Back to all conversations
      </Link>
      <QueryView query={query} what="this conversation">
        {(thread) => <OpenThread thread={thread} />}
      </QueryView>
    </section>
  );
}

function OpenThread({ thread }: { thread: Thread }) {
  const { customerId, unread } = thread;
  const [earlier, setEarlier] = useState<Entry[]>([]);
  const [cursor, setCursor] = useState<number | null>();
  const [written, setWritten] = useState(0);
  const end = useRef<HTMLDivElement>(null);
  const newest = thread.entries[0]?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  useEffect(() => {
    if (unread > 0) void markRead(customerId, false);
  }, [customerId, unread]);

  const shownIds = new Set(thread.entries.map(({ id }) => id));
  const entries = [...thread.entries, ...earlier.filter(({ id }) => !shownIds.has(id))].toReversed();
  const next = cursor === undefined ? thread.cursor : cursor;

  async function loadEarlier() {
    try {
      const before = await fetchAdmin(
        threadSchema,
        `${conversationApi.conversation(customerId)}?before=${next}`,
      );
      setEarlier([...earlier, ...before.entries]);
      setCursor(before.cursor);
    } catch (error) {
      notifyFailure('Failed to load earlier texts', error as Error);
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      <ThreadHeader thread={thread} />
      <div className="grid max-h-[60dvh] content-start gap-3 overflow-y-auto bg-canvas px-4 py-4 sm:px-6">
        {next !== null && (
          <div className="justify-self-center">
            <Button onClick={loadEarlier}>Load earlier texts</Button>
          </div>
        )}
        <ol aria-label="Texts" className="grid gap-3">
          {entries.map((entry) => (
            <TextEntry key={entry.id} entry={entry} name={thread.name} />
          ))}
        </ol>
        <div ref={end} />
      </div>
      <div className="border-t border-line p-4 sm:px-6">
        {thread.canText ? (
          <WriteText key={written} thread={thread} onDone={() => setWritten(written + 1)} />
        ) : (
          <p className="text-ink-soft">{`You can’t text this customer: ${thread.reason}.`}</p>
        )}
      </div>
    </div>
  );
}

function ThreadHeader({ thread }: { thread: Thread }) {
  const { customerId, name, phone, requestId, quoteId, visitId } = thread;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-3 sm:px-6">
      <div className="min-w-0 flex-1 basis-48">
        <h2 className="truncate text-lg font-semibold">
          <Link to={customerScreens.customer(customerId)} className="hover:underline">
            {name}
          </Link>
        </h2>
        {phone !== '' && phone !== name && (
          <a href={telUrl(phone)} className="text-sm text-link hover:underline">
            {phone}
          </a>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {requestId !== null && <To to={`${adminPaths.requests}?request=${requestId}`}>Request</To>}
        {quoteId !== null && <To to={`${adminPaths.quotes}?quote=${quoteId}`}>Quote</To>}
        {visitId !== null && <To to={customerScreens.visitDay(visitId)}>Visit</To>}
        {thread.waits && (
          <Button
            onClick={async () => {
              if (await markRead(customerId, true)) notify({ title: 'No answer needed' });
            }}
          >
            Needs no answer
          </Button>
        )}
      </div>
    </header>
  );
}

const To = ({ to, children }: { to: string; children: ReactNode }) => (
  <ButtonLink variant="quiet" to={to} state={{ openedHere: true }}>
    {children}
  </ButtonLink>
);

async function markRead(customerId: number, needsNoAnswer: boolean): Promise<boolean> {
  try {
    const body = { needsNoAnswer };
    const thread = await fetchAdmin(threadSchema, conversationApi.read(customerId), { method: 'POST', body });
    queryClient.setQueryData(threadQuery(customerId).queryKey, thread);
    await Promise.all(
      ['list', 'unread'].map((part) => queryClient.invalidateQueries({ queryKey: ['conversations', part] })),
    );
    if (needsNoAnswer) await queryClient.invalidateQueries({ queryKey: ['requests'] });
    return true;
  } catch (error) {
    if (needsNoAnswer) notifyFailure('Failed to mark the conversation', error as Error);
    return false;
  }
}

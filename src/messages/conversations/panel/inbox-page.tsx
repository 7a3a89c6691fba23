import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHeader } from '#company/profile/panel/page-header.tsx';
import { TextsLink } from '#delivery/texts/panel/texts-link.tsx';
import { useUrlParams } from '#kit/panel/list/use-url-params.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { Empty } from '#kit/panel/ui/notices.tsx';
import { QueryView } from '#kit/panel/ui/query-view.tsx';
import { SegmentedControl } from '#kit/panel/ui/segmented-control.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationsQuery } from './inbox-queries.ts';
import { ThreadView } from './thread-view.tsx';

const filters = [
  { value: 'all', label: 'All' },
  { value: 'unread', label: 'Unread' },
] as const;

const step = 50;

/** Texts with customers: conversations on the left, one open; on a phone one after the other. */
export function InboxPage() {
  const { params, write } = useUrlParams();
  const opened = Number(params.get('customer')) || null;
  const isUnread = params.get('show') === 'unread';
  const [limit, setLimit] = useState(step);
  const query = useQuery(conversationsQuery(isUnread, Math.min(limit, 100)));
  return (
    <>
      <div className={opened === null ? '' : '@max-4xl:sr-only'}>
        <PageHeader title="Inbox" subtitle="Texts with your customers" />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 @4xl:grid-cols-[20rem_minmax(0,1fr)]">
        <section
          aria-label="Conversations"
          className={`grid grid-cols-[minmax(0,1fr)] gap-4 ${opened === null ? '' : '@max-4xl:hidden'}`}
        >
          <div className="justify-self-start">
            <SegmentedControl
              legend="Which conversations"
              options={filters}
              chosen={isUnread ? 'unread' : 'all'}
              onChoose={(value) =>
                write((next) => (value === 'all' ? next.delete('show') : next.set('show', value)), {
                  replace: true,
                })
              }
            />
          </div>
          <QueryView query={query} what="your conversations">
            {(conversations) =>
              conversations.length === 0 ? (
                <NoConversations isUnread={isUnread} />
              ) : (
                <>
                  <ConversationList conversations={conversations} opened={opened} search={params} />
                  {conversations.length >= limit && limit < 100 && (
                    <Button onClick={() => setLimit(limit + step)}>Show more</Button>
                  )}
                </>
              )
            }
          </QueryView>
        </section>
        {opened === null ? (
          <p className="hidden rounded-card border border-dashed border-line p-10 text-center text-ink-soft @4xl:block">
            Choose a conversation.
          </p>
        ) : (
          <ThreadView key={opened} customerId={opened} />
        )}
      </div>
    </>
  );
}

const NoConversations = ({ isUnread }: { isUnread: boolean }) =>
  isUnread ? (
    <Empty title="All read">
      <p className="text-ink-soft">New texts show up here.</p>
    </Empty>
  ) : (
    <Empty title="No texts yet">
      <p className="max-w-80 text-ink-soft">
        What customers text to your number shows up here, with everything the site sends them.
      </p>
      <TextsLink />
    </Empty>
  );

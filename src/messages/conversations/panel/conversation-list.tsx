import { Link } from 'react-router';
import { When } from '#kit/panel/ui/when.tsx';
import type { Conversation } from '#messages/conversations/conversations.ts';

interface ConversationListProps {
  conversations: readonly Conversation[];
  opened: number | null;
  search: URLSearchParams;
}

export function ConversationList({ conversations, opened, search }: ConversationListProps) {
  const linkTo = (customerId: number) => {
    const next = new URLSearchParams(search);
    next.set('customer', String(customerId));
    return { search: next.toString() };
  };
  return (
    <ul className="grid divide-y divide-line overflow-hidden rounded-card bg-surface shadow-card ring-1 ring-line">
      {conversations.map(({ customerId, name, unread, last }) => (
        <li key={customerId}>
          <Link
            to={linkTo(customerId)}
            aria-current={customerId === opened || undefined}
            className="grid gap-0.5 px-4 py-3 hover:bg-hover focus-visible:-outline-offset-2 aria-[current=true]:bg-accent-wash"
          >
            <span className="flex items-baseline gap-2">
              <span className={`min-w-0 flex-1 truncate ${unread > 0 ? 'font-semibold' : 'font-medium'}`}>
                {name}
              </span>
              <span className="shrink-0 text-xs text-ink-soft">
                <When at={last.at} />
              </span>
            </span>
            <span className="flex items-center gap-2">
              <span className={`min-w-0 flex-1 truncate text-sm ${unread > 0 ? '' : 'text-ink-soft'}`}>
                {last.direction === 'out' && 'You: '}
                {last.text}
              </span>
              {unread > 0 && (
                <span className="min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold text-on-accent">
                  {unread}
                  <span className="sr-only"> unread</span>
                </span>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

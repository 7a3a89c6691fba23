import type { Badge } from '#kit/panel/navigation.ts';

export type Badges = Record<Badge, number>;

const words: Record<Badge, string> = { waiting: ' to answer', unread: ' unread' };

/** The number of leads to answer, as on Today, or of unread conversations; nothing for zero. */
export function WaitingBadge({ badge, badges }: { badge: Badge; badges: Badges }) {
  const count = badges[badge];
  if (count === 0) return null;
  return (
    <span className="inline-block min-w-5 rounded-full bg-accent px-1.5 text-center text-xs leading-5 font-semibold whitespace-nowrap text-on-accent">
      {count > 999 ? '999+' : count}
      <span className="sr-only">{words[badge]}</span>
    </span>
  );
}

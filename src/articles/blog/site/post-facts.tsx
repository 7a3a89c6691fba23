import { postCard } from '#articles/blog/blog-page-texts.ts';
import type { PostSummary } from '#articles/blog/posts.ts';
import { withFacts } from '#company/profile/business-facts.ts';
import { useProfile } from '#company/profile/site/profile.tsx';
import { longDate } from '#kit/time/dates.ts';
import { CalendarIcon, ClockIcon } from '#kit/ui/icons/contact.tsx';
import { UserIcon } from '#kit/ui/icons/office.tsx';

/** Author, date and reading time. */
export function PostFacts({
  post,
  size = 'main',
  className = '',
}: {
  post: PostSummary;
  /** `small` fits one line of most cards. */
  size?: 'main' | 'small';
  className?: string;
}) {
  const isMain = size === 'main';
  return (
    <ul className={`flex flex-wrap text-ink-soft ${isMain ? mainClass : smallClass} ${className}`}>
      <li className={factClass}>
        {isMain && <UserIcon className="size-4.5" />}
        {withFacts(postCard.team, useProfile())}
      </li>
      <li className={factClass}>
        {isMain && <CalendarIcon className="size-4.5" />}
        <time dateTime={post.publishedAt}>{longDate(post.publishedAt)}</time>
      </li>
      <li className={factClass}>
        {isMain && <ClockIcon className="size-4.5" />}
        {postCard.minutes(post.readingMinutes)}
      </li>
    </ul>
  );
}

const factClass = 'flex items-center gap-1.5';
const mainClass = 'gap-x-4 gap-y-1 text-sm';
/** The dot before each fact; that of the first one in a line is cut off. */
const smallClass =
  "-ml-3 gap-x-1.5 text-xs [clip-path:inset(0_0_0_.75rem)] [&>li]:before:w-1.5 [&>li]:before:text-center [&>li]:before:content-['·']";

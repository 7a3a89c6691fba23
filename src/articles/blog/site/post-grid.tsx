import type { PostSummary } from '#articles/blog/posts.ts';
import { PostCard } from './post-card.tsx';

export function PostGrid({
  posts,
  level,
  isCompact = false,
  className = '',
}: {
  posts: readonly PostSummary[];
  /** The level of the cards' headings. */
  level?: 'h2' | 'h3';
  /** Two rows with a small picture on a phone, for a page that only points to the articles. */
  isCompact?: boolean;
  className?: string;
}) {
  return (
    <ul
      className={`grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6 ${isCompact ? 'max-md:[&>:nth-child(n+3)]:hidden' : ''} ${className}`}
    >
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} level={level} isCompact={isCompact} />
        </li>
      ))}
    </ul>
  );
}

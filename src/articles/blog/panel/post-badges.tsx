import type { AdminPostSummary } from '#articles/blog/posts.ts';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { SparkleIcon, StarIcon } from '#kit/ui/icons/status.tsx';
import { postStatusBadges, spanishBadges } from './post-status.ts';

export function PostBadges({ post }: { post: AdminPostSummary }) {
  return (
    <>
      <Chip {...postStatusBadges[post.isPublished ? 'published' : 'draft']} />
      {post.spanish && <Chip {...spanishBadges[post.spanish]} />}
      {post.isPinned && <Chip label="Pinned" tone="blue" icon={StarIcon} />}
      {post.isAiWritten && <Chip label="AI-written" tone="purple" icon={SparkleIcon} />}
    </>
  );
}

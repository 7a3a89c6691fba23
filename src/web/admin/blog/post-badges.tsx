import type { AdminPostSummary } from '#shared/posts.ts';
import { SparkleIcon, StarIcon } from '#web/ui/icons/status.tsx';
import { Chip } from '../ui/chip.tsx';
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

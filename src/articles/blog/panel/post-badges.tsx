import { type AdminPostSummary, versionField } from '#articles/blog/posts.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { Chip } from '#kit/panel/ui/chip.tsx';
import { SparkleIcon, StarIcon } from '#kit/ui/icons/status.tsx';
import { postStatusBadges, versionBadge } from './post-status.ts';

export function PostBadges({ post }: { post: AdminPostSummary }) {
  return (
    <>
      <Chip {...postStatusBadges[post.isPublished ? 'published' : 'draft']} />
      {translatedLanguages.map((language) => {
        const state = post[versionField(language)];
        return state && <Chip key={language} {...versionBadge(language, state)} />;
      })}
      {post.isPinned && <Chip label="Pinned" tone="blue" icon={StarIcon} />}
      {post.isAiWritten && <Chip label="AI-written" tone="purple" icon={SparkleIcon} />}
    </>
  );
}

import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { EditIcon, EyeIcon } from '#kit/ui/icons/actions.tsx';

export const postStatuses = ['published', 'draft'] as const;
type PostStatus = (typeof postStatuses)[number];

export const postStatusBadges: Record<PostStatus, Badge> = {
  published: { label: 'Published', tone: 'green', icon: EyeIcon },
  draft: { label: 'Draft', tone: 'yellow', icon: EditIcon },
};

export const postStatusLabels = getLabels(postStatusBadges);

/** For an article with a Spanish version. */
export const spanishBadges: Record<PostStatus, Badge> = {
  published: { label: 'Spanish', tone: 'green', icon: EyeIcon },
  draft: { label: 'Spanish draft', tone: 'yellow', icon: EditIcon },
};

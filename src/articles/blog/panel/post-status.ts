import type { Translated } from '#kit/language/language.ts';
import { languageLabels } from '#kit/panel/language-labels.ts';
import { type Badge, getLabels } from '#kit/panel/ui/chip.tsx';
import { EditIcon, EyeIcon } from '#kit/ui/icons/actions.tsx';

export const postStatuses = ['published', 'draft'] as const;
type PostStatus = (typeof postStatuses)[number];

export const postStatusBadges: Record<PostStatus, Badge> = {
  published: { label: 'Published', tone: 'green', icon: EyeIcon },
  draft: { label: 'Draft', tone: 'yellow', icon: EditIcon },
};

export const postStatusLabels = getLabels(postStatusBadges);

/** For a version in this language. */
export const versionBadge = (language: Translated, status: PostStatus): Badge => ({
  ...postStatusBadges[status],
  label: languageLabels[language] + (status === 'draft' ? ' draft' : ''),
});

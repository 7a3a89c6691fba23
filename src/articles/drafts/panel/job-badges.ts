import type { ArticleJob } from '#articles/drafts/article-drafts.ts';
import type { Badge } from '#kit/panel/ui/chip.tsx';
import { SendIcon } from '#kit/panel/ui/icons.tsx';
import { CloseIcon, EditIcon } from '#kit/ui/icons/actions.tsx';
import { ClockIcon } from '#kit/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#kit/ui/icons/status.tsx';

const badges: Record<ArticleJob['state'], Badge> = {
  queued: { label: 'Queued', tone: 'grey', icon: ClockIcon },
  running: { label: 'Writing', tone: 'blue', icon: EditIcon },
  waiting: { label: 'With the workflow', tone: 'purple', icon: SendIcon },
  done: { label: 'Draft ready', tone: 'green', icon: CheckIcon },
  failed: { label: 'Failed', tone: 'red', icon: AlertIcon },
  cancelled: { label: 'Cancelled', tone: 'grey', icon: CloseIcon },
};

export const jobBadge = ({ state, attempts }: ArticleJob): Badge =>
  state === 'queued' && attempts > 0
    ? { label: 'Retrying soon', tone: 'yellow', icon: ClockIcon }
    : badges[state];

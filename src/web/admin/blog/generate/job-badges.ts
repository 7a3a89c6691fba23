import type { ArticleJob } from '#shared/article-drafts.ts';
import { CloseIcon, EditIcon } from '#web/ui/icons/actions.tsx';
import { ClockIcon } from '#web/ui/icons/contact.tsx';
import { AlertIcon, CheckIcon } from '#web/ui/icons/status.tsx';
import type { Badge } from '../../ui/chip.tsx';
import { SendIcon } from '../../ui/icons.tsx';

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

import { adminApi, adminPaths, adminPost } from '#shared/paths.ts';
import type { TrashKind } from '#shared/trash.ts';
import { ArticleIcon, InboxIcon, ReceiptIcon, TagIcon } from '#web/ui/icons/office.tsx';
import type { Badge } from '../ui/chip.tsx';

interface KindLook {
  badge: Badge;
  plural: string;
  restorePath: (id: number) => string;
  /** Where it is found once it is back. */
  openAddress: (id: number) => string;
}

export const trashKindLooks: Record<TrashKind, KindLook> = {
  request: {
    badge: { label: 'Request', tone: 'grey', icon: InboxIcon },
    plural: 'Requests',
    restorePath: adminApi.restoreRequest,
    openAddress: (id) => `${adminPaths.requests}?request=${id}`,
  },
  quote: {
    badge: { label: 'Quote', tone: 'grey', icon: ReceiptIcon },
    plural: 'Quotes',
    restorePath: adminApi.restoreQuote,
    openAddress: (id) => `${adminPaths.quotes}?quote=${id}`,
  },
  service: {
    badge: { label: 'Service', tone: 'grey', icon: TagIcon },
    plural: 'Services',
    restorePath: adminApi.restoreService,
    openAddress: (id) => `${adminPaths.services}?service=${id}`,
  },
  post: {
    badge: { label: 'Blog post', tone: 'grey', icon: ArticleIcon },
    plural: 'Blog posts',
    restorePath: adminApi.restorePost,
    openAddress: adminPost.edit,
  },
};

export const trashKindLabels: Record<TrashKind, string> = {
  request: trashKindLooks.request.plural,
  quote: trashKindLooks.quote.plural,
  service: trashKindLooks.service.plural,
  post: trashKindLooks.post.plural,
};

import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths, adminPost } from '#kit/paths/paths.ts';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { ArticleIcon, InboxIcon, ReceiptIcon, TagIcon } from '#kit/ui/icons/office.tsx';
import { PeopleIcon } from './ui/icons.tsx';

interface RecordKind {
  label: string;
  plural: string;
  icon: IconComponent;
  /** The path that opens one. */
  path: (id: number) => string;
}

export const recordKinds = {
  customer: {
    label: 'Customer',
    plural: 'Customers',
    icon: PeopleIcon,
    path: customerScreens.customer,
  },
  request: {
    label: 'Request',
    plural: 'Requests',
    icon: InboxIcon,
    path: (id) => `${adminPaths.requests}?request=${id}`,
  },
  quote: {
    label: 'Quote',
    plural: 'Quotes',
    icon: ReceiptIcon,
    path: (id) => `${adminPaths.quotes}?quote=${id}`,
  },
  invoice: {
    label: 'Invoice',
    plural: 'Invoices',
    icon: ReceiptIcon,
    path: (id) => `${customerScreens.invoices}?invoice=${id}`,
  },
  category: {
    label: 'Category',
    plural: 'Categories',
    icon: TagIcon,
    path: () => adminPaths.categories,
  },
  service: {
    label: 'Service',
    plural: 'Services',
    icon: TagIcon,
    path: (id) => `${adminPaths.services}?service=${id}`,
  },
  code: { label: 'Code', plural: 'Codes', icon: TagIcon, path: (id) => `${adminPaths.codes}?code=${id}` },
  post: { label: 'Blog post', plural: 'Blog posts', icon: ArticleIcon, path: adminPost.edit },
} satisfies Record<string, RecordKind>;

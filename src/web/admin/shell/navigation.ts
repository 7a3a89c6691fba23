import { customerScreens } from '#shared/customer-paths.ts';
import { adminPaths } from '#shared/paths.ts';
import { TrashIcon } from '#web/ui/icons/actions.tsx';
import { CalendarIcon, MailIcon } from '#web/ui/icons/contact.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';
import {
  ArticleIcon,
  ChartIcon,
  DashboardIcon,
  InboxIcon,
  ReceiptIcon,
  SlidersIcon,
  TagIcon,
  UserIcon,
} from '#web/ui/icons/office.tsx';
import { PeopleIcon, PulseIcon, SendIcon, ShieldIcon, SunIcon } from '../ui/icons.tsx';

interface NavigationEntry {
  label: string;
  to: string;
  icon: IconComponent;
  /** Carries the number of new requests. */
  hasBadge?: true;
}

/** The five main screens: the sidebar's first group, and a phone's tabs. Each needs a route in routes.tsx. */
export const mainScreens: readonly NavigationEntry[] = [
  { label: 'Today', to: customerScreens.today, icon: SunIcon },
  { label: 'Schedule', to: adminPaths.schedule, icon: CalendarIcon },
  { label: 'Requests', to: adminPaths.requests, icon: InboxIcon, hasBadge: true },
  { label: 'Quotes', to: adminPaths.quotes, icon: ReceiptIcon },
  { label: 'Customers', to: customerScreens.customers, icon: PeopleIcon },
];

/** The sidebar's second group, in the slide-over on a phone. */
export const moreScreens: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: adminPaths.dashboard, icon: DashboardIcon },
  { label: 'Services', to: adminPaths.services, icon: TagIcon },
  { label: 'Blog', to: adminPaths.blog, icon: ArticleIcon },
  { label: 'Analytics', to: adminPaths.analytics, icon: ChartIcon },
  { label: 'Newsletter', to: adminPaths.newsletter, icon: MailIcon },
  { label: 'Outbox', to: adminPaths.outbox, icon: SendIcon },
  { label: 'Settings', to: adminPaths.settings, icon: SlidersIcon },
  { label: 'Trash', to: adminPaths.trash, icon: TrashIcon },
  { label: 'System', to: adminPaths.system, icon: PulseIcon },
  { label: 'Privacy', to: adminPaths.privacy, icon: ShieldIcon },
  { label: 'Account', to: adminPaths.account, icon: UserIcon },
];

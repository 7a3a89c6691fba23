import type { CurrentUser } from '#kit/access/auth.ts';
import type { PanelCall } from '#kit/access/call-roles.ts';
import { conversationScreens, customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { TrashIcon } from '#kit/ui/icons/actions.tsx';
import { CalendarIcon, MailIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import {
  ArticleIcon,
  ChartIcon,
  DashboardIcon,
  InboxIcon,
  ReceiptIcon,
  SlidersIcon,
  TagIcon,
  UserIcon,
} from '#kit/ui/icons/office.tsx';
import { mayCall } from './api/session-query.ts';
import { BadgeIcon, LogIcon, PeopleIcon, PulseIcon, SendIcon, ShieldIcon, SunIcon } from './ui/icons.tsx';

interface Screen {
  label: string;
  to: string;
  /** The screen's main call: users who may not make it do not see the screen. */
  call: PanelCall;
}

export type Badge = 'waiting' | 'unread';

interface NavigationEntry extends Screen {
  icon: IconComponent;
  /** Carries a number: of requests that wait, or of unread conversations. */
  badge?: Badge;
}

/** The five main screens: the sidebar's first group, and a phone's tabs. Each needs a route in routes.tsx. */
export const mainScreens: readonly NavigationEntry[] = [
  { label: 'Today', to: customerScreens.today, call: 'getToday', icon: SunIcon },
  { label: 'Schedule', to: adminPaths.schedule, call: 'getSchedule', icon: CalendarIcon },
  { label: 'Requests', to: adminPaths.requests, call: 'listRequests', icon: InboxIcon, badge: 'waiting' },
  { label: 'Quotes', to: adminPaths.quotes, call: 'listQuotes', icon: ReceiptIcon },
  { label: 'Customers', to: customerScreens.customers, call: 'listCustomers', icon: PeopleIcon },
];

/** The sidebar's second group, in the slide-over on a phone. */
export const moreScreens: readonly NavigationEntry[] = [
  {
    label: 'Inbox',
    to: conversationScreens.inbox,
    call: 'listConversations',
    icon: MessageIcon,
    badge: 'unread',
  },
  { label: 'Dashboard', to: adminPaths.dashboard, call: 'getStats', icon: DashboardIcon },
  { label: 'Invoices', to: customerScreens.invoices, call: 'listInvoices', icon: ReceiptIcon },
  { label: 'Services', to: adminPaths.services, call: 'listAllServices', icon: TagIcon },
  { label: 'Blog', to: adminPaths.blog, call: 'listAllPosts', icon: ArticleIcon },
  { label: 'Analytics', to: adminPaths.analytics, call: 'getAnalytics', icon: ChartIcon },
  { label: 'Newsletter', to: adminPaths.newsletter, call: 'listSubscribers', icon: MailIcon },
  { label: 'Outbox', to: adminPaths.outbox, call: 'listEmails', icon: SendIcon },
  { label: 'Settings', to: adminPaths.settings, call: 'getSettings', icon: SlidersIcon },
  { label: 'People', to: adminPaths.people, call: 'listPeople', icon: BadgeIcon },
  { label: 'Audit log', to: adminPaths.audit, call: 'listAudit', icon: LogIcon },
  { label: 'Trash', to: adminPaths.trash, call: 'listTrash', icon: TrashIcon },
  { label: 'System', to: adminPaths.system, call: 'getSystemReport', icon: PulseIcon },
  { label: 'Privacy', to: adminPaths.privacy, call: 'findPerson', icon: ShieldIcon },
  { label: 'Account', to: adminPaths.account, call: 'getAccount', icon: UserIcon },
];

/** The screens of Settings, each with its own URL. */
export const settingsScreens: readonly Screen[] = [
  { label: 'Business', to: adminPaths.settings, call: 'updateSettings' },
  { label: 'Company', to: adminPaths.company, call: 'updateSettings' },
  { label: 'Brand', to: adminPaths.brand, call: 'updateSettings' },
  { label: 'Pictures', to: adminPaths.pictures, call: 'updateSettings' },
  { label: 'Booking', to: adminPaths.bookingSettings, call: 'updateSettings' },
  { label: 'Crews', to: adminPaths.crews, call: 'updateCrew' },
  { label: 'Email', to: adminPaths.email, call: 'updateMailConnection' },
  { label: 'Texts', to: adminPaths.texts, call: 'updateSmsConnection' },
  { label: 'Messages', to: customerScreens.messages, call: 'updateMessageSettings' },
  { label: 'Templates', to: adminPaths.templates, call: 'updateSettings' },
  { label: 'Invoices', to: customerScreens.invoiceSettings, call: 'updateSettings' },
  { label: 'Payments', to: adminPaths.payments, call: 'updateStripeConnection' },
  { label: 'Alerts', to: adminPaths.alerts, call: 'updateAlertSettings' },
  { label: 'Articles', to: adminPaths.articleWriter, call: 'updateWriterConnection' },
  { label: 'Webhooks', to: adminPaths.webhooks, call: 'listWebhooks' },
  { label: 'Keys', to: adminPaths.keys, call: 'listKeys' },
];

export const crewScreens: readonly Screen[] = [
  { label: 'Visits', to: customerScreens.today, call: 'listVisits' },
  { label: 'Account', to: adminPaths.account, call: 'getAccount' },
];

export const screensFor = <Entry extends Screen>(user: CurrentUser, screens: readonly Entry[]): Entry[] =>
  screens.filter(({ call }) => mayCall(user, call));

/** False for an address below a screen that this user may not see. */
export function mayOpen(user: CurrentUser, path: string): boolean {
  const isAt = ({ to }: Screen) => path === to || (to !== adminPaths.dashboard && path.startsWith(`${to}/`));
  const [screen] = [...mainScreens, ...moreScreens, ...settingsScreens]
    .filter(isAt)
    .toSorted((a, b) => b.to.length - a.to.length);
  return !screen || mayCall(user, screen.call);
}

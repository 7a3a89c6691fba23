import type { CurrentUser } from '#kit/access/auth.ts';
import { conversationScreens, customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { CalendarIcon, MessageIcon } from '#kit/ui/icons/contact.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import {
  ArticleIcon,
  ChartIcon,
  DashboardIcon,
  InboxIcon,
  ReceiptIcon,
  SlidersIcon,
  TagIcon,
} from '#kit/ui/icons/office.tsx';
import { mayCall } from './api/session-query.ts';
import { isInSettings, type Screen, settingsGroups } from './settings-screens.ts';
import { PeopleIcon, SunIcon } from './ui/icons.tsx';

export type Badge = 'waiting' | 'unread';

interface NavigationEntry extends Screen {
  icon: IconComponent;
  /** Carries a number: of requests that wait, or of unread conversations. */
  badge?: Badge;
}

const today = { label: 'Today', to: customerScreens.today, call: 'getToday', icon: SunIcon } as const;
const schedule = {
  label: 'Schedule',
  to: adminPaths.schedule,
  call: 'getSchedule',
  icon: CalendarIcon,
} as const;
const requests = {
  label: 'Requests',
  to: adminPaths.requests,
  call: 'listRequests',
  icon: InboxIcon,
  badge: 'waiting',
} as const;
const quotes = { label: 'Quotes', to: adminPaths.quotes, call: 'listQuotes', icon: ReceiptIcon } as const;
const customers = {
  label: 'Customers',
  to: customerScreens.customers,
  call: 'listCustomers',
  icon: PeopleIcon,
} as const;
const blog = { label: 'Blog', to: adminPaths.blog, call: 'listAllPosts', icon: ArticleIcon } as const;

/** Within reach of the thumb on a phone. Each needs a route in routes.tsx. */
export const phoneTabs: readonly NavigationEntry[] = [today, schedule, requests, quotes, customers];

/** The menu, at most twelve entries. What is needed less often stands in a section, such as Settings. */
export const menuGroups: readonly { label: string | null; screens: readonly NavigationEntry[] }[] = [
  {
    label: null,
    screens: [
      today,
      { label: 'Dashboard', to: adminPaths.dashboard, call: 'getStats', icon: DashboardIcon },
      schedule,
    ],
  },
  {
    label: 'Leads',
    screens: [
      requests,
      quotes,
      customers,
      {
        label: 'Inbox',
        to: conversationScreens.inbox,
        call: 'listConversations',
        icon: MessageIcon,
        badge: 'unread',
      },
    ],
  },
  {
    label: 'Money',
    screens: [
      { label: 'Invoices', to: customerScreens.invoices, call: 'listInvoices', icon: ReceiptIcon },
      { label: 'Analytics', to: adminPaths.analytics, call: 'getAnalytics', icon: ChartIcon },
    ],
  },
  {
    label: 'Website',
    screens: [{ label: 'Services', to: adminPaths.services, call: 'listAllServices', icon: TagIcon }, blog],
  },
  {
    label: null,
    screens: [{ label: 'Settings', to: adminPaths.allSettings, call: 'getSettings', icon: SlidersIcon }],
  },
];

export const accountScreen: Screen = { label: 'Account', to: adminPaths.account, call: 'getAccount' };

/** Screens that share one entry of the menu, beside Settings. */
const blogSection = {
  label: 'Blog',
  screens: [
    { label: 'Articles', to: adminPaths.blog, call: 'listAllPosts' },
    { label: 'Newsletter', to: adminPaths.newsletter, call: 'listSubscribers' },
  ],
} as const;

const servicesSection = {
  label: 'Services',
  screens: [
    { label: 'Services', to: adminPaths.services, call: 'listAllServices' },
    { label: 'Categories', to: adminPaths.categories, call: 'createCategory' },
    { label: 'Codes', to: adminPaths.codes, call: 'listCodes' },
  ],
} as const;

/** Those of the sections that have no entry of their own. */
export const sectionScreens: readonly Screen[] = [
  blogSection.screens[1],
  ...servicesSection.screens.slice(1),
];

export const screensFor = <Entry extends Screen>(user: CurrentUser, screens: readonly Entry[]): Entry[] =>
  screens.filter(({ call }) => mayCall(user, call));

export interface Section {
  label: string;
  screens: readonly Screen[];
}

/** The screens that stand beside the one at this address, above its title. */
export function findSection(path: string): Section | undefined {
  return [...settingsGroups, blogSection, servicesSection].find(({ screens }) =>
    screens.some(({ to }) => to === path),
  );
}

/** Whether the entry of the menu leads to the screen at this address, or to its section. */
export function isCurrent({ to }: { to: string }, path: string): boolean {
  if (isInSettings(path)) return to === adminPaths.allSettings;
  if (to === adminPaths.blog && path === adminPaths.newsletter) return true;
  return path === to || (to !== adminPaths.dashboard && path.startsWith(`${to}/`));
}

/** False for an address below a screen that this user may not see. */
export function mayOpen(user: CurrentUser, path: string): boolean {
  const isAt = ({ to }: Screen) => path === to || (to !== adminPaths.dashboard && path.startsWith(`${to}/`));
  const [screen] = [...menuGroups, ...settingsGroups, { screens: [...sectionScreens, accountScreen] }]
    .flatMap(({ screens }): readonly Screen[] => screens)
    .filter(isAt)
    .toSorted((a, b) => b.to.length - a.to.length);
  return !screen || mayCall(user, screen.call);
}

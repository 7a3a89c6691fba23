import { adminPaths } from '#shared/paths.ts';
import { DashboardIcon, InboxIcon, ReceiptIcon } from '#web/ui/icons/desk.tsx';
import type { IconComponent } from '#web/ui/icons/icon.tsx';

interface NavigationEntry {
  label: string;
  to: string;
  icon: IconComponent;
  /** Carries the number of new requests. */
  hasBadge?: true;
}

/** The sidebar, and the tabs of a phone, in this order. Each entry needs its route in routes.tsx. */
export const navigation: readonly NavigationEntry[] = [
  { label: 'Dashboard', to: adminPaths.dashboard, icon: DashboardIcon },
  { label: 'Requests', to: adminPaths.requests, icon: InboxIcon, hasBadge: true },
  { label: 'Quotes', to: adminPaths.quotes, icon: ReceiptIcon },
];

import { Link } from 'react-router';
import { adminPaths } from '#kit/paths/paths.ts';
import { ChevronRightIcon } from '#kit/ui/icons/arrows.tsx';
import { CalendarIcon } from '#kit/ui/icons/contact.tsx';
import type { IconComponent } from '#kit/ui/icons/icon.tsx';
import { ChartIcon, InboxIcon, TagIcon } from '#kit/ui/icons/office.tsx';

interface QuickAction {
  label: string;
  to: string;
  icon: IconComponent;
}

const actions: readonly QuickAction[] = [
  { label: 'Manage Services', to: adminPaths.services, icon: TagIcon },
  { label: 'View Requests', to: adminPaths.requests, icon: InboxIcon },
  { label: 'Analytics', to: adminPaths.analytics, icon: ChartIcon },
  { label: 'Schedule', to: adminPaths.schedule, icon: CalendarIcon },
];

export function QuickActions() {
  return (
    <section aria-labelledby="quick-actions" className="grid content-start gap-3">
      <h2 id="quick-actions" className="text-lg font-semibold">
        Quick Actions
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-card bg-line shadow-card ring-1 ring-line @4xl:grid-cols-1">
        {actions.map(({ label, to, icon: Icon }) => (
          <li key={to} className="bg-surface">
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 px-4 font-medium transition-colors -outline-offset-2 hover:bg-hover sm:px-5"
            >
              <Icon className="size-5 text-ink-soft" />
              <span className="flex-1">{label}</span>
              <ChevronRightIcon className="hidden size-4 text-ink-soft @lg:block" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { Link, useLocation } from 'react-router';
import type { CurrentUser } from '#kit/access/auth.ts';
import { crewScreens, screensFor } from '#kit/panel/navigation.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';

export function CrewLinks({ user }: { user: CurrentUser }) {
  const { pathname } = useLocation();
  // A sign-in leads to the Dashboard, which shows a crew its visits.
  const current = pathname === adminPaths.dashboard ? customerScreens.today : pathname;
  return (
    <nav aria-label="Screens" className="flex gap-1">
      {screensFor(user, crewScreens).map(({ label, to }) => (
        <Link
          key={to}
          to={to}
          aria-current={to === current ? 'page' : undefined}
          className="flex min-h-11 items-center rounded-input px-3 font-medium text-ink-soft hover:bg-hover aria-[current=page]:bg-accent-wash aria-[current=page]:text-link"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

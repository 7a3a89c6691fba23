import { Link, useLocation } from 'react-router';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { crew } from './frame-texts.ts';

export function CrewLinks() {
  const { pathname } = useLocation();
  // A sign-in leads to the Dashboard, which shows a crew its visits.
  const current = pathname === adminPaths.dashboard ? customerScreens.today : pathname;
  return (
    <nav aria-label={crew.screens} className="flex gap-1">
      {screens.map(({ label, to }) => (
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

const screens = [
  { label: crew.visits, to: customerScreens.today },
  { label: crew.account, to: adminPaths.account },
];

import { NavLink } from 'react-router';
import type { CurrentUser } from '#shared/auth.ts';
import { crewScreens, screensFor } from '../navigation.ts';

export function CrewLinks({ user }: { user: CurrentUser }) {
  return (
    <nav aria-label="Screens" className="flex gap-1">
      {screensFor(user, crewScreens).map(({ label, to }) => (
        <NavLink
          key={to}
          to={to}
          className="flex min-h-11 items-center rounded-input px-3 font-medium text-ink-soft hover:bg-hover aria-[current=page]:bg-accent-wash aria-[current=page]:text-link"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}

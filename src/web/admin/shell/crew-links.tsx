import { NavLink } from 'react-router';
import { customerScreens } from '#shared/customer-paths.ts';
import { adminPaths } from '#shared/paths.ts';

export function CrewLinks() {
  return (
    <nav aria-label="Screens" className="flex gap-1">
      {links.map(({ label, to }) => (
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

const links = [
  { label: 'Visits', to: customerScreens.today },
  { label: 'Account', to: adminPaths.account },
];

import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router';
import { customerScreens } from '#shared/customer-paths.ts';
import { adminPaths } from '#shared/paths.ts';
import { isOwner, sessionQuery } from '../api/session-query.ts';

const tabs = [
  { label: 'Business', to: adminPaths.settings },
  { label: 'Booking', to: adminPaths.bookingSettings },
  { label: 'Crews', to: adminPaths.crews },
  { label: 'Messages', to: customerScreens.messages },
  { label: 'Templates', to: adminPaths.templates },
  { label: 'Webhooks', to: adminPaths.webhooks, isForOwner: true },
];

/** The screens of Settings, each with its own URL. */
export function SettingsTabs() {
  const { data: user } = useQuery(sessionQuery);
  const shown = tabs.filter(({ isForOwner }) => !isForOwner || (user && isOwner(user)));
  return (
    <nav aria-label="Settings" className="border-b border-line">
      <ul className="flex flex-wrap gap-x-1">
        {shown.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="-mb-px flex min-h-10 items-center border-b-2 border-transparent px-3 font-medium text-ink-soft transition-colors hover:text-ink touch:min-h-11 aria-[current=page]:border-accent aria-[current=page]:text-link"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { NavLink } from 'react-router';
import type { CurrentUser } from '#kit/access/auth.ts';
import { phoneTabs, screensFor } from '#kit/panel/navigation.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { type Badges, WaitingBadge } from './waiting-badge.tsx';

/** The five main screens, within reach of the thumb. */
export function BottomTabs({ user, badges }: { user: CurrentUser; badges: Badges }) {
  return (
    <nav
      aria-label="Screens"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="mx-auto flex max-w-lg">
        {screensFor(user, phoneTabs).map(({ label, to, icon: Icon, badge }) => (
          <li key={to} className="min-w-0 flex-1">
            <NavLink
              to={to}
              end={to === adminPaths.dashboard}
              className="relative grid min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium text-ink-soft aria-[current=page]:text-link"
            >
              <Icon className="size-6" />
              <span className={labelClass}>{label}</span>
              {badge && (
                <span className="absolute top-1 left-1/2 ml-1.5 max-[19rem]:right-0 max-[19rem]:left-auto">
                  <WaitingBadge badge={badge} badges={badges} />
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** At twice the text size the labels do not fit. Screen readers still read them. */
const labelClass = 'max-[19rem]:sr-only';

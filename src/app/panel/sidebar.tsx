import { type ReactNode, useId } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { PanelLogo } from '#company/brand/panel/panel-logo.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { accountScreen, isCurrent, menuGroups, screensFor } from '#kit/panel/navigation.ts';
import { HomeIcon } from '#kit/panel/ui/icons.tsx';
import { adminPaths, paths } from '#kit/paths/paths.ts';
import { UserIcon } from '#kit/ui/icons/office.tsx';
import { PaletteButton } from '#office/search/panel/palette-button.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { type Badges, WaitingBadge } from './waiting-badge.tsx';

interface SidebarProps {
  user: CurrentUser;
  badges: Badges;
  onSearch: () => void;
  /** Closes the slide-over. */
  onChoose?: () => void;
}

/** The content of the sidebar and of the phone's slide-over. */
export function Sidebar({ user, badges, onSearch, onChoose }: SidebarProps) {
  const { pathname } = useLocation();
  return (
    <div className="flex h-full flex-col gap-4 overflow-y-auto py-3 low:gap-3 low:py-2">
      <div className="grid gap-4 px-3 low:gap-3">
        <NavLink to={adminPaths.dashboard} onClick={onChoose} className="rounded-input px-2 pt-3">
          <PanelLogo className="[&>img]:size-8 [&>span]:text-base" />
        </NavLink>
        <PaletteButton
          onOpen={() => {
            onChoose?.();
            onSearch();
          }}
        />
      </div>
      <nav aria-label="Admin" className={navClass}>
        {menuGroups.map(({ label, screens }) => (
          <MenuGroup key={screens[0]!.to} label={label}>
            {screensFor(user, screens).map(({ label: name, to, icon: Icon, badge }) => (
              <li key={to}>
                <Link
                  to={to}
                  aria-current={isCurrent({ to }, pathname) ? 'page' : undefined}
                  onClick={onChoose}
                  className={entryClass}
                >
                  <Icon className="size-5" />
                  <span className="flex-1">{name}</span>
                  {badge && <WaitingBadge badge={badge} badges={badges} />}
                </Link>
              </li>
            ))}
          </MenuGroup>
        ))}
      </nav>
      <div className="mt-auto grid gap-0.5 border-t border-line px-3 pt-3 low:gap-0 low:pt-2">
        <a href={paths.home} className={entryClass}>
          <HomeIcon className="size-5" />
          View website
        </a>
        <SignOutButton className={entryClass} />
        <div className="mt-2">
          <ThemeChoice />
        </div>
        <NavLink to={accountScreen.to} onClick={onChoose} className={`mt-2 py-1 ${entryClass}`}>
          <UserIcon className="size-5" />
          <span className="min-w-0 flex-1">
            <span className="block truncate">{user.name || user.username}</span>
            <span className="block truncate text-sm font-normal">{user.email}</span>
            <span className="sr-only">{accountScreen.label}</span>
          </span>
        </NavLink>
      </div>
    </div>
  );
}

/** Absent where the user may open none of its screens. */
function MenuGroup({ label, children }: { label: string | null; children: ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div className="not-first:mt-3 low:not-first:mt-2">
      {label && (
        <p
          id={id}
          className="px-3 pb-1 text-xs font-medium text-ink-soft low:pb-0 [@media(max-height:49rem)]:sr-only"
        >
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined} className="grid gap-0.5 low:gap-0">
        {children}
      </ul>
    </div>
  );
}

/**
 * In a low window only the list of screens scrolls. In a very low one, or at twice the text size, everything scrolls.
 * The margins leave room for the focus ring, and end the shade at the lower edge on the line below.
 */
const navClass =
  'scroll-edge -mt-1 -mb-4 px-3 pt-1 pb-4 low:-mb-3 low:pb-3 [@media(min-height:40rem)]:min-h-0 [@media(min-height:40rem)]:overflow-y-auto';

const entryClass =
  'flex min-h-9 w-full items-center gap-3 rounded-input px-3 text-left font-medium text-ink-soft transition-colors hover:bg-hover hover:text-ink low:min-h-8 touch:min-h-11! aria-[current=page]:bg-accent-wash aria-[current=page]:text-link';

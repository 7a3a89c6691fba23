import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { sessionQuery } from '#kit/panel/api/session-query.ts';
import { screensFor, settingsScreens } from '#kit/panel/navigation.ts';

/** The screens of Settings, each with its own URL. */
export function SettingsTabs() {
  const { data: user } = useQuery(sessionQuery);
  const shown = user ? screensFor(user, settingsScreens) : [];
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row scrolls sideways; wider, it wraps, since a mouse cannot scroll it.
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current)
      list.current!.scrollLeft = current.offsetLeft - (list.current!.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav aria-label="Settings" className="border-b border-line">
      <ul
        ref={list}
        className="relative -mx-4 -mb-px flex gap-x-1 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-x-visible sm:px-0 lg:max-[96rem]:gap-x-0"
      >
        {shown.map(({ label, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className="flex min-h-10 items-center border-b-2 border-transparent px-3 font-medium lg:max-[96rem]:px-2 lg:max-[86rem]:px-1.5 lg:max-[86rem]:text-sm text-ink-soft -outline-offset-2 transition-colors hover:text-ink touch:min-h-11 aria-[current=page]:border-accent aria-[current=page]:text-link"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { Link, NavLink } from 'react-router';
import type { CurrentUser } from '#kit/access/auth.ts';
import { findSection, screensFor } from '#kit/panel/navigation.ts';
import { isInSettings } from '#kit/panel/settings-screens.ts';
import { adminPaths } from '#kit/paths/paths.ts';

/** The screens that share an entry of the menu with the current one, and on the way back the list of settings. */
export function SectionNav({ user, path }: { user: CurrentUser; path: string }) {
  const section = findSection(path);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the row scrolls sideways; wider, it wraps, since a mouse cannot scroll it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has another current tab.
  useLayoutEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (current)
      list.current!.scrollLeft = current.offsetLeft - (list.current!.clientWidth - current.offsetWidth) / 2;
  }, [path]);
  if (!section) return null;
  const isSetting = isInSettings(path);
  const screens = screensFor(user, section.screens);
  return (
    <nav
      aria-label={isSetting ? 'Settings' : section.label}
      className="mx-auto w-full max-w-[84rem] px-4 pt-2 sm:px-6 sm:pt-4 lg:px-10 lg:pt-6"
    >
      {isSetting && (
        <p className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Link to={adminPaths.allSettings} className={backClass}>
            Settings
          </Link>
          <span aria-hidden="true">›</span>
          {section.label}
        </p>
      )}
      {screens.length > 1 && (
        <ul ref={list} className={listClass}>
          {screens.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={tabClass}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

const backClass = 'inline-flex min-h-8 items-center rounded-input text-link hover:underline touch:min-h-11';

const listClass =
  'relative -mx-4 flex gap-x-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:overflow-x-visible sm:px-0';

const tabClass =
  'flex min-h-10 items-center whitespace-nowrap border-b-2 border-transparent px-3 font-medium text-ink-soft -outline-offset-2 transition-colors hover:text-ink touch:min-h-11 aria-[current=page]:border-accent aria-[current=page]:text-link';

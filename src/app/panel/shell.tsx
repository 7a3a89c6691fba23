import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { barLogoClass, PanelLogo } from '#company/brand/panel/panel-logo.tsx';
import { useCategories } from '#company/catalog/panel/categories-query.ts';
import type { CurrentUser } from '#kit/access/auth.ts';
import { RefusalQuestion } from '#kit/panel/editing/refusal-question.tsx';
import { mayOpen } from '#kit/panel/navigation.ts';
import { closeClass } from '#kit/panel/ui/dialog-frame.tsx';
import { OfflineNotice } from '#kit/panel/ui/offline-notice.tsx';
import { SearchIcon } from '#kit/ui/icons/actions.tsx';
import { unreadConversationsQuery } from '#messages/conversations/panel/inbox-queries.ts';
import { usePalette } from '#office/search/panel/use-palette.ts';
import { requestCountsQuery } from '#sales/requests/panel/requests-queries.ts';
import { BottomTabs } from './bottom-tabs.tsx';
import { CopyNotice } from './copy-notice.tsx';
import { NewRequestsAnnouncement } from './new-requests-announcement.tsx';
import { NotAllowed } from './not-allowed.tsx';
import { SectionNav } from './section-nav.tsx';
import { Sidebar } from './sidebar.tsx';
import { SlideOver } from './slide-over.tsx';

/** The frame around every screen. */
export function Shell({ user }: { user: CurrentUser }) {
  useCategories();
  const counts = useQuery(requestCountsQuery);
  const unread = useQuery(unreadConversationsQuery);
  const badges = { waiting: counts.data?.waiting ?? 0, unread: unread.data?.unread ?? 0 };
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const isLoadingScreen = useNavigation().state === 'loading';
  const { Palette, open: openPalette, paletteProps } = usePalette();
  useFocusedHeading(main, pathname);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-40 rounded-input bg-ink px-4 py-2 text-canvas focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-surface [--ground:var(--color-surface)] lg:block">
        <Sidebar user={user} badges={badges} onSearch={openPalette} />
      </aside>
      <header className="sticky top-0 z-20 flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 pt-[env(safe-area-inset-top)] lg:hidden">
        <SlideOver user={user} badges={badges} onSearch={openPalette} />
        <div className="flex min-w-0 flex-1">
          <PanelLogo className={barLogoClass} />
        </div>
        <button type="button" aria-label="Search or jump to" onClick={openPalette} className={closeClass}>
          <SearchIcon className="size-6" />
        </button>
      </header>
      {isLoadingScreen && (
        <div
          role="progressbar"
          aria-label="Loading the screen"
          className="fixed inset-x-0 top-0 z-50 h-1 bg-accent transition-opacity delay-200 starting:opacity-0"
        />
      )}
      <div className="min-w-0">
        <SectionNav user={user} path={pathname} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          aria-busy={isLoadingScreen}
          className="@container mx-auto grid w-full max-w-[84rem] grid-cols-[minmax(0,1fr)] content-start gap-6 px-4 pt-6 pb-28 max-sm:gap-4 max-sm:pt-3 sm:px-6 lg:px-10 not-first:lg:pt-6 lg:pt-10 lg:pb-16 wrap-break-word"
        >
          <OfflineNotice />
          <CopyNotice user={user} />
          {mayOpen(user, pathname) ? <Outlet /> : <NotAllowed user={user} />}
        </main>
      </div>
      <BottomTabs user={user} badges={badges} />
      {Palette && <Palette {...paletteProps} />}
      <RefusalQuestion />
      <NewRequestsAnnouncement count={counts.data?.new} />
      <ScrollRestoration />
    </div>
  );
}

/** Focuses the heading after navigation, so that screen readers announce the new screen. */
function useFocusedHeading(main: React.RefObject<HTMLElement | null>, pathname: string) {
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [main, pathname]);
}

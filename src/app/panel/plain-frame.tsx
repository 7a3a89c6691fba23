import type { ReactNode } from 'react';
import { barLogoClass, PanelLogo } from '#company/brand/panel/panel-logo.tsx';
import type { CurrentUser } from '#kit/access/auth.ts';
import { OfflineNotice } from '#kit/panel/ui/offline-notice.tsx';
import { SignOutButton } from './sign-out-button.tsx';

/** A screen without navigation: who is signed in, and the way out. */
export function PlainFrame({ user, children }: { user: CurrentUser; children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-3 border-b border-line bg-surface px-4">
        <div className="flex min-w-0 flex-1">
          <PanelLogo className={barLogoClass} />
        </div>
        <span className="truncate text-sm text-ink-soft max-sm:sr-only">{user.name || user.username}</span>
        <div>
          <SignOutButton className="flex min-h-11 items-center gap-2 rounded-input px-3 font-medium text-ink-soft hover:bg-hover hover:text-ink" />
        </div>
      </header>
      <main
        id="main"
        className="mx-auto grid w-full max-w-3xl content-start gap-6 p-4 sm:p-6 wrap-break-word"
      >
        <OfflineNotice />
        {children}
      </main>
    </div>
  );
}

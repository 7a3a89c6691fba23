import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

interface PageHeaderProps {
  title: string;
  subtitle?: string;
  /** Beside the title. */
  badge?: ReactNode;
  /** The screen's actions. */
  children?: ReactNode;
}

/** Also sets the tab's title. The heading takes the focus after navigation; see shell.tsx. */
export function PageHeader({ title, subtitle, badge, children }: PageHeaderProps) {
  usePageTitle(title);
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 sm:gap-x-4">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 touch:min-h-11">
        <h1 tabIndex={-1} className="font-display text-2xl font-bold tracking-tight">
          {title}
        </h1>
        {badge}
      </div>
      {children && <div className="flex max-w-full flex-wrap gap-2">{children}</div>}
      {subtitle && <p className="w-full text-ink-soft">{subtitle}</p>}
    </header>
  );
}

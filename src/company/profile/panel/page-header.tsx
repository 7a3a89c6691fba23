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
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div className={subtitle && 'flex-[1_1_20rem]'}>
        <div className="flex flex-wrap items-center gap-3">
          <h1 tabIndex={-1} className="font-display text-2xl font-bold tracking-tight">
            {title}
          </h1>
          {badge}
        </div>
        {subtitle && <p className="mt-1 text-ink-soft">{subtitle}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </header>
  );
}

import type { ReactNode } from 'react';
import { notUpToDate, reloadPanel, retry, unreadableText } from '#kit/panel/panel-texts.ts';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { Button } from './button.tsx';

interface FailureProps {
  title: string;
  reason: string;
  onRetry: () => void;
  isRetrying: boolean;
  /** Shown instead of Retry if that cannot help. */
  wayOut?: ReactNode;
}

/** Shown instead of content that failed to load. */
export function LoadFailure({ title, reason, onRetry, isRetrying, wayOut }: FailureProps) {
  return (
    <Panel role="alert">
      <AlertIcon className="size-7 text-danger" />
      <p className="font-semibold">{title}</p>
      <p className="max-w-96 text-ink-soft">{reason}</p>
      <div className="mt-3">
        {wayOut ?? (
          <Button isBusy={isRetrying} onClick={onRetry}>
            {retry}
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** Shown above content that failed to refresh. */
export function StaleNotice({ reason, onRetry, isRetrying }: Omit<FailureProps, 'title' | 'wayOut'>) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-yellow-wash px-4 py-2.5 text-yellow"
    >
      <AlertIcon className="size-4" />
      <p className="min-w-40 flex-1">{notUpToDate(reason)}</p>
      <Button isBusy={isRetrying} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** Shown above a list of which the server or this tab left rows out. */
export const UnreadableNotice = ({ count }: { count: number }) =>
  count > 0 && (
    <div role="status" className="flex items-start gap-3 rounded-card bg-yellow-wash px-4 py-2.5 text-yellow">
      <AlertIcon className="mt-1 size-4 shrink-0" />
      <p>{`${unreadableText(count)} ${reloadPanel}`}</p>
    </div>
  );

export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Panel>
      <EmptyDrawing />
      <p className="font-semibold">{title}</p>
      {children}
    </Panel>
  );
}

function Panel({ children, role }: { children: ReactNode; role?: 'alert' }) {
  return (
    <div
      role={role}
      className="grid justify-items-center gap-1 rounded-card bg-surface px-6 py-14 text-center shadow-card ring-1 ring-line"
    >
      {children}
    </div>
  );
}

/** An empty tray with the sun coming up behind it. */
function EmptyDrawing() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 64"
      width="96"
      height="64"
      fill="none"
      className="mb-3 text-control"
    >
      <path
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M18 38 26 22h44l8 16M18 38v14a4 4 0 0 0 4 4h52a4 4 0 0 0 4-4V38M18 38h17l4 7h18l4-7h17"
      />
      <path
        stroke="var(--color-sun)"
        strokeWidth="1.75"
        strokeLinecap="round"
        d="M38 16a10 10 0 0 1 20 0M48 1v-0.5M33.5 6.5 33 6M62.5 6.5 63 6"
      />
    </svg>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import { coverageDialogId } from './coverage-map-button.tsx';

/**
 * The dialog of a live page. The server renders `children`. The script, which answers while a ZIP code is typed, comes
 * when the dialog is opened; until then, and where it does not come, the markup works by itself as on a static page.
 */
export const LiveCoverageDialog = ({ children }: { children: ReactNode }) => (
  <Suspense>{children ?? <DialogOnceOpened />}</Suspense>
);

const DialogOnceOpened = lazy(async () => {
  await focusMovesInto(coverageDialogId);
  // A failure must not reach React, which would take the markup away.
  const script = await import('./coverage-dialog.tsx').catch(() => new Promise<never>(() => {}));
  return { default: script.CoverageDialog };
});

/** Opening a dialog does that. Seen on the way down: React stops the event at its root, to repeat it later. */
function focusMovesInto(id: string): Promise<void> {
  return new Promise((resolve) => {
    const look = ({ target }: FocusEvent) => {
      if (!document.getElementById(id)?.contains(target as Node)) return;
      removeEventListener('focusin', look, true);
      resolve();
    };
    addEventListener('focusin', look, true);
  });
}

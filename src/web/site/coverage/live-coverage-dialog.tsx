import { lazy, type ReactNode, Suspense } from 'react';
import { coverageDialogId } from './coverage-map-button.tsx';

/**
 * The server renders `children`. The browser loads the dialog's script when the dialog opens; until then the server's
 * HTML works like on a static page.
 */
export const LiveCoverageDialog = ({ children }: { children: ReactNode }) => (
  <Suspense>{children ?? <DialogOnceOpened />}</Suspense>
);

const DialogOnceOpened = lazy(async () => {
  await focusMovesInto(coverageDialogId);
  // On an error React would remove the server's HTML, so a failed import stays pending.
  const script = await import('./coverage-dialog.tsx').catch(() => new Promise<never>(() => {}));
  return { default: script.CoverageDialog };
});

/** Opening the dialog moves the focus. Listens in the capture phase, because React stops the event at its root. */
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

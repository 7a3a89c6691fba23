import { lazy, type ReactNode, Suspense } from 'react';
import { KeepServerHtml } from '#kit/pages/keep-server-html.tsx';
import { coverageDialogId } from './coverage-map-button.tsx';

/**
 * The server renders `children`. The browser loads the dialog's script when the dialog opens; until then the server's
 * HTML works like on a static page.
 */
export const LiveCoverageDialog = ({ children }: { children: ReactNode }) => (
  <div data-part="map" className="contents">
    <Suspense fallback={<KeepServerHtml part="map">{null}</KeepServerHtml>}>
      {children ?? <DialogOnceOpened />}
    </Suspense>
  </div>
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
      const dialog = document.getElementById(id);
      if (!dialog?.contains(target as Node)) return;
      // Where React rendered the page anew, its own dialog would be a second one, closed.
      if (dialog.closest('[data-part=map] [data-part=map]')) return;
      removeEventListener('focusin', look, true);
      resolve();
    };
    addEventListener('focusin', look, true);
  });
}

import { usePageTitle } from '#company/profile/panel/use-page-title.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { AlertIcon } from '#kit/ui/icons/status.tsx';
import { crash } from './frame-texts.ts';

/** Shown if a screen failed to render, or to load after a new release or without a connection. */
export function CrashScreen() {
  usePageTitle(crash.tab);
  return (
    <div
      role="alert"
      className="grid min-h-80 place-content-center justify-items-center gap-2 p-6 text-center"
    >
      <AlertIcon className="size-8 text-danger" />
      <h1 tabIndex={-1} className="text-xl font-semibold">
        {crash.title}
      </h1>
      <p className="max-w-96 text-ink-soft">{crash.text}</p>
      <Button variant="main" className="mt-3" onClick={reload}>
        {crash.reload}
      </Button>
    </div>
  );
}

/** Offline, a reload would replace the panel with the browser's error page. */
function reload() {
  if (navigator.onLine) window.location.reload();
  else notify({ title: crash.noConnection, text: crash.reloadOnline, kind: 'failed' });
}

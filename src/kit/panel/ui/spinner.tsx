import { loading } from '#kit/panel/panel-texts.ts';
import { SpinnerIcon } from '#kit/ui/icons/status.tsx';

/** Shown instead of a screen that is loading. */
export function FullSpinner() {
  return (
    <div className="grid min-h-dvh place-items-center text-ink-soft" role="status">
      <Spinner className="size-7" />
      <span className="sr-only">{loading}</span>
    </div>
  );
}

export function Spinner({ className = 'size-4' }: { className?: string }) {
  return <SpinnerIcon className={`animate-spin ${className}`} />;
}

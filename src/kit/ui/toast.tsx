import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import * as text from '#kit/language/ui-texts.ts';
import { CloseIcon } from './icons/actions.tsx';
import { AlertIcon, CheckIcon } from './icons/status.tsx';

export interface Toast {
  title: string;
  description?: string;
  variant?: 'default' | 'destructive';
}

/** See docs/product/site.md#what-went-wrong. */
const durationMs = 5000;

let shown: (Toast & { id: number }) | null = null;
let count = 0;
const listeners = new Set<() => void>();

/** Replaces the current toast. */
export function showToast(toast: Toast) {
  count += 1;
  put({ ...toast, id: count });
}

function put(toast: typeof shown) {
  shown = toast;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Renders both live regions from the start, or screen readers announce nothing. `isAboveBar` avoids the phone's bottom
 * bar, `isAtTop` what is chosen further down. On a phone it then covers the header, and not the heading below it.
 */
export function Toaster({ isAboveBar = false, isAtTop = false }) {
  const toast = useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
  const isDestructive = toast?.variant === 'destructive';
  return (
    <div
      className={`pointer-events-none fixed inset-x-4 bottom-4 z-50 sm:left-auto sm:w-96 lg:right-6 lg:bottom-6 ${isAboveBar ? 'max-lg:not-short:bottom-24' : ''} ${isAtTop ? 'top-4 sm:top-20' : ''}`}
    >
      <div role="status">{toast && !isDestructive && <ToastCard key={toast.id} toast={toast} />}</div>
      <div role="alert">{toast && isDestructive && <ToastCard key={toast.id} toast={toast} />}</div>
    </div>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const focusedBefore = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (isHovered || isFocused) return;
    const timer = setTimeout(() => put(null), durationMs);
    return () => clearTimeout(timer);
  }, [isHovered, isFocused]);

  const close = () => {
    put(null);
    if (isFocused) focusedBefore.current?.focus();
  };

  const isDestructive = toast.variant === 'destructive';
  const Icon = isDestructive ? AlertIcon : CheckIcon;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hover and focus only hold the clock; Escape repeats the button
    <div
      className={`pointer-events-auto flex gap-3 transition-[opacity,translate] starting:translate-y-3 starting:opacity-0 rounded-card p-4 text-white ring-1 ring-white/50 forced-colors:border shadow-soft ${isDestructive ? 'bg-error' : 'bg-teal-deep'} on-dark`}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={(event) => {
        setFocused(true);
        if (event.relatedTarget instanceof HTMLElement) focusedBefore.current = event.relatedTarget;
      }}
      onBlur={() => setFocused(false)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Icon className="mt-0.5 size-5" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p>{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label={text.closeNotification}
        onClick={close}
        className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-white/15"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  );
}

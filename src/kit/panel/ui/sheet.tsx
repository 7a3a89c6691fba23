import { type ReactNode, useEffect, useRef } from 'react';
import { DialogFrame, type DialogProps } from './dialog-frame.tsx';

/**
 * A dialog at the right edge of a desktop and the lower edge of a phone. Focus starts at the dialog itself, so that
 * screen readers announce its title and a phone's keyboard stays closed.
 */
export function Sheet(props: DialogProps) {
  const popup = useRef<HTMLDivElement>(null);
  // New content in the same sheet: the focused element is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title stands for the content
  useEffect(() => popup.current?.focus({ preventScroll: true }), [props.title]);
  return (
    <DialogFrame
      {...props}
      popup={{ ref: popup, initialFocus: popup, 'data-sheet': true, className: sheetClass }}
    />
  );
}

/** On a phone it leaves room for a toast of four lines above it. */
const sheetClass =
  'fixed inset-x-0 bottom-0 z-30 flex max-h-[calc(100dvh-env(safe-area-inset-top)-7rem)] flex-col rounded-t-card bg-raised shadow-pop transition-[translate,opacity] duration-250 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-y-2 sm:right-2 sm:left-auto sm:max-h-none sm:w-[min(34rem,calc(100vw-1rem))] sm:rounded-card sm:data-ending-style:translate-x-8 sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-8 sm:data-starting-style:translate-y-0';

/** The part of a sheet that scrolls. */
export function SheetBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-0 flex-auto content-start gap-5 overflow-y-auto overscroll-contain p-5">
      {children}
    </div>
  );
}

/** The actions of a sheet, always in view. */
export function SheetFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {children}
    </footer>
  );
}

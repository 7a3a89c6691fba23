import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { CloseIcon } from '#web/ui/icons/actions.tsx';

interface SheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Gets the focus back if it still exists. */
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * A dialog at the right edge of a desktop and the lower edge of a phone. Focus starts at the dialog itself, so that
 * screen readers announce its title and a phone's keyboard stays closed.
 */
export function Sheet({ open, onClose, title, subtitle, opener, children }: SheetProps) {
  const popup = useRef<HTMLDivElement>(null);
  // New content in the same sheet: the focused element is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the title stands for the content
  useEffect(() => popup.current?.focus({ preventScroll: true }), [title]);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          ref={popup}
          data-sheet
          initialFocus={popup}
          finalFocus={() => focusTarget(opener)}
          className="fixed inset-x-0 bottom-0 z-30 flex max-h-[92dvh] flex-col rounded-t-card bg-raised shadow-pop transition-[translate,opacity] duration-250 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-y-2 sm:right-2 sm:left-auto sm:max-h-none sm:w-[min(34rem,calc(100vw-1rem))] sm:rounded-card sm:data-ending-style:translate-x-8 sm:data-ending-style:translate-y-0 sm:data-starting-style:translate-x-8 sm:data-starting-style:translate-y-0"
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              {subtitle && <p className="text-ink-soft wrap-anywhere">{subtitle}</p>}
            </div>
            <Dialog.Close aria-label="Close" className={closeClass}>
              <CloseIcon className="size-5" />
            </Dialog.Close>
          </header>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** For Base UI: an element, or `true` for its own choice. */
export const focusTarget = (opener?: RefObject<HTMLElement | null>) =>
  opener?.current?.isConnected ? opener.current : true;

/** The part of a sheet that scrolls. */
export function SheetBody({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-0 flex-1 content-start gap-5 overflow-y-auto overscroll-contain p-5">
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

export const backdropClass =
  'fixed inset-0 z-30 bg-backdrop transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const closeClass =
  '-m-1.5 grid size-9 shrink-0 place-items-center rounded-input text-ink-soft hover:bg-hover hover:text-ink touch:-m-2.5 touch:size-11';

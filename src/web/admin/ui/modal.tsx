import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { CloseIcon } from '#web/ui/icons/actions.tsx';
import { backdropClass, closeClass, focusTarget } from './sheet.tsx';

interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Gets the focus back if it still exists. */
  opener?: RefObject<HTMLElement | null>;
  /** Gets the initial focus instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog in the middle of the screen. */
export function Modal({ open, onClose, title, opener, initialFocus, children }: ModalProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          initialFocus={initialFocus}
          finalFocus={() => focusTarget(opener)}
          className="fixed inset-0 z-30 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-card bg-raised shadow-pop transition-[scale,opacity] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0"
        >
          <header className="flex items-center gap-4 border-b border-line px-5 py-4">
            <Dialog.Title className="min-w-0 flex-1 text-lg font-semibold">{title}</Dialog.Title>
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

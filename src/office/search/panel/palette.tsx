import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, useEffect, useRef } from 'react';
import { backdropClass } from '#kit/panel/ui/dialog-frame.tsx';
import { PaletteBody, type PaletteSearch } from './palette-body.tsx';

export interface PaletteProps extends PaletteSearch {
  open: boolean;
  onClose: () => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Finds every screen and record. */
export function Palette({ open, onClose, input, ...search }: PaletteProps) {
  const hasGone = useRef(false);
  useEffect(() => {
    if (open) hasGone.current = false;
  }, [open]);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label="Search or jump to"
          initialFocus={input}
          // After navigation, the new screen takes the focus.
          finalFocus={() => !hasGone.current}
          className="fixed inset-0 z-40 flex flex-col bg-raised pt-[env(safe-area-inset-top)] shadow-pop transition-[translate,opacity] data-ending-style:opacity-0 data-starting-style:opacity-0 sm:inset-auto sm:top-[12dvh] sm:left-1/2 sm:max-h-[70dvh] sm:w-[min(38rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:overflow-hidden sm:rounded-card sm:data-starting-style:-translate-y-2"
        >
          <PaletteBody
            {...search}
            inputRef={input}
            onGo={() => {
              hasGone.current = true;
              onClose();
            }}
          />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

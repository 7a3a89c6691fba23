import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { close } from '#kit/panel/panel-texts.ts';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { OfflineNotice } from './offline-notice.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Gets the focus back if it still exists. */
  opener?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Shared by sheet and modal; `popup` is how each differs. */
export function DialogFrame(props: DialogProps & { popup: Dialog.Popup.Props & { 'data-sheet'?: true } }) {
  const { open, onClose, title, subtitle, opener, popup, children } = props;
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        {/* Covers another open dialog too. */}
        <Dialog.Backdrop forceRender className={backdropClass} />
        <Dialog.Popup
          {...popup}
          // `true` lets Base UI choose.
          finalFocus={() => (opener?.current?.isConnected ? opener.current : true)}
        >
          <header className="flex items-start gap-4 border-b border-line px-5 py-4">
            <div className="min-w-0 flex-1">
              <Dialog.Title className="text-lg font-semibold">{title}</Dialog.Title>
              {subtitle && <p className="text-ink-soft wrap-anywhere">{subtitle}</p>}
            </div>
            <Dialog.Close aria-label={close} className={closeClass}>
              <CloseIcon className="size-5" />
            </Dialog.Close>
          </header>
          <OfflineNotice className="mx-5 mt-4" />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** In the middle of the window, and no higher than its content: in Safari the rows of a grid would fill the window. */
export const middleClass = 'fixed inset-0 m-auto h-fit content-start';

export const backdropClass =
  'fixed inset-0 z-30 bg-backdrop transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0';

export const closeClass =
  '-m-1.5 grid size-9 shrink-0 place-items-center rounded-input text-ink-soft hover:bg-hover hover:text-ink touch:-m-2.5 touch:size-11';

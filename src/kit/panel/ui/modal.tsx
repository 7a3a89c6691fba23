import type { RefObject } from 'react';
import { DialogFrame, type DialogProps, middleClass } from './dialog-frame.tsx';

interface ModalProps extends DialogProps {
  /** Gets the initial focus instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** A dialog in the middle of the screen. */
export const Modal = ({ initialFocus, ...props }: ModalProps) => (
  <DialogFrame {...props} popup={{ initialFocus, className: modalClass }} />
);

const modalClass = `${middleClass} z-30 flex max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] flex-col overflow-hidden rounded-card bg-raised shadow-pop transition-[scale,opacity] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0`;

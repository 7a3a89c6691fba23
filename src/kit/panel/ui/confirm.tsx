import { AlertDialog } from '@base-ui/react/alert-dialog';
import { cancel } from '#kit/panel/panel-texts.ts';
import { buttonClass } from './button.tsx';
import { backdropClass, middleClass } from './dialog-frame.tsx';

interface ConfirmProps {
  open: boolean;
  question: string;
  /** The consequence, in a sentence. */
  detail: string;
  /** The verb on the confirm button. */
  action: string;
  /** `danger` unless it can be undone. */
  variant?: 'danger' | 'main';
  onConfirm: () => void;
  onClose: () => void;
}

export function Confirm({
  open,
  question,
  detail,
  action,
  variant = 'danger',
  onConfirm,
  onClose,
}: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        {/* Covers another open dialog too. */}
        <AlertDialog.Backdrop forceRender className={backdropClass} />
        <AlertDialog.Popup
          className={`${middleClass} z-50 grid w-[min(26rem,calc(100vw-2rem))] gap-2 rounded-card bg-raised p-6 shadow-pop transition-[scale,opacity] data-ending-style:scale-98 data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0`}
        >
          <AlertDialog.Title className="text-lg font-semibold">{question}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">{detail}</AlertDialog.Description>
          <div className="mt-4 flex justify-end gap-2">
            <AlertDialog.Close className={buttonClass()}>{cancel}</AlertDialog.Close>
            {/* A double click falls on a dialog that is closing already. */}
            <AlertDialog.Close className={buttonClass({ variant })} onClick={() => open && onConfirm()}>
              {action}
            </AlertDialog.Close>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

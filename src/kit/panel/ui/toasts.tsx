import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { errorMessage } from '#kit/panel/error-message.ts';
import { closeMessage, errorTitle } from '#kit/panel/panel-texts.ts';
import { CloseIcon } from '#kit/ui/icons/actions.tsx';
import { AlertIcon, CheckIcon, InfoIcon } from '#kit/ui/icons/status.tsx';
import { Declined } from './declined.ts';

export interface Message {
  title: string;
  text?: string;
  /** The reason from the server, shown below the text. */
  reason?: string;
  kind?: 'done' | 'note' | 'failed';
  action?: { label: string; run: () => void };
  /** How long it stays; 5 unless the action has its own time. */
  seconds?: number;
}

const manager = Toast.createToastManager();

/** Shows a message for 5 seconds, replacing the one before. See docs/product/site.md#what-went-wrong. */
export function notify({ title, text, reason, kind = 'done', action, seconds = 5 }: Message) {
  manager.close();
  const id = manager.add({
    title,
    description: reason && reason !== text ? <WithReason text={text} reason={reason} /> : text,
    type: kind,
    timeout: seconds * 1000,
    actionProps: action && {
      children: action.label,
      onClick: () => {
        manager.close(id);
        action.run();
      },
    },
  });
}

/** Shows what failed and why. Silent if the user declined. */
export function notifyFailure(text: string, error: unknown) {
  if (error instanceof Declined) return;
  notify({ title: errorTitle, text, reason: errorMessage(error), kind: 'failed' });
}

function WithReason({ text, reason }: { text: string | undefined; reason: string }) {
  return (
    <>
      {text}
      <span className="block">{reason}</span>
    </>
  );
}

export function Toasts({ children }: { children: ReactNode }) {
  return (
    <Toast.Provider toastManager={manager} limit={1} timeout={5000}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className={viewportClass}>
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

/**
 * Keeps toasts off the buttons that they mention: above a phone's tabs, at the top while a sheet covers the lower edge,
 * left of the sheets on a desktop, and always above the save bar of a long form.
 */
const viewportClass =
  'fixed inset-x-4 z-60 mx-auto grid max-w-96 bottom-[calc(env(safe-area-inset-bottom)+5rem)] lg:right-auto lg:bottom-6 lg:left-66 lg:mx-0 lg:w-96 max-lg:[:root:has([data-sheet])_&]:top-[calc(env(safe-area-inset-top)+0.75rem)] max-lg:[:root:has([data-sheet])_&]:bottom-auto max-lg:[:root:has([data-save-bar]):not(:has([data-sheet]))_&]:bottom-[calc(env(safe-area-inset-bottom)+9rem)] lg:[:root:has([data-save-bar])_&]:bottom-20';

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['down', 'right']}
      className="col-start-1 row-start-1 translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) self-end rounded-card bg-raised p-4 shadow-pop ring-1 ring-line transition-[opacity,translate] select-none data-ending-style:hidden data-limited:hidden data-starting-style:translate-y-3 data-starting-style:opacity-0"
    >
      <Toast.Content className="flex items-start gap-3">
        {toast.type === 'failed' && <AlertIcon className="size-5 text-danger" />}
        {toast.type === 'note' && <InfoIcon className="size-5 text-blue" />}
        {toast.type === 'done' && <CheckIcon className="size-5 text-green" />}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <Toast.Title render={<p />} className="font-semibold" />
          <Toast.Description className="text-ink-soft" />
        </div>
        <Toast.Action className="-my-1.5 min-h-8 rounded-input px-2.5 font-semibold text-link hover:bg-hover touch:-my-3 touch:min-h-11" />
        <Toast.Close
          aria-label={closeMessage}
          className="-m-1.5 grid size-8 place-items-center rounded-input text-ink-soft hover:bg-hover hover:text-ink touch:-m-3 touch:size-11"
        >
          <CloseIcon className="size-4" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

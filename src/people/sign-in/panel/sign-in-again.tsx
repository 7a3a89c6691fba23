import { Dialog } from '@base-ui/react/dialog';
import { useRef, useSyncExternalStore } from 'react';
import type { CurrentUser } from '#kit/access/auth.ts';
import { reauthenticate } from '#kit/panel/api/reauthenticate.ts';
import { Button } from '#kit/panel/ui/button.tsx';
import { middleClass } from '#kit/panel/ui/dialog-frame.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInAgain as texts } from './sign-in-texts.ts';
import { SignOutQuestion } from './sign-out-question.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Opens over the current screen, which stays as it is. The refused calls are sent again. */
export function SignInAgain({ user }: { user: CurrentUser }) {
  const isOn = useSyncExternalStore(reauthenticate.subscribe, reauthenticate.isOn);
  const leave = useSignOut();
  const password = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={isOn} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-50 bg-backdrop backdrop-blur-md" />
        <Dialog.Popup
          initialFocus={password}
          data-sheet
          className={`${middleClass} z-50 grid w-[min(25rem,calc(100vw-2rem))] gap-5 rounded-card bg-raised p-6 shadow-pop sm:p-8`}
        >
          <div>
            <Dialog.Title className="text-xl font-semibold">{texts.title}</Dialog.Title>
            <Dialog.Description className="mt-1 text-ink-soft">{texts.text}</Dialog.Description>
          </div>
          <SignInForm username={user.username} passwordRef={password} />
          <Button variant="quiet" isBusy={leave.isPending} onClick={leave.ask}>
            {texts.leave}
          </Button>
          <SignOutQuestion signOut={leave} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

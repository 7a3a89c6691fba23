import { countUnsent } from '#kit/panel/offline/unsent.ts';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import { signOutTexts as texts } from './sign-in-texts.ts';
import type { SignOut } from './use-sign-out.ts';

export function SignOutQuestion({ signOut: { isAsking, stay, leave } }: { signOut: SignOut }) {
  return (
    <Confirm
      open={isAsking}
      question={texts.question}
      detail={countUnsent() > 0 ? texts.unsent : texts.unsaved}
      action={texts.signOut}
      onConfirm={leave}
      onClose={stay}
    />
  );
}

import { countUnsent } from '#kit/panel/offline/unsent.ts';
import { Confirm } from '#kit/panel/ui/confirm.tsx';
import type { SignOut } from './use-sign-out.ts';

export function SignOutQuestion({ signOut: { isAsking, stay, leave } }: { signOut: SignOut }) {
  return (
    <Confirm
      open={isAsking}
      question="Sign out without saving?"
      detail={
        countUnsent() > 0
          ? 'Entries on this device haven’t been sent yet. Signing out deletes them.'
          : 'You have unsaved changes in this tab or another one. Signing out deletes them.'
      }
      action="Sign Out"
      onConfirm={leave}
      onClose={stay}
    />
  );
}

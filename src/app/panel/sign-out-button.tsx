import { LogOutIcon } from '#kit/ui/icons/actions.tsx';
import { signOutTexts as texts } from '#people/sign-in/panel/sign-in-texts.ts';
import { SignOutQuestion } from '#people/sign-in/panel/sign-out-question.tsx';
import { useSignOut } from '#people/sign-in/panel/use-sign-out.ts';

export function SignOutButton({ className }: { className: string }) {
  const signOut = useSignOut();
  return (
    <>
      <button
        type="button"
        aria-disabled={signOut.isPending || undefined}
        onClick={() => !signOut.isPending && signOut.ask()}
        className={className}
      >
        <LogOutIcon className="size-5" />
        {signOut.isPending ? texts.signingOut : texts.signOut}
      </button>
      <SignOutQuestion signOut={signOut} />
    </>
  );
}

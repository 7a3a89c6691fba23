import { useNavigate } from 'react-router';
import { usePageTitle } from '#company/profile/panel/use-page-title.ts';
import type { CurrentUser } from '#kit/access/auth.ts';
import { mayUsePanel } from '#kit/panel/api/session-query.ts';
import { ButtonLink } from '#kit/panel/ui/button.tsx';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';

/** Replaces the requested screen. `user` is signed in but not an administrator. */
export function SignInPage({ user }: { user: CurrentUser | null }) {
  const navigate = useNavigate();
  usePageTitle('Admin Login');

  const enter = (signedIn: CurrentUser) => {
    if (!mayUsePanel(signedIn)) return;
    const isCrew = signedIn.role === 'crew';
    void navigate(isCrew ? customerScreens.today : adminPaths.dashboard, { replace: true });
  };

  return (
    <SignInFrame
      title="Admin Login"
      subtitle="Sign in to access the product admin panel"
      footer="Don't have admin access? Contact the system administrator."
    >
      {user && (
        <p role="alert" className="rounded-input bg-yellow-wash p-3 text-yellow">
          {`You’re signed in as ${user.name || user.username}, who isn’t an administrator.`}
        </p>
      )}
      <SignInForm onSignedIn={enter} />
      <ButtonLink variant="quiet" to={passwordPaths.forgotten} className="-mt-3 justify-self-center">
        Forgot your password?
      </ButtonLink>
    </SignInFrame>
  );
}

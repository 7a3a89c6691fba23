import { useNavigate } from 'react-router';
import type { CurrentUser } from '#shared/auth.ts';
import { customerScreens } from '#shared/customer-paths.ts';
import { passwordPaths } from '#shared/password-paths.ts';
import { adminPaths } from '#shared/paths.ts';
import { mayUsePanel } from '../api/session-query.ts';
import { ButtonLink } from '../ui/button.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
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

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
import { signInPage as texts } from './sign-in-texts.ts';

/** Replaces the requested screen. `user` is signed in but not an administrator. */
export function SignInPage({ user }: { user: CurrentUser | null }) {
  const navigate = useNavigate();
  usePageTitle(texts.tab);

  const enter = (signedIn: CurrentUser) => {
    if (!mayUsePanel(signedIn)) return;
    const isCrew = signedIn.role === 'crew';
    void navigate(isCrew ? customerScreens.today : adminPaths.dashboard, { replace: true });
  };

  return (
    <SignInFrame title={texts.title} subtitle={texts.subtitle} footer={texts.footer}>
      {user && (
        <p role="alert" className="rounded-input bg-yellow-wash p-3 text-yellow">
          {texts.notStaff(user.name || user.username)}
        </p>
      )}
      <SignInForm onSignedIn={enter} />
      <ButtonLink variant="quiet" to={passwordPaths.forgotten} className="-mt-3 justify-self-center">
        {texts.forgot}
      </ButtonLink>
    </SignInFrame>
  );
}

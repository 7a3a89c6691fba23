import { useNavigate } from 'react-router';
import type { CurrentUser } from '#shared/auth.ts';
import { customerScreens } from '#shared/customer-paths.ts';
import { adminPaths, paths } from '#shared/paths.ts';
import { mayUsePanel } from '../api/session-query.ts';
import { PanelLogo } from '../panel-logo.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import { SignInForm } from './sign-in-form.tsx';

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
    <main className="grid min-h-dvh content-center justify-items-center gap-8 p-5">
      <a href={paths.home} className="rounded-input">
        <PanelLogo />
      </a>
      <section className="grid w-full max-w-96 gap-6 rounded-card bg-surface p-6 shadow-pop ring-1 ring-line sm:p-8">
        <div>
          <h1 className="font-display text-2xl font-bold tracking-tight">Admin Login</h1>
          <p className="mt-1 text-ink-soft">Sign in to access the product admin panel</p>
        </div>
        {user && (
          <p role="alert" className="rounded-input bg-yellow-wash p-3 text-yellow">
            {`You’re signed in as ${user.name || user.username}, who isn’t an administrator.`}
          </p>
        )}
        <SignInForm onSignedIn={enter} />
      </section>
      <p className="text-center text-ink-soft">
        {"Don't have admin access? Contact the system administrator."}
      </p>
    </main>
  );
}

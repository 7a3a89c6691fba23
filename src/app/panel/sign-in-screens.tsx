import type { ComponentType } from 'react';
import { FullSpinner } from '#kit/panel/ui/spinner.tsx';
import { passwordPaths } from '#kit/paths/password-paths.ts';
import { CrashScreen } from './crash-screen.tsx';

/** Each screen is a chunk of its own, loaded when it is first opened. */
export const screen = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) => ({
  path,
  lazy: async () => ({ Component: (await load())[name] }),
});

/** For screens outside the gate. */
export const withoutSession = { HydrateFallback: FullSpinner, ErrorBoundary: CrashScreen };

export const signInScreens = [
  {
    ...screen(
      passwordPaths.forgotten,
      'ForgotPasswordPage',
      () => import('#people/sign-in/panel/forgot-password-page.tsx'),
    ),
    ...withoutSession,
  },
  {
    ...screen(
      passwordPaths.renew,
      'NewPasswordPage',
      () => import('#people/sign-in/panel/new-password-page.tsx'),
    ),
    ...withoutSession,
  },
];

import { createBrowserRouter } from 'react-router';
import { adminPaths } from '#kit/paths/paths.ts';
import { SessionGate } from './session-gate.tsx';
import { signInScreens, withoutSession } from './sign-in-screens.tsx';

/** The crew's screens alone: the office's are in English. */
export const router = createBrowserRouter([
  ...signInScreens,
  {
    path: adminPaths.dashboard,
    Component: SessionGate,
    ...withoutSession,
    children: [{ path: '*', element: null }],
  },
]);

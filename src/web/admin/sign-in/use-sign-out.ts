import { useMutation } from '@tanstack/react-query';
import { reasonOf } from '../reason-of.ts';
import { notify } from '../ui/toasts.tsx';
import { endSession, signOut } from './session.ts';

export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      endSession();
      notify({ title: 'Logged out', text: 'You have been successfully logged out.' });
    },
    onError: (error) =>
      notify({
        title: 'Error',
        text: 'Failed to log out. Please try again.',
        reason: reasonOf(error),
        kind: 'failed',
      }),
  });
}

import { useMutation } from '@tanstack/react-query';
import { notify, notifyFailure } from '../ui/toasts.tsx';
import { endSession, signOut } from './session.ts';

export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      endSession();
      notify({ title: 'Logged out', text: 'You have been successfully logged out.' });
    },
    onError: (error) => notifyFailure('Failed to log out. Please try again.', error),
  });
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { haveDrafts } from '#kit/panel/editing/drafts.ts';
import { countUnsent } from '#kit/panel/offline/unsent.ts';
import { notify, notifyFailure } from '#kit/panel/ui/toasts.tsx';
import { endSession, signOut } from './session.ts';
import { signOutTexts as texts } from './sign-in-texts.ts';

export type SignOut = ReturnType<typeof useSignOut>;

/** Signs out, and asks first if drafts would be lost. */
export function useSignOut() {
  const [isAsking, setAsking] = useState(false);
  const { isPending, mutate } = useMutation({
    mutationFn: signOut,
    onSuccess: async () => {
      await endSession();
      notify({ title: texts.done, text: texts.doneText });
    },
    onError: (error) => notifyFailure(texts.failed, error),
  });
  return {
    isPending,
    isAsking,
    ask: async () => {
      if (countUnsent() > 0 || (await haveDrafts())) setAsking(true);
      else mutate();
    },
    stay: () => setAsking(false),
    leave: () => mutate(),
  };
}

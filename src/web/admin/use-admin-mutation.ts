import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { everythingRefetched } from './refetch-everything.ts';
import { type Message, notify, notifyFailure } from './ui/toasts.tsx';

interface AdminMutation<Answer, Input> {
  call: (input: Input) => Promise<Answer>;
  /** What the toast says. */
  done?: (answer: Answer, input: Input) => Message;
  /** What could not be done; the toast adds the reason. */
  failed: string | ((input: Input) => string);
  onSuccess?: (answer: Answer, input: Input) => unknown;
  /** The mutation is pending until this has resolved. */
  refetch?: () => unknown;
}

/** A second press within this time after the response belongs to the first. */
const doublePressMilliseconds = 500;

/**
 * An action of the panel: call, toast and refetch. A second press does nothing while the first is pending, or right after
 * its response, when the button may already mean something else.
 */
export function useAdminMutation<Answer, Input = void>(action: AdminMutation<Answer, Input>) {
  const { call, done, failed, onSuccess, refetch = everythingRefetched } = action;
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    onSuccess: (answer, input) => {
      if (done) notify(done(answer, input));
      return onSuccess?.(answer, input);
    },
    onError: (error, input) => notifyFailure(typeof failed === 'string' ? failed : failed(input), error),
    onSettled: async () => {
      await Promise.all([refetch(), new Promise((resolve) => setTimeout(resolve, doublePressMilliseconds))]);
      isRunning.current = false;
    },
  });
  const mutate = (input: Input) => {
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate(input);
  };
  return { ...mutation, mutate };
}

import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type MutationEnd, mutationCallbacks } from './mutation-callbacks.ts';
import { everythingRefetched } from './refetch-everything.ts';

interface AdminMutation<Answer, Input> extends MutationEnd<Answer, Input> {
  call: (input: Input) => Promise<Answer>;
}

/** A second press within this time after the response belongs to the first. */
const doublePressMilliseconds = 500;

/**
 * An action of the panel: call, toast and refetch. A second press does nothing until the refetch is over, and right
 * after the response, when the button may already mean something else.
 */
export function useAdminMutation<Answer, Input = void>(action: AdminMutation<Answer, Input>) {
  const { call, refetch = everythingRefetched } = action;
  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: call,
    ...mutationCallbacks(action),
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

import { refetchEverything } from './refetch-everything.ts';
import { type Message, notify, notifyFailure } from './ui/toasts.tsx';

/** After a change comes the toast, then a refetch. */
export interface MutationEnd<Answer, Input> {
  done?: Message | ((answer: Answer, input: Input) => Message);
  /** Names the failed action; the toast adds the reason. */
  failed: string | ((input: Input) => string);
  onSuccess?: (answer: Answer, input: Input) => unknown;
  onError?: (error: Error) => unknown;
  refetch?: () => unknown;
}

/** Options of `useMutation`, for a form, a row or a button. */
export const mutationCallbacks = <Answer, Input = unknown>(end: MutationEnd<Answer, Input>) => ({
  onSuccess: (answer: Answer, input: Input) => {
    if (end.done) notify(typeof end.done === 'function' ? end.done(answer, input) : end.done);
    return end.onSuccess?.(answer, input);
  },
  onError: (error: Error, input: Input) => {
    notifyFailure(typeof end.failed === 'function' ? end.failed(input) : end.failed, error);
    return end.onError?.(error);
  },
  onSettled: end.refetch ?? refetchEverything,
});

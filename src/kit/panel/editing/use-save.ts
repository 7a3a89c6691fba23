import { useIsMutating, useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { queryClient } from '#kit/panel/query-client.ts';
import { readDraft, writeDraft } from './drafts.ts';

/** A form hands it to its mutation. */
export interface Sent<Body> {
  body: Body;
  /** The record's, as the form shows it. */
  version: number;
  draftId: string;
  /** The form as it was then: the user may go on typing. */
  values: object;
}

/** Options of `useMutation`. These callbacks also run after the form was closed. */
export interface FormMutation<Body, R> {
  mutationFn: (sent: Sent<Body>) => Promise<R>;
  scope?: { id: string };
  onSuccess?: (record: R, sent: Sent<Body>) => unknown;
  onError?: (error: Error, sent: Sent<Body>) => unknown;
  onSettled?: () => unknown;
}

interface SaveOptions<Body, R> {
  draftKey: string | undefined;
  mutation: FormMutation<Body, R>;
  onSaved: (record: R, sent: Sent<Body>) => void;
  onFailed: (error: Error, sent: Sent<Body>) => void;
}

/**
 * One save at a time for one draft. A form that was closed during a save and opened again takes over its result:
 * `onSaved` and `onFailed` run in the form that is open then.
 */
export function useSave<Body, R>({ draftKey, mutation, ...result }: SaveOptions<Body, R>) {
  const ownKey = useId();
  const key = draftKey ?? ownKey;
  const mutationKey = ['form', key];
  const isSaving = useIsMutating({ mutationKey }) > 0;
  const isBusy = () => queryClient.isMutating({ mutationKey }) > 0;
  const dropDraft = () => draftKey && writeDraft(draftKey, undefined);

  const { mutate } = useMutation({
    ...mutation,
    mutationKey,
    onSuccess: (record: R, sent) => {
      dropDraft();
      return mutation.onSuccess?.(record, sent);
    },
  });

  const onSaved = useEffectEvent(result.onSaved);
  const onFailed = useEffectEvent(result.onFailed);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.mutation.options.mutationKey?.[1] !== key) return;
        const sent = event.mutation.state.variables as Sent<Body>;
        if (event.action.type === 'success') onSaved(event.action.data as R, sent);
        if (event.action.type === 'error') onFailed(event.action.error, sent);
      }),
    [key],
  );

  return {
    isSaving,
    isBusy,
    dropDraft,
    send: (sent: Sent<Body>) => !isBusy() && mutate(sent),
    /** Whether closing the form leaves a draft that is not on its way to the server. */
    leavesDraft: () => !!draftKey && readDraft(draftKey) !== undefined && !isBusy(),
  };
}

import { fetchAdmin } from '#kit/panel/api/fetch-admin.ts';
import { mutationCallbacks } from '#kit/panel/mutation-callbacks.ts';
import { notify } from '#kit/panel/ui/toasts.tsx';
import { adminApi } from '#kit/paths/paths.ts';
import { type AnswerChannel, answeredRequestSchema, requestSchema } from '#sales/requests/requests.ts';
import { forgetAnswered, noteAnswered } from './answered-here.ts';

/**
 * Stops the answer clock of a lead when a way of contact is opened, and says so: a call may not come about. See
 * docs/product/sales.md#answer-clock.
 */
export function markAnswered(requestId: number | null | undefined, channel: AnswerChannel): void {
  if (requestId === null || requestId === undefined) return;
  const { onError, onSettled } = mutationCallbacks({ failed: 'Couldn’t mark it as answered' });
  fetchAdmin(answeredRequestSchema, adminApi.answeredRequest(requestId), {
    method: 'POST',
    body: { channel },
  })
    .then(({ isFirst }) => {
      if (!isFirst) return;
      noteAnswered(requestId);
      notify({
        title: 'Marked as answered',
        text: `${how[channel]} If it didn’t work out, let the lead wait on.`,
        seconds: 10,
        action: { label: 'Undo', run: () => undoAnswer(requestId) },
      });
    })
    .catch((error: Error) => onError(error, undefined))
    .finally(() => onSettled());
}

const how: Record<AnswerChannel, string> = {
  call: 'You opened a call.',
  text: 'You opened a text message.',
  email: 'You opened an email.',
  other: 'You marked the lead.',
};

/** The lead waits again. */
export function undoAnswer(requestId: number): void {
  const { onError, onSettled } = mutationCallbacks({ failed: 'Couldn’t undo it' });
  fetchAdmin(requestSchema, adminApi.answeredRequest(requestId), { method: 'DELETE' })
    .then(() => {
      forgetAnswered(requestId);
      notify({ title: 'Undone', text: 'The lead waits for your answer again.' });
    })
    .catch((error: Error) => onError(error, undefined))
    .finally(() => onSettled());
}

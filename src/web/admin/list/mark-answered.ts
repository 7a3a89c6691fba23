import { adminApi } from '#shared/paths.ts';
import { type AnswerChannel, requestSchema } from '#shared/requests.ts';
import { fetchAdmin } from '../api/fetch-admin.ts';
import { mutationCallbacks } from '../mutation-callbacks.ts';

/** Stops the answer clock of a lead when a way of contact is opened. See docs/product.md#answer-clock. */
export function markAnswered(requestId: number | null | undefined, channel: AnswerChannel): void {
  if (requestId === null || requestId === undefined) return;
  const { onError, onSettled } = mutationCallbacks({ failed: 'Failed to stop the answer clock' });
  fetchAdmin(requestSchema, adminApi.answeredRequest(requestId), { method: 'POST', body: { channel } })
    .catch((error: Error) => onError(error, undefined))
    .finally(() => onSettled());
}

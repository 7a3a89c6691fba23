import { ApiError, ConnectionError } from '#web/api-client.ts';

/** What a visitor reads when a lead was not stored. See docs/product.md#messages. */
export function failureText(error: unknown): string {
  if (error instanceof ConnectionError) {
    const reason = error.isTimeout ? 'The server took too long to respond.' : 'We couldn’t reach the server.';
    return `${reason} Please try again: nothing you entered is lost, and your request won’t be sent twice.`;
  }
  const problem = error instanceof ApiError ? error.problem : null;
  return problem?.detail || 'Something went wrong. Please try again.';
}

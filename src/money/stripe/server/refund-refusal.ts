import { AppError } from '#kit/server/errors.ts';

/** Tells staff why Stripe makes no refund; `status` as from `getStripeStatus`. */
export function refundRefusal(status: number): AppError {
  if (status === 404) {
    return new AppError(
      'wrong-state',
      'This payment went to another Stripe account. Refund it in the dashboard of that account.',
    );
  }
  if (status >= 400 && status < 500 && status !== 429) {
    return new AppError('wrong-state', 'Stripe refused this refund. Its dashboard says why.');
  }
  return new AppError('unavailable', 'Stripe didn’t respond. Try again: nothing is refunded twice.', {
    retryAfterSeconds: 30,
  });
}

import type Stripe from 'stripe';
import { AppError } from '#kit/server/errors.ts';
import { stripeClient } from './stripe-client.ts';
import type { StripeConnection } from './stripe-connection.ts';

const toleranceSeconds = 300;

/** An event that Stripe signed within the last five minutes. Throws `malformed-body` for any other. */
export async function readStripeEvent(
  connection: StripeConnection,
  { body, signature }: { body: string; signature: string },
  now: Date,
): Promise<Stripe.Event> {
  const stripe = await stripeClient(connection);
  try {
    return stripe.webhooks.constructEvent(
      body,
      signature,
      connection.signingSecret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new AppError('malformed-body', 'The signature of this event is missing, wrong or too old.');
  }
}

import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors.ts';
import { openStripe } from './stripe-client.ts';

const toleranceSeconds = 300;

/** An event that Stripe signed within the last five minutes. Throws `malformed-body` for any other. */
export async function readStripeEvent(
  config: Pick<Config, 'stripe'>,
  { body, signature }: { body: string; signature: string },
  now: Date,
): Promise<Stripe.Event> {
  const stripe = await openStripe(config);
  try {
    const secret = config.stripe!.webhookSecret;
    return stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      toleranceSeconds,
      undefined,
      now.getTime(),
    );
  } catch {
    throw new AppError('malformed-body', 'The signature of this event is missing, wrong or too old.');
  }
}

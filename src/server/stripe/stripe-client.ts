import type Stripe from 'stripe';
import type { Config, StripeSettings } from '#server/config.ts';
import { AppError } from '#server/errors.ts';

/** A customer waits for it, and one repeat follows a lost connection. */
const timeoutMilliseconds = 4000;

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Stripe’s library, loaded with the first call. Throws not-found where no payments online are configured. */
export function openStripe({ stripe }: Pick<Config, 'stripe'>): Promise<Stripe> {
  if (!stripe) throw new AppError('not-found', 'Payments online aren’t set up.');
  const known = clients.get(stripe) ?? createClient(stripe);
  clients.set(stripe, known);
  return known;
}

async function createClient({ secretKey, apiUrl }: StripeSettings): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(apiUrl ?? 'https://api.stripe.com');
  const isPlain = protocol === 'http:';
  return new StripeClient(secretKey, {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
    timeout: timeoutMilliseconds,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** The status that Stripe refused a call with; 0 where it did not respond, null for any other error. */
export function stripeStatusOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('rawType' in error || 'requestId' in error)) return null;
  return (error as { statusCode?: number }).statusCode ?? 0;
}

/** Where Stripe shows its payment pages. A form of ours may lead there. */
export const paymentPageOrigins = ({ stripe }: Pick<Config, 'stripe'>): string[] =>
  stripe ? ['https://checkout.stripe.com', ...(stripe.apiUrl ? [stripe.apiUrl] : [])] : [];

const keyMilliseconds = 300_000;

/** An idempotency key of five minutes: Stripe repeats a failure under its key for a day. */
export const keyInPeriod = (key: string, now: Date): string =>
  `${key} ${Math.floor(now.getTime() / keyMilliseconds)}`;

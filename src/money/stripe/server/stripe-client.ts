import type Stripe from 'stripe';
import { getStripeConnection, type StripeConnection, type StripeDeps } from './stripe-connection.ts';

/** A customer waits for it, and one repeat follows a lost connection. */
const timeoutMilliseconds = 4000;

/** Stripe’s library, loaded with the first call. Throws where card payments are off. */
export const openStripe = async (deps: StripeDeps): Promise<Stripe> =>
  stripeClient(await getStripeConnection(deps));

export async function stripeClient({
  secretKey,
  apiUrl,
}: Pick<StripeConnection, 'secretKey' | 'apiUrl'>): Promise<Stripe> {
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
export function getStripeStatus(error: unknown): number | null {
  if (!(error instanceof Error) || !('rawType' in error || 'requestId' in error)) return null;
  return (error as { statusCode?: number }).statusCode ?? 0;
}

/** Where Stripe shows its payment pages. A form of ours may lead there. */
export const paymentPageOrigins = ({ config }: Pick<StripeDeps, 'config'>): string[] => [
  'https://checkout.stripe.com',
  ...(config.stripeApiUrl ? [config.stripeApiUrl] : []),
];

const keyMilliseconds = 300_000;

/** An idempotency key of five minutes: Stripe repeats a failure under its key for a day. */
export const keyInPeriod = (key: string, now: Date): string =>
  `${key} ${Math.floor(now.getTime() / keyMilliseconds)}`;

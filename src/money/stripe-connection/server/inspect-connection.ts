import type Stripe from 'stripe';
import type { StripeConnectionRow } from '#kit/db/tables/stripe-connection.ts';
import { stripeEventsPath } from '#kit/paths/invoice-paths.ts';
import type { StripeConnection, StripeDeps } from '#money/stripe/server/stripe-connection.ts';
import { isLiveKey } from '#money/stripe-connection/stripe-connection.ts';
import { type Inspected, inspectAccount } from './inspect-account.ts';
import { findEndpointProblem } from './webhook-endpoint.ts';

/** Where the webhook of this site must lead. */
export const eventsUrl = ({ config }: Pick<StripeDeps, 'config'>): string =>
  config.publicUrl + stripeEventsPath;

/** How account and webhook are at Stripe. Changes nothing there. The operator looks after a webhook of their own. */
export async function inspectConnection(
  deps: StripeDeps,
  stripe: Stripe,
  { secretKey, version }: StripeConnection,
  { endpointId }: Pick<StripeConnectionRow, 'endpointId'>,
): Promise<Inspected> {
  const hasEndpoint = version !== null && deps.config.isHttps;
  const [inspected, endpointProblem] = await Promise.all([
    inspectAccount(stripe, isLiveKey(secretKey)),
    hasEndpoint ? findEndpointProblem(stripe, eventsUrl(deps), endpointId) : null,
  ]);
  return { ...inspected, problem: inspected.problem ?? endpointProblem };
}

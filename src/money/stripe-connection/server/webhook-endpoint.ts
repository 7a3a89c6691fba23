import type Stripe from 'stripe';
import { stripeEvents } from '#money/online-payments/stripe-events.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import type { StripeProblem } from '#money/stripe/stripe-problems.ts';
import { getProblem, getRefusal, withoutRetries } from './inspect-account.ts';

/** A webhook at Stripe: empty `id` where it was added by hand. */
export interface Endpoint {
  id: string;
  signingSecret: string;
}

export interface Registered {
  endpoint: Endpoint;
  /** Others of the same address, left by a try that was stopped or added by hand: to be deleted once `endpoint` is stored. */
  surplus: string[];
}

/**
 * The webhook of this key's account that leads to `url`. The `known` one stays, so that nothing Stripe still has to report
 * is lost; without it there is a new one, since Stripe shows a signing secret only once.
 */
export async function registerEndpoint(stripe: Stripe, url: string, known: Endpoint): Promise<Registered> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, withoutRetries);
    const kept = data.find(({ id }) => id === known.id);
    const surplus = data.filter((one) => one.url === url && one !== kept).map(({ id }) => id);
    if (kept && !isRight(kept, url)) {
      const right = { url, enabled_events: [...stripeEvents], disabled: false };
      await stripe.webhookEndpoints.update(kept.id, right, withoutRetries);
    }
    return { endpoint: kept ? known : await addEndpoint(stripe, url), surplus };
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    // Stripe also refuses an address that it cannot reach, and more webhooks than it allows.
    throw getRefusal(status === 400 || status === 403 ? 'no-webhook' : 'unreachable');
  }
}

async function addEndpoint(stripe: Stripe, url: string): Promise<Endpoint> {
  const { id, secret } = await stripe.webhookEndpoints.create(
    {
      url,
      enabled_events: [...stripeEvents],
      // The shape that this version of the library knows.
      api_version: stripe.getApiField('version') as Stripe.WebhookEndpointCreateParams.ApiVersion,
      description: 'Reports card payments to the website',
    },
    withoutRetries,
  );
  return { id, signingSecret: secret! };
}

const isRight = ({ url, status, enabled_events }: Stripe.WebhookEndpoint, own: string): boolean =>
  url === own &&
  status === 'enabled' &&
  stripeEvents.every((type) => enabled_events.includes(type) || enabled_events.includes('*'));

/**
 * Checks that the webhook with this id reports to `url`; without an id, the one that was added by hand. A key that may
 * not read webhooks finds nothing wrong with that one.
 */
export async function findEndpointProblem(
  stripe: Stripe,
  url: string,
  id: string,
): Promise<StripeProblem | null> {
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 }, withoutRetries);
    if (id === '')
      return data.some((one) => one.url === url && one.status === 'enabled') ? null : 'typed-webhook-gone';
    if (data.some((one) => one.id === id && isRight(one, url))) return null;
    // If it leads elsewhere, or another one here, a copy of the site may have taken over.
    return data.every((one) => (one.id === id) === (one.url === url)) ? 'webhook-gone' : 'webhook-changed';
  } catch (error) {
    if (getStripeStatus(error) !== 403) return getProblem(error);
    return id === '' ? null : 'no-webhook';
  }
}

/** False if Stripe did not delete it. */
export async function deleteEndpoint(stripe: Stripe, id: string): Promise<boolean> {
  if (id === '') return true;
  try {
    await stripe.webhookEndpoints.del(id, {}, withoutRetries);
    return true;
  } catch (error) {
    const status = getStripeStatus(error);
    if (status === null) throw error;
    return status === 404;
  }
}

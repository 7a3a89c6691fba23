import type Stripe from 'stripe';
import { AppError, wrongField } from '#kit/server/errors.ts';
import { getStripeStatus } from '#money/stripe/server/stripe-client.ts';
import { type StripeProblem, stripeProblemTexts } from '#money/stripe/stripe-problems.ts';

export interface Account {
  id: string;
  name: string;
}

export interface Inspected {
  /** Null where the key may not read it. */
  account: Account | null;
  problem: StripeProblem | null;
}

/** Somebody waits for it, and can press again. */
export const withoutRetries = { maxNetworkRetries: 0 };

/** Whose key it is, and what keeps it from taking payments. Changes nothing at Stripe. */
export async function inspectAccount(stripe: Stripe, isLive: boolean): Promise<Inspected> {
  try {
    const [account] = await Promise.all([
      readAccount(stripe),
      stripe.checkout.sessions.list({ limit: 1 }, withoutRetries),
      stripe.refunds.list({ limit: 1 }, withoutRetries),
    ]);
    // An account whose setup is unfinished takes test cards.
    const problem = isLive && account?.charges_enabled === false ? 'no-charges' : null;
    return { account: account && { id: account.id, name: toName(account) }, problem };
  } catch (error) {
    return { account: null, problem: getProblem(error) };
  }
}

async function readAccount(stripe: Stripe): Promise<Stripe.Account | null> {
  try {
    return await stripe.accounts.retrieveCurrent({}, withoutRetries);
  } catch (error) {
    if (getStripeStatus(error) === 403) return null;
    throw error;
  }
}

const toName = ({ business_profile: business, settings, email, id }: Stripe.Account): string =>
  business?.name || settings?.dashboard.display_name || email || id;

/** Throws what is no error of Stripe's. */
export function getProblem(error: unknown): StripeProblem {
  const status = getStripeStatus(error);
  if (status === null) throw error;
  if (status === 401) return 'key-refused';
  return status === 403 ? 'permissions' : 'unreachable';
}

/** At the field that mends it. */
export function getRefusal(problem: StripeProblem): AppError {
  const text = stripeProblemTexts[problem].join(' ');
  if (problem === 'unreachable') return new AppError('unavailable', text, { retryAfterSeconds: 60 });
  return wrongField(problem === 'no-webhook' ? 'signingSecret' : 'secretKey', text);
}

import type { Generated, Selectable } from 'kysely';
import type { StripeProblem } from '#money/stripe/stripe-problems.ts';
import type { Flag } from './columns.ts';

/** One row: the account at Stripe that an owner has connected. */
export interface StripeConnectionTable {
  id: number;
  /** Encrypted with the secret `stripe-key`, as is the signing secret; empty: none. */
  secretKey: Generated<string>;
  /** The last four characters, in clear. */
  keyEnd: Generated<string>;
  signingSecret: Generated<string>;
  /** The webhook that we have registered; empty: the signing secret was typed. */
  endpointId: Generated<string>;
  /** Where Stripe reports to: no card is charged on a site of another address. Empty: a change is unfinished. */
  siteUrl: Generated<string>;
  /** Empty: the key may not read it. */
  accountId: Generated<string>;
  accountName: Generated<string>;
  isLive: Generated<Flag>;
  lastEventAt: string | null;
  /** A change runs until then at most. */
  testingUntil: string | null;
  version: Generated<number>;
  /** When the site last looked at the account and the webhook, and read who had paid. */
  lookedAt: string | null;
  problem: StripeProblem | null;
}

export type StripeConnectionRow = Selectable<StripeConnectionTable>;

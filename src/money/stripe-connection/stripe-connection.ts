import * as z from 'zod/mini';
import { stripeProblems } from '#money/stripe/stripe-problems.ts';

export const stripeConnectionPath = '/api/admin/stripe-connection';

const signingMessage = 'Enter the signing secret, which begins with whsec_';
const keyMessage = 'Enter the secret key, which begins with sk_ or rk_';

export const stripeKeysSchema = z.object({
  secretKey: z.optional(
    z.string().check(
      z.trim(),
      z.maxLength(500, keyMessage),
      z.refine((key) => !key.startsWith('pk_'), {
        error: 'This is the publishable key. Copy the secret key below it instead',
        abort: true,
      }),
      z.regex(/^[sr]k_(live|test)_\w{8,}$/, keyMessage),
    ),
  ),
  /** For a webhook added by hand, because Stripe cannot reach this site, or the key may add none. */
  signingSecret: z.optional(
    z.string().check(z.trim(), z.maxLength(500, signingMessage), z.regex(/^whsec_\w{8,}$/, signingMessage)),
  ),
});
export type StripeKeys = z.infer<typeof stripeKeysSchema>;

/** Without a key the stored one is checked, and what is missing at Stripe is set up again. */
export const stripeConnectionUpdateSchema = z.extend(stripeKeysSchema, { version: z.int() });
export type StripeConnectionUpdate = z.infer<typeof stripeConnectionUpdateSchema>;

export const storedStripeConnectionSchema = z.object({
  /**
   * `server`: STRIPE_SECRET_KEY is set, which nobody can change here. `panel`: an owner has connected the account. Null:
   * customers cannot pay by card.
   */
  setBy: z.nullable(z.enum(['server', 'panel'])),
  /** Empty where the key may not read it. */
  accountName: z.string(),
  /** False: test cards only, and no real money. */
  isLive: z.boolean(),
  /** The last four characters. */
  keyEnd: z.string(),
  /** Why payments don't work now, as Stripe has just said. */
  problem: z.nullable(z.enum(stripeProblems)),
  lastEventAt: z.nullable(z.string()),
  /** The webhook was added by hand. */
  hasTypedSecret: z.boolean(),
  /** Stripe can report to this site, since it is on https: we add the webhook. */
  isReachable: z.boolean(),
  /** Where a webhook that is added by hand must lead. */
  eventsUrl: z.string(),
  /** Payment pages that are open right now, also those that Stripe did not close when card payments were turned off. */
  openPages: z.int(),
  /** Bank payments that Stripe has not confirmed yet. */
  pendingPayments: z.int(),
  version: z.int(),
});
export type StoredStripeConnection = z.infer<typeof storedStripeConnectionSchema>;

export const isLiveKey = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

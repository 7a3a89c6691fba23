import { type ApiSection, adminEndpoint } from '#kit/http/endpoint.ts';
import { ok } from '#kit/http/responses.ts';
import type { Deps } from '#kit/server/deps.ts';
import {
  type StoredStripeConnection,
  storedStripeConnectionSchema,
  stripeConnectionPath,
  stripeConnectionUpdateSchema,
} from '#money/stripe-connection/stripe-connection.ts';
import { presentStripeConnection } from './stripe-connection.serializer.ts';
import { removeStripeConnection, updateStripeConnection } from './stripe-connection.service.ts';

const stored: StoredStripeConnection = {
  setBy: 'panel',
  accountName: 'Example Cleaning',
  isLive: true,
  keyEnd: '7xYz',
  problem: null,
  lastEventAt: '2026-05-18T16:04:22.118Z',
  hasTypedSecret: false,
  isReachable: true,
  eventsUrl: 'https://www.example.com/api/payments/stripe',
  openPages: 0,
  pendingPayments: 0,
  version: 4,
};

export const stripeConnectionRoutes = (deps: Deps): ApiSection => ({
  tag: 'Card payments',
  description: 'The account at Stripe that takes card payments, where STRIPE_SECRET_KEY does not set it.',
  bodies: { StripeConnectionUpdate: stripeConnectionUpdateSchema },
  responses: { StripeConnection: storedStripeConnectionSchema },
  endpoints: {
    getStripeConnection: adminEndpoint('get', stripeConnectionPath, {
      summary: 'How card payments are taken',
      description: 'Asks Stripe how the account is, 4 s at most. Never includes a key.',
      responses: ok('The account', storedStripeConnectionSchema, stored),
      handle: () => presentStripeConnection(deps),
    }),
    updateStripeConnection: adminEndpoint('put', stripeConnectionPath, {
      summary: 'Turn on card payments',
      description:
        'Asks Stripe whose key it is and adds the webhook there. Without `secretKey` the stored one is checked, and what is missing at Stripe is set up again. Where Stripe cannot reach this site, or the key may add no webhook, `signingSecret` is needed. The same call again changes nothing.',
      body: {
        schema: stripeConnectionUpdateSchema,
        example: { secretKey: 'sk_live_of_the_account', version: 1 },
      },
      responses: ok('The account', storedStripeConnectionSchema),
      errors: ['version-conflict', 'wrong-state', 'too-many-requests', 'unavailable'],
      handle: ({ body, caller }) => updateStripeConnection(deps, caller, body),
    }),
    deleteStripeConnection: adminEndpoint('delete', stripeConnectionPath, {
      summary: 'Turn off card payments',
      description:
        'Closes the payment pages that are open, records what was paid on them just now, deletes the webhook at Stripe and the key here. `problem` is `webhook-left` where the webhook is still at Stripe, and `openPages` counts the pages that Stripe did not close.',
      responses: ok('Nothing is connected', storedStripeConnectionSchema, {
        ...stored,
        setBy: null,
        accountName: '',
        isLive: false,
        keyEnd: '',
        lastEventAt: null,
      }),
      errors: ['version-conflict', 'wrong-state'],
      handle: ({ caller }) => removeStripeConnection(deps, caller),
    }),
  },
});

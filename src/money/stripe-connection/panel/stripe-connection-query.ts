import { adminQuery } from '#kit/panel/admin-query.ts';
import { refetchOnOpen } from '#kit/panel/query-client.ts';
import {
  storedStripeConnectionSchema,
  stripeConnectionPath,
} from '#money/stripe-connection/stripe-connection.ts';

export const stripeConnectionQuery = adminQuery(
  ['stripe-connection'],
  storedStripeConnectionSchema,
  stripeConnectionPath,
  refetchOnOpen,
);

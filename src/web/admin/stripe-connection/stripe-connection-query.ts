import { storedStripeConnectionSchema, stripeConnectionPath } from '#shared/stripe-connection.ts';
import { adminQuery } from '../admin-query.ts';
import { refetchOnOpen } from '../query-client.ts';

export const stripeConnectionQuery = adminQuery(
  ['stripe-connection'],
  storedStripeConnectionSchema,
  stripeConnectionPath,
  refetchOnOpen,
);

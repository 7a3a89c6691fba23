import type Stripe from 'stripe';
import { stripeEvents } from '#money/online-payments/stripe-events.ts';

export type HandledEvent = Extract<Stripe.Event, { type: (typeof stripeEvents)[number] }>;

export const isHandled = (event: Stripe.Event): event is HandledEvent =>
  stripeEvents.some((type) => type === event.type);

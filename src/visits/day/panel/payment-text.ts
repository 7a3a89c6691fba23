import { exactDollars } from '#kit/money/money.ts';
import { paidBy } from '#money/invoices/payment-methods.ts';
import type { DoorEntry } from './outbox-store.ts';

/** `Check 1042, $97.46 and a tip of $20.00` */
export function paymentText({ method, reference, amount, tip }: DoorEntry): string {
  const how = paidBy({ method, reference, isOnline: false });
  return `${how}, ${exactDollars(amount)}${tip === '0.00' ? '' : ` and a tip of ${exactDollars(tip)}`}`;
}

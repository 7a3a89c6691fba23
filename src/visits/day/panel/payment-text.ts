import { exactDollars } from '#kit/money/money.ts';
import { checkNumber } from '#money/invoices/payment-methods.ts';
import { paymentLine, paymentWays } from './day-texts.ts';
import type { DoorEntry } from './outbox-store.ts';

/** `Check 1042, $97.46 and a tip of $20.00` */
export function paymentText({ method, reference, amount, tip }: DoorEntry): string {
  const number = checkNumber({ method, reference, isOnline: false });
  const how = [paymentWays[method], number].filter(Boolean).join(' ');
  return paymentLine(how, exactDollars(amount), tip === '0.00' ? null : exactDollars(tip));
}

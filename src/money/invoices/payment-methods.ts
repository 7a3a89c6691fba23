export const paymentMethods = ['cash', 'check', 'card', 'transfer'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const paymentMethodLabels: Record<PaymentMethod, string> = {
  cash: 'Cash',
  check: 'Check',
  card: 'Card',
  transfer: 'Bank transfer',
};

interface PaymentWay {
  method: PaymentMethod;
  isOnline: boolean;
  reference?: string;
}

/** Such as `Check 1042`, or `Card online`. */
export const paidBy = (way: PaymentWay): string =>
  way.isOnline
    ? 'Card online'
    : [paymentMethodLabels[way.method], checkNumber(way)].filter(Boolean).join(' ');

/** Returns `1042` for `1042`, `#1042` and `Check 1042` alike; empty for other payments. */
export const checkNumber = ({ method, reference = '' }: PaymentWay): string =>
  method === 'check' ? reference.replace(/^\s*(check|cheque)?\s*(no\.?|number)?\s*#?\s*/i, '').trim() : '';

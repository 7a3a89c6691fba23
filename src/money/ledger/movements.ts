/**
 * `deposit`: a payment of a quote, before its invoice. `dispute`: the customer's bank took a payment back. `returned`: a
 * refund failed, and `won-back`: a lost dispute was won, so the money came again. `tip`: the crew's, or a tip that went back.
 */
export const movementKinds = [
  'payment',
  'deposit',
  'refund',
  'returned',
  'dispute',
  'won-back',
  'tip',
] as const;
export type MovementKind = (typeof movementKinds)[number];

export const movementLabels: Record<MovementKind, string> = {
  payment: 'Payment',
  deposit: 'Deposit',
  refund: 'Refund',
  returned: 'Refund failed',
  dispute: 'Dispute lost',
  'won-back': 'Dispute won back',
  tip: 'Tip',
};

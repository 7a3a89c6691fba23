export const stripeProblems = [
  'key-refused',
  'permissions',
  'no-charges',
  'unreachable',
  'test-over-live',
  'payments-under-way',
  'no-webhook',
  'webhook-gone',
  'webhook-changed',
  'typed-webhook-gone',
  'webhook-left',
  'moved',
  'unfinished',
] as const;
export type StripeProblem = (typeof stripeProblems)[number];

/** First the problem, then the next step. */
export const stripeProblemTexts: Record<StripeProblem, [title: string, next: string]> = {
  'key-refused': [
    'Stripe doesn’t accept this key.',
    'Copy it again in Stripe, under Developers, API keys. A key that was replaced or deleted no longer works.',
  ],
  permissions: [
    'This key isn’t allowed to do everything that card payments need.',
    'Use the secret key, or let the restricted key write Checkout Sessions, PaymentIntents, Charges and Refunds.',
  ],
  'no-charges': [
    'This Stripe account can’t take payments yet.',
    'Finish its setup in Stripe’s dashboard, then try again.',
  ],
  unreachable: ['Stripe didn’t respond.', 'Try again in a minute.'],
  'test-over-live': [
    'This is a test key, but your customers pay for real.',
    'Turn card payments off first if you want to test: with a test key, anybody could “pay” with a test card.',
  ],
  'payments-under-way': [
    'Bank payments to the previous account are still under way.',
    'Wait until Stripe has reported them, or turn card payments off and record them by hand.',
  ],
  'no-webhook': [
    'With this key we couldn’t set up the webhook that reports payments to your website.',
    'Let the key write Webhook Endpoints, or add the webhook in Stripe yourself and enter its signing secret.',
  ],
  'webhook-gone': [
    'Stripe no longer reports payments to your website.',
    'Its webhook was deleted or disabled there. Connect again to set it up, and to record what customers have paid since.',
  ],
  'webhook-changed': [
    'Stripe no longer reports payments to this website.',
    'Its webhook was changed there, perhaps by a copy of the website. Connect again if this is the site where customers pay. Until then it asks Stripe every hour who has paid.',
  ],
  'typed-webhook-gone': [
    'Stripe no longer reports payments to your website.',
    'The webhook that was added by hand was deleted or disabled. Enable it in Stripe, or add it again and enter your key and the signing secret in Settings, Payments. Until then your website asks Stripe every hour who has paid.',
  ],
  'webhook-left': [
    'The webhook for your website is still at Stripe.',
    'Delete it in Stripe’s dashboard, under Developers, Webhooks, unless another site uses it.',
  ],
  moved: [
    'Card payments are paused: your website’s address has changed since you turned them on.',
    'Connect again if your website has moved. If this is a copy of it, use a test key instead.',
  ],
  unfinished: [
    'Card payments are paused: the last change wasn’t finished.',
    'Connect again, or turn card payments off.',
  ],
};

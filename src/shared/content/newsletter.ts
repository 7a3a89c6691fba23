/** Specification: Blog list ("Stay Updated"). The address is confirmed by e-mail before anything is sent. */
export const newsletter = {
  heading: 'Stay Updated',
  text: 'One e-mail a month: new articles, and what your fabrics need in the season ahead. We first send you a link to confirm your address.',
  emailLabel: 'E-mail address',
  emailPlaceholder: 'you@example.com',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing…',
  promise: 'No spam, unsubscribe anytime. We respect your privacy.',
  successTitle: 'One more step',
  errorTitle: 'Error',
  errorText: 'Something went wrong. Please try again.',
} as const;

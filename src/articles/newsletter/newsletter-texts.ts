/** See docs/product/articles.md#newsletter. */
export const newsletter = {
  heading: 'Stay Updated',
  text: 'One email a month: new articles and seasonal care tips. We’ll send you a link to confirm your email first.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  submitLabel: 'Subscribe',
  submittingLabel: 'Subscribing…',
  promise: 'No spam, unsubscribe anytime. We respect your privacy.',
  successTitle: 'One more step',
  errorTitle: 'Error',
  errorText: 'Something went wrong. Please try again.',
} as const;

/** The sign-up block itself is in content/newsletter.ts. */
export const newsletterPages = {
  signUp: {
    title: `Newsletter sign-up | {business}`,
    description: `One email a month from {business}: new articles and seasonal care tips for your {pieces}.`,
    eyebrow: 'One email a month',
    heading: 'The newsletter',
  },
  sent: {
    title: `Check your inbox | {business}`,
    eyebrow: 'One more step',
    heading: 'Check your inbox',
    text: 'We’ve sent you a link to confirm your email. It can take a few minutes; check your spam folder too.',
  },
  confirm: {
    title: `Confirm your email | {business}`,
    description: `Confirm your email address for the monthly {business} newsletter with one click.`,
    ask: {
      eyebrow: 'Almost done',
      heading: 'Confirm your subscription',
      text: 'Click once to get our newsletter every month. You can unsubscribe from any issue.',
      button: 'Yes, sign me up',
    },
    confirmed: {
      eyebrow: 'Thank you',
      heading: 'Your email is confirmed',
      text: 'You’ll get the next issue. Until then, every article is on our site.',
    },
    invalid: {
      eyebrow: 'Used or expired link',
      heading: 'This link no longer works',
      text: 'Each confirmation link works once, for seven days, and only the newest one counts. If you’ve already used it, you’re all set. If not, sign up again.',
    },
  },
  unsubscribe: {
    title: `Unsubscribe from the newsletter | {business}`,
    description: `Unsubscribe from the monthly {business} newsletter with one click. No questions, no account.`,
    ask: {
      eyebrow: 'No hard feelings',
      heading: 'Unsubscribe from the newsletter?',
      text: 'Click once and we’ll stop sending it.',
      button: 'Unsubscribe',
    },
    done: {
      eyebrow: 'Done',
      heading: 'You’re unsubscribed',
      text: 'We won’t send you any more newsletters. You can sign up again anytime.',
    },
    invalid: {
      eyebrow: 'Unknown link',
      heading: 'We couldn’t read this link',
      text: 'Use the link at the bottom of any of our emails, or contact us and we’ll take you off the list.',
    },
  },
  messages: {
    title: `Unsubscribe from reminders | {business}`,
    description: `Unsubscribe from follow-ups and offers from {business} with one click. No questions, no account.`,
    ask: {
      eyebrow: 'No hard feelings',
      heading: 'Unsubscribe from follow-ups and offers?',
      text: 'Click once and we’ll stop sending them. Messages about your visits still reach you.',
      button: 'Unsubscribe',
    },
    done: {
      eyebrow: 'Done',
      heading: 'You’re unsubscribed',
      text: 'We won’t send you any more follow-ups or offers. Messages about your visits still reach you.',
    },
    invalid: {
      eyebrow: 'Unknown link',
      heading: 'We couldn’t read this link',
      text: 'Use the link in one of our emails, or contact us and we’ll take you off the list.',
    },
  },
  blogLabel: 'Read the articles',
  homeLabel: 'Back to Home',
  writeLabel: 'Contact us',
} as const;

/** The title of the draft of a month. */
export const monthlyTitle = (month: string) => `What’s new: ${month}`;

import { business } from '../business.ts';

/** The pages around the newsletter; the sign-up block itself is in content/newsletter.ts. None is indexed. */
export const newsletterPages = {
  signUp: {
    title: `Newsletter sign-up | ${business.name}`,
    description: `One e-mail a month from ${business.name}: new articles, and what your couch, carpet and mattress need next.`,
    eyebrow: 'One e-mail a month',
    heading: 'The newsletter',
  },
  sent: {
    title: `Check your inbox | ${business.name}`,
    eyebrow: 'One more step',
    heading: 'Please check your inbox',
    text: 'We have an e-mail for you with a link that confirms the address. It can take a few minutes; have a look into the spam folder too.',
  },
  confirm: {
    title: `Confirm your address | ${business.name}`,
    description: `Confirm your e-mail address for the monthly newsletter of ${business.name} with one press of a button.`,
    ask: {
      eyebrow: 'Almost done',
      heading: 'Is this address yours?',
      text: 'One press, and you get our newsletter once a month. Every issue has a link that ends it.',
      button: 'Yes, sign me up',
    },
    confirmed: {
      eyebrow: 'Thank you',
      heading: 'Your address is confirmed',
      text: 'The next issue is yours. Until then, the articles are all on our site.',
    },
    invalid: {
      eyebrow: 'A used or old link',
      heading: 'This link no longer works',
      text: 'A confirmation link works once and for seven days, and only the newest one counts. Was it used already? Then all is done. If not, sign up again.',
    },
  },
  unsubscribe: {
    title: `Unsubscribe from the newsletter | ${business.name}`,
    description: `Stop the monthly newsletter of ${business.name} with one press of a button; no questions, no account.`,
    ask: {
      eyebrow: 'No hard feelings',
      heading: 'Stop the newsletter?',
      text: 'One press, and we send you no more issues.',
      button: 'Unsubscribe',
    },
    done: {
      eyebrow: 'Done',
      heading: 'You are unsubscribed',
      text: 'We send no more newsletters to your address. You can come back whenever you like.',
    },
    invalid: {
      eyebrow: 'Not a link of ours',
      heading: 'We could not read this link',
      text: 'Please use the link at the end of any of our e-mails, or write to us and we take you off the list.',
    },
  },
  blogLabel: 'Read the articles',
  homeLabel: 'Back to Home',
  writeLabel: 'Write to us',
} as const;

import { business } from '../business.ts';

const { terms } = business;

export const quotePage = {
  title: `Your quote from ${business.name}`,
  description: `See what ${business.name} will clean and what it costs, then accept the quote, decline it or ask for a change.`,
  included: {
    heading: 'What’s included',
    items: [
      'We inspect each piece with you and test our product on a hidden spot.',
      'We vacuum, pre-treat, clean and extract as much water as we can.',
      'We use non-toxic, fragrance-free products as standard.',
      'We go over every piece with you before we pack up.',
      `If you’re not happy, tell us within ${terms.recleanWithinDays} days and we re-clean it for free.`,
    ],
  },
  visitPhotos: { heading: 'Photos of our work', before: 'Before', after: 'After' },
  notFound: {
    title: `Quote not found | ${business.name}`,
    eyebrow: 'Old or mistyped link',
    heading: 'This quote link doesn’t work',
    text: 'We may have sent you a newer link, or part of the address is missing. Check your latest email from us, or call us and we’ll find your quote.',
  },
} as const;

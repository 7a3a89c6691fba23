import { hoursText, type Profile } from '../../profile.ts';
import { business } from '../business.ts';
import { localText } from '../local.ts';

const { address, foundedYear, terms } = business;

export const contactPage = {
  title: `Contact ${business.name} in ${address.locality}`,
  description: ({ radiusMiles, replyWithinHours }: Profile) =>
    `Ask for a free quote by form, email or phone. A person answers within ${hoursText(replyWithinHours.contact)}, in ${address.county} and up to ${radiusMiles} miles around.`,
  crumb: 'Contact',

  hero: {
    eyebrow: 'Contact',
    headline: 'Tell us what it has been through.',
    text: 'Red wine, a new puppy, eleven years of movie nights: we have met worse. Write a few lines, and a person who cleans for a living answers.',
  },

  email: {
    heading: 'Email us',
    /** Specification: Contact. */
    label: '24/7 response',
    text: 'Write at any hour. Photos of the stain help.',
  },

  hours: { heading: 'Business hours' },

  location: {
    heading: 'Service location',
    headquartersLabel: 'Headquarters',
    headquarters: address.county,
    radiusLabel: 'Service radius',
    radius: ({ radiusMiles }: Profile) => `${radiusMiles} miles`,
  },

  coverage: {
    eyebrow: 'Service coverage',
    ...localText.coverage,
  },

  whyChoose: {
    eyebrow: 'Why choose us',
    heading: 'What you can hold us to',
    pictureAlt: 'A cream couch with cushions and a coral throw, in morning light',
    caption: 'Illustration',
    points: ({ claims, replyWithinHours }: Profile) => [
      {
        title: 'A person answers',
        text: `Within ${hoursText(replyWithinHours.contact)} for a message, within ${hoursText(replyWithinHours.quote)} for a quote from the calculator.`,
      },
      {
        title: 'The price stands',
        text: 'What we quote is what you pay. If a piece turns out different from what you told us, we say so before we start.',
      },
      {
        title: 'Licensed and insured',
        text: 'On every visit, with technicians certified in carpet and upholstery cleaning.',
      },
      {
        title: 'Gentle by default',
        text: 'Non-toxic, fragrance-free products, rinsed out again, for children, pets and bare feet.',
      },
      {
        title: 'Cleaned again, free',
        text: `Tell us within ${terms.recleanWithinDays} days. If the second visit does not put it right, that piece is refunded.`,
      },
      {
        title: `Here since ${foundedYear}`,
        text: `${claims.customersServed} customers, most of them sent by a neighbor or a sister-in-law.`,
      },
    ],
  },

  quote: {
    heading: 'Rather see a price right now?',
    text: 'The calculator adds up couches, chairs, carpets and mattresses as you tap them, discounts included.',
    label: 'Get Instant Quote',
  },
} as const;

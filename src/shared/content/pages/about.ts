import { type Claims, hoursText, type Profile } from '../../profile.ts';
import { business } from '../business.ts';
import { localText } from '../local.ts';

const { address, foundedYear, name, shortName, terms } = business;

export const aboutPage = {
  title: `About ${name}, ${address.county}`,
  description: `Who comes to your door: the story of ${name}, cleaning couches, chairs, carpets and mattresses in ${address.county} since ${foundedYear}.`,
  crumb: `About ${shortName}`,

  hero: {
    eyebrow: `Since ${foundedYear}`,
    headline: 'Good furniture deserves a second morning.',
    text: `We clean what people sit, sleep and walk on, in homes and businesses across ${address.county}. One piece at a time, with someone on the telephone who has held the machine.`,
    pictureAlt: 'A cream armchair with a coral cushion, in the light of a window',
    caption: 'Illustration',
  },

  statistics: {
    label: `${shortName} in figures`,
    list: (claims: Claims) => [
      { value: claims.yearsInBusiness, label: 'years in business' },
      { value: claims.customersServed, label: 'customers served' },
      { value: `${claims.satisfactionPercent}%`, label: 'customer satisfaction' },
      { value: `${claims.ratingOutOfFive} / 5`, label: `from ${claims.reviewCount} reviews` },
    ],
  },

  story: {
    eyebrow: 'Our story',
    ...localText.story,
    pictureAlt: 'A spray bottle, a brush, folded cloths and a cut lemon on a wooden table',
    caption: 'Illustration',
  },

  /** Specification: About. */
  values: {
    eyebrow: 'What we stand for',
    heading: 'Three things we do not bargain about',
    list: ({ replyWithinHours }: Profile) =>
      [
        {
          icon: 'person',
          title: 'Customer First',
          text: `A price before we knock, an answer within ${hoursText(replyWithinHours.quote)}, and shoe covers at the door. If a piece does not need us, we say so.`,
        },
        {
          icon: 'shield',
          title: 'Quality Guaranteed',
          text: `You look at the result before you pay. Within ${terms.recleanWithinDays} days we clean it again free, and if that fails, you have your money back for that piece.`,
        },
        {
          icon: 'sparkle',
          title: 'Innovation',
          text: 'Products that rinse out without a trace, machines that leave less water behind, and a calculator that does the sums in the open.',
        },
      ] as const,
  },

  credentials: {
    eyebrow: 'Certified and insured',
    heading: 'On paper, too',
    text: 'Ask the crew, or ask us by email: we send copies before the visit.',
    emailLabel: 'Email us',
  },

  quote: {
    heading: 'Let us meet your sofa',
    text: 'Put your pieces together, see the price with every discount, and choose a day. Nothing is booked until you say so.',
    label: 'Get Free Quote Today',
  },
} as const;

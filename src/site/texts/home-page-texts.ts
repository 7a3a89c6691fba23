import { getTimes, hasTime, isDrySameDay } from '#company/catalog/visit-times.ts';
import { careLabeled, fiberTested } from '#company/presets/phrases-texts.ts';
import type { OfferedCategory } from '#company/profile/category-words.ts';
import type { Claims, Profile } from '#company/profile/profile.ts';
import { statistics } from '#company/profile/statistics-texts.ts';
import { dryIn } from '#company/profile/visits-texts.ts';
import { wholePhones } from '#kit/text/phone.ts';
import { hoursText } from '#kit/time/time-texts.ts';

/** `icon` names a symbol of `icons.svg`. */
export type TrustPoint = { icon: 'leaf' | 'shield' | 'clock' | 'tag'; title: string; text: string };

export const homePage = {
  title: `{titleKinds} Cleaning in {city}`,
  description: `{kinds} cleaning across {county}. Non-toxic products and a price you see before we knock.`,

  hero: {
    eyebrow: `{county} since {since}`,
    headline: '{slogan}',
    text: 'Deep, non-toxic cleaning for {pieces}. See your price before we knock.',
    /** Precedes the typed word. */
    typedLead: 'Deep cleaning for your',
    pauseLabel: 'Pause typing animation',
    pictureAlt: 'A cream sofa in a bright living room, morning light across the wall',
  },

  estimator: {
    from: (price: string) => `from ${price}`,
    fromLead: 'from',
    heading: 'Get a price in 20 seconds',
    choiceLabel: 'What needs cleaning?',
    zipLabel: 'ZIP code',
    zipPlaceholder: `e.g. {zipCode}`,
    zipHint: `Five digits, such as {zipCode}`,
    submitLabel: 'Get Quote',
    note: 'No account, no obligation. Nothing is booked until you confirm.',
  },

  trustPoints: ({
    terms,
    company,
    piece,
    isLicensedAndInsured,
    license,
    nothingDries,
  }: Profile): readonly TrustPoint[] => [
    {
      icon: 'tag',
      title: 'Your price first',
      text: `Build your own quote, down to ${piece.lastPiece}. No visit needed to get a number.`,
    },
    {
      icon: 'leaf',
      title: 'Gentle products',
      text: 'Non-toxic, fragrance-free and fully rinsed out. Made for homes with kids, pets and bare feet.',
    },
    {
      icon: 'clock',
      ...(hasTime(company, 'dryingHours')
        ? {
            title: isDrySameDay(getTimes(company)) ? 'Dry the same day' : 'Little water left behind',
            text: `Most pieces are dry in ${dryIn(getTimes(company))}. Same-day visits when we have an opening.`,
          }
        : {
            title: 'Same-day visits',
            text: 'Call in the morning: when we have an opening, we come the same day.',
          }),
    },
    {
      icon: 'shield',
      title: isLicensedAndInsured
        ? 'Licensed and insured'
        : terms.hasFreeReclean
          ? 'Free re-clean'
          : 'You check the result',
      text: `${isLicensedAndInsured ? `${license ? `License ${license}. ` : ''}Covered on every visit. ` : ''}${
        terms.hasFreeReclean
          ? `Not happy? Tell us within ${terms.recleanWithinDays} days and we’ll clean it again for free.`
          : `We go over ${nothingDries ? 'everything' : 'every piece'} with you before you pay.`
      }`,
    },
  ],

  services: {
    eyebrow: 'What we clean',
    heading: ({ categories }: Profile) => {
      if (!categories.every(isWorn)) return 'What we can do for you';
      const count = numberWords[categories.length];
      return count ? `The ${count} things that take the most wear` : 'What takes the most wear';
    },
    text: ({ categories }: Profile) =>
      categories.some(({ slug }) => careLabeled.includes(slug))
        ? 'Each fabric gets its own method. We read the care label and test a hidden spot before the machine comes out.'
        : categories.some(({ slug }) => fiberTested.includes(slug))
          ? 'Each fiber gets its own method. We test a hidden spot before the machine comes out.'
          : 'See what each one costs before you book, and choose the day that suits you.',
    /** The link next to the starting price. */
    linkLabel: ({ noun }: OfferedCategory) => `See ${noun} prices`,
  },

  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Drag to see the difference',
    text: 'Body oil, coffee and city dust build up so slowly that you stop noticing. Move the handle to see what’s usually underneath.',
    dirtyAlt: 'The room before: stains on the sectional and on the rug',
    cleanAlt: 'The same room after: a pale green sectional and a light rug',
  },

  whyChooseUs: {
    eyebrow: `Why {businessShort}`,
    heading: 'Careful work, clear prices',
    text: ({ company, city, foundedYear, local }: Profile) =>
      `We’ve cleaned ${city} homes since ${foundedYear}: ${local.homes}. We always work the same way: look first, tell you honestly what ${
        hasTime(company, 'dryingHours')
          ? 'will come out, clean it, and leave it drier than you’d expect.'
          : 'to expect, clean with care, and go over the result with you.'
      }`,
    statistics: ({ yearsInBusiness, ...claims }: Claims) => [
      ...statistics(claims),
      ...statistics({ yearsInBusiness }),
    ],
    pictureAlt: 'A cleaning head draws one bright lane through a worn carpet',
  },

  testimonials: { eyebrow: 'Customers', heading: 'What our customers say' },

  faq: {
    eyebrow: 'Good to know',
    heading: 'Questions before your first visit',
    askLead: 'Have another question? Call',
  },

  articles: {
    eyebrow: 'From the blog',
    heading: 'Keep it clean between visits',
    allLabel: 'View All Articles',
  },

  areas: {
    eyebrow: 'Where we work',
    heading: ({ radiusMiles, city }: Profile) => `${radiusMiles} miles around ${city}`,
    text: `{reach} Check if we serve your area.`,
    checkLabel: 'Check Availability',
  },

  contact: {
    eyebrow: 'Talk to us',
    heading: 'A free estimate, online or by phone',
    text: ({ phone, replyWithinHours, terms }: Profile) =>
      `Build your quote in the calculator and hear from us within ${hoursText(replyWithinHours.quote)}, or call ${wholePhones(phone.display)} during business hours.${terms.hasEmergencyVisits ? ' For water damage, call 24/7.' : ''}`,
    estimateLabel: 'Get my price',
    callLabel: 'Call Now',
    hoursHeading: 'Business hours',
    pictureAlt: 'A bowl of baking soda, a cut lemon and folded cloths on a wooden table',
  },
} as const;

const numberWords = ['', '', '', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const isWorn = ({ slug }: OfferedCategory) => [...careLabeled, ...fiberTested].includes(slug);

import type { Profile } from '../../profile.ts';
import { business } from '../business.ts';
import { dryingTime } from '../visits.ts';
import type { Point, ServicePageContent } from './service.ts';

const { claims, terms } = business;

export const mattressCleaning = {
  category: 'mattress',
  title: `Mattress Cleaning & Sanitizing in ${business.address.locality} | ${business.shortName}`,
  description: `Mattress cleaning across ${business.address.county}: slow vacuuming, stain treatment and a low-moisture clean against dust mites and allergens.`,

  hero: {
    eyebrow: 'Every size, from twin to California king',
    heading: 'Mattress cleaning for quieter nights',
    text: `You wash the sheets and sleep on what they let through. We take that out with very little water: a mattress cleaned in the morning is dry in ${dryingTime}, in time for bed.`,
    quoteLabel: 'Price my mattress',
    pictureAlt: 'A bright bedroom with a clean quilted mattress and a teal headboard',
  },

  prices: {
    eyebrow: 'Mattress prices',
    heading: 'Priced by size, top and sides included',
    text: 'Each price covers the sleeping surface and all four sides. The underside and the box spring are extras.',
    emptyTitle: 'No mattress cleaning services available at this time',
  },
  addOnsText: 'The rest of the bed, and what has already happened to it.',

  process: {
    eyebrow: 'How it goes',
    heading: 'Sanitized in six steps',
    text: 'Foam and springs hold water for days, so the whole method is built around using little of it.',
    example: 'Queen Mattress',
    steps: [
      {
        icon: 'search',
        title: 'Inspection',
        text: 'We check seams and stains, ask about allergies, and read the label: foam, latex and springs each take water differently.',
        minutes: 5,
      },
      {
        icon: 'vacuum',
        title: 'Deep vacuuming',
        text: 'Slowly, along every seam and tuft, through a fine filter. Most of what makes people sneeze leaves here, dry.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Stain treatment',
        text: 'Sweat, blood and coffee each get the agent that breaks them down, dabbed on and never soaked.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Low-moisture sanitizing',
        text: 'Top and sides are cleaned with a little hot solution, drawn out in the same stroke. Steam follows the seams, where mites gather.',
        minutes: 25,
      },
      {
        icon: 'fan',
        title: 'Drying',
        text: 'Dry strokes, then a fan across the surface while we clean the tools. Leave the sheets off until it feels dry.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Final check',
        text: 'We go over seams and spots again with a lamp, and show you what is left, if anything is.',
        minutes: 10,
      },
    ],
  },

  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Under the fitted sheet',
    text: 'A stain that has dried in seldom stays where it began. Move the handle to see the bed you thought you had.',
    dirtyAlt: 'The mattress before: yellowed, with brown stains near the pillows',
    cleanAlt: 'The same mattress after: white quilting from edge to edge',
  },
  reviews: { eyebrow: 'Customers', heading: 'From people who slept on it' },
  areas: 'Mattress cleaning',
  quote: {
    heading: 'Sleep on it, after we have cleaned it',
    text: 'Choose the size and see the price.',
    label: 'Price my mattress',
  },
} as const satisfies ServicePageContent;

export const mattressHazards = {
  eyebrow: 'What lives in a bed',
  heading: 'Three things a sheet does not stop',
  text: 'None of them is a reason to panic. All of them are a reason not to wait ten years.',
  points: [
    {
      icon: 'mite',
      title: 'Dust mites',
      text: 'Too small to see, they feed on skin flakes and like it warm and damp. It is their droppings that itch and make noses run, and these stay when the mites are gone.',
    },
    {
      icon: 'germ',
      title: 'Bacteria and viruses',
      text: 'Sweat, spills and a week of flu leave germs in the top layer. Cleaning brings their number down. It does not make a bed sterile, and we will not say so.',
    },
    {
      icon: 'wind',
      title: 'Allergens and toxins',
      text: `Pollen, dander, mold spores and smoke come in on hair and clothes. Our treatment is made for them: ${claims.allergenRemovalPercent}% allergen removal on the surfaces that we clean.`,
    },
  ] satisfies Point[],
} as const;

export const mattressBenefits = {
  eyebrow: 'Why it is worth it',
  heading: 'What changes when it is clean',
  text: 'We are cleaners, not doctors, and a clean bed cures nothing. But these are the things that customers come back for.',
  points: [
    {
      icon: 'wind',
      title: 'Easier mornings',
      text: 'Fewer mites and less dander right under your face often mean less sneezing. A zipped cover and hot-washed sheets keep it that way.',
    },
    {
      icon: 'moon',
      title: 'Nothing to smell',
      text: 'Old sweat is taken out instead of perfumed over. Our products carry no fragrance of their own.',
    },
    {
      icon: 'leaf',
      title: 'Kinder to skin',
      text: 'Salt, oil and leftover detergent rub on sensitive skin all night. They are rinsed out, and what we use is rinsed out too.',
    },
    {
      icon: 'shield',
      title: 'A longer life',
      text: 'Moisture and grit wear out foam and covers. And many makers honor a warranty only on a mattress without stains.',
    },
  ] satisfies Point[],
} as const;

export const mattressEmergency = {
  eyebrow: 'Same day and emergencies',
  heading: 'When it has to be tonight',
  text: 'A child was sick, a glass went over, a pipe let go. Call instead of writing: the telephone is the quickest way to a crew.',
  callLabel: ({ phone }: Profile) => `Call ${phone.display}`,
  ways: [
    {
      title: 'Same-day visit',
      text: 'At the listed price, whenever the day’s route still has room. You hear yes or no on the phone.',
    },
    {
      title: 'Emergency visit',
      text: `The crew usually arrives within ${terms.emergencyArrivalHours.from} to ${terms.emergencyArrivalHours.to} hours. It costs ${terms.emergencySurchargePercent}% more than the listed price. For water damage the line is open around the clock.`,
    },
  ],
  untilThenHeading: 'Until we are there',
  untilThen: [
    'Strip the bed and stand the mattress on its side if you can.',
    'Press a dry white towel on the spot. Do not rub.',
    'Cold water only, and as little as possible.',
    'No hair dryer: heat sets protein stains for good.',
  ],
} as const;

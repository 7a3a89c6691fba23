import { business } from '../business.ts';
import { dryingTime } from '../visits.ts';
import type { ServicePageContent } from './service.ts';

export const couchCleaning = {
  category: 'couch',
  title: `Couch & Sofa Cleaning in ${business.address.locality} | ${business.shortName}`,
  description: `Couch, sofa and sectional cleaning across ${business.address.county}: every cushion on every side, with a price you see before you book.`,

  hero: {
    eyebrow: 'Couches, sofas and sectionals',
    heading: 'Couch cleaning, cushion by cushion',
    text: `Seats, backs, arms and the crumb line underneath: vacuumed, pre-treated and rinsed until the water runs clear. Most couches are dry in ${dryingTime}.`,
    quoteLabel: 'Price my couch',
    pictureAlt: 'A cream sofa with bright pillows in a sunny living room',
  },

  prices: {
    eyebrow: 'Couch prices',
    heading: 'Priced by size, not by guesswork',
    text: 'Loose cushions are cleaned on both sides. The minutes are our time in your home, before it dries.',
    emptyTitle: 'No couch cleaning services available at this time',
  },
  addOnsText: 'Small jobs that cost less while the machine is already in the room.',

  process: {
    eyebrow: 'How it goes',
    heading: 'Six steps, always in this order',
    text: 'Most of the work happens before any water does. A larger couch gets more time at each step, never fewer steps.',
    example: '3-Seat Sofa',
    steps: [
      {
        icon: 'search',
        title: 'Look and test',
        text: 'We read the tag, ask about old stains and try the cleaner on a hidden seam. If something will not come out, you hear it now.',
        minutes: 10,
      },
      {
        icon: 'vacuum',
        title: 'Vacuum',
        text: 'The cushions come off. Crumbs, hair and grit leave dry: from the deck, the seams and the crease that nobody looks into.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Pre-treat',
        text: 'Armrests, headrests and spots each get the agent that suits them, and the time that it needs to work.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Wash and rinse',
        text: 'Warm water goes in and comes straight out again, with the soil in it. Delicate fabric is done by hand, with hardly any water.',
        minutes: 30,
      },
      {
        icon: 'fan',
        title: 'Dry',
        text: 'A second pass takes up what water is left. Then a fan, and the cushions on edge, so that air reaches every side.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Look again',
        text: 'We look it over with you in daylight. Whatever you still see, we go over once more before we pack.',
        minutes: 10,
      },
    ],
  },

  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'A couch darkens while you look',
    text: 'Body oil and street dust settle so evenly that nobody notices, until one cushion gets turned over. Move the handle.',
    dirtyAlt: 'The living room before: brown stains on the sofa and on the rug',
    cleanAlt: 'The same room after: a cream sofa and a light rug',
  },
  reviews: { eyebrow: 'Customers', heading: 'From other living rooms' },
  areas: 'Couch cleaning',
  quote: {
    heading: 'Find out what your couch costs',
    text: 'Choose the size, add what it needs, and see the total at once.',
    label: 'Price my couch',
  },
} as const satisfies ServicePageContent;

/** The cleaning codes that upholstery makers sew into furniture. */
export const careTags = {
  eyebrow: 'Under the seat cushion',
  heading: 'What the letter on the tag means',
  text: 'Sewn to the deck or inside a zipper there is a small tag with a letter. It decides how we clean. Send a photo of it with your quote and we plan for it.',
  codes: [
    {
      code: 'W',
      title: 'Water is fine',
      text: 'Polyester, cotton blends, most microfiber: the usual family couch. Washed with warm water and rinsed.',
    },
    {
      code: 'S',
      title: 'Solvent only',
      text: 'Velvet, viscose, many linens. Water leaves rings, so we clean it by hand with a dry solvent or low-moisture foam.',
    },
    {
      code: 'WS',
      title: 'Either one',
      text: 'We try both where it does not show, and use the one that lifts more.',
    },
    {
      code: 'X',
      title: 'Vacuum only',
      text: 'No water and no solvent. We can vacuum and brush it, and will say so before you book anything else.',
    },
  ],
  note: 'No tag left? Then the test on a hidden seam decides, before we start and before you pay.',
} as const;

import type { Profile } from '#company/profile/profile.ts';
import { dryIn } from '#company/profile/visits-texts.ts';
import type { ServicePageContent } from './service-page-texts.ts';

export const carpetCleaning = {
  title: `Carpet Cleaning in {city}, Room by Room | {businessShort}`,
  description: `Steam carpet cleaning across {county} in six steps: traffic lanes first, speed drying last. Clear prices for rooms, stairs and rugs.`,

  hero: {
    eyebrow: 'Rooms, stairs and area rugs',
    heading: 'Carpet cleaning that starts where you walk',
    text: (times) =>
      `Hot water, strong suction, and extra time on the paths people really use. You pay by the room and see the price first. Most carpets are dry in ${dryIn(times)}.`,
    quoteLabel: 'Price my rooms',
    pictureAlt: 'A cleaning head on a bright carpet in front of a teal sofa',
  },

  prices: {
    eyebrow: 'Carpet prices',
    heading: 'By the room, with the edges included',
    text: 'A room is up to 200 square feet unless the card says otherwise. We move light furniture and put it back on pads.',
    emptyTitle: 'No carpet cleaning services available at this time',
  },
  addOnsText: 'For closets, hallways, heavy furniture and pets.',

  process: {
    eyebrow: 'How it works',
    heading: 'From first look to final check',
    text: '“Steam cleaning” is the everyday name for what we do: hot water goes in and comes right back out with the dirt.',
    example: 'Carpet, One Room',
    steps: [
      {
        icon: 'search',
        title: 'Pre-Inspection',
        text: 'We walk the rooms with you, note wear, spots and loose seams, and tell you what will lift and what has faded for good.',
        minutes: 10,
      },
      {
        icon: 'spray',
        title: 'Pre-Treatment',
        text: 'After a slow vacuum, lanes and entries get a spray that loosens oil and soot while we lay out the hoses.',
        minutes: 20,
      },
      {
        icon: 'wand',
        title: 'Deep Steam Cleaning',
        text: 'Hot water goes down to the backing and comes straight back up. Each pass overlaps the last.',
        minutes: 45,
      },
      {
        icon: 'drop',
        title: 'Stain Removal',
        text: 'What’s left gets its own treatment: one for coffee, another for ink, patience for gum.',
        minutes: 15,
      },
      {
        icon: 'fan',
        title: 'Speed Drying',
        text: (times) =>
          `Dry passes first, then air movers across the pile. ${dryIn(times)} later most rooms are ready for shoes.`,
        minutes: 20,
      },
      {
        icon: 'check',
        title: 'Final Inspection',
        text: 'We groom the pile in one direction, put furniture back on pads, and walk the rooms with you again.',
        minutes: 10,
      },
    ],
  },

  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'The lane you stopped seeing',
    text: 'Dirt collects where people walk, a shade a month, until the whole room matches the hallway. Move the handle to see.',
    dirtyAlt: 'The carpet before: brown and flattened in front of the sofa',
    cleanAlt: 'The same carpet after: pale, upright pile under the cleaning head',
  },
  reviews: { eyebrow: 'Customers', heading: 'From people who walk on it' },
  areas: 'Carpet cleaning',
  quote: {
    heading: 'Count the rooms, see the price',
    text: ({ terms: { discounts } }: Profile) =>
      `Rooms, stairs and rugs in one order${discounts[0] ? `; larger orders save up to ${discounts[0].percent}%` : ''}.`,
    label: 'Price my rooms',
  },
} as const satisfies ServicePageContent;

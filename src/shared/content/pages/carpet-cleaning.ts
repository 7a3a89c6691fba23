import { discountTiers } from '../../pricing.ts';
import { business } from '../business.ts';
import { dryingTime, visits } from '../visits.ts';
import type { ServicePageContent } from './service.ts';

export const carpetCleaning = {
  category: 'carpet',
  title: 'Carpet Cleaning in Los Angeles, Room by Room | Sunweave',
  description:
    'Steam carpet cleaning across Los Angeles County in six named steps: traffic lanes first, speed drying last. Clear prices per room, stairs and rugs.',

  hero: {
    eyebrow: 'Rooms, stairs and area rugs',
    heading: 'Carpet cleaning that starts where you walk',
    text: `Hot water, strong suction, and patience in the lanes that people really use. You pay by the room and see the price first. Most carpets are dry in ${dryingTime}.`,
    quoteLabel: 'Price my rooms',
    pictureAlt: 'A cleaning head on a bright carpet in front of a teal sofa',
  },

  prices: {
    eyebrow: 'Carpet prices',
    heading: 'By the room, with the edges included',
    text: 'A room is up to 200 square feet unless the card says otherwise. Light furniture is moved and put back on pads.',
    emptyTitle: 'No carpet cleaning services available at this time',
  },
  addOnsText: 'For closets, hallways, heavy furniture and the animals you live with.',

  process: {
    eyebrow: 'How it goes',
    heading: 'From the first look to the last',
    text: 'Steam is the everyday word for what we do: hot water in, and out again at once, with the soil.',
    example: 'Carpet, One Room',
    steps: [
      {
        icon: 'search',
        title: 'Pre-Inspection',
        text: 'We walk the rooms with you, note wear, spots and loose seams, and say what will lift and what has faded for good.',
        minutes: 10,
      },
      {
        icon: 'spray',
        title: 'Pre-Treatment',
        text: 'After slow vacuuming, lanes and entries get a spray that loosens oil and soot while we lay out the hoses.',
        minutes: 20,
      },
      {
        icon: 'wand',
        title: 'Deep Steam Cleaning',
        text: 'Hot water goes down to the backing and comes straight up again. Each pass overlaps the last one.',
        minutes: 45,
      },
      {
        icon: 'drop',
        title: 'Stain Removal',
        text: 'What is still there gets an agent of its own: one for coffee, another for ink, patience for gum.',
        minutes: 15,
      },
      {
        icon: 'fan',
        title: 'Speed Drying',
        text: `Dry passes first, then air movers across the pile. ${dryingTime} later most rooms are ready for shoes.`,
        minutes: 20,
      },
      {
        icon: 'check',
        title: 'Final Inspection',
        text: 'The pile is groomed in one direction, furniture goes back on pads, and you walk the rooms with us again.',
        minutes: 10,
      },
    ],
  },

  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'The lane you stopped seeing',
    text: 'Soil collects where feet go, a shade a month, until the whole room looks the color of the hallway. Move the handle.',
    dirtyAlt: 'The carpet before: brown and flattened in front of the sofa',
    cleanAlt: 'The same carpet after: pale, upright pile under the cleaning head',
  },
  reviews: { eyebrow: 'Customers', heading: 'From people who walk on it' },
  areas: 'Carpet cleaning',
  quote: {
    heading: 'Count the rooms, see the price',
    text: `Rooms, stairs and rugs in one order; larger orders save up to ${discountTiers[0].percent}%.`,
    label: 'Price my rooms',
  },
} as const satisfies ServicePageContent;

/** What is particular about carpets here; it names only places of the coverage table. */
export const localCarpets = {
  eyebrow: 'Local knowledge',
  heading: 'What Los Angeles does to a carpet',
  text: `We have cleaned carpets here since ${business.foundedYear}. The same fiber ages differently in Santa Monica and in Arcadia, and it pays to know why.`,
  parts: [
    {
      heading: 'Dust, and half a year without rain',
      paragraphs: [
        'From May to October it hardly rains, so nothing washes the streets. Fine dust drifts in through open windows, sinks into the pile and works like sandpaper under every step. Fibers that are scratched this way look gray even when they are clean, which is why the best carpet care in this city is done before anything looks dirty.',
        'Close to the 5, the 101 or the 405 the dust carries oily soot. A household vacuum smears it as much as it lifts it. The dark line along a baseboard is the same soot, filtered by the edge of the carpet where air slips under the wall. We work along it with a narrow tool. It gets lighter; that it disappears, nobody can promise.',
      ],
    },
    {
      heading: 'Marine mornings and Santa Ana afternoons',
      paragraphs: [
        'In Santa Monica and Culver City the morning fog keeps rooms damp, so a carpet dries toward the long end of the range. We bring more air movers there and would rather start at noon than at eight.',
        'In Glendale, Burbank and La Cañada Flintridge the air is drier, but the Santa Ana winds of fall push dust, and in bad years ash, through every gap. Ash is alkaline and stains when it is wetted: vacuum it dry, do not rub, and leave the rest to us.',
      ],
    },
    {
      heading: 'Walk-ups, bungalows and rented rooms',
      paragraphs: [
        'Plenty of our work is up two flights of stairs in West Hollywood or Inglewood, without an elevator and without a parking space. Our machines can be carried, the hoses reach, and the corners of your walls get guards. In an older house in Pasadena, South Pasadena or Alhambra there may be an oak floor under the carpet: we lift a corner first and work with less water.',
        'Moving out? In California a landlord may use the deposit for cleaning, but not for ordinary wear. Three rooms in one visit is the usual order, and your invoice names the rooms and the date.',
      ],
    },
    {
      heading: 'How often, in this city',
      paragraphs: [
        `We recommend a deep clean ${visits.carpet.again}. A home in the hills where shoes stay at the door can wait for the later date; a ground floor on a busy street in Los Angeles, with a dog, should not. In between, a mat on both sides of the door and two slow rounds with the vacuum a week do more than any spray. A fresh spill wants a white cloth and pressure from above: blot it, and never rub.`,
      ],
    },
  ],
} as const;

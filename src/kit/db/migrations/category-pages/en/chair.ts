import type { DemoPage } from '../demo-page.ts';

export const chair: DemoPage = {
  search: {
    title: 'Chair & Upholstery Cleaning in {city} | {businessShort}',
    description:
      'Dining chairs, recliners, wingbacks and office chairs cleaned where they stand, across {county}. Clear prices for each chair or a set.',
  },
  home: {
    text: 'Dining sets, recliners, wingbacks and desk chairs, with the frame wiped down and the feet protected.',
    typed: 'Chair & Upholstery',
  },
  hero: {
    eyebrow: 'Dining sets, armchairs and desk chairs',
    heading: 'Chair cleaning, down to the last tuft',
    text: 'A chair takes more wear on less fabric than anything else you own. We clean seat, back and arms, wipe the frame, and keep the floor underneath dry.',
    button: 'Price my chairs',
  },
  prices: {
    eyebrow: 'Chair prices',
    heading: 'One chair or the whole table',
    text: 'Priced per chair, or as a set. Add as many as you have in the calculator.',
  },
  addOns: { text: 'For the chair everyone eats in, and the one the cat claimed.' },
  steps: {
    eyebrow: 'How it works',
    heading: 'Six steps that fit on a drop cloth',
    text: 'From a dining seat to a deep-buttoned wingback, the order stays the same. Only the tools get smaller.',
    steps: [
      {
        icon: 'search',
        title: 'Check the chair',
        text: 'Fabric, filling, frame and glue decide the method. We check the tag and test the color underneath the seat.',
      },
      {
        icon: 'cloth',
        title: 'Protect the room',
        text: 'We move chairs onto a drop cloth so no water gets on the floor or the table.',
      },
      {
        icon: 'vacuum',
        title: 'Vacuum every fold',
        text: 'We clear piping, tufts and the gap behind the seat with a narrow tool before anything gets wet.',
      },
      {
        icon: 'brush',
        title: 'Loosen what sticks',
        text: 'We pre-treat armrests and front edges, where hands and knees go, and work them with a soft brush.',
      },
      {
        icon: 'wand',
        title: 'Rinse and extract',
        text: 'A hand tool rinses and pulls the water back out in the same stroke, so the padding stays dry.',
      },
      {
        icon: 'check',
        title: 'Wipe, dry, check',
        text: 'We wipe the frame and legs, a fan finishes the fabric, and you look it over in daylight.',
      },
    ],
  },
  points: [
    {
      anchor: 'timeline',
      look: 'clock',
      example: 'Accent Armchair',
      eyebrow: 'Minute by minute',
      heading: 'One armchair, one hour',
      text: 'A dining seat is quicker. In a set of four, one chair dries while we wash the next.',
      points: [
        { minutes: 5, title: 'Inspect', text: 'Tag, seams, wobbles, and a color test where it won’t show.' },
        { minutes: 10, title: 'Vacuum', text: 'Crumbs and grit out of tufts, piping and the seat gap.' },
        { minutes: 15, title: 'Pre-treat', text: 'Cleaner on arms, headrest and spots, then time to work.' },
        {
          minutes: 20,
          title: 'Wash and rinse',
          text: 'Every side of the fabric, in overlapping strokes, then clear water.',
        },
        {
          minutes: 10,
          title: 'Dry and check',
          text: 'Dry passes, a wiped frame, and a final look together.',
        },
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'The color you bought',
    text: 'Hands and hair darken the arms and the headrest first. The rest of the chair follows so slowly that you get used to it.',
  },
  reviews: { eyebrow: 'Customers', heading: 'From dining rooms and desks' },
  areas: {
    eyebrow: 'Where we work',
    heading: 'Chair cleaning in {cities} around {city}',
    text: 'Our vans travel up to {radius} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.',
  },
  closing: {
    heading: 'Count your chairs, see the price',
    text: 'Mix dining seats, a recliner and the desk chair in one visit.',
    button: 'Price my chairs',
  },
};

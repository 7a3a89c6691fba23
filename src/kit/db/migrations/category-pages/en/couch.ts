import type { DemoPage } from '../demo-page.ts';

export const couch: DemoPage = {
  search: {
    title: 'Couch & Sofa Cleaning in {city} | {businessShort}',
    description:
      'Couch, sofa and sectional cleaning across {county}: every cushion, every side, with a price you see before you book.',
  },
  home: {
    text: 'Both sides of every cushion, arms, back and the crumbs underneath: vacuumed, pre-treated and extracted.',
    typed: 'Sofa & Couch',
  },
  hero: {
    eyebrow: 'Couches, sofas and sectionals',
    heading: 'Couch cleaning, cushion by cushion',
    text: 'Seats, backs, arms and the crumbs underneath: vacuumed, pre-treated and rinsed until the water runs clear. Most couches are dry in {dryIn}.',
    button: 'Price my couch',
  },
  prices: {
    eyebrow: 'Couch prices',
    heading: 'Priced by size, not by guesswork',
    text: 'We clean loose cushions on both sides. Times are how long we’re in your home, not counting drying.',
  },
  addOns: { text: 'Small jobs that cost less while we’re already there.' },
  steps: {
    eyebrow: 'How it works',
    heading: 'Six steps, always in this order',
    text: 'Most of the work happens before any water touches the fabric. A bigger couch gets more time at each step, never fewer steps.',
    example: '3-Seat Sofa',
    steps: [
      {
        icon: 'search',
        title: 'Look and test',
        text: 'We read the tag, ask about old stains and try the cleaner on a hidden seam. If something won’t come out, we’ll tell you now.',
        minutes: 10,
      },
      {
        icon: 'vacuum',
        title: 'Vacuum',
        text: 'The cushions come off. Crumbs, hair and grit come out dry: from the deck, the seams and the crease nobody ever checks.',
        minutes: 15,
      },
      {
        icon: 'spray',
        title: 'Pre-treat',
        text: 'Armrests, headrests and spots each get the right cleaner, and the time it needs to work.',
        minutes: 15,
      },
      {
        icon: 'wand',
        title: 'Wash and rinse',
        text: 'Warm water goes in and comes right back out with the dirt. We clean delicate fabric by hand, with hardly any water.',
        minutes: 30,
      },
      {
        icon: 'fan',
        title: 'Dry',
        text: 'A second pass pulls out the remaining water. Then we run a fan and stand the cushions on edge so air reaches every side.',
        minutes: 10,
      },
      {
        icon: 'check',
        title: 'Final check',
        text: 'We look it over with you in daylight. If you still see a spot, we go over it again before we pack up.',
        minutes: 10,
      },
    ],
  },
  points: [
    {
      anchor: 'care-tags',
      look: 'marks',
      eyebrow: 'Under the seat cushion',
      heading: 'What the letter on the tag means',
      text: 'Look for a small tag with a letter, sewn to the deck or inside a zipper. It tells us how to clean the fabric. Send a photo of it with your quote so we can plan ahead.',
      points: [
        {
          mark: 'W',
          title: 'Water is fine',
          text: 'Polyester, cotton blends, most microfiber: the usual family couch. We wash it with warm water and rinse.',
        },
        {
          mark: 'S',
          title: 'Solvent only',
          text: 'Velvet, viscose, many linens. Water leaves rings, so we clean it by hand with a dry solvent or low-moisture foam.',
        },
        {
          mark: 'WS',
          title: 'Either one',
          text: 'We test both where it doesn’t show and use the one that gets more out.',
        },
        {
          mark: 'X',
          title: 'Vacuum only',
          text: 'No water and no solvent. We can vacuum and brush it, and we’ll tell you before you book anything else.',
        },
      ],
      note: 'No tag? We test a hidden seam before we start and before you pay.',
    },
  ],
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'Dirt builds up slowly',
    text: 'Body oil and street dust settle so evenly that nobody notices until a cushion gets flipped. Move the handle to see.',
  },
  reviews: { eyebrow: 'Customers', heading: 'From other living rooms' },
  areas: {
    eyebrow: 'Where we work',
    heading: 'Couch cleaning in {cities} around {city}',
    text: 'Our vans travel up to {radius} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.',
  },
  closing: {
    heading: 'See the price for your couch',
    text: 'Choose the size, add what it needs, and see the total right away.',
    button: 'Price my couch',
  },
};

import type { DemoPage } from '../demo-page.ts';

export const carpet: DemoPage = {
  search: {
    title: 'Carpet Cleaning in {city}, Room by Room | {businessShort}',
    description:
      'Steam carpet cleaning across {county} in six steps: traffic lanes first, speed drying last. Clear prices for rooms, stairs and rugs.',
  },
  home: {
    text: 'Hot-water extraction room by room, traffic lanes first, then speed drying so the pad stays dry.',
    typed: 'Carpet',
  },
  hero: {
    eyebrow: 'Rooms, stairs and area rugs',
    heading: 'Carpet cleaning that starts where you walk',
    text: 'Hot water, strong suction, and extra time on the paths people really use. You pay by the room and see the price first. Most carpets are dry in {dryIn}.',
    button: 'Price my rooms',
  },
  prices: {
    eyebrow: 'Carpet prices',
    heading: 'By the room, with the edges included',
    text: 'A room is up to 200 square feet unless the card says otherwise. We move light furniture and put it back on pads.',
  },
  addOns: { text: 'For closets, hallways, heavy furniture and pets.' },
  steps: {
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
        text: 'Dry passes first, then air movers across the pile. {dryIn} later most rooms are ready for shoes.',
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
  points: [
    {
      anchor: 'local',
      look: 'story',
      place: 'reviews',
      city: 'Los Angeles',
      eyebrow: 'Local knowledge',
      heading: 'What Los Angeles does to a carpet',
      text: 'We’ve cleaned carpets here since {since}. The same fiber ages differently in Santa Monica than in Arcadia, and it pays to know why.',
      points: [
        {
          title: 'Dust, and half a year without rain',
          text: 'From May to October it hardly rains, so nothing washes the streets. Fine dust drifts in through open windows, sinks into the pile and works like sandpaper under every step. Scratched fibers look gray even when they’re clean, so the best time to clean a carpet here is before it looks dirty.\n\nClose to the 5, the 101 or the 405 the dust carries oily soot. A household vacuum smears as much of it as it lifts. The dark line along a baseboard is the same soot, filtered by the edge of the carpet where air slips under the wall. We work along it with a narrow tool. It gets lighter, but nobody can promise it disappears.',
        },
        {
          title: 'Marine mornings and Santa Ana afternoons',
          text: 'In Santa Monica and Culver City the morning fog keeps rooms damp, so a carpet takes longer to dry. We bring more air movers there, and prefer to start at noon instead of eight.\n\nIn Glendale, Burbank and La Cañada Flintridge the air is drier, but the Santa Ana winds of fall push dust, and in bad years ash, through every gap. Ash is alkaline and stains when it gets wet: vacuum it dry, don’t rub, and leave the rest to us.',
        },
        {
          title: 'Walk-ups, bungalows and rented rooms',
          text: 'Plenty of our work is up two flights of stairs in West Hollywood or Inglewood, without an elevator and without a parking space. We can carry our machines, the hoses reach, and we put guards on the corners of your walls. In an older house in Pasadena, South Pasadena or Alhambra there may be an oak floor under the carpet: so we lift a corner first and work with less water.\n\nMoving out? In California a landlord may use the deposit for cleaning, but not for ordinary wear. Most move-outs are three rooms in one visit, and your invoice lists the rooms and the date.',
        },
        {
          title: 'How often, in this city',
          text: 'We recommend a deep clean {recommended}. A shoes-off home in the hills can wait the full {longestWait}; a ground-floor place on a busy street, with a dog, shouldn’t. In between, a mat on both sides of the door and two slow vacuumings a week do more than any spray. For a fresh spill, press down with a white cloth: blot, never rub.',
        },
      ],
    },
  ],
  beforeAfter: {
    eyebrow: 'Before and after',
    heading: 'The lane you stopped seeing',
    text: 'Dirt collects where people walk, a shade a month, until the whole room matches the hallway. Move the handle to see.',
  },
  reviews: { eyebrow: 'Customers', heading: 'From people who walk on it' },
  areas: {
    eyebrow: 'Where we work',
    heading: 'Carpet cleaning in {cities} around {city}',
    text: 'Our vans travel up to {radius} miles. Enter your ZIP code in the calculator to check if we serve your area. If we don’t, ask anyway.',
  },
  closing: {
    heading: 'Count the rooms, see the price',
    text: 'Rooms, stairs and rugs in one order[; larger orders save up to {discount}%].',
    button: 'Price my rooms',
  },
};

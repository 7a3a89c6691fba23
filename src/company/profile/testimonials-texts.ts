import type { ServiceCategory } from '#company/catalog/services.ts';

export type Testimonial = {
  name: string;
  /** Shown instead of a portrait. */
  initials: string;
  /** A place of the coverage table. */
  location: string;
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** The categories it mentions, on the home page. */
  about?: readonly ServiceCategory[];
  /** The cleaned item, if shown. */
  service?: string;
};

/** The demo company's reviews, here and below. Replace them with real ones. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marisol Vega',
    initials: 'MV',
    location: 'Burbank',
    rating: 5,
    about: ['couch'],
    text: 'Two kids, one cream sectional, four years of movie nights. They walked me through which spots would come out and which might only fade, and they were right about every one of them. Dry before dinner.',
  },
  {
    name: 'Daniel Okafor',
    initials: 'DO',
    location: 'Pasadena',
    rating: 5,
    about: ['carpet'],
    text: 'The price on the website was the price on the invoice. The crew rolled hoses up three flights, put felt under the bookcase, and showed me the gray water that came out of a carpet I thought was clean.',
  },
  {
    name: 'Helen Tran',
    initials: 'HT',
    location: 'Monterey Park',
    rating: 5,
    about: ['mattress', 'chair'],
    text: 'I booked the mattress and, on the day, asked about a dining chair my father loves. They tested a corner first, told me the old glue might show, and then got it cleaner than I’ve seen it in years.',
  },
];

type Demo = 'couch' | 'chair' | 'carpet' | 'mattress';

export const serviceTestimonials: Record<Demo, readonly Testimonial[]> = {
  couch: [
    {
      name: 'Rebecca Lindqvist',
      initials: 'RL',
      location: 'Glendale',
      rating: 5,
      text: 'They cleaned one cushion first and set it next to the others, so I could see what I was paying for. Turns out our gray sofa is blue.',
    },
    {
      name: 'Anthony Reyes',
      initials: 'AR',
      location: 'Culver City',
      rating: 5,
      text: 'On the phone they told me not to touch the wine until they came. They checked the tag, did the linen by hand, and charged exactly what the website said.',
    },
    {
      name: 'Priya Nair',
      initials: 'PN',
      location: 'Sherman Oaks',
      rating: 5,
      text: 'The dog has his own corner of the sectional, and it smelled like it. They took the whole thing apart, even cleaned the sides that face the wall, and had it back together in two hours.',
    },
  ],
  chair: [
    {
      name: 'Grace Whitfield',
      initials: 'GW',
      location: 'Alhambra',
      rating: 5,
      text: 'Eight dining chairs, each numbered with a bit of tape so it went back to its own spot. My grandmother would have hired them for the tape alone.',
    },
    {
      name: 'Samuel Ortiz',
      initials: 'SO',
      location: 'Inglewood',
      rating: 5,
      text: 'My desk chair has seen ten years of deadlines. The mesh is gray again instead of brown, the armrests aren’t sticky, and it even rolls better.',
    },
    {
      name: 'Lucille Barnes',
      initials: 'LB',
      location: 'La Cañada Flintridge',
      rating: 5,
      text: 'They told me straight that the back of the wingback was sun-faded and would stay that way. Everything else came out, and every button is still on.',
    },
  ],
  carpet: [
    {
      name: 'Jonathan Petrov',
      initials: 'JP',
      location: 'Santa Monica',
      rating: 5,
      text: 'I worried about the fog and the drying. They left two fans running while they did the stairs, called that evening to check, and by then we were walking on it.',
    },
    {
      name: 'Keisha Monroe',
      initials: 'KM',
      location: 'Van Nuys',
      rating: 5,
      text: 'Two rooms, a hallway and two cats. I had given up on the spot by the window. It’s gone, and I know because I keep looking for it.',
    },
    {
      name: 'Edward Salazar',
      initials: 'ES',
      location: 'West Hollywood',
      rating: 5,
      text: 'Third floor, no elevator, street sweeping at noon. They carried everything up, put guards on the corners of the walls, and were out at half past eleven.',
    },
  ],
  mattress: [
    {
      name: 'Nora Feldman',
      initials: 'NF',
      location: 'Pasadena',
      rating: 5,
      text: 'I used to sneeze before my feet touched the floor. I can’t prove it was the mattress, but that was in March and my mornings have been quiet since.',
      service: 'Queen Mattress',
    },
    {
      name: 'Marcus Bell',
      initials: 'MB',
      location: 'Studio City',
      rating: 5,
      text: 'Our son’s bunk had a history. They treated the spots one by one, told us which might stay faintly visible, and he slept in it that same night.',
      service: 'Twin Mattress',
    },
    {
      name: 'Irene Castillo',
      initials: 'IC',
      location: 'Northridge',
      rating: 5,
      text: 'They came at nine and the sheets were back on by four. They also offered to show me what was in the vacuum. I wish I’d said no.',
      service: 'King Mattress',
    },
  ],
};

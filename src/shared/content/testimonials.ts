export type Testimonial = {
  name: string;
  /** Shown in place of a portrait. */
  initials: string;
  /** A place of the coverage table. */
  location: string;
  /** Whole stars, 1 to 5. */
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** What was cleaned, where the page says so. */
  service?: string;
};

/** The home page's three voices. Content of a made-up business: replace it with real customers' words. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Marisol Vega',
    initials: 'MV',
    location: 'Burbank',
    rating: 5,
    text: 'Two kids, one cream sectional, four years of movie nights. They walked me through which spots would come out and which might only fade, and they were right about every one of them. It was dry before dinner.',
  },
  {
    name: 'Daniel Okafor',
    initials: 'DO',
    location: 'Pasadena',
    rating: 5,
    text: 'The price on the website was the price on the invoice. The crew rolled hoses up three flights, put felt under the bookcase, and showed me the gray water that came out of a carpet I had thought was clean.',
  },
  {
    name: 'Helen Tran',
    initials: 'HT',
    location: 'Monterey Park',
    rating: 5,
    text: 'I booked the mattress and, on the day, asked about a dining chair my father loves. They tested a corner first, told me the old glue might show, and then got it cleaner than I have seen it in years.',
  },
];

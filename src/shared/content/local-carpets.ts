import { business } from './business.ts';
import { visits } from './visits.ts';

/** What is particular about carpets here; it names only places of the coverage table. Without it the page has no such section. */
export const localCarpets: LocalCarpets | null = {
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
};

export interface LocalCarpets {
  eyebrow: string;
  heading: string;
  text: string;
  parts: readonly { heading: string; paragraphs: readonly string[] }[];
}

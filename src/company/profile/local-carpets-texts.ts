/** Names only places of the coverage table. If null, the page has no such section. */
export const localCarpets: LocalCarpets | null = {
  eyebrow: 'Local knowledge',
  heading: 'What Los Angeles does to a carpet',
  text: 'We’ve cleaned carpets here since {since}. The same fiber ages differently in Santa Monica than in Arcadia, and it pays to know why.',
  parts: [
    {
      heading: 'Dust, and half a year without rain',
      paragraphs: [
        'From May to October it hardly rains, so nothing washes the streets. Fine dust drifts in through open windows, sinks into the pile and works like sandpaper under every step. Scratched fibers look gray even when they’re clean, so the best time to clean a carpet here is before it looks dirty.',
        'Close to the 5, the 101 or the 405 the dust carries oily soot. A household vacuum smears as much of it as it lifts. The dark line along a baseboard is the same soot, filtered by the edge of the carpet where air slips under the wall. We work along it with a narrow tool. It gets lighter, but nobody can promise it disappears.',
      ],
    },
    {
      heading: 'Marine mornings and Santa Ana afternoons',
      paragraphs: [
        'In Santa Monica and Culver City the morning fog keeps rooms damp, so a carpet takes longer to dry. We bring more air movers there, and prefer to start at noon instead of eight.',
        'In Glendale, Burbank and La Cañada Flintridge the air is drier, but the Santa Ana winds of fall push dust, and in bad years ash, through every gap. Ash is alkaline and stains when it gets wet: vacuum it dry, don’t rub, and leave the rest to us.',
      ],
    },
    {
      heading: 'Walk-ups, bungalows and rented rooms',
      paragraphs: [
        'Plenty of our work is up two flights of stairs in West Hollywood or Inglewood, without an elevator and without a parking space. We can carry our machines, the hoses reach, and we put guards on the corners of your walls. In an older house in Pasadena, South Pasadena or Alhambra there may be an oak floor under the carpet: so we lift a corner first and work with less water.',
        'Moving out? In California a landlord may use the deposit for cleaning, but not for ordinary wear. Most move-outs are three rooms in one visit, and your invoice lists the rooms and the date.',
      ],
    },
    {
      heading: 'How often, in this city',
      paragraphs: [
        `We recommend a deep clean {recommended}. A shoes-off home in the hills can wait the full {longestWait}; a ground-floor place on a busy street, with a dog, shouldn’t. In between, a mat on both sides of the door and two slow vacuumings a week do more than any spray. For a fresh spill, press down with a white cloth: blot, never rub.`,
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

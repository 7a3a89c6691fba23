/** Texts about the place, and the company's story. */
export interface LocalText {
  /** Completes “We’ve cleaned … homes since …:”. */
  homes: string;
  /** A sentence about the area. */
  reach: string;
  dampDays: string;
  /** Above the contact page's list of places. */
  coverage: { heading: string; text: string };
  /** `about`: shown only where this category is offered. */
  story: { heading: string; lead: string; paragraphs: readonly string[]; about?: string };
}

/** Those of the place in `business`, whose story belongs to the name there; null: `neutralText` everywhere. */
export const localText: LocalText | null = {
  homes: 'walk-ups in Koreatown, ranch houses in the Valley, dusty lofts downtown',
  reach: 'From Santa Monica to Arcadia, and north to the Santa Clarita Valley.',
  dampDays: 'foggy mornings near the coast',
  coverage: {
    heading: 'From the Santa Clarita Valley to the Cahuenga Pass',
    text: 'We’re in these neighborhoods most weeks. The map shows the rest, down to the beach and out to El Monte.',
  },
  story: {
    about: 'couch',
    heading: 'It began with a sofa nobody wanted to give up',
    lead: 'In {since} a neighbor in Burbank was about to put her sofa on the curb. It had been her mother’s, it was the color of weak tea, and two shops had told her to buy a new one.',
    paragraphs: [
      'We had one used extraction machine and a free Saturday. By evening the water ran clear, and the sofa turned out to be yellow. It was still damp, so she sat down on the floor next to it and called her sister. Her sister had a sofa, too.',
      'That’s still how most people find us. We have more machines now, vans with our name on them, and a crew that has done this for longer than they care to admit. What hasn’t changed is how we work: look first, tell you honestly what will come out and what won’t, and only then start.',
      'We put our prices where everyone can see them, because nobody likes waiting for a stranger to look around the living room before hearing a number. And we skip the perfume. {cleanPiece} smells like nothing at all.',
    ],
  },
};

/** For any other place, and any other company. */
export const neutralText: LocalText = {
  homes: 'apartments, houses and offices',
  reach: 'We serve all of {county}.',
  dampDays: 'damp days',
  coverage: { heading: 'In and around {city}', text: 'The neighborhoods we’re in most weeks.' },
  story: {
    heading: 'Look first, then clean',
    lead: 'We have cleaned {pieces} in {city} since {since}.',
    paragraphs: [
      'How we work never changes: look first, tell you honestly what will come out and what won’t, and only then start.',
      'We put our prices where everyone can see them. {cleanPiece} smells like nothing at all.',
    ],
  },
};

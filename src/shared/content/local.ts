import { business } from './business.ts';

/** What the pages say about this place and the company's past; everything else they take from the business profile. */
export const localText = {
  /** Ends "We have cleaned … homes since …:". */
  homes: 'walk-ups in Koreatown, ranch houses in the Valley, dusty lofts downtown',
  /** How far the vans go, a sentence. */
  reach: 'From Santa Monica to Arcadia, and north into the Santa Clarita Valley.',
  /** What makes a piece dry more slowly here. */
  dampDays: 'foggy mornings near the coast',
  /** An example beside the field. */
  zipCode: '91502',
  /** Above the contact page's places. */
  coverage: {
    heading: 'From the Santa Clarita Valley to the Cahuenga Pass',
    text: 'The places our vans see most weeks. The map has the others, down to the beach and out to El Monte.',
  },
  /** The state's own privacy law, with a space before it; empty where there is none. */
  privacyLaw:
    ' People in California have these rights under the California Consumer Privacy Act; we give them to everybody.',
  /** How the company began. */
  story: {
    heading: 'It began with a sofa nobody wanted to give up',
    lead: `In ${business.foundedYear} a neighbor in Burbank was about to put her sofa on the curb. It had belonged to her mother, it was the brown of weak tea, and two shops had told her to buy a new one.`,
    paragraphs: [
      'We had one extraction machine, bought used, and a Saturday. By evening the water ran clear, and the sofa turned out to be yellow. She sat down beside it on the floor, because it was still damp, and called her sister. Her sister had a sofa, too.',
      'That is still how most people find us. We have more machines now, and vans with our name on them, and people who have done this for longer than they care to say. What has not changed is the order of things: look first, say honestly what will come out and what will not, and only then begin.',
      'We put our prices where everyone can see them, because we never liked waiting for a stranger to look around the living room before naming a number. And we leave the perfume out of it. A clean couch smells of nothing at all.',
    ],
  },
} as const;

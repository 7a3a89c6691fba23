import { paths } from '../../paths.ts';
import type { Profile } from '../../profile.ts';
import { business } from '../business.ts';
import type { LegalDocument } from './legal-document.ts';

const { address, legalName, name, terms } = business;

export const serviceAgreement = ({ hours }: Profile): LegalDocument => ({
  path: paths.serviceAgreement,
  title: 'Service Agreement',
  description: `What happens before, during and after a ${name} visit: preparation, inspection, drying, fees, damage and the ${terms.recleanWithinDays}-day re-clean guarantee.`,
  summary: `We look first, say what will come out and what will not, and begin only after you have agreed. You see the result before you pay, and have ${terms.recleanWithinDays} days to ask for another round.`,
  sections: [
    {
      id: 'parties',
      heading: 'Between whom',
      blocks: [
        `This agreement is between you, the person who books, and ${legalName} (“we”). It begins when we confirm your visit, and covers cleaning of upholstery, carpets and mattresses in your home or business.`,
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        'We clean the pieces in your confirmed quote, with the add-ons you chose. For each piece:',
        [
          'We look at it with you, read the care label, and test our product on a hidden spot.',
          'We tell you which marks we expect to come out, and which may stay.',
          'We vacuum, pre-treat, clean by the method that the fabric allows, and take out as much water as we can.',
          'We look at it with you again before we pack up.',
        ],
        'We use non-toxic, fragrance-free products as standard. If the label or the test says that a piece must not be cleaned, we leave it alone and you do not pay for it.',
      ],
    },
    {
      id: 'what-we-need',
      heading: 'What we need from you',
      blocks: [
        [
          'An adult who lets us in and is there at the beginning and at the end.',
          'Electricity, running water, and a place to park within reach of the door. Tell us about stairs, gates and permits.',
          'Small and fragile things cleared away. We move light furniture; we do not move pianos, aquariums, electronics, antiques or beds with people’s belongings under them.',
          'Pets in another room, for their peace and ours.',
          'A word about earlier treatments, allergies, loose seams, and stains that you have worked on yourself.',
        ],
      ],
    },
    {
      id: 'hours',
      heading: 'Appointments',
      blocks: [
        `We work in these hours, ${address.locality} time:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
        'We arrive within the window that we have confirmed, and call when traffic makes us late.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation and missed visits',
      blocks: [
        `Moving or canceling is free with at least ${terms.cancellationNoticeHours} hours’ notice. If nobody lets us in at the agreed time, we call you; if that does not help, the visit counts as missed, and we charge ${terms.noShowPercent}% of the service cost.`,
      ],
    },
    {
      id: 'emergency',
      heading: 'Emergency service',
      blocks: [
        `Water damage is answered around the clock. Emergency visits carry a surcharge of ${terms.emergencySurchargePercent}% on the listed price, said before we set out. A crew usually arrives within ${terms.emergencyArrivalHours.from} to ${terms.emergencyArrivalHours.to} hours. We dry and clean; broken pipes, mold behind walls and electrical faults need other trades.`,
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      blocks: [
        'You pay the confirmed price when the work is done. Additional pieces or add-ons that you ask for on the day are charged at the listed price, and agreed before we start on them.',
      ],
    },
    {
      id: 'drying',
      heading: 'Drying and care afterwards',
      blocks: [
        'Most pieces are dry in 2 to 6 hours; thick cushions and damp days take longer. Until then keep people, pets and covers off the piece, open a window or let a fan run, and put foil or blocks under feet of wood or metal.',
      ],
    },
    {
      id: 'limits',
      heading: 'What cleaning cannot do',
      blocks: [
        'Cleaning does not bring back color that the sun or bleach has taken, nor fibers that are worn away. Some dyes, inks, rust and old pet stains stay, and some come back up from the filling after drying. We tell you when we expect it. Statements about allergens describe the treatment, not a medical effect.',
      ],
    },
    {
      id: 'damage',
      heading: 'If something is damaged',
      blocks: [
        'We are licensed, and insured with general liability cover on every visit. Tell us as soon as you see damage, if you can with a photo. We repair it, have it repaired, or pay its present value.',
        'We do not answer for hidden faults, such as weak seams, unsuitable dyes or earlier repairs, where the usual care would not have found them.',
      ],
    },
    {
      id: 'guarantee',
      heading: 'Re-clean guarantee and refund',
      blocks: [
        `If a piece is not as you expected, tell us within ${terms.recleanWithinDays} days. We clean it again free of charge, as soon as it suits you. If that does not put it right, we refund the piece in full.`,
      ],
    },
    {
      id: 'safety',
      heading: 'Safety',
      blocks: [
        'Our crews may stop a visit where they are not safe: with threats, loose animals, bare wiring, sewage or strong mold. Where the cause lies with you and could have been said beforehand, the visit counts as missed.',
      ],
    },
    {
      id: 'general',
      heading: 'General',
      blocks: [
        `This agreement, your confirmed quote and the Terms of Service are all that was agreed. If one part of it does not hold in law, the rest stays. The law of the State of ${address.state} applies.`,
      ],
    },
  ],
});

import { getTimes, hasTime } from '#company/catalog/visit-times.ts';
import type { Profile } from '#company/profile/profile.ts';
import { dryIn, emergencyPrice } from '#company/profile/visits-texts.ts';
import { paths } from '#kit/paths/paths.ts';
import type { LegalDocument } from './legal-document.ts';

/** `dries`: what is cleaned must dry afterward, such as fabric. */
const agreement = (
  { hours, name, legalName, city, law, terms, pieces, company, piece, isLicensedAndInsured }: Profile,
  dries: boolean,
): LegalDocument => ({
  path: paths.serviceAgreement,
  title: 'Service Agreement',
  description: `What happens before, during and after a ${name} visit: preparation, inspection, ${dries ? 'drying, ' : ''}fees${terms.hasFreeReclean ? `, damage and the ${terms.recleanWithinDays}-day re-clean guarantee` : ' and damage'}.`,
  summary: `We look first, tell you what ${dries ? 'will come out and what won’t' : 'to expect'}, and start only after you agree. You see the result before you pay${terms.hasFreeReclean ? `, and you have ${terms.recleanWithinDays} days to ask for a free re-clean` : ''}.`,
  sections: [
    {
      id: 'parties',
      heading: 'Who this agreement is between',
      blocks: [
        `This agreement is between you, the person who books, and ${legalName} (“we”). It starts when we confirm your visit and covers cleaning of ${pieces} in your home or business.`,
      ],
    },
    {
      id: 'what-we-do',
      heading: 'What we do',
      blocks: [
        `We clean ${dries ? 'the pieces' : 'what is'} in your confirmed quote, with the add-ons you chose.${dries ? ' For each piece:' : ''}`,
        dries
          ? [
              'We inspect it with you, read the care label, and test our product on a hidden spot.',
              'We tell you which stains we expect to come out and which may stay.',
              'We vacuum, pre-treat, clean using a method that’s right for the material, and extract as much water as we can.',
              'We go over it with you again before we pack up.',
            ]
          : [
              'We look at everything with you before we start.',
              'We tell you what we expect to come off and what may stay.',
              'We clean with a method that’s right for each surface.',
              'We go over the result with you before we pack up.',
            ],
        `We use non-toxic, fragrance-free products as standard. If ${dries ? 'the label or the test shows that a piece' : 'we find that something'} can’t be cleaned safely, we leave it alone and you don’t pay for it.`,
      ],
    },
    {
      id: 'what-we-need',
      heading: 'What we need from you',
      blocks: [
        [
          'An adult to let us in and be there at the start and at the end.',
          'Electricity, running water, and a place to park near the door. Tell us about stairs, gates and permits.',
          'Small and fragile items put away. We move light furniture; we don’t move pianos, aquariums, electronics, antiques or beds with belongings under them.',
          'Pets in another room, for their safety and ours.',
          'Information about earlier treatments, allergies, loose seams, and stains you’ve tried to remove yourself.',
        ],
      ],
    },
    {
      id: 'hours',
      heading: 'Appointments',
      blocks: [
        `Our working hours, in ${city} time:`,
        hours.map(({ label, hoursLabel }) => `${label}: ${hoursLabel}`),
        'We arrive within the window we confirmed, and call if traffic makes us late.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation and missed visits',
      blocks: [
        `Rescheduling or cancelling is free with at least ${terms.cancellationNoticeHours} hours’ notice. If nobody lets us in at the agreed time, we’ll call you. If we can’t reach you, the visit counts as missed and we charge ${terms.noShowPercent === 0 ? 'nothing for it' : `${terms.noShowPercent}% of the service cost`}.`,
      ],
    },
    ...(terms.hasEmergencyVisits
      ? [
          {
            id: 'emergency',
            heading: 'Emergency service',
            blocks: [
              `We respond to water damage 24/7. Emergency visits cost ${emergencyPrice(terms)}, and we tell you the full price before we head out. A crew usually arrives within ${terms.emergencyArrivalHours.from} to ${terms.emergencyArrivalHours.to} hours. We dry and clean; broken pipes, mold behind walls and electrical problems need other professionals.`,
            ],
          },
        ]
      : []),
    {
      id: 'price',
      heading: 'Price and payment',
      blocks: [
        `You pay the confirmed price when the work is done. If you add ${dries ? 'pieces or extras' : 'something'} that day, we charge the listed price and agree on it with you before we start.`,
      ],
    },
    ...(dries
      ? [
          {
            id: 'drying',
            heading: 'Drying and aftercare',
            blocks: [
              `Most pieces are dry in ${dryIn(getTimes(company))}; ${piece.thickPieces.toLowerCase()} and damp days take longer. Until then, keep people, pets and covers off the piece, open a window or run a fan, and put foil or blocks under wood or metal feet.`,
            ],
          },
        ]
      : []),
    {
      id: 'limits',
      heading: 'What cleaning can’t do',
      blocks: [
        dries
          ? 'Cleaning can’t bring back color lost to sun or bleach, or fibers that have worn away. Some dyes, inks, rust and old pet stains stay, and some come back up from the padding after drying. We’ll tell you when we expect that. Statements about allergens describe the treatment, not a medical effect.'
          : 'Cleaning can’t bring back color lost to sun or bleach, or repair scratches and worn surfaces. Some stains, rust and mineral deposits stay. We’ll tell you when we expect that.',
      ],
    },
    {
      id: 'damage',
      heading: 'If something is damaged',
      blocks: [
        `${isLicensedAndInsured ? 'We are licensed and carry general liability insurance on every visit. ' : ''}Tell us as soon as you see damage, with a photo if you can. We’ll repair it, have it repaired, or pay its current value.`,
        `We aren’t responsible for hidden defects, such as ${dries ? 'weak seams, unstable dyes' : 'loose parts, failed seals'} or earlier repairs, that reasonable care would not have found.`,
      ],
    },
    ...(terms.hasFreeReclean
      ? [
          {
            id: 'guarantee',
            heading: 'Re-clean guarantee and refund',
            blocks: [
              `If ${dries ? 'a piece' : 'something'} isn’t what you expected, tell us within ${terms.recleanWithinDays} days. We’ll clean it again for free at a time that works for you. If that doesn’t fix it, we’ll refund that ${dries ? 'piece' : 'part'} in full.`,
            ],
          },
        ]
      : []),
    {
      id: 'safety',
      heading: 'Safety',
      blocks: [
        'Our crews may stop a visit if they aren’t safe: threats, loose animals, exposed wiring, sewage or heavy mold. If you could have told us beforehand, the visit counts as missed.',
      ],
    },
    {
      id: 'general',
      heading: 'General',
      blocks: [
        `This agreement, your confirmed quote and the Terms of Service are the entire agreement between us. If one part is found unenforceable, the rest still applies. The laws of ${law} apply.`,
      ],
    },
  ],
});

export const serviceAgreement = (profile: Profile): LegalDocument =>
  agreement(profile, hasTime(profile.company, 'dryingHours'));

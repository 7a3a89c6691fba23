/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type OpeningHours = {
  /** The days as a person reads them, e.g. "Monday – Friday". */
  label: string;
  days: readonly Weekday[];
  /** Wall-clock time in the business's time zone, "HH:MM" on a 24-hour clock. */
  opens: string;
  closes: string;
  /** The same two times as a person reads them, e.g. "8:00 AM – 6:00 PM". */
  hoursLabel: string;
};

/**
 * The one business profile. Pages, structured data and e-mails read name, telephone, hours, terms
 * and claims from here, so no two of them can disagree. Specification: Business constants and limits.
 */
export const business = {
  name: 'Sunweave Cleaning',
  /** Where the name in full has no room. */
  shortName: 'Sunweave',
  legalName: 'Sunweave Cleaning LLC',
  /** Author label of every article. */
  teamName: 'Sunweave Team',
  slogan: 'Bring the sofa back to sunny.',
  /** One sentence for meta descriptions, structured data and the footer. */
  description:
    'Deep, non-toxic cleaning for couches, chairs, carpets and mattresses, in homes and businesses across Los Angeles County.',
  foundedYear: 2014,

  /** The only telephone number of the business. */
  phone: { display: '(818) 555-0142', e164: '+18185550142' },
  email: 'hello@sunweave.example',
  address: {
    locality: 'Los Angeles',
    region: 'CA',
    county: 'Los Angeles County',
    country: 'US',
  },
  /** Calendar dates, opening hours and "today" are meant in this zone. */
  timeZone: 'America/Los_Angeles',
  /** How far a crew drives, measured from Los Angeles. */
  radiusMiles: 25,

  hours: [
    {
      label: 'Monday – Friday',
      days: [1, 2, 3, 4, 5],
      opens: '08:00',
      closes: '18:00',
      hoursLabel: '8:00 AM – 6:00 PM',
    },
    {
      label: 'Saturday',
      days: [6],
      opens: '08:00',
      closes: '16:00',
      hoursLabel: '8:00 AM – 4:00 PM',
    },
    {
      label: 'Sunday',
      days: [7],
      opens: '09:00',
      closes: '15:00',
      hoursLabel: '9:00 AM – 3:00 PM',
    },
  ] as const satisfies readonly OpeningHours[],

  /** Hours within which a person answers, by the form that was used. */
  replyWithinHours: { contact: 24, quote: 1 },

  terms: {
    /** Notice needed to cancel or move a visit free of charge. */
    cancellationNoticeHours: 24,
    /** Share of the service cost charged when nobody is there to let the crew in. */
    noShowPercent: 50,
    /** How long after a visit the customer may ask for a free re-clean. */
    recleanWithinDays: 7,
    /** The piece is refunded in full when the re-clean does not put it right. */
    isRefundedAfterFailedReclean: true,
    /** Added to the listed price of an emergency visit. */
    emergencySurchargePercent: 50,
    /** When the crew of an emergency visit usually arrives. */
    emergencyArrivalHours: { from: 2, to: 4 },
    /** Water damage is answered around the clock; everything else in opening hours. */
    isEmergencyLineAlwaysOpen: true,
  },
  /** "YYYY-MM-DD", shown on the three legal pages. */
  legalEffectiveDate: '2024-12-12',

  /** What the business says about itself: one value each, wherever a page repeats it. */
  claims: {
    yearsInBusiness: '10+',
    customersServed: '2,000+',
    satisfactionPercent: 99,
    ratingOutOfFive: 4.9,
    reviewCount: '500+',
    /** Said of the mattress treatment only. */
    allergenRemovalPercent: 99.9,
    isLicensedAndInsured: true,
    hasSameDayService: true,
    credentials: [
      'Licensed to do business in California',
      'Fully insured, with general liability cover on every visit',
      'Technicians certified in carpet and upholstery cleaning',
      'Non-toxic, fragrance-free products as standard',
    ],
  },
} as const;

export type Business = typeof business;

/**
 * The fixed part of the business profile. Pages, structured data and e-mails read name, terms and time zone from here,
 * so no two of them can disagree. What an owner changes in the panel begins with `content/settings.ts`.
 * See docs/product.md#business-profile.
 */
export const business = {
  name: 'Sunweave Cleaning',
  /** Where the name in full has no room. */
  shortName: 'Sunweave',
  legalName: 'Sunweave Cleaning LLC',
  /** Author label of every article. */
  teamName: 'Sunweave Team',
  slogan: 'Bring your sofa back to life.',
  /** One sentence for meta descriptions, structured data and the footer. */
  description:
    'Deep, non-toxic cleaning for couches, chairs, carpets and mattresses in homes and businesses across Los Angeles County.',
  foundedYear: 2014,

  address: {
    locality: 'Los Angeles',
    region: 'CA',
    county: 'Los Angeles County',
    /** The state in full, whose law applies. */
    state: 'California',
    country: 'US',
  },
  /** Calendar dates, opening hours and "today" are meant in this zone. */
  timeZone: 'America/Los_Angeles',
  terms: {
    /** Notice needed to cancel or move a visit free of charge. */
    cancellationNoticeHours: 24,
    /** Share of the service cost charged when nobody is there to let the crew in. */
    noShowPercent: 50,
    /** How long after a visit the customer may ask for a free re-clean. */
    recleanWithinDays: 7,
    /** Added to the listed price of an emergency visit. */
    emergencySurchargePercent: 50,
    /** When the crew of an emergency visit usually arrives. */
    emergencyArrivalHours: { from: 2, to: 4 },
  },
  /** "YYYY-MM-DD", shown on the three legal pages. */
  legalEffectiveDate: '2024-12-12',

  /** What the business says about itself for good; the figures are in Settings. */
  claims: {
    /** Said of the mattress treatment only. */
    allergenRemovalPercent: 99.9,
    isLicensedAndInsured: true,
  },
} as const;

export type Business = typeof business;

/**
 * The company that a new site begins with. The owner changes all of it in Settings, which start with
 * `content/settings.ts`; the rest of this file is fixed. See docs/product/company.md#business-profile.
 */
export const business = {
  name: 'Sunweave Cleaning',
  /** For places without room for the full name. */
  shortName: 'Sunweave',
  legalName: 'Sunweave Cleaning LLC',
  slogan: 'Bring {yourPiece} back to life.',
  /** For structured data and the footer. */
  description: 'Deep, non-toxic cleaning for {pieces} in homes and businesses across {county}.',
  foundedYear: 2014,

  address: {
    locality: 'Los Angeles',
    region: 'CA',
    county: 'Los Angeles County',
  },
  terms: {
    /** The notice for a free cancellation. */
    cancellationNoticeHours: 24,
    /** The fee when nobody lets the crew in. */
    noShowPercent: 50,
    /** Nothing promises a free re-clean if not. */
    hasFreeReclean: true,
    /** How long a customer can ask for it. */
    recleanWithinDays: 7,
    /** Also for water damage at any hour. */
    hasEmergencyVisits: true,
    /** Added to the listed price of an emergency visit. */
    emergencySurchargePercent: 50,
    /** The usual arrival time of an emergency visit. */
    emergencyArrivalHours: { from: 2, to: 4 },
  },
  /** "YYYY-MM-DD", shown on the three legal pages. */
  legalEffectiveDate: '2024-12-12',

  claims: {
    isLicensedAndInsured: true,
  },
} as const;

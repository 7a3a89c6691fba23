import type { CompanyTexts } from './company.ts';

/** In the form of Settings, and in the audit log. */
export const companyTextLabels: Record<keyof CompanyTexts, string> = {
  person: 'Who comes',
  slogan: 'Slogan',
  description: 'What you do, in one sentence',
  homes: 'Homes you clean',
  reach: 'Your area, in one sentence',
  storyHeading: 'Heading of your story',
  storyLead: 'First sentence of your story',
  story: 'Your story',
};

export const companyLabels = {
  city: 'City',
  county: 'County',
  state: 'State',
  timeZone: 'Time zone',
  foundedYear: 'In business since',
  isLicensedAndInsured: 'Licensed and insured',
  categories: 'What you clean',
  times: 'Times',
} as const;

export const termLabels = {
  hasFreeReclean: 'Free re-clean',
  recleanWithinDays: 'Free re-clean within, in days',
  cancellationNoticeHours: 'Free cancellation until, in hours before',
  noShowPercent: 'Fee for a missed visit, in percent',
  hasEmergencyVisits: 'Emergency visits',
  emergencySurchargePercent: 'Emergency surcharge, in percent',
  arrivalFrom: 'Emergency arrival from, in hours',
  arrivalTo: 'Emergency arrival to, in hours',
  discounts: 'Order discounts',
} as const;

/** Takes a saved discount or a typed one. */
export const discountLabel = ({
  aboveDollars,
  percent,
}: Record<'aboveDollars' | 'percent', number | string>) => `${percent}% above $${aboveDollars}`;

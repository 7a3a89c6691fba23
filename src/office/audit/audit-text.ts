import { categoryName } from '#company/catalog/known-categories.ts';
import { companyLabels, companyTextLabels, termLabels } from '#company/profile/company-labels.ts';
import { roleLabels } from '#kit/access/roles.ts';
import type { AuditEntry, AuditValues } from '#kit/events/audit.ts';
import { translatedLanguages } from '#kit/language/language.ts';
import { languageEntries } from '#kit/language/languages.ts';
import { labelIn, longNameIn, translatedFields } from '#kit/language/translated-fields.ts';
import { exactDollars } from '#kit/money/money.ts';
import { findEntry } from '#kit/text/find-entry.ts';
import { timeZoneNames } from '#kit/time/time-zones.ts';
import { messageKindLabels } from '#messages/planned/messages.ts';
import { consentWayLabels } from '#visits/pairs/published-pairs.ts';

/** One field of an entry, in words. Without a text there was nothing before, or after. */
export interface AuditLine {
  label: string;
  before?: string;
  after?: string;
}

export function auditLines({ before, after }: Pick<AuditEntry, 'before' | 'after'>): AuditLine[] {
  return Object.keys({ ...before, ...after }).map((name) => ({
    label: auditLabel(name),
    ...(before && { before: auditText(name, findEntry(before, name) ?? null) }),
    ...(after && { after: auditText(name, findEntry(after, name) ?? null) }),
  }));
}

/** `Price: $149.00 → $159.00` */
export const auditLineText = ({ label, before, after }: AuditLine) =>
  `${label}: ${[before, after].filter((text) => text !== undefined).join(' → ')}`;

/** `hours.Monday`, `places.Springfield` and `messages.thanks.text` are named by their group. */
export function auditLabel(name: string): string {
  const label = findEntry(labels, name);
  if (label) return label;
  const [group = '', ...rest] = name.split('.');
  const detail = rest.join('.');
  if (group === 'hours') return `Hours on ${detail}`;
  if (group === 'places') return `Place ${detail}`;
  const [kind = '', part] = rest;
  if (group === 'company') return companyLabel(rest);
  const kindLabel = group === 'messages' && findEntry(messageKindLabels, kind);
  return kindLabel ? `${kindLabel}, ${part === 'text' ? 'text' : 'is sent'}` : name;
}

/** Takes `city`, or `texts` and `slogan`. */
function companyLabel([field = '', text = '']: string[]): string {
  if (field === 'times') return `${text}, times`;
  const ofText = findEntry(companyTextLabels, text);
  if (ofText) {
    const language = translatedLanguages.find((one) => field === longNameIn('texts', one));
    return language ? `${ofText}, in ${languageEntries[language].englishName}` : ofText;
  }
  return findEntry(companyLabels, field) ?? field;
}

function auditText(name: string, value: AuditValues[string]): string {
  if (value === null || value === '') return name.startsWith('hours.') ? 'closed' : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (name === 'category') return categoryName(text);
  const known = findEntry(findEntry(choices, name) ?? {}, text);
  if (known) return known;
  return amounts.has(name) && /^\d+\.\d\d$/.test(text) ? exactDollars(text) : text;
}

const amounts: ReadonlySet<string> = new Set(['originalPrice', 'discountedPrice', 'price', 'total']);

const choices: Partial<Record<string, Partial<Record<string, string>>>> = {
  timeZone: timeZoneNames,
  role: roleLabels,
  consentWay: consentWayLabels,
};

const labels: Partial<Record<string, string>> = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  role: 'Role',
  crew: 'Crew',
  address: 'IP address',
  ended: 'Sessions ended',
  requiresSecondFactor: 'Everyone needs two-step sign-in',
  setupKept: 'Kept as is',
  isSetupHidden: 'Setup list hidden',
  title: 'Title',
  ...translatedFields((language) => ({ title: labelIn('Title', language) })),
  category: 'Category',
  originalPrice: 'Price',
  discountedPrice: 'Discounted price',
  unit: 'Priced by',
  minimumPrice: 'Minimum price',
  durationMinutes: 'Minutes',
  isAddOn: 'Add-on',
  optionGroup: 'Option group',
  isMostChosen: 'Most chosen',
  isActive: 'Active',
  isMarketingAllowed: 'Marketing allowed',
  rows: 'Rows',
  removed: 'Removed',
  kind: 'What',
  color: 'Color',
  noun: 'Word for one',
  nouns: 'Word for several',
  slug: 'Short name',
  pageSlug: 'Address of the page',
  hours: 'Hours',
  places: 'Places',
  calendar: 'Own calendar',
  price: 'Price',
  total: 'Line total',
  discountPercent: 'Discount in percent',
  discount: 'Discount',
  lines: 'Lines',
  filters: 'Filtered by',
  host: 'Sent to',
  events: 'Events',
  startedAt: 'Backup from',
  requests: 'Requests',
  quotes: 'Quotes',
  photos: 'Photos',
  emails: 'Emails',
  subscriptions: 'Newsletter subscriptions',
  customers: 'Customers',
  properties: 'Properties',
  services: 'Services',
  posts: 'Articles',
  phone: 'Phone',
  visit: 'Visit',
  consentWay: 'Consent given',
  consentDate: 'Consent from',
  'replyWithinHours.contact': 'Answer a message within, in hours',
  'replyWithinHours.quote': 'Answer a quote within, in hours',
  radiusMiles: 'Radius in miles',
  'claims.yearsInBusiness': 'Years in business',
  'claims.customersServed': 'Customers served',
  'claims.satisfactionPercent': 'Satisfaction in percent',
  'claims.ratingOutOfFive': 'Rating out of 5',
  'claims.reviewCount': 'Number of reviews',
  'claims.allergenRemovalPercent': 'Allergens removed, in percent',
  'claims.credentials': 'Credentials',
  notificationEmails: 'Emails for new leads',
  mailServer: 'Mail server',
  mailUsername: 'Mail user name',
  mailPassword: 'Mail password',
  textGateway: 'Text service',
  textAccount: 'Text account',
  textToken: 'Text token',
  articleWriter: 'Article writer',
  writerUrl: 'URL',
  writerModel: 'Model',
  writerSecret: 'Key',
  sender: 'Sender',
  stripeAccount: 'Stripe account',
  stripeMode: 'Stripe mode',
  stripeKey: 'Stripe key',
  'booking.selfBooking': 'Customers book online',
  'booking.arrivalWindows': 'Arrival windows',
  'booking.minimumNoticeHours': 'Minimum notice, in hours',
  'booking.horizonDays': 'Book ahead, in days',
  'booking.bufferMinutes': 'Time between visits, in minutes',
  'booking.holdMinutes': 'Hold a window for, in minutes',
  'booking.changeCutoffHours': 'Changes until, in hours before',
  'booking.quoteValidDays': 'Quotes are valid for, in days',
  'booking.depositPercent': 'Deposit in percent',
  'booking.minutesWithoutDuration': 'Visit of unknown length, in minutes',
  'booking.driving.isOn': 'Count driving',
  'booking.driving.milesPerHour': 'Speed, in miles per hour',
  'booking.driving.peakMilesPerHour': 'Speed in peak hours, in miles per hour',
  'booking.driving.peakHours': 'Peak hours',
  firstAlert: 'First alert goes to',
  secondAlert: 'Second alert goes to',
  'terms.hasFreeReclean': termLabels.hasFreeReclean,
  'terms.recleanWithinDays': termLabels.recleanWithinDays,
  'terms.cancellationNoticeHours': termLabels.cancellationNoticeHours,
  'terms.noShowPercent': termLabels.noShowPercent,
  'terms.hasEmergencyVisits': termLabels.hasEmergencyVisits,
  'terms.emergencySurchargePercent': termLabels.emergencySurchargePercent,
  'terms.emergencyArrivalHours.from': termLabels.arrivalFrom,
  'terms.emergencyArrivalHours.to': termLabels.arrivalTo,
  'terms.discounts': termLabels.discounts,
  'pricing.minimumOrder': 'Minimum order',
  termsDate: 'Terms in effect since',
  timeZone: companyLabels.timeZone,
  closures: 'Closures',
  reviewUrl: 'Review link',
  testimonials: 'Reviews on the website',
  faqs: 'Questions on the website',
  number: 'Number',
  creditNote: 'Credit note',
  amount: 'Amount',
  method: 'Paid by',
  shortName: 'Short name',
  'colors.primary': 'Main color',
  'colors.accent': 'Button color',
  colors: 'Colors',
  logo: 'Logo',
  pictures: 'Pictures',
  'invoices.legalName': 'Legal name',
  'invoices.license': 'License on invoices',
  'texts.dailyLimit': 'Texts a day at most',
  'newsletter.hourlyLimit': 'Newsletter emails an hour at most',
  'texts.pricePerPart': 'Price per text',
  forwardCallsTo: 'Calls ring',
  missedCallText: 'Text after a missed call',
  'invoices.postalAddress.street': 'Street of the postal address',
  'invoices.postalAddress.city': 'City of the postal address',
  'invoices.postalAddress.zipCode': 'ZIP code of the postal address',
  'invoices.taxPercent': 'Tax in percent',
  'invoices.dueDays': 'Days until invoices are due',
  'invoices.notes': 'Notes on invoices',
  'invoices.method': 'Cleaning method on invoices',
  'invoices.whenDone': 'When a visit is done',
  crewTakesPayment: 'Crews take payments',
  'tips.isOn': 'Customers are asked for a tip',
  'tips.percents': 'Percentages of tips',
  'messageTemplates.text': 'Text message template',
  'messageTemplates.emailSubject': 'Subject of the email template',
  'messageTemplates.emailBody': 'Email template',
  'messageTemplates.textEs': 'Text message template in Spanish',
  'messageTemplates.emailSubjectEs': 'Subject of the email template in Spanish',
  'messageTemplates.emailBodyEs': 'Email template in Spanish',
};

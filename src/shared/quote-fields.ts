import { business } from './content/business.ts';
import { longDate } from './dates.ts';

/** What form, details, history, export, message, and email read about a field of a quote. */
interface FieldDescription {
  /** In the panel: forms, details, and history. */
  label: string;
  /** In history, where it differs from `label`. */
  historyLabel?: string;
  /** The column of the export, where it differs from `label`. */
  csvTitle?: string;
  /** How a stored value reads; without it as it is. */
  show?: (value: string) => string;
  /** What details and forms show where there is no value. */
  empty?: string;
}

/** A text that is stored and shown as it was entered. */
interface TextDescription extends FieldDescription {
  maxLength: number;
  /** Has several lines: a text area in forms, a section of its own in details and emails. */
  isLong?: boolean;
  /** In the visitor's form, on its last step, and in the email to the owner, where it differs from `label`. */
  visitorLabel?: string;
  visitorHint?: string;
}

export const contactMethodLabels = { sms: 'Text message', email: 'Email' } as const;

/** Visitors enter these, staff may change them. A new one needs a column of the same name and nothing else. */
export const visitorTexts = describe<TextDescription>()({
  notes: {
    label: 'Customer notes',
    historyLabel: 'Notes',
    csvTitle: 'Customer’s notes',
    maxLength: 5000,
    isLong: true,
    visitorLabel: 'Notes',
    visitorHint: 'Fabric, stains, pets, stairs, parking: anything we should know.',
  },
});
export type VisitorText = keyof typeof visitorTexts;
export const visitorTextNames = Object.keys(visitorTexts) as VisitorText[];

/** Only staff enter and see these. A new one needs a column of the same name and nothing else. */
export const staffTexts = describe<TextDescription>()({
  adminNotes: { label: 'Admin notes', csvTitle: 'Our notes', maxLength: 5000, isLong: true },
});
export type StaffText = keyof typeof staffTexts;
export const staffTextNames = Object.keys(staffTexts) as StaffText[];

/** The fields of a quote that are stored as text. Those with rules of their own have these in `quotes.ts`. */
export const quoteFields = describe<FieldDescription>()({
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  zipCode: { label: 'ZIP code' },
  contactMethod: {
    label: 'Contact method',
    csvTitle: 'Contact by',
    show: (method) => contactMethodLabels[method as keyof typeof contactMethodLabels],
  },
  preferredDate: {
    label: 'Preferred date',
    show: (date) => longDate(date, business.timeZone),
    empty: 'Any day',
  },
  preferredTime: { label: 'Preferred time', empty: 'Anytime' },
  ...visitorTexts,
  ...staffTexts,
});
export type QuoteField = keyof typeof quoteFields;

export const emptyTexts = Object.fromEntries(
  [...visitorTextNames, ...staffTextNames].map((name) => [name, '']),
) as Record<VisitorText | StaffText, ''>;

/** Checks the descriptions without losing their names. */
function describe<Description>() {
  return <Name extends string>(fields: Record<Name, Description>) => fields;
}

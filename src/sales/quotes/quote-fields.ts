import { type DescribedText, type VisitorText, visitorTextNames, visitorTexts } from './visitor-texts.ts';

/** Form, details, history, export, message, and email read these about a field of a quote. */
export interface FieldDescription {
  /** In the panel: forms, details, and history. */
  label: string;
  /** In history, where it differs from `label`. */
  historyLabel?: string;
  /** The column of the export, where it differs from `label`. */
  csvTitle?: string;
  /** How a stored value reads; without it as it is. */
  show?: (value: string) => string;
  /** Details and forms show it where there is no value. */
  empty?: string;
}

/** A text that is stored and shown as it was entered. */
type TextDescription = FieldDescription & DescribedText;

/** Visitors enter these, staff may change them. Here stands what staff read in other words. */
const visitorDescriptions: Record<VisitorText, TextDescription> = {
  ...visitorTexts,
  notes: {
    ...visitorTexts.notes,
    label: 'Customer notes',
    historyLabel: 'Notes',
    csvTitle: 'Customer’s notes',
  },
};

/** Only staff enter and see these. A new one needs a column of its name. */
const staffTexts = describeTexts({
  adminNotes: { label: 'Admin notes', csvTitle: 'Our notes', maxLength: 5000, isLong: true },
});
export type StaffText = keyof typeof staffTexts;
export const staffTextNames = Object.keys(staffTexts) as StaffText[];

export const quoteTexts = { ...visitorDescriptions, ...staffTexts };
export type QuoteText = keyof typeof quoteTexts;
export const quoteTextNames = [...visitorTextNames, ...staffTextNames];
export const emptyTexts = Object.fromEntries(quoteTextNames.map((name) => [name, ''])) as Record<
  QuoteText,
  string
>;

/** Only the named fields. */
export const pick = <Source, Name extends keyof Source>(source: Source, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, source[name]])) as Pick<Source, Name>;

/** Checks the descriptions without losing their names. */
function describeTexts<Name extends string>(fields: Record<Name, TextDescription>) {
  return fields;
}

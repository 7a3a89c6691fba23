export interface DescribedText {
  label: string;
  hint?: string;
  /** In its place where nothing that the company cleans must dry. */
  plainHint?: string;
  maxLength: number;
  /** Has several lines: a text area in forms, a section of its own in details and emails. */
  isLong?: boolean;
}

/**
 * Visitors enter these in this order. They read the label in the form and on its last step, the owner in the email. A new
 * one needs a column of its name.
 */
export const visitorTexts = describeTexts({
  notes: {
    label: 'Notes',
    hint: 'Fabric, stains, pets, stairs, parking: anything we should know.',
    plainHint: 'Size, access, pets, stairs, parking: anything we should know.',
    maxLength: 5000,
    isLong: true,
  },
});
export type VisitorText = keyof typeof visitorTexts;
export const visitorTextNames = Object.keys(visitorTexts) as VisitorText[];

/** A visitor's text in the visitor's form; the notes are its message, as in the documented form. */
export type VisitorInput = 'message' | Exclude<VisitorText, 'notes'>;
export const getVisitorInput = (name: VisitorText): VisitorInput => (name === 'notes' ? 'message' : name);

/** Checks the descriptions without losing their names. */
function describeTexts<Name extends string>(texts: Record<Name, DescribedText>) {
  return texts;
}

import type { visitorLabels } from '#kit/wire/visitor-labels.ts';

export type VisitorText = keyof typeof visitorLabels;

interface TextSize {
  maxLength: number;
  /** Has several lines. */
  isLong?: boolean;
}

/** Visitors enter these in this order. A new one needs a column, a description and a visitor's label of its name. */
export const visitorTexts: Record<VisitorText, TextSize> = { notes: { maxLength: 5000, isLong: true } };
export const visitorTextNames = Object.keys(visitorTexts) as VisitorText[];

/** A visitor's text in the visitor's form; the notes are its message, as in the documented form. */
export type VisitorInput = 'message' | Exclude<VisitorText, 'notes'>;
export const getVisitorInput = (name: VisitorText): VisitorInput => (name === 'notes' ? 'message' : name);

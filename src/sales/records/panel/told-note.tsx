import type { Told } from '#sales/quotes/told.ts';

const words: Partial<Record<Told, string>> = {
  'no-gateway': 'Not told: texts are off.',
  'no-contact': 'Not told: nothing reaches them.',
  'held-up': 'Not told yet: the message waits.',
};

interface ToldNoteProps {
  told: Told | null;
  /** The status of the record: who was answered knows. */
  status: string;
}

/** Says that a customer does not know yet that we have the request. The buttons beside it call and text. */
export function ToldNote({ told, status }: ToldNoteProps) {
  const text = told === null || status !== 'new' ? undefined : words[told];
  return text && <p className="text-sm font-medium text-danger">{text}</p>;
}

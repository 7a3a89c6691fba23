import type { Language } from '#kit/language/language.ts';

interface MessageWords {
  /** The email's subject. */
  subject: string;
  /** The first text that an owner can change. The line with the link is a button in the email. */
  text: string;
  /** The email's, where the text has no line with the link. Absent: the email has no button. */
  button?: string;
}

/** Everything about one kind of message; see docs/contributing.md#add-a-kind-of-message. */
export interface MessageKindFile<Kind extends string> {
  kind: Kind;
  label: string;
  /** When it is sent, under its title in Settings. Absent: it is not there, since staff send it themselves. */
  when?: string;
  words: Record<Language, MessageWords>;
  /** It has no email of its own. */
  isTextOnly?: boolean;
  /** It answers what its reader has just done, so it is no trouble at night. */
  isAtAnyHour?: boolean;
  /** News of a visit ahead: its email has a calendar entry. */
  isVisitNews?: boolean;
  /** Follows the visit: its email does not say when that was. */
  isAfterVisit?: boolean;
  /** Where `{link}` leads: the calculator may have the same items again. Absent: to the page of the quote. */
  link?: 'review-page' | 'calculator' | 'same-again' | 'invoice';
  /** As a text it needs the customer's consent to marketing. */
  isOffer?: boolean;
  /** One click in its email ends all of these. */
  isUnsubscribable?: boolean;
  /** By text to who chose texts, else by email; the others go both ways. */
  isInOneWay?: boolean;
  /** Its text says how to end texts. */
  endsWithStop?: boolean;
  /** In characters, with the link on a line of its own. */
  longest?: number;
  /** Later than this it is of no use. Absent: `reason-against.ts` says when. */
  usefulHours?: number;
}

/** Keeps the kind as a literal type. */
export const messageKind = <const Kind extends string>(file: MessageKindFile<Kind>) => file;

import type { Generated, Selectable } from 'kysely';
import type { SubscriberStatus } from '#articles/newsletter/newsletter.ts';
import type { SendingStatus } from '#articles/newsletter/sendings.ts';
import type { Language } from '#kit/language/language.ts';

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  /** In lower case: one person has one entry. */
  email: string;
  status: Generated<SubscriberStatus>;
  /** The page of the form, as the client named it. */
  source: string;
  /** That of the page of the form. */
  language: Generated<Language>;
  /** For the link in the last confirmation email; null once used. */
  confirmationTokenHash: string | null;
  confirmationExpiresAt: string | null;
  /** Emails that the form has caused since the address last confirmed; each makes the next wait longer. */
  consecutiveMails: Generated<number>;
  mailedAt: string | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** Undo restores it after an administrator unsubscribed the person; null where the person did it. */
  statusBeforeRemoval: SubscriberStatus | null;
}

export type SubscriberRow = Selectable<NewsletterSubscribersTable>;

/** An article on its way to the readers of one language, or sent. Its letters are jobs of the outbox. */
export interface NewsletterSendingsTable {
  id: Generated<number>;
  /** Null once the article is deleted for good. */
  postId: number | null;
  language: Language;
  /** The article's, when it was sent. */
  title: string;
  status: Generated<SendingStatus>;
  /** The readers it had at its start. */
  total: number;
  /** Subscribers up to this id have their letter in the outbox; those up to `upTo` get one. */
  queuedTo: Generated<number>;
  upTo: number;
  /** Stored at its end, before its jobs are deleted. */
  sent: Generated<number>;
  failed: Generated<number>;
  /** Readers who left by the link of its letter. */
  unsubscribed: Generated<number>;
  byName: string;
  createdAt: string;
  finishedAt: string | null;
}

export type SendingRow = Selectable<NewsletterSendingsTable>;

/** One row: when the next letter may leave. */
export interface NewsletterPaceTable {
  id: number;
  nextAt: string;
}

/** The months whose articles a draft lists, such as `2026-10`. */
export interface NewsletterDraftsTable {
  month: string;
  postId: number;
  createdAt: string;
}

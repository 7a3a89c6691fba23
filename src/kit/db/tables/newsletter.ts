import type { Generated, Selectable } from 'kysely';
import type { SubscriberStatus } from '#articles/newsletter/newsletter.ts';

export interface NewsletterSubscribersTable {
  id: Generated<number>;
  /** In lower case: one person has one entry. */
  email: string;
  status: Generated<SubscriberStatus>;
  /** The page of the form, as the client named it. */
  source: string;
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

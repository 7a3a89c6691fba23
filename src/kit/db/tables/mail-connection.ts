import type { Generated, Selectable } from 'kysely';
import type { MailSecurity } from '#delivery/mailbox/mail-connection.ts';

/** One row, with the id 1: the mail server that an owner has entered. */
export interface MailConnectionTable {
  id: number;
  /** Empty: none. */
  host: Generated<string>;
  port: Generated<number>;
  security: Generated<MailSecurity>;
  username: Generated<string>;
  /** Encrypted with the secret `mail-password`; empty: none. */
  password: Generated<string>;
  /** Empty: the name of the business. */
  senderName: Generated<string>;
  senderEmail: Generated<string>;
  version: Generated<number>;
  /** The fingerprint of the connection that last sent an email, of this table or of SMTP_URL, and since when. */
  workedWith: Generated<string>;
  workedAt: string | null;
  /** The same of the last test, whose values may not be saved. */
  testedWith: Generated<string>;
  testedAt: string | null;
  /** A test runs until then at most. */
  testingUntil: string | null;
}

export type MailConnectionRow = Selectable<MailConnectionTable>;

import type { Generated, Selectable } from 'kysely';

/** At most one row, with the id 1: the text gateway that an owner has entered. */
export interface SmsConnectionTable {
  id: number;
  /** Empty: Twilio's. */
  url: Generated<string>;
  /** Empty: no gateway. */
  account: Generated<string>;
  /** Encrypted with the secret `sms-token`; empty: none. */
  token: Generated<string>;
  sender: Generated<string>;
  version: Generated<number>;
  /** The fingerprint of the connection that last sent a text, of this table or of SMS_URL, and since when. */
  workedWith: Generated<string>;
  workedAt: string | null;
  /** The same of the last test, whose values may not be saved. */
  testedWith: Generated<string>;
  testedAt: string | null;
  /** A test runs until then at most. */
  testingUntil: string | null;
}

export type SmsConnectionRow = Selectable<SmsConnectionTable>;

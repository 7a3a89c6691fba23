import type { Generated, Insertable, Selectable } from 'kysely';
import type { Told } from '#sales/quotes/told.ts';
import type { RequestPriority, RequestStatus } from '#sales/requests/requests.ts';
import type { Editable } from './columns.ts';

export interface RequestsTable extends Editable {
  id: Generated<number>;
  /** Null for suspected spam only. */
  customerId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** `plainDigits` of the number, which a person is found by; null where a former version has stored it. */
  phoneDigits: string | null;
  service: string;
  message: string;
  imageUrl: string | null;
  status: RequestStatus;
  priority: RequestPriority;
  notes: string;
  /** Where the visitor came from, as the browser told it; empty where it did not. */
  landingPage: Generated<string>;
  referrer: Generated<string>;
  utmSource: Generated<string>;
  utmMedium: Generated<string>;
  utmCampaign: Generated<string>;
  /** When the status first left 'new'. */
  firstReplyAt: string | null;
  /** When the promised reply time has passed, in opening hours; null where no answer is due. */
  answerDueAt: string | null;
  /** When a person first called, wrote, sent a quote or set a status. */
  answeredAt: string | null;
  /** The reply time promised to this lead; null for leads from before the answer clock. */
  promisedHours: number | null;
  /** `answerDueAt` while the lead waits for an answer, else '9', which sorts after every time. */
  dueOrder: Generated<string>;
  /** When the second person is told; null once that was done, or nobody waits for an answer. */
  escalateAt: string | null;
  /** When the second person was told. */
  escalatedAt: string | null;
  /**
   * When it was quarantined as suspected spam; null otherwise. Such a request, and its quote, also has a
   * `deletedAt`, so that whatever leaves out the trash leaves it out too; only the purge of the trash knows the difference.
   */
  quarantinedAt: string | null;
  /** Why it was quarantined: comma-separated SpamReasons; empty otherwise. */
  spamReasons: Generated<string>;
  /** Null where nobody had to be told: staff entered it, or it is suspected spam. */
  told: Told | null;
  /** When the customer agreed to marketing texts, and to which words; null for no. */
  marketingTextsAt: string | null;
  marketingTextsWording: string | null;
  /** Lower-case text that a search looks in. */
  searchText: string;
}

export type RequestRow = Selectable<RequestsTable>;
export type NewRequest = Insertable<RequestsTable>;

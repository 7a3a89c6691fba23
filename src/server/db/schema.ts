import type { Generated, Insertable, Selectable } from 'kysely';
import type { ArticleJobState } from '#shared/articles.ts';
import type { SubscriberStatus } from '#shared/newsletter.ts';
import type { EmailPurpose } from '#shared/outbox.ts';
import type { ContactMethod, QuoteStatus } from '#shared/quotes.ts';
import type { RequestPriority, RequestStatus } from '#shared/requests.ts';
import type { ServiceCategory } from '#shared/services.ts';

/**
 * One schema for both engines: integer ids, times as ISO UTC text, money as integer cents, flags as 0 or 1,
 * structures as JSON text. In the database the names are snake_case. A test holds this against the migrations.
 */
export interface Schema {
  services: ServicesTable;
  requests: RequestsTable;
  quotes: QuotesTable;
  quoteItems: QuoteItemsTable;
  posts: PostsTable;
  formerSlugs: FormerSlugsTable;
  uploads: UploadsTable;
  outbox: OutboxTable;
  idempotencyKeys: IdempotencyKeysTable;
  loginThrottles: LoginThrottlesTable;
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  twoFactors: TwoFactorsTable;
  secrets: SecretsTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  history: HistoryTable;
  articleJobs: ArticleJobsTable;
}

export type Flag = 0 | 1;

/** A record that an administrator edits: `version` grows with each change, `deletedAt` puts it in the trash. */
interface Editable {
  version: Generated<number>;
  createdAt: string;
  updatedAt: string;
  deletedAt: string | null;
}

interface ServicesTable extends Editable {
  id: Generated<number>;
  category: ServiceCategory;
  title: string;
  description: string;
  imageUrl: string | null;
  originalPriceCents: number;
  discountedPriceCents: number;
  durationMinutes: number;
  isAddOn: Flag;
  isActive: Flag;
  /** Manual order within the category. */
  position: number;
}

interface RequestsTable extends Editable {
  id: Generated<number>;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
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
  /** Lower-case text that a search looks in. */
  searchText: string;
}

interface QuotesTable extends Editable {
  id: Generated<number>;
  requestId: number | null;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  zipCode: string;
  serviceCategory: ServiceCategory;
  serviceTitle: string;
  subtotalCents: number;
  discountPercent: number;
  totalCents: number;
  estimatedPriceCents: number | null;
  contactMethod: ContactMethod;
  preferredDate: string | null;
  preferredTime: string | null;
  notes: string;
  adminNotes: string;
  imageUrl: string | null;
  status: QuoteStatus;
  /** When the status became completed, for the month's revenue. */
  completedAt: string | null;
  searchText: string;
}

interface QuoteItemsTable {
  id: Generated<number>;
  quoteId: number;
  serviceId: number | null;
  category: ServiceCategory;
  title: string;
  isAddOn: Flag;
  unitPriceCents: number;
  quantity: number;
  durationMinutes: number;
}

interface PostsTable extends Editable {
  id: Generated<number>;
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  featuredImage: string | null;
  isPinned: Flag;
  isAiWritten: Generated<Flag>;
  isPublished: Flag;
  publishedAt: string | null;
  searchText: string;
}

interface FormerSlugsTable {
  slug: string;
  postId: number;
}

interface UploadsTable {
  id: Generated<number>;
  name: string;
  width: number;
  height: number;
  bytes: number;
  /** The request that shows it; null until one claims it. */
  requestId: number | null;
  /** A picture of the catalogue or of an article: anyone may read it. A customer's photo never is. */
  isPublic: Generated<Flag>;
  createdAt: string;
}

interface OutboxTable {
  id: Generated<number>;
  kind: 'email' | 'article';
  /** JSON of what the kind's handler takes. */
  payload: string;
  requestId: number | null;
  /** What an e-mail is for, in the words of the panel. */
  purpose: Generated<EmailPurpose>;
  status: Generated<'pending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  /** Not before this time; pushed forward while a worker holds the job, so a crash frees it again. */
  runAfter: string;
  /** While a worker holds the job: when it would be given up. Null while nobody does. */
  leasedUntil: string | null;
  lastError: string | null;
  createdAt: string;
  sentAt: string | null;
  /** Recipient and subject in lower case. */
  searchText: Generated<string>;
}

interface IdempotencyKeysTable {
  /** The call it belongs to, so that two calls may use the same key. */
  scope: string;
  key: string;
  bodyHash: string;
  response: string;
  createdAt: string;
}

interface LoginThrottlesTable {
  /** An account or an address. */
  key: string;
  failures: number;
  blockedUntil: string;
  updatedAt: string;
}

interface UsersTable {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  username: string | null;
  role: string;
  /** The sign-in asks for a code as well. */
  twoFactorEnabled: Generated<Flag>;
  createdAt: string;
  updatedAt: string;
}

interface SessionsTable {
  id: string;
  userId: string;
  token: string;
  expiresAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** To the minute. */
  lastUsedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

interface AccountsTable {
  id: string;
  userId: string;
  accountId: string;
  providerId: string;
  accessToken: string | null;
  refreshToken: string | null;
  idToken: string | null;
  accessTokenExpiresAt: string | null;
  refreshTokenExpiresAt: string | null;
  scope: string | null;
  password: string | null;
  createdAt: string;
  updatedAt: string;
}

interface VerificationsTable {
  id: string;
  identifier: string;
  value: string;
  expiresAt: string;
  createdAt: string;
  updatedAt: string;
}

/** What an administrator's authenticator app shares with us; both texts are encrypted. */
interface TwoFactorsTable {
  id: string;
  userId: string;
  secret: string;
  /** JSON: those not used yet. */
  backupCodes: string;
  /** A first code has shown that the app is set up. */
  verified: Generated<Flag>;
  /** The half minute of the newest code taken: neither it nor an older one is taken again. */
  lastUsedStep: Generated<number>;
}

/** Keys that the product makes for itself, shared by its instances. */
interface SecretsTable {
  name: string;
  value: string;
}

interface NewsletterSubscribersTable {
  id: Generated<number>;
  /** In lower case: one person has one entry. */
  email: string;
  status: Generated<SubscriberStatus>;
  /** The page of the form, in the words of whoever sent it. */
  source: string;
  /** Of the link in the last confirmation e-mail; null once used. */
  confirmationTokenHash: string | null;
  confirmationExpiresAt: string | null;
  /** E-mails that the form has caused since the address last confirmed; each makes the next wait longer. */
  consecutiveMails: Generated<number>;
  mailedAt: string | null;
  createdAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
  /** What an administrator's unsubscribing replaced, and Undo brings back; null where the person ended it. */
  statusBeforeRemoval: SubscriberStatus | null;
}

/** What changed in a record, when, and by whom: kept after the user is gone, and purged with the record. */
interface HistoryTable {
  id: Generated<number>;
  record: 'request' | 'quote';
  recordId: number;
  action: 'created' | 'changed' | 'deleted' | 'restored';
  /** JSON: `{ field: [before, after] }`. */
  changes: string;
  /** Null for the site itself: a lead that a visitor sent. */
  userId: string | null;
  userName: string;
  createdAt: string;
}

/** An article that somebody has asked the AI for. */
interface ArticleJobsTable {
  id: Generated<number>;
  topic: string;
  state: Generated<ArticleJobState>;
  /** Counts up with each 'retry' of an administrator; what belongs to an earlier one is then ignored. */
  round: Generated<number>;
  /** Of the present round. */
  attempts: Generated<number>;
  /** Why it failed, or why the attempt before did. */
  reason: string | null;
  /** The draft that came of it. */
  postId: number | null;
  /** The administrator's name. */
  requestedBy: string;
  createdAt: string;
  updatedAt: string;
  /** When the present round was asked for. */
  startedAt: string;
  /** Until when the workflow may deliver to the callback; null before the first attempt of a round. */
  callbackExpiresAt: string | null;
  /** When an article was delivered to the callback. */
  callbackUsedAt: string | null;
  /** When an administrator took it off the list. */
  dismissedAt: string | null;
}

export type ServiceRow = Selectable<ServicesTable>;
export type RequestRow = Selectable<RequestsTable>;
export type QuoteRow = Selectable<QuotesTable>;
export type QuoteItemRow = Selectable<QuoteItemsTable>;
export type PostRow = Selectable<PostsTable>;
export type UploadRow = Selectable<UploadsTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type LoginThrottleRow = Selectable<LoginThrottlesTable>;
export type SubscriberRow = Selectable<NewsletterSubscribersTable>;
export type HistoryRow = Selectable<HistoryTable>;
export type ArticleJobRow = Selectable<ArticleJobsTable>;
export type TwoFactorRow = Selectable<TwoFactorsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type UserRow = Selectable<UsersTable>;
export type NewUser = Insertable<UsersTable>;
export type NewService = Insertable<ServicesTable>;
export type NewRequest = Insertable<RequestsTable>;
export type NewQuote = Insertable<QuotesTable>;
export type NewQuoteItem = Insertable<QuoteItemsTable>;
export type NewPost = Insertable<PostsTable>;

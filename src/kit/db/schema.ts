import type {
  AccountsTable,
  CalendarFeedsTable,
  LoginThrottlesTable,
  SessionsTable,
  TwoFactorsTable,
  UsersTable,
  VerificationsTable,
} from './tables/accounts.ts';
import type { ApiKeysTable } from './tables/api-keys.ts';
import type { ArticleJobsTable } from './tables/article-drafts.ts';
import type { CategoriesTable } from './tables/categories.ts';
import type { CodesTable } from './tables/codes.ts';
import type { ConfirmationMailsTable } from './tables/confirmation-mails.ts';
import type { CustomerNotesTable, CustomersTable, PropertiesTable } from './tables/customers.ts';
import type { DoorPaymentsTable } from './tables/door-payments.ts';
import type { EventsTable } from './tables/events.ts';
import type { IdempotencyKeysTable } from './tables/idempotency-keys.ts';
import type { ImportJoinsTable, ImportRowsTable, ImportsTable, PastVisitsTable } from './tables/imports.ts';
import type {
  CheckoutsTable,
  DisputesTable,
  InvoiceLinesTable,
  InvoiceNumbersTable,
  InvoicesTable,
} from './tables/invoices.ts';
import type { MovementsTable, PendingRefundsTable } from './tables/ledger.ts';
import type { LegalPagesTable } from './tables/legal-pages.ts';
import type { MailConnectionTable } from './tables/mail-connection.ts';
import type { ErasuresTable, FileRemovalsTable, NightlyBackupsTable } from './tables/maintenance.ts';
import type { MessageOptOutsTable, MessageSettingsTable, MessagesTable } from './tables/messages.ts';
import type {
  NewsletterDraftsTable,
  NewsletterPaceTable,
  NewsletterSendingsTable,
  NewsletterSubscribersTable,
} from './tables/newsletter.ts';
import type { OutboxTable } from './tables/outbox.ts';
import type { PageSourcesTable } from './tables/page-sources.ts';
import type { FormerSlugsTable, PostsTable } from './tables/posts.ts';
import type { PublishedPairsTable } from './tables/published-pairs.ts';
import type { PushSubscriptionsTable } from './tables/push-subscriptions.ts';
import type { QuotePagesTable } from './tables/quote-pages.ts';
import type { QuoteItemsTable, QuotesTable } from './tables/quotes.ts';
import type { RateLimitsTable } from './tables/rate-limits.ts';
import type { RequestsTable } from './tables/requests.ts';
import type { SecretsTable } from './tables/secrets.ts';
import type { ServicesTable } from './tables/services.ts';
import type { SettingsTable } from './tables/settings.ts';
import type { SiteIdentityTable } from './tables/site-identity.ts';
import type { SmsConnectionTable } from './tables/sms-connection.ts';
import type { StripeConnectionTable } from './tables/stripe-connection.ts';
import type { TextCountsTable } from './tables/text-counts.ts';
import type { ConversationsTable, TextsTable } from './tables/texts.ts';
import type { TranslationsTable } from './tables/translations.ts';
import type { UploadsTable } from './tables/uploads.ts';
import type { VisitFactsTable } from './tables/visit-facts.ts';
import type {
  BlocksTable,
  BusyCalendarsTable,
  BusySpansTable,
  CrewsTable,
  DayOrdersTable,
  VisitHoldsTable,
  VisitsTable,
} from './tables/visits.ts';
import type { WebhooksTable } from './tables/webhooks.ts';
import type { WriterConnectionTable } from './tables/writer-connection.ts';

/**
 * One schema for both engines: integer ids, times as ISO UTC text, money as integer cents, flags as 0 or 1,
 * structures as JSON text. In the database the names are snake_case. A test holds this against the migrations.
 */
export interface Schema {
  categories: CategoriesTable;
  legalPages: LegalPagesTable;
  services: ServicesTable;
  codes: CodesTable;
  requests: RequestsTable;
  quotes: QuotesTable;
  quoteItems: QuoteItemsTable;
  posts: PostsTable;
  translations: TranslationsTable;
  formerSlugs: FormerSlugsTable;
  uploads: UploadsTable;
  texts: TextsTable;
  conversations: ConversationsTable;
  outbox: OutboxTable;
  idempotencyKeys: IdempotencyKeysTable;
  loginThrottles: LoginThrottlesTable;
  users: UsersTable;
  sessions: SessionsTable;
  accounts: AccountsTable;
  verifications: VerificationsTable;
  twoFactors: TwoFactorsTable;
  calendarFeeds: CalendarFeedsTable;
  secrets: SecretsTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  newsletterSendings: NewsletterSendingsTable;
  newsletterPace: NewsletterPaceTable;
  newsletterDrafts: NewsletterDraftsTable;
  events: EventsTable;
  articleJobs: ArticleJobsTable;
  pageSources: PageSourcesTable;
  rateLimits: RateLimitsTable;
  fileRemovals: FileRemovalsTable;
  erasures: ErasuresTable;
  nightlyBackups: NightlyBackupsTable;
  webhooks: WebhooksTable;
  apiKeys: ApiKeysTable;
  settings: SettingsTable;
  customers: CustomersTable;
  properties: PropertiesTable;
  imports: ImportsTable;
  importRows: ImportRowsTable;
  importJoins: ImportJoinsTable;
  pastVisits: PastVisitsTable;
  customerNotes: CustomerNotesTable;
  quotePages: QuotePagesTable;
  crews: CrewsTable;
  blocks: BlocksTable;
  dayOrders: DayOrdersTable;
  busyCalendars: BusyCalendarsTable;
  busySpans: BusySpansTable;
  visits: VisitsTable;
  visitHolds: VisitHoldsTable;
  visitFacts: VisitFactsTable;
  doorPayments: DoorPaymentsTable;
  publishedPairs: PublishedPairsTable;
  messages: MessagesTable;
  messageSettings: MessageSettingsTable;
  messageOptOuts: MessageOptOutsTable;
  textCounts: TextCountsTable;
  confirmationMails: ConfirmationMailsTable;
  mailConnection: MailConnectionTable;
  smsConnection: SmsConnectionTable;
  writerConnection: WriterConnectionTable;
  stripeConnection: StripeConnectionTable;
  pushSubscriptions: PushSubscriptionsTable;
  invoices: InvoicesTable;
  invoiceLines: InvoiceLinesTable;
  invoiceNumbers: InvoiceNumbersTable;
  movements: MovementsTable;
  pendingRefunds: PendingRefundsTable;
  checkouts: CheckoutsTable;
  disputes: DisputesTable;
  siteIdentity: SiteIdentityTable;
}

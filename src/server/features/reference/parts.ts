import { accountApi } from '#server/features/account/account.api.ts';
import { administratorsApi } from '#server/features/administrators/administrators.api.ts';
import { analyticsApi } from '#server/features/analytics/analytics.api.ts';
import { articleDraftsApi } from '#server/features/article-drafts/article-drafts.api.ts';
import { authApi } from '#server/features/auth/auth.api.ts';
import { emailsApi } from '#server/features/emails/emails.api.ts';
import { contactApi } from '#server/features/leads/contact.api.ts';
import { historyApi } from '#server/features/leads/history.api.ts';
import { quarantineApi } from '#server/features/leads/quarantine.api.ts';
import { quotesApi } from '#server/features/leads/quotes.api.ts';
import { requestsApi } from '#server/features/leads/requests.api.ts';
import { newsletterApi } from '#server/features/newsletter/newsletter.api.ts';
import { postsApi } from '#server/features/posts/posts.api.ts';
import { privacyApi } from '#server/features/privacy/privacy.api.ts';
import { scheduleApi } from '#server/features/schedule/schedule.api.ts';
import { searchApi } from '#server/features/search/search.api.ts';
import { servicesApi } from '#server/features/services/services.api.ts';
import { settingsApi } from '#server/features/settings/settings.api.ts';
import { statsApi } from '#server/features/stats/stats.api.ts';
import { healthApi } from '#server/features/system/health.api.ts';
import { systemApi } from '#server/features/system/system.api.ts';
import { trashApi } from '#server/features/trash/trash.api.ts';
import { uploadsApi } from '#server/features/uploads/uploads.api.ts';
import { webhooksApi } from '#server/features/webhooks/webhooks.api.ts';
import type { ApiPart } from '#server/http/operation.ts';
import { referenceApi } from './reference.api.ts';

/** What each feature says of its calls, in the order in which a reader meets them. */
export const apiParts: readonly ApiPart[] = [
  contactApi,
  servicesApi,
  postsApi,
  uploadsApi,
  authApi,
  requestsApi,
  quarantineApi,
  quotesApi,
  historyApi,
  scheduleApi,
  newsletterApi,
  articleDraftsApi,
  emailsApi,
  statsApi,
  analyticsApi,
  searchApi,
  webhooksApi,
  trashApi,
  privacyApi,
  settingsApi,
  systemApi,
  accountApi,
  administratorsApi,
  referenceApi,
  healthApi,
];

import type { Deps } from './deps.ts';
import { accountRoutes } from './features/account/account.routes.ts';
import { alertRoutes } from './features/alerts/alerts.routes.ts';
import { analyticsRoutes } from './features/analytics/analytics.routes.ts';
import { articleDraftRoutes } from './features/article-drafts/article-drafts.routes.ts';
import { writerConnectionRoutes } from './features/article-drafts/writer-connection.routes.ts';
import { auditRoutes } from './features/audit/audit.routes.ts';
import { authRoutes } from './features/auth/auth.routes.ts';
import { bookingRoutes } from './features/booking/booking.routes.ts';
import { visitRoutes } from './features/booking/visits.routes.ts';
import { crewRoutes } from './features/crews/crews.routes.ts';
import { customerRoutes } from './features/customers/customers.routes.ts';
import { decisionRoutes } from './features/decisions/decisions.routes.ts';
import { emailRoutes } from './features/emails/emails.routes.ts';
import { invoiceRoutes } from './features/invoices/invoices.routes.ts';
import { contactRoutes } from './features/leads/contact.routes.ts';
import { historyRoutes } from './features/leads/history.routes.ts';
import { quarantineRoutes } from './features/leads/quarantine.routes.ts';
import { quoteRoutes } from './features/leads/quotes.routes.ts';
import { requestRoutes } from './features/leads/requests.routes.ts';
import { mailConnectionRoutes } from './features/mail-connection/mail-connection.routes.ts';
import { messageRoutes } from './features/messages/messages.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { onlinePaymentRoutes } from './features/online-payments/online-payments.routes.ts';
import { passwordLinkRoutes } from './features/people/password-links.routes.ts';
import { peopleRoutes } from './features/people/people.routes.ts';
import { postRoutes } from './features/posts/posts.routes.ts';
import { privacyRoutes } from './features/privacy/privacy.routes.ts';
import { publishedPairRoutes } from './features/published-pairs/published-pairs.routes.ts';
import { pushSubscriptionRoutes } from './features/push-subscriptions/push-subscriptions.routes.ts';
import { quotePageRoutes } from './features/quote-pages/quote-pages.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { scheduleRoutes } from './features/schedule/schedule.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { serviceRoutes } from './features/services/services.routes.ts';
import { settingsRoutes } from './features/settings/settings.routes.ts';
import { setupRoutes } from './features/setup/setup.routes.ts';
import { siteCopyRoutes } from './features/site-copy/site-copy.routes.ts';
import { smsConnectionRoutes } from './features/sms-connection/sms-connection.routes.ts';
import { statsRoutes } from './features/stats/stats.routes.ts';
import { stripeConnectionRoutes } from './features/stripe-connection/stripe-connection.routes.ts';
import { healthRoutes } from './features/system/health.routes.ts';
import { systemRoutes } from './features/system/system.routes.ts';
import { todayRoutes } from './features/today/today.routes.ts';
import { trashRoutes } from './features/trash/trash.routes.ts';
import { uploadRoutes } from './features/uploads/uploads.routes.ts';
import { visitProgressRoutes } from './features/visit-progress/visit-progress.routes.ts';
import { webhookRoutes } from './features/webhooks/webhooks.routes.ts';
import { type ApiSection, withRoles } from './http/endpoint.ts';

/** All endpoints of the API, in the order in which the reference shows them. */
export function apiSections(deps: Deps): readonly ApiSection[] {
  const sections: readonly ApiSection[] = [
    contactRoutes(deps),
    serviceRoutes(deps),
    postRoutes(deps),
    uploadRoutes(deps),
    authRoutes(deps),
    passwordLinkRoutes(deps),
    requestRoutes(deps),
    quarantineRoutes(deps),
    quoteRoutes(deps),
    quotePageRoutes(deps),
    decisionRoutes(deps),
    historyRoutes(deps),
    customerRoutes(deps),
    scheduleRoutes(deps),
    crewRoutes(deps),
    bookingRoutes(deps),
    visitRoutes(deps),
    visitProgressRoutes(deps),
    publishedPairRoutes(deps),
    invoiceRoutes(deps),
    onlinePaymentRoutes(deps),
    stripeConnectionRoutes(deps),
    messageRoutes(deps),
    newsletterRoutes(deps),
    articleDraftRoutes(deps),
    writerConnectionRoutes(deps),
    emailRoutes(deps),
    mailConnectionRoutes(deps),
    smsConnectionRoutes(deps),
    todayRoutes(deps),
    setupRoutes(deps),
    statsRoutes(deps),
    analyticsRoutes(deps),
    searchRoutes(deps),
    alertRoutes(deps),
    pushSubscriptionRoutes(deps),
    webhookRoutes(deps),
    trashRoutes(deps),
    privacyRoutes(deps),
    settingsRoutes(deps),
    systemRoutes(deps),
    siteCopyRoutes(deps),
    accountRoutes(deps),
    peopleRoutes(deps),
    auditRoutes(deps),
    referenceRoutes(deps, () => sections),
    healthRoutes(deps),
  ].map(withRoles);
  return sections;
}

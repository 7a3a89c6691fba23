import { postRoutes } from '#articles/blog/server/posts.routes.ts';
import { articleDraftRoutes } from '#articles/drafts/server/article-drafts.routes.ts';
import { writerConnectionRoutes } from '#articles/drafts/server/writer-connection.routes.ts';
import { newsletterRoutes } from '#articles/newsletter/server/newsletter.routes.ts';
import { serviceRoutes } from '#company/catalog/server/services.routes.ts';
import { categoryRoutes } from '#company/categories/server/categories.routes.ts';
import { legalPageRoutes } from '#company/legal/server/legal-pages.routes.ts';
import { settingsRoutes } from '#company/settings/server/settings.routes.ts';
import { pushSubscriptionRoutes } from '#delivery/devices/server/push-subscriptions.routes.ts';
import { emailRoutes } from '#delivery/emails/server/emails.routes.ts';
import { mailConnectionRoutes } from '#delivery/mailbox/server/mail-connection.routes.ts';
import { smsConnectionRoutes } from '#delivery/texts/server/sms-connection.routes.ts';
import { type ApiSection, withRoles } from '#kit/http/endpoint.ts';
import type { Deps } from '#kit/server/deps.ts';
import { alertRoutes } from '#messages/alerts/server/alerts.routes.ts';
import { callRoutes } from '#messages/calls/server/calls.routes.ts';
import { conversationRoutes } from '#messages/conversations/server/conversations.routes.ts';
import { messageRoutes } from '#messages/planned/server/messages.routes.ts';
import { webhookRoutes } from '#messages/webhooks/server/webhooks.routes.ts';
import { invoiceRoutes } from '#money/invoices/server/invoices.routes.ts';
import { onlinePaymentRoutes } from '#money/online-payments/server/online-payments.routes.ts';
import { stripeConnectionRoutes } from '#money/stripe-connection/server/stripe-connection.routes.ts';
import { tipRoutes } from '#money/tips/server/tips.routes.ts';
import { analyticsRoutes } from '#office/analytics/server/analytics.routes.ts';
import { auditRoutes } from '#office/audit/server/audit.routes.ts';
import { siteCopyRoutes } from '#office/copy/server/site-copy.routes.ts';
import { timelineRoutes } from '#office/customer/server/timeline.routes.ts';
import { statsRoutes } from '#office/dashboard/server/stats.routes.ts';
import { importRoutes } from '#office/imports/server/imports.routes.ts';
import { keyRoutes } from '#office/keys/server/keys.routes.ts';
import { leadRoutes } from '#office/lead/server/leads.routes.ts';
import { privacyRoutes } from '#office/privacy/server/privacy.routes.ts';
import { referenceRoutes } from '#office/reference/server/reference.routes.ts';
import { searchRoutes } from '#office/search/server/search.routes.ts';
import { setupRoutes } from '#office/setup/server/setup.routes.ts';
import { healthRoutes } from '#office/system/server/health.routes.ts';
import { systemRoutes } from '#office/system/server/system.routes.ts';
import { passwordLinkRoutes } from '#office/team/server/password-links.routes.ts';
import { peopleRoutes } from '#office/team/server/people.routes.ts';
import { todayRoutes } from '#office/today/server/today.routes.ts';
import { trashRoutes } from '#office/trash/server/trash.routes.ts';
import { accountRoutes } from '#people/account/server/account.routes.ts';
import { authRoutes } from '#people/sign-in/server/auth.routes.ts';
import { codeRoutes } from '#sales/codes/server/codes.routes.ts';
import { customerRoutes } from '#sales/customers/server/customers.routes.ts';
import { contactRoutes } from '#sales/leads/server/contact.routes.ts';
import { historyRoutes } from '#sales/leads/server/history.routes.ts';
import { quarantineRoutes } from '#sales/leads/server/quarantine.routes.ts';
import { quoteRoutes } from '#sales/leads/server/quotes.routes.ts';
import { requestRoutes } from '#sales/leads/server/requests.routes.ts';
import { blockRoutes } from '#visits/blocks/server/blocks.routes.ts';
import { bookingRoutes } from '#visits/booking/server/booking.routes.ts';
import { visitRoutes } from '#visits/booking/server/visits.routes.ts';
import { crewRoutes } from '#visits/crews/server/crews.routes.ts';
import { visitProgressRoutes } from '#visits/day/server/visit-progress.routes.ts';
import { publishedPairRoutes } from '#visits/pairs/server/published-pairs.routes.ts';
import { doorPaymentRoutes } from '#visits/payments/server/door-payments.routes.ts';
import { decisionRoutes } from '#visits/quote-page/server/decisions.routes.ts';
import { quotePageRoutes } from '#visits/quote-page/server/quote-pages.routes.ts';
import { routeRoutes } from '#visits/route/server/route.routes.ts';
import { scheduleRoutes } from '#visits/schedule/server/schedule.routes.ts';
import { uploadRoutes } from './uploads.routes.ts';

/** All endpoints of the API, in the order in which the reference shows them. */
export function apiSections(deps: Deps): readonly ApiSection[] {
  const sections: readonly ApiSection[] = [
    contactRoutes(deps),
    categoryRoutes(deps),
    serviceRoutes(deps),
    codeRoutes(deps),
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
    leadRoutes(deps),
    customerRoutes(deps),
    timelineRoutes(deps),
    importRoutes(deps),
    scheduleRoutes(deps),
    crewRoutes(deps),
    blockRoutes(deps),
    routeRoutes(deps),
    bookingRoutes(deps),
    visitRoutes(deps),
    visitProgressRoutes(deps),
    doorPaymentRoutes(deps),
    publishedPairRoutes(deps),
    invoiceRoutes(deps),
    onlinePaymentRoutes(deps),
    tipRoutes(deps),
    stripeConnectionRoutes(deps),
    messageRoutes(deps),
    conversationRoutes(deps),
    callRoutes(deps),
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
    keyRoutes(deps),
    trashRoutes(deps),
    privacyRoutes(deps),
    settingsRoutes(deps),
    legalPageRoutes(deps),
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

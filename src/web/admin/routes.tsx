import type { ComponentType } from 'react';
import { createBrowserRouter } from 'react-router';
import { customerScreens } from '#shared/customer-paths.ts';
import { passwordPaths } from '#shared/password-paths.ts';
import { adminPaths, adminPost } from '#shared/paths.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { SessionGate } from './shell/session-gate.tsx';
import { FullSpinner } from './ui/spinner.tsx';

/** Each screen is a chunk of its own, loaded when it is first opened. */
const screen = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) => ({
  path,
  lazy: async () => ({ Component: (await load())[name] }),
});

/** For screens outside the gate. */
const withoutSession = { HydrateFallback: FullSpinner, ErrorBoundary: CrashScreen };

export const router = createBrowserRouter([
  {
    ...screen(
      passwordPaths.forgotten,
      'ForgotPasswordPage',
      () => import('./sign-in/forgot-password-page.tsx'),
    ),
    ...withoutSession,
  },
  {
    ...screen(passwordPaths.renew, 'NewPasswordPage', () => import('./sign-in/new-password-page.tsx')),
    ...withoutSession,
  },
  {
    path: adminPaths.dashboard,
    Component: SessionGate,
    HydrateFallback: FullSpinner,
    ErrorBoundary: CrashScreen,
    children: [
      {
        // A screen that fails leaves the navigation standing.
        ErrorBoundary: CrashScreen,
        children: [
          { ...screen('', 'DashboardPage', () => import('./dashboard/dashboard-page.tsx')), index: true },
          screen(customerScreens.today, 'TodayPage', () => import('./today/today-page.tsx')),
          screen(customerScreens.visitDay(':id'), 'VisitDayPage', () => import('./today/today-page.tsx')),
          screen(adminPaths.requests, 'RequestsPage', () => import('./requests/requests-page.tsx')),
          screen(adminPaths.quotes, 'QuotesPage', () => import('./quotes/quotes-page.tsx')),
          screen(customerScreens.customers, 'CustomersPage', () => import('./customers/customers-page.tsx')),
          screen(
            customerScreens.customer(':id'),
            'CustomerPage',
            () => import('./customers/customer-page.tsx'),
          ),
          screen(customerScreens.invoices, 'InvoicesPage', () => import('./invoices/invoices-page.tsx')),
          screen(adminPaths.services, 'ServicesPage', () => import('./services/services-page.tsx')),
          screen(adminPaths.blog, 'BlogPage', () => import('./blog/blog-page.tsx')),
          screen(adminPost.create, 'NewPostPage', () => import('./blog/post-page.tsx')),
          screen(adminPost.edit(':id'), 'PostPage', () => import('./blog/post-page.tsx')),
          screen(adminPaths.analytics, 'AnalyticsPage', () => import('./analytics/analytics-page.tsx')),
          screen(adminPaths.schedule, 'SchedulePage', () => import('./schedule/schedule-page.tsx')),
          screen(adminPaths.newsletter, 'NewsletterPage', () => import('./newsletter/newsletter-page.tsx')),
          screen(adminPaths.outbox, 'EmailsPage', () => import('./emails/emails-page.tsx')),
          screen(adminPaths.trash, 'TrashPage', () => import('./trash/trash-page.tsx')),
          screen(adminPaths.system, 'SystemPage', () => import('./system/system-page.tsx')),
          screen(adminPaths.privacy, 'PrivacyPage', () => import('./privacy/privacy-page.tsx')),
          screen(adminPaths.settings, 'SettingsPage', () => import('./settings/settings-page.tsx')),
          screen(adminPaths.company, 'CompanyPage', () => import('./settings/company-page.tsx')),
          screen(adminPaths.brand, 'BrandPage', () => import('./settings/brand-page.tsx')),
          screen(adminPaths.pictures, 'PicturesPage', () => import('./settings/pictures-page.tsx')),
          screen(adminPaths.bookingSettings, 'BookingPage', () => import('./booking/booking-page.tsx')),
          screen(adminPaths.crews, 'CrewsPage', () => import('./crews/crews-page.tsx')),
          screen(adminPaths.email, 'MailPage', () => import('./mail-connection/mail-page.tsx')),
          screen(adminPaths.texts, 'TextsPage', () => import('./sms-connection/texts-page.tsx')),
          screen(adminPaths.articleWriter, 'WriterPage', () => import('./writer-connection/writer-page.tsx')),
          screen(customerScreens.messages, 'MessagesPage', () => import('./messages/messages-page.tsx')),
          screen(
            customerScreens.invoiceSettings,
            'InvoiceSettingsPage',
            () => import('./settings/invoice-settings-page.tsx'),
          ),
          screen(adminPaths.payments, 'PaymentsPage', () => import('./stripe-connection/payments-page.tsx')),
          screen(adminPaths.templates, 'TemplatesPage', () => import('./settings/templates-page.tsx')),
          screen(adminPaths.alerts, 'AlertsPage', () => import('./alerts/alerts-page.tsx')),
          screen(adminPaths.webhooks, 'WebhooksPage', () => import('./webhooks/webhooks-page.tsx')),
          screen(adminPaths.people, 'PeoplePage', () => import('./people/people-page.tsx')),
          screen(adminPaths.audit, 'AuditPage', () => import('./audit/audit-page.tsx')),
          screen(adminPaths.account, 'AccountPage', () => import('./account/account-page.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);

import { createBrowserRouter } from 'react-router';
import { conversationScreens, customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPage, adminPaths, adminPost } from '#kit/paths/paths.ts';
import { CrashScreen } from './crash-screen.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { SessionGate } from './session-gate.tsx';
import { screen, signInScreens, withoutSession } from './sign-in-screens.tsx';

export const router = createBrowserRouter([
  ...signInScreens,
  {
    path: adminPaths.dashboard,
    Component: SessionGate,
    ...withoutSession,
    children: [
      {
        // A screen that fails leaves the navigation standing.
        ErrorBoundary: CrashScreen,
        children: [
          {
            ...screen('', 'DashboardPage', () => import('#office/dashboard/panel/dashboard-page.tsx')),
            index: true,
          },
          screen(customerScreens.today, 'TodayPage', () => import('#office/today/panel/today-page.tsx')),
          screen(
            customerScreens.visitDay(':id'),
            'VisitDayPage',
            () => import('#office/today/panel/today-page.tsx'),
          ),
          screen(adminPaths.requests, 'RequestsPage', () => import('#office/lead/panel/requests-page.tsx')),
          screen(
            conversationScreens.inbox,
            'InboxPage',
            () => import('#messages/conversations/panel/inbox-page.tsx'),
          ),
          screen(adminPaths.quotes, 'QuotesPage', () => import('#office/lead/panel/quotes-page.tsx')),
          screen(
            customerScreens.customers,
            'CustomersPage',
            () => import('#sales/customers/panel/customers-page.tsx'),
          ),
          screen(
            customerScreens.customer(':id'),
            'CustomerPage',
            () => import('#office/customer/panel/customer-page.tsx'),
          ),
          screen(
            customerScreens.invoices,
            'InvoicesPage',
            () => import('#money/invoices/panel/invoices-page.tsx'),
          ),
          screen(customerScreens.tips, 'TipsPage', () => import('#money/tips/panel/tips-page.tsx')),
          screen(
            adminPaths.categories,
            'CategoriesPage',
            () => import('#company/categories/panel/categories-page.tsx'),
          ),
          screen(
            adminPage.edit(':id'),
            'CategoryPagePage',
            () => import('#company/categories/panel/category-page-page.tsx'),
          ),
          screen(
            adminPaths.services,
            'ServicesPage',
            () => import('#company/catalog/panel/services-page.tsx'),
          ),
          screen(adminPaths.codes, 'CodesPage', () => import('#sales/codes/panel/codes-page.tsx')),
          screen(adminPaths.blog, 'BlogPage', () => import('#articles/blog/panel/blog-page.tsx')),
          screen(adminPost.create, 'NewPostPage', () => import('#articles/blog/panel/post-page.tsx')),
          screen(adminPost.edit(':id'), 'PostPage', () => import('#articles/blog/panel/post-page.tsx')),
          screen(
            adminPaths.analytics,
            'AnalyticsPage',
            () => import('#office/analytics/panel/analytics-page.tsx'),
          ),
          screen(
            adminPaths.schedule,
            'SchedulePage',
            () => import('#visits/schedule/panel/schedule-page.tsx'),
          ),
          screen(
            adminPaths.newsletter,
            'NewsletterPage',
            () => import('#articles/newsletter/panel/newsletter-page.tsx'),
          ),
          screen(adminPaths.outbox, 'EmailsPage', () => import('#delivery/emails/panel/emails-page.tsx')),
          screen(adminPaths.trash, 'TrashPage', () => import('#office/trash/panel/trash-page.tsx')),
          screen(adminPaths.import, 'ImportPage', () => import('#office/imports/panel/import-page.tsx')),
          screen(adminPaths.system, 'SystemPage', () => import('#office/system/panel/system-page.tsx')),
          screen(adminPaths.privacy, 'PrivacyPage', () => import('#office/privacy/panel/privacy-page.tsx')),
          screen(adminPaths.allSettings, 'SettingsListPage', () => import('./settings-list-page.tsx')),
          ...[
            adminPaths.settings,
            adminPaths.serviceArea,
            adminPaths.figures,
            adminPaths.reviews,
            adminPaths.questions,
            adminPaths.notifications,
          ].map((path) =>
            screen(path, 'SettingsPage', () => import('#company/settings/panel/settings-page.tsx')),
          ),
          screen(adminPaths.company, 'CompanyPage', () => import('#company/settings/panel/company-page.tsx')),
          screen(
            adminPaths.legalPages,
            'LegalPagesPage',
            () => import('#company/legal/panel/legal-pages-page.tsx'),
          ),
          screen(adminPaths.brand, 'BrandPage', () => import('#company/settings/panel/brand-page.tsx')),
          screen(
            adminPaths.pictures,
            'PicturesPage',
            () => import('#company/settings/panel/pictures-page.tsx'),
          ),
          screen(
            adminPaths.bookingSettings,
            'BookingPage',
            () => import('#visits/booking/panel/booking-page.tsx'),
          ),
          screen(adminPaths.crews, 'CrewsPage', () => import('#visits/crews/panel/crews-page.tsx')),
          screen(adminPaths.email, 'MailPage', () => import('#delivery/mailbox/panel/mail-page.tsx')),
          screen(adminPaths.texts, 'TextsPage', () => import('#delivery/texts/panel/texts-page.tsx')),
          screen(
            adminPaths.articleWriter,
            'WriterPage',
            () => import('#articles/drafts/panel/writer-page.tsx'),
          ),
          screen(
            customerScreens.messages,
            'MessagesPage',
            () => import('#messages/planned/panel/messages-page.tsx'),
          ),
          screen(
            customerScreens.invoiceSettings,
            'InvoiceSettingsPage',
            () => import('#money/invoices/panel/invoice-settings-page.tsx'),
          ),
          screen(
            adminPaths.payments,
            'PaymentsPage',
            () => import('#money/stripe-connection/panel/payments-page.tsx'),
          ),
          screen(
            adminPaths.templates,
            'TemplatesPage',
            () => import('#company/settings/panel/templates-page.tsx'),
          ),
          screen(adminPaths.alerts, 'AlertsPage', () => import('#messages/alerts/panel/alerts-page.tsx')),
          screen(
            adminPaths.webhooks,
            'WebhooksPage',
            () => import('#messages/webhooks/panel/webhooks-page.tsx'),
          ),
          screen(adminPaths.keys, 'KeysPage', () => import('#office/keys/panel/keys-page.tsx')),
          screen(adminPaths.people, 'PeoplePage', () => import('#office/team/panel/people-page.tsx')),
          screen(adminPaths.audit, 'AuditPage', () => import('#office/audit/panel/audit-page.tsx')),
          screen(adminPaths.account, 'AccountPage', () => import('#people/account/panel/account-page.tsx')),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);

import { createBrowserRouter, redirect } from 'react-router';
import { adminPaths, adminPost } from '#shared/paths.ts';
import { NotFoundPage } from './not-found/not-found-page.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { SessionGate } from './sign-in/session-gate.tsx';
import { FullSpinner } from './ui/spinner.tsx';

/** Each screen is a file of its own, loaded when it is first opened. */
export const router = createBrowserRouter([
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
          {
            index: true,
            lazy: async () => ({ Component: (await import('./dashboard/dashboard-page.tsx')).DashboardPage }),
          },
          {
            path: adminPaths.requests,
            lazy: async () => ({ Component: (await import('./requests/requests-page.tsx')).RequestsPage }),
          },
          {
            path: adminPaths.quotes,
            lazy: async () => ({ Component: (await import('./quotes/quotes-page.tsx')).QuotesPage }),
          },
          {
            path: adminPaths.services,
            lazy: async () => ({ Component: (await import('./services/services-page.tsx')).ServicesPage }),
          },
          {
            path: adminPaths.blog,
            lazy: async () => ({ Component: (await import('./blog/blog-page.tsx')).BlogPage }),
          },
          {
            path: adminPost.create,
            lazy: async () => ({ Component: (await import('./blog/post-page.tsx')).NewPostPage }),
          },
          {
            path: adminPost.edit(':id'),
            lazy: async () => ({ Component: (await import('./blog/post-page.tsx')).PostPage }),
          },
          {
            path: adminPaths.analytics,
            lazy: async () => ({ Component: (await import('./analytics/analytics-page.tsx')).AnalyticsPage }),
          },
          {
            path: adminPaths.schedule,
            lazy: async () => ({ Component: (await import('./schedule/schedule-page.tsx')).SchedulePage }),
          },
          {
            path: adminPaths.newsletter,
            lazy: async () => ({
              Component: (await import('./newsletter/newsletter-page.tsx')).NewsletterPage,
            }),
          },
          {
            path: adminPaths.outbox,
            lazy: async () => ({ Component: (await import('./emails/emails-page.tsx')).EmailsPage }),
          },
          {
            path: adminPaths.trash,
            lazy: async () => ({ Component: (await import('./trash/trash-page.tsx')).TrashPage }),
          },
          {
            path: adminPaths.system,
            lazy: async () => ({ Component: (await import('./system/system-page.tsx')).SystemPage }),
          },
          {
            path: adminPaths.privacy,
            lazy: async () => ({ Component: (await import('./privacy/privacy-page.tsx')).PrivacyPage }),
          },
          {
            path: adminPaths.settings,
            lazy: async () => ({ Component: (await import('./settings/settings-page.tsx')).SettingsPage }),
          },
          {
            path: adminPaths.webhooks,
            lazy: async () => ({ Component: (await import('./webhooks/webhooks-page.tsx')).WebhooksPage }),
          },
          // Where webhooks were before they belonged to Settings.
          { path: `${adminPaths.dashboard}/webhooks`, loader: () => redirect(adminPaths.webhooks) },
          {
            path: adminPaths.account,
            lazy: async () => ({ Component: (await import('./account/account-page.tsx')).AccountPage }),
          },
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]);

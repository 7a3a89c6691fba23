import type { PanelCall } from '#kit/access/call-roles.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';

export interface Screen {
  label: string;
  to: string;
  /** The screen's main call: users who may not make it do not see the screen. */
  call: PanelCall;
}

/** The settings by group; the screens of one group stand side by side above the title. */
export const settingsGroups: readonly { label: string; screens: readonly Screen[] }[] = [
  {
    label: 'Your business',
    screens: [
      {
        label: 'Contact',
        to: adminPaths.settings,
        call: 'updateSettings',
      },
      {
        label: 'Service area',
        to: adminPaths.serviceArea,
        call: 'updateSettings',
      },
      {
        label: 'Figures',
        to: adminPaths.figures,
        call: 'updateSettings',
      },
      {
        label: 'Reviews',
        to: adminPaths.reviews,
        call: 'updateSettings',
      },
      {
        label: 'Questions',
        to: adminPaths.questions,
        call: 'updateSettings',
      },
      {
        label: 'Company',
        to: adminPaths.company,
        call: 'updateSettings',
      },
      {
        label: 'Brand',
        to: adminPaths.brand,
        call: 'updateSettings',
      },
      {
        label: 'Pictures',
        to: adminPaths.pictures,
        call: 'updateSettings',
      },
      {
        label: 'Legal pages',
        to: adminPaths.legalPages,
        call: 'updateLegalPage',
      },
      {
        label: 'Articles',
        to: adminPaths.articleWriter,
        call: 'updateWriterConnection',
      },
    ],
  },
  {
    label: 'Calendar',
    screens: [
      {
        label: 'Booking',
        to: adminPaths.bookingSettings,
        call: 'updateSettings',
      },
    ],
  },
  {
    label: 'Messages',
    screens: [
      {
        label: 'Email',
        to: adminPaths.email,
        call: 'updateMailConnection',
      },
      {
        label: 'Texts',
        to: adminPaths.texts,
        call: 'updateSmsConnection',
      },
      {
        label: 'Messages',
        to: customerScreens.messages,
        call: 'updateMessageSettings',
      },
      {
        label: 'Templates',
        to: adminPaths.templates,
        call: 'updateSettings',
      },
      {
        label: 'Notifications',
        to: adminPaths.notifications,
        call: 'updateSettings',
      },
      {
        label: 'Alerts',
        to: adminPaths.alerts,
        call: 'updateAlertSettings',
      },
    ],
  },
  {
    label: 'Money',
    screens: [
      {
        label: 'Invoices',
        to: customerScreens.invoiceSettings,
        call: 'updateSettings',
      },
      {
        label: 'Payments',
        to: adminPaths.payments,
        call: 'updateStripeConnection',
      },
    ],
  },
  {
    label: 'Team',
    screens: [
      {
        label: 'People',
        to: adminPaths.people,
        call: 'listPeople',
      },
      {
        label: 'Crews',
        to: adminPaths.crews,
        call: 'updateCrew',
      },
    ],
  },
  {
    label: 'Advanced',
    screens: [
      {
        label: 'Outbox',
        to: adminPaths.outbox,
        call: 'listEmails',
      },
      {
        label: 'Trash',
        to: adminPaths.trash,
        call: 'listTrash',
      },
      {
        label: 'Audit log',
        to: adminPaths.audit,
        call: 'listAudit',
      },
      {
        label: 'Privacy',
        to: adminPaths.privacy,
        call: 'findPerson',
      },
      {
        label: 'System',
        to: adminPaths.system,
        call: 'getSystemReport',
      },
      {
        label: 'Webhooks',
        to: adminPaths.webhooks,
        call: 'listWebhooks',
      },
      {
        label: 'Keys',
        to: adminPaths.keys,
        call: 'listKeys',
      },
      {
        label: 'Import',
        to: adminPaths.import,
        call: 'createImport',
      },
    ],
  },
];

export const isInSettings = (path: string): boolean =>
  path === adminPaths.allSettings ||
  settingsGroups.some(({ screens }) => screens.some(({ to }) => to === path));

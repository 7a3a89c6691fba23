import type { PanelCall } from '#kit/access/call-roles.ts';
import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';

export interface Screen {
  label: string;
  to: string;
  /** The screen's main call: users who may not make it do not see the screen. */
  call: PanelCall;
}

export interface SectionScreen extends Screen {
  /** One line in the list of settings. */
  about: string;
  /** Further words by which the search of the panel finds it. */
  words: string;
}

/** The settings by group; the screens of one group stand side by side above the title. */
export const settingsGroups: readonly { label: string; screens: readonly SectionScreen[] }[] = [
  {
    label: 'Your business',
    screens: [
      {
        label: 'Business',
        to: adminPaths.settings,
        call: 'updateSettings',
        about: 'Phone, hours, places, reviews and questions',
        words:
          'contact email address opening hours area cities zip codes coverage faq testimonials rating license insurance notifications calls missed',
      },
      {
        label: 'Company',
        to: adminPaths.company,
        call: 'updateSettings',
        about: 'What you clean, terms, discounts and your story',
        words: 'address categories warranty guarantee order discount slogan about story legal',
      },
      {
        label: 'Brand',
        to: adminPaths.brand,
        call: 'updateSettings',
        about: 'Name, logo and colors',
        words: 'colour icon favicon',
      },
      {
        label: 'Pictures',
        to: adminPaths.pictures,
        call: 'updateSettings',
        about: 'The pictures of your website',
        words: 'photos images hero before after',
      },
      {
        label: 'Articles',
        to: adminPaths.articleWriter,
        call: 'updateWriterConnection',
        about: 'Who drafts articles for you',
        words: 'ai writer workflow blog draft',
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
        about: 'Arrival windows, notice, driving and closures',
        words: 'closure holiday christmas vacation closed days off hours windows buffer deposit notice',
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
        about: 'The mailbox that sends your emails',
        words: 'smtp sender gmail outlook',
      },
      {
        label: 'Texts',
        to: adminPaths.texts,
        call: 'updateSmsConnection',
        about: 'Your text number and its account',
        words: 'sms twilio number carrier calls missed',
      },
      {
        label: 'Messages',
        to: customerScreens.messages,
        call: 'updateMessageSettings',
        about: 'What customers get, and when',
        words: 'reminder follow-up review receipt due again automatic',
      },
      {
        label: 'Templates',
        to: adminPaths.templates,
        call: 'updateSettings',
        about: 'Ready words for texts and emails',
        words: 'quick replies answer',
      },
      {
        label: 'Alerts',
        to: adminPaths.alerts,
        call: 'updateAlertSettings',
        about: 'New leads on your phone within seconds',
        words: 'push notifications device bell',
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
        about: 'Numbers, terms, tax and what a done visit becomes',
        words: 'tax due terms tips crew takes payment door',
      },
      {
        label: 'Payments',
        to: adminPaths.payments,
        call: 'updateStripeConnection',
        about: 'Cards and deposits through Stripe',
        words: 'card credit stripe deposit',
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
        about: 'Who may sign in, and what they may do',
        words: 'add a person user password role staff employee invite',
      },
      {
        label: 'Crews',
        to: adminPaths.crews,
        call: 'updateCrew',
        about: 'Who drives, when and where',
        words: 'van hours technician calendar feed',
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
        about: 'Every email, and whether it arrived',
        words: 'sent failed mail',
      },
      {
        label: 'Trash',
        to: adminPaths.trash,
        call: 'listTrash',
        about: 'What was deleted, and how to get it back',
        words: 'restore undo deleted',
      },
      {
        label: 'Audit log',
        to: adminPaths.audit,
        call: 'listAudit',
        about: 'Who did what, and when',
        words: 'history changes',
      },
      {
        label: 'Privacy',
        to: adminPaths.privacy,
        call: 'findPerson',
        about: 'Give somebody their data, or erase it',
        words: 'ccpa export erase personal data',
      },
      {
        label: 'System',
        to: adminPaths.system,
        call: 'getSystemReport',
        about: 'Whether everything runs',
        words: 'status backup health version disk',
      },
      {
        label: 'Webhooks',
        to: adminPaths.webhooks,
        call: 'listWebhooks',
        about: 'Tell other programs what happens here',
        words: 'zapier make integration',
      },
      {
        label: 'Keys',
        to: adminPaths.keys,
        call: 'listKeys',
        about: 'Let programs call this one',
        words: 'api token integration',
      },
      {
        label: 'Import',
        to: adminPaths.import,
        call: 'createImport',
        about: 'Bring your data from another program, or take it along',
        words: 'upload csv excel export download move housecall jobber square quickbooks google contacts',
      },
    ],
  },
];

export const isInSettings = (path: string): boolean =>
  path === adminPaths.allSettings ||
  settingsGroups.some(({ screens }) => screens.some(({ to }) => to === path));

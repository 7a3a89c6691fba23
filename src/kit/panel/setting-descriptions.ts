import { customerScreens } from '#kit/paths/customer-paths.ts';
import { adminPaths } from '#kit/paths/paths.ts';

interface SettingDescription {
  about: string;
  /** Further words by which the search of the panel finds it. */
  words: string;
}

/** By address; apart from the menu, which every first load carries. */
export const settingDescriptions: Record<string, SettingDescription> = {
  [adminPaths.settings]: {
    about: 'Phone, email, hours and reply times',
    words: 'business opening closed review link',
  },
  [adminPaths.serviceArea]: {
    about: 'Places, ZIP codes and trip fees',
    words: 'coverage cities radius miles',
  },
  [adminPaths.figures]: { about: 'Rating, license and insurance', words: 'claims credentials customers' },
  [adminPaths.reviews]: { about: 'What customers say on your website', words: 'testimonials' },
  [adminPaths.questions]: { about: 'Answers on the home page', words: 'faq' },
  [adminPaths.company]: {
    about: 'What you clean, terms, discounts and your story',
    words: 'address categories warranty guarantee order discount slogan about story legal',
  },
  [adminPaths.brand]: { about: 'Name, logo and colors', words: 'colour icon favicon' },
  [adminPaths.pictures]: { about: 'The pictures of your website', words: 'photos images hero before after' },
  [adminPaths.legalPages]: {
    about: 'Privacy policy, terms of service, service agreement',
    words: 'imprint policy contract agreement legal texts',
  },
  [adminPaths.articleWriter]: {
    about: 'Who drafts articles for you',
    words: 'ai writer workflow blog draft',
  },
  [adminPaths.bookingSettings]: {
    about: 'Arrival windows, notice, driving and closures',
    words: 'closure holiday christmas vacation closed days off hours windows buffer deposit notice',
  },
  [adminPaths.email]: { about: 'The mailbox that sends your emails', words: 'smtp sender gmail outlook' },
  [adminPaths.texts]: {
    about: 'Your text number and its account',
    words: 'sms twilio number carrier calls missed',
  },
  [customerScreens.messages]: {
    about: 'What customers get, and when',
    words: 'reminder follow-up review receipt due again automatic',
  },
  [adminPaths.templates]: { about: 'Ready words for texts and emails', words: 'quick replies answer' },
  [adminPaths.notifications]: {
    about: 'Emails about leads, limits and missed calls',
    words: 'forward price',
  },
  [adminPaths.alerts]: {
    about: 'New leads on your phone within seconds',
    words: 'push notifications device bell',
  },
  [customerScreens.invoiceSettings]: {
    about: 'Numbers, terms, tax and what a done visit becomes',
    words: 'tax due terms tips crew takes payment door',
  },
  [adminPaths.payments]: { about: 'Cards and deposits through Stripe', words: 'card credit stripe deposit' },
  [adminPaths.people]: {
    about: 'Who may sign in, and what they may do',
    words: 'add a person user password role staff employee invite',
  },
  [adminPaths.crews]: { about: 'Who drives, when and where', words: 'van hours technician calendar feed' },
  [adminPaths.outbox]: { about: 'Every email, and whether it arrived', words: 'sent failed mail' },
  [adminPaths.trash]: { about: 'What was deleted, and how to get it back', words: 'restore undo deleted' },
  [adminPaths.audit]: { about: 'Who did what, and when', words: 'history changes' },
  [adminPaths.privacy]: {
    about: 'Give somebody their data, or erase it',
    words: 'ccpa export erase personal data',
  },
  [adminPaths.system]: { about: 'Whether everything runs', words: 'status backup health version disk' },
  [adminPaths.webhooks]: { about: 'Tell other programs what happens here', words: 'zapier make integration' },
  [adminPaths.keys]: { about: 'Let programs call this one', words: 'api token integration' },
  [adminPaths.import]: {
    about: 'Bring your data from another program, or take it along',
    words: 'upload csv excel export download move housecall jobber square quickbooks google contacts',
  },
};

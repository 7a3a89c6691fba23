import type { DataFor } from '#app/site/render.tsx';
import type { Loader } from './loader.ts';
import { articleLoader } from './loaders/article.loader.ts';
import { blogLoader } from './loaders/blog.loader.ts';
import { calculatorLoader } from './loaders/calculator.loader.ts';
import { contactLoader } from './loaders/contact.loader.ts';
import { homeLoader } from './loaders/home.loader.ts';
import { legalLoader } from './loaders/legal.loader.ts';
import { messageUnsubscribeLoader } from './loaders/message-unsubscribe.loader.ts';
import {
  newsletterConfirmLoader,
  newsletterLoader,
  newsletterUnsubscribeLoader,
} from './loaders/newsletter.loader.ts';
import { serviceLoader } from './loaders/service.loader.ts';
import type { Web } from './web.ts';

type Pages = Web['render']['pages'];
export type PageName = keyof Pages;

/** The page is the same for everyone until the next release. */
const unchanging: Loader<object> = { sources: [], query: [], load: async () => ({}) };

/** The page only ever responds in place of another. */
const neverLoaded: Loader<never> = { sources: [], query: [], load: async () => null };

/** Personal data never pass here: a loaded page may be shown to anyone. */
export const loaders: { [Name in PageName]: Loader<DataFor<Pages[Name]>> } = {
  home: homeLoader,
  service: serviceLoader,
  calculator: calculatorLoader,
  blog: blogLoader,
  article: articleLoader,
  newsletter: newsletterLoader,
  newsletterConfirm: newsletterConfirmLoader,
  newsletterUnsubscribe: newsletterUnsubscribeLoader,
  messageUnsubscribe: messageUnsubscribeLoader,
  contact: contactLoader,
  about: unchanging,
  privacyPolicy: legalLoader('privacy-policy'),
  termsOfService: legalLoader('terms-of-service'),
  serviceAgreement: legalLoader('service-agreement'),
  quote: neverLoaded,
  quoteVisit: neverLoaded,
  quoteNotFound: neverLoaded,
  invoice: neverLoaded,
  invoicePayment: neverLoaded,
  invoiceNotFound: neverLoaded,
  notFound: neverLoaded,
  articleNotFound: neverLoaded,
  failure: neverLoaded,
};

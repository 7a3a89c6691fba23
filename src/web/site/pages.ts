import { aboutPage } from './about/about-page.tsx';
import { articleNotFoundPage } from './article/article-not-found-page.tsx';
import { articlePage } from './article/article-page.tsx';
import { blogPage } from './blog/blog-page.tsx';
import { calculatorPage } from './calculator/calculator-page.tsx';
import { contactPage } from './contact/contact-page.tsx';
import { failurePage } from './failure/failure-page.tsx';
import { homePage } from './home/home-page.tsx';
import { invoiceNotFoundPage, invoicePage } from './invoice/invoice-page.tsx';
import { invoicePaymentPage } from './invoice/invoice-payment-page.tsx';
import { privacyPolicyPage, serviceAgreementPage, termsOfServicePage } from './legal/legal-page.tsx';
import {
  messageUnsubscribePage,
  newsletterConfirmPage,
  newsletterPage,
  newsletterUnsubscribePage,
} from './newsletter/newsletter-pages.tsx';
import { notFoundPage } from './not-found/not-found-page.tsx';
import { quoteNotFoundPage, quotePage } from './quote/quote-page.tsx';
import { quoteVisitPage } from './quote/visit-page.tsx';
import { carpetCleaningPage } from './service/carpet-cleaning-page.tsx';
import { chairCleaningPage } from './service/chair-cleaning-page.tsx';
import { couchCleaningPage } from './service/couch-cleaning-page.tsx';
import { mattressCleaningPage } from './service/mattress-cleaning-page.tsx';

/** Every page of the public site. The server has a loader of the same name for each. */
export const pages = {
  home: homePage,
  couchCleaning: couchCleaningPage,
  chairCleaning: chairCleaningPage,
  carpetCleaning: carpetCleaningPage,
  mattressCleaning: mattressCleaningPage,
  calculator: calculatorPage,
  blog: blogPage,
  article: articlePage,
  newsletter: newsletterPage,
  newsletterConfirm: newsletterConfirmPage,
  newsletterUnsubscribe: newsletterUnsubscribePage,
  messageUnsubscribe: messageUnsubscribePage,
  contact: contactPage,
  about: aboutPage,
  privacyPolicy: privacyPolicyPage,
  termsOfService: termsOfServicePage,
  serviceAgreement: serviceAgreementPage,
  quote: quotePage,
  quoteVisit: quoteVisitPage,
  quoteNotFound: quoteNotFoundPage,
  invoice: invoicePage,
  invoicePayment: invoicePaymentPage,
  invoiceNotFound: invoiceNotFoundPage,
  notFound: notFoundPage,
  articleNotFound: articleNotFoundPage,
  failure: failurePage,
};

import { articleNotFoundPage } from '#articles/blog/site/article-not-found-page.tsx';
import { articlePage } from '#articles/blog/site/article-page.tsx';
import { blogPage } from '#articles/blog/site/blog-page.tsx';
import {
  messageUnsubscribePage,
  newsletterConfirmPage,
  newsletterPage,
  newsletterUnsubscribePage,
} from '#articles/newsletter/site/newsletter-pages.tsx';
import { invoiceNotFoundPage, invoicePage } from '#money/invoices/site/invoice-page.tsx';
import { invoicePaymentPage } from '#money/invoices/site/invoice-payment-page.tsx';
import { aboutPage } from '#site/about/about-page.tsx';
import { calculatorPage } from '#site/calculator/calculator-page.tsx';
import { contactPage } from '#site/contact/contact-page.tsx';
import { failurePage } from '#site/failure/failure-page.tsx';
import { homePage } from '#site/home/home-page.tsx';
import { privacyPolicyPage, serviceAgreementPage, termsOfServicePage } from '#site/legal/legal-page.tsx';
import { notFoundPage } from '#site/not-found/not-found-page.tsx';
import { servicePage } from '#site/service/service-page.tsx';
import { quoteNotFoundPage, quotePage } from '#visits/quote-page/site/quote-page.tsx';
import { quoteVisitPage } from '#visits/quote-page/site/visit-page.tsx';

/** Every page of the public site. The server has a loader of the same name for each. */
export const pages = {
  home: homePage,
  service: servicePage,
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

import { business } from '#company/profile/business-texts.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { SetupStep } from '#office/setup/setup.ts';

interface StepText {
  title: string;
  hint: string;
  to: string;
}

export const setupTexts: Record<SetupStep, StepText> = {
  account: {
    title: 'Your account',
    hint: 'Enter your own email address, and choose a password that you can remember',
    to: adminPaths.account,
  },
  brand: {
    title: 'Your name and logo',
    hint: 'What the site, emails and invoices call you: name, short name and legal name, with logo and colors',
    to: adminPaths.brand,
  },
  company: {
    title: 'Your city, what you clean, and your terms',
    hint: `The site says “${business.address.county} since ${business.foundedYear}”, and promises what the example does`,
    to: adminPaths.company,
  },
  contact: {
    title: 'Phone, email and opening hours',
    hint: 'The phone number and email address are examples',
    to: adminPaths.settings,
  },
  places: {
    title: 'Where you work',
    hint: 'The site lists the example’s cities: enter yours with their ZIP codes',
    to: `${adminPaths.settings}#coverage`,
  },
  prices: {
    title: 'Services and prices',
    hint: 'Visitors can already ask for what is listed, at these prices',
    to: adminPaths.services,
  },
  booking: {
    title: 'Online booking',
    hint: 'Arrival windows and notice, and how many crews can work at once: the example has two',
    to: adminPaths.bookingSettings,
  },
  email: {
    title: 'Email',
    hint: 'New leads are sent to an example address: enter yours',
    to: `${adminPaths.settings}#notifications`,
  },
  texts: {
    title: 'Text messages',
    hint: 'Reminders and answers by text, through an account at Twilio',
    to: adminPaths.texts,
  },
  payments: {
    title: 'Card payments',
    hint: 'Invoices and deposits by card, through an account at Stripe',
    to: adminPaths.payments,
  },
  alerts: {
    title: 'Alerts on your phone',
    hint: 'Know of a lead while it is fresh',
    to: adminPaths.alerts,
  },
  photos: {
    title: 'Your first photos',
    hint: 'Put them in place of the illustrations',
    to: adminPaths.pictures,
  },
  testimonials: {
    title: 'Reviews',
    hint: 'Those on the site are examples: enter your own or remove them',
    to: `${adminPaths.settings}#reviews`,
  },
  claims: {
    title: 'Figures and credentials',
    hint: 'Customers, rating and years on the site are examples: enter yours or leave them empty',
    to: `${adminPaths.settings}#claims`,
  },
  faqs: {
    title: 'Questions and answers',
    hint: 'Make sure that each answer is true for you',
    to: `${adminPaths.settings}#questions`,
  },
  articles: {
    title: 'Articles',
    hint: 'Those on the site are examples: edit them, or take all of them offline',
    to: adminPaths.blog,
  },
};

/** Until an email was sent; after that, what is left is who gets new leads. */
export const mailboxTexts = {
  none: { hint: 'Nothing is sent until you choose a mailbox', to: adminPaths.email },
  untried: { hint: 'Send yourself a test', to: adminPaths.email },
};

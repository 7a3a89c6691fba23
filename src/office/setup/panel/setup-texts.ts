import { business } from '#company/profile/business-texts.ts';
import { adminPaths } from '#kit/paths/paths.ts';
import type { SetupStep } from '#office/setup/setup.ts';

interface StepText {
  title: string;
  hint: string;
  to: string;
}

export const setupTexts: Record<SetupStep, StepText> = {
  trade: {
    title: 'Your trade',
    hint: 'Begin with the services, prices and texts of what you do, and change them as you like',
    to: adminPaths.categories,
  },
  account: {
    title: 'Your account',
    hint: 'Enter your own email address, and choose a password that you can remember',
    to: adminPaths.account,
  },
  brand: {
    title: 'Your name and logo',
    hint: 'Your name on the site, emails and invoices, with logo and colors',
    to: adminPaths.brand,
  },
  company: {
    title: 'Your city, what you clean, and your terms',
    hint: `The site says “${business.address.county} since ${business.foundedYear}”, and still makes the example’s promises`,
    to: adminPaths.company,
  },
  contact: {
    title: 'Phone, email and opening hours',
    hint: 'The phone number and email address are examples',
    to: adminPaths.settings,
  },
  places: {
    title: 'Where you work',
    hint: 'Enter your cities with their ZIP codes',
    to: adminPaths.serviceArea,
  },
  prices: {
    title: 'Services and prices',
    hint: 'Visitors can already book these, at these prices',
    to: adminPaths.services,
  },
  booking: {
    title: 'Online booking',
    hint: 'Arrival windows, notice and how many crews you have',
    to: adminPaths.bookingSettings,
  },
  email: {
    title: 'Email',
    hint: 'New leads are sent to an example address: enter yours',
    to: adminPaths.notifications,
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
    hint: 'Hear about new leads right away',
    to: adminPaths.alerts,
  },
  photos: {
    title: 'Your first photos',
    hint: 'Put them in place of the illustrations',
    to: adminPaths.pictures,
  },
  testimonials: {
    title: 'Reviews',
    hint: 'Enter your own, or remove the examples',
    to: adminPaths.reviews,
  },
  claims: {
    title: 'Figures and credentials',
    hint: 'Enter your own figures, or leave them empty',
    to: adminPaths.figures,
  },
  faqs: {
    title: 'Questions and answers',
    hint: 'Make sure that each answer is true for you',
    to: adminPaths.questions,
  },
  articles: {
    title: 'Articles',
    hint: 'Edit the examples, or take them offline',
    to: adminPaths.blog,
  },
};

/** Until an email was sent; after that, what is left is who gets new leads. */
export const mailboxTexts = {
  none: { hint: 'Nothing is sent until you choose a mailbox', to: adminPaths.email },
  untried: { hint: 'Send yourself a test', to: adminPaths.email },
};

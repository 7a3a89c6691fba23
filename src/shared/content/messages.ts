import type { Language } from '../customers.ts';
import type { MessageKind } from '../messages.ts';
import { dryingTime } from './visits.ts';

interface MessageWords {
  /** Of the email. */
  subject: string;
  /** The first text that an owner can change. The line with the link is a button in the email. */
  text: string;
  /** Of the email, where the text has no line with the link. Absent: the email then has no button. */
  button?: string;
}

/** What messages to customers say before an owner changes it. Each language has every kind. */
export const messageWords: Record<Extract<Language, 'en'>, Record<MessageKind, MessageWords>> = {
  en: {
    'visit-booked': {
      subject: 'Your visit is booked',
      text: `Hi {firstName}, your visit is booked: {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    'visit-moved': {
      subject: 'Your visit has moved',
      text: `Hi {firstName}, your visit has moved to {day}, {window}.
Change or cancel: {link}`,
      button: 'Change or cancel',
    },
    'visit-cancelled': {
      subject: 'Your visit is cancelled',
      text: `Hi {firstName}, your visit on {day} is cancelled.
Pick another time: {link}`,
      button: 'Pick another time',
    },
    'reminder-day': {
      subject: 'We’ll see you tomorrow',
      text: `Hi {firstName}, we’ll see you tomorrow, {day}, between {window}.
See your visit: {link}`,
    },
    'reminder-hours': {
      subject: 'We arrive soon',
      text: `Hi {firstName}, we arrive today between {window}. Questions? Call {phone}.`,
    },
    'on-my-way': {
      subject: 'We’re on our way',
      text: 'Hi {firstName}, we’re on our way to you.',
    },
    'follow-up-1': {
      subject: 'Any questions about your quote?',
      text: `Hi {firstName}, do you have any questions about your quote of {total} for {items}? Just reply. We’re happy to help.
See your quote: {link}`,
    },
    'follow-up-2': {
      subject: 'Your quote is still open',
      text: `Hi {firstName}, your quote of {total} for {items} is still open. This is our last reminder.
See your quote: {link}`,
    },
    thanks: {
      subject: 'Thank you',
      text: `Hi {firstName}, thank you for choosing us! Most pieces are dry in ${dryingTime}. Until then, keep people and pets off, and open a window or run a fan.
Questions? Call {phone}.
See your invoice: {link}`,
    },
    'review-request': {
      subject: 'How did we do?',
      text: `Hi {firstName}, how did we do? Your review helps your neighbors choose.
Write a review: {link}`,
      button: 'Write a review',
    },
    'due-again': {
      subject: 'Time for a fresh clean?',
      text: `Hi {firstName}, it’s been a while since we cleaned for you: {items}. Ready for a fresh start?
Get a new quote: {link}`,
      button: 'Get a new quote',
    },
    invoice: {
      subject: 'Your invoice',
      text: `Hi {firstName}, here’s your invoice of {total} for {items}.
See your invoice: {link}`,
      button: 'See your invoice',
    },
    'invoice-reminder': {
      subject: 'Your invoice is open',
      text: `Hi {firstName}, your invoice of {total} for {items} is still open.
See your invoice: {link}`,
      button: 'See your invoice',
    },
  },
};

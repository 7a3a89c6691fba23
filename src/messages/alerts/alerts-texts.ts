import { dateFormat } from '#kit/time/dates.ts';
import { companyTimeZone } from '#kit/time/time-zone.ts';

/* Alerts on the devices of owner and office, each in the language of its person. */

export const newText = 'New text';
export const visit = {
  booked: 'Visit booked',
  moved: 'Visit moved',
  cancelled: 'Visit cancelled',
};
export const decision = {
  accepted: 'Quote accepted',
  declined: 'Quote declined',
  'change-requested': 'Change requested',
};
export const newQuote = 'New quote';
export const newMessage = 'New message';
export const unansweredQuote = 'No answer yet: quote';
export const unansweredMessage = 'No answer yet: message';
export const answerBy = (at: string) => `Answer by ${time(at)}`;
export const answerWasDue = (at: string) => `The answer was due ${time(at)}`;

const time = (at: string) =>
  dateFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: companyTimeZone(),
  }).format(new Date(at));

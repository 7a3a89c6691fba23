import { dateFormat, fullDay } from '../dates.ts';
import { hoursText } from '../time-texts.ts';
import { windowLabel } from '../window-label.ts';

/* What emails, texts and calendar files to customers say, beside the texts that the owner writes. */

/** `Tuesday, December 1` */
export const dayOf = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
export const windowOf = windowLabel;
/** `Tuesday, December 1, 2026, 8:00 AM – 10:00 AM` */
export const whenOf = (date: string, from: string, to: string) => `${fullDay(date)}, ${windowOf(from, to)}`;

/** After “Hi”, where the name may be a web address. */
export const someone = 'there';
export const moreItems = (count: number) => `${count} more`;
export const when = 'When';
export const service = 'Service';
export const unsubscribe = 'Unsubscribe from follow-ups and offers';
export const canChange = (hours: number) =>
  `You can move or cancel it on your quote’s page until ${hoursText(hours)} before.`;
export const notBooked = (phone: string) =>
  `Didn’t book this? Cancel it on the page above, or call ${phone}.`;
export const notMoved = (phone: string) => `Didn’t move it? Call ${phone}.`;
export const notCancelled = (phone: string) => `Didn’t cancel it? Call ${phone}.`;

export const endTexts = 'Reply STOP to end texts.';
export const helpText = (phone: string) => `call ${phone} for help. Reply STOP to end texts.`;
export const textsResumed = 'you’ll get our texts again.';

export const arrival = 'arrival';
export const arrivalNote = (phone: string) => `We arrive within this time. Questions? Call ${phone}.`;

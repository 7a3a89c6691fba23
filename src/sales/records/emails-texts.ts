import { dateFormat, fullDay, longDate } from '#kit/time/dates.ts';
import { hoursText, untilBefore, whyTooLate } from '#kit/time/time-texts.ts';
import { windowLabel } from '#kit/time/window-label.ts';
import { contactMethodLabels } from '#sales/quotes/quote-labels.ts';

/* Texts in emails, text messages and calendar files to customers, beside those that the owner writes. */

/** `Tuesday, December 1` */
export const getDay = (date: string) =>
  dateFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(date),
  );
export const getWindow = windowLabel;
/** `Tuesday, December 1, 2026, 8 to 10 AM` */
export const sayWhen = (date: string, from: string, to: string) => `${fullDay(date)}, ${getWindow(from, to)}`;

/** After “Hi”, where the name may be a web address. */
export const someone = 'there';
export const moreItems = (count: number) => `${count} more`;
export const when = 'When';
export const whoComes = 'Who comes';
export const service = 'Service';
export const unsubscribe = 'Unsubscribe from follow-ups and offers';
export const canChange = (hours: number) =>
  `You can move or cancel it on your quote’s page ${untilBefore(hours)}.`;
export const notBooked = (phone: string) =>
  `Didn’t book this? Cancel it on the page above, or call ${phone}.`;
export const seeVisit = 'See your visit';
export const tooLate = (hours: number, phone: string) =>
  `${whyTooLate(hours)}. To change or cancel it, call ${phone}.`;
export const notBookedLate = (phone: string) => `Didn’t book this? Call ${phone}.`;
export const notMoved = (phone: string) => `Didn’t move it? Call ${phone}.`;
export const notCancelled = (phone: string) => `Didn’t cancel it? Call ${phone}.`;

export const endTexts = 'Reply STOP to end texts.';
export const helpText = (phone: string) => `call ${phone} for help. Reply STOP to end texts.`;
export const textsResumed = 'you’ll get our texts again.';

/* Staff begin a text with these. */
export const quickReplies = [
  'Thanks! We got your message and will get back to you shortly.',
  'What day works best for you?',
  'Could you send us a photo of it?',
  'Yes, that works. See you then!',
];

export const arrival = 'arrival';
export const arrivalNote = (phone: string) => `We arrive within this time. Questions? Call ${phone}.`;

export const hello = (name: string) => `Hello${name && ` ${name}`},`;
export const call = (phone: string) => `Call ${phone}`;
export const replyByEmail = 'Reply by email';
export const questions = (phone: string) => `Questions? Reply to this email or call ${phone}.`;
export const seeQuote = 'See your quote';

/* The confirmation of a quote or a message. */
export const haveQuote = 'We have your quote request';
export const haveMessage = 'We have your message';
export const quoteSubject = (business: string) => `Your quote request to ${business}`;
export const messageSubject = (business: string) => `Your message to ${business}`;
export const promiseQuote = (hours: number, method: 'sms' | 'email') =>
  `We’ll contact you within ${hoursText(hours)} by ${method === 'sms' ? 'text message' : 'email'} with your personalized quote.`;
export const promiseMessage = (hours: number) =>
  `We will contact you within ${hoursText(hours)} with your free quote.`;
export { replyBy } from '#sales/records/reply-by-texts.ts';
export const thankYou = (business: string) => `Thank you for contacting ${business}.`;
export const changed = (phone: string) => `Did something change? Reply to this email or call ${phone}.`;
export const notAsked =
  'Didn’t ask for this? Someone probably mistyped their email, and you can ignore this message.';
export const contactBy = 'Contact by';
export const contactMethods = contactMethodLabels;
export const preferredDate = 'Preferred date';
export const anyDay = 'Any day';
export const getFullDay = fullDay;
export const preferredTime = 'Preferred time';
export const anytime = 'Anytime';
export const timeOfDay = (time: string) => time;
export { placeName } from '#company/coverage/place-names.ts';
export const zipCode = 'ZIP code';
export const outsideArea = 'outside our usual area';
export const outsideAreaNote = 'Your ZIP code is outside our usual area. We’ll check and get back to you.';

/* The lines and amounts of a quote. */
export const addOn = 'add-on';
export const subtotal = 'Subtotal';
export { adjustment, code, discount, minimumFee, tripFee } from '#company/catalog/price-texts.ts';
export { minimumText, perUnit, quantityText } from '#company/catalog/unit-texts.ts';
export { dryIn } from '#company/profile/visits-texts.ts';
export const estimatedTotal = 'Estimated total';
export const total = 'Total';

/* A quote with its price. */
export const quoteReady = 'Your quote is ready';
export const hereIsQuote = (business: string) => `Here’s your quote from ${business}.`;
export const quoteText = (business: string, amount: string) => `${business}: Here’s your quote, ${amount}.`;
export const decide = (date: string) =>
  `Open your quote to accept it, decline it or ask for a change. It’s good through ${longDate(date)}.`;
export const pickTime = 'Pick a time';
export const pickingAccepts = (hasDeposit: boolean) =>
  `Picking a time accepts the quote${hasDeposit ? '' : ', and you pay once the work is done and you’ve seen it'}.`;
export const elseWeWrite = (hours: number) =>
  `If we don’t hear from you, we’ll get in touch within ${hoursText(hours)}.`;
export const sentQuoteSubject = (business: string, amount: string) =>
  `Your quote from ${business}: ${amount}`;
export const validUntil = (amount: string, date: string) => `${amount}, good through ${longDate(date)}`;

/* The link that books a big first visit. */
export const confirmVisit = 'Confirm your visit';
export const whyConfirm =
  'A first visit this long is booked once you confirm it. We hold this time for an hour.';
export const notAskedToBook = 'Didn’t ask for this? Ignore this email, and nothing is booked.';

/* A deposit that came too late. */
export const depositRefunded = 'We couldn’t book your visit, so we’ve refunded your deposit';
export const refunding = (amount: string) =>
  `We’re refunding your deposit of ${amount} in full. You’ll see it in your account within a few days.`;
export const depositName = (quoteId: number) => `Deposit for quote ${quoteId}`;
export const anotherTime = 'Pick another time';
export const whyNotBooked = {
  taken: 'Your payment came in after our hold ended, and that time is no longer free.',
  changed: 'The quote was changed while the payment page was open.',
  other: 'When your payment came in, the visit could no longer be booked online.',
};

/* An invoice. */
export const invoiceText = (business: string, title: string, amount: string) =>
  `${business}: Here’s your ${title.replace(/^./, (letter) => letter.toLowerCase())}, ${amount}.`;
export const invoiceSubject = (business: string, title: string) => `${title} from ${business}`;
export const seeInvoice = (title: string) => `See ${title.replace(/^./, (letter) => letter.toLowerCase())}`;
export const attached = (phone: string) =>
  `It’s attached as a PDF too. Questions? Reply to this email or call ${phone}.`;

/* The newsletter's double opt-in. */
export const confirmSubject = (business: string) => `Please confirm your email for ${business}`;
export const confirmPreview = 'One click to get our monthly newsletter.';
export const oneMoreStep = 'One more step';
export const confirmText = (business: string) =>
  `Someone (we hope it was you) signed up for the monthly ${business} newsletter with this email. Please confirm it’s yours.`;
export const confirmButton = 'Confirm my email';
export const confirmNote = (days: number) =>
  `The link works for ${days} days. Didn’t sign up? Just ignore this email. We won’t send the newsletter, and we’ll delete your email address.`;
export const subscribedSubject = (business: string) => `You already get the ${business} newsletter`;
export const subscribedPreview = 'Your email is confirmed. There’s nothing left to do.';
export const onTheList = 'You’re already on the list';
export const subscribedText =
  'Someone (we hope it was you) signed this email up for our monthly newsletter. It’s already confirmed, so there’s nothing left to do.';
export const noLongerWanted = 'Don’t want it anymore?';
export const unsubscribeButton = 'Unsubscribe';
export const readArticle = 'Read the article';
export const whyNewsletter = (business: string) =>
  `You get this because you signed up for the ${business} newsletter.`;

export { marketingTexts } from '#sales/leads/agreement-texts.ts';
export { beforeVisit, preparation } from '#sales/records/prepare-texts.ts';

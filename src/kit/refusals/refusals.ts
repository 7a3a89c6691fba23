import { longDate } from '#kit/time/dates.ts';
import { hoursText } from '#kit/time/time-texts.ts';

/** Refusals that a visitor can meet; see `sentence.ts`. Values come as data, such as ISO dates. */
export const checkMarked = 'Please check the marked fields.';
export const checkEntries = (messages: string) => `Please check your entries: ${messages}.`;
export const checkThis = 'Please check this';
export const notUnderstood = 'We couldn’t understand the request.';
export const notStorable = 'Please check your entries. Something you typed has a character we can’t save.';
export const unavailable = 'We can’t save or read this right now. Please try again in a moment.';
export const tooLong = 'Your message is too long. Please shorten it.';
export const tooMany = (seconds: number) => `Too many attempts. Please try again in ${waitText(seconds)}.`;
export const firstVisitByPhone = (phone: string) =>
  `A first visit this long is booked by phone. Call ${phone}.`;
export const linkEnded = 'This link no longer works. Pick a time again.';
export const waitForEmails = (phone: string) =>
  `We’ve already emailed you about a time. Try again later, or call ${phone}.`;
export const notTextable = 'We can only text numbers in the United States and Canada';
export const pricesChanged = (total: string) =>
  `Prices changed since you started. The total is now ${total}. Check it and send again. Nothing was sent.`;
export const seePrices = 'See the new prices';
export const windowTaken = 'That time was just taken. Pick another.';
export const hasVisit = 'This quote already has a visit. Move that one instead.';
export const visitChanged = 'This visit changed since you opened it. Check it and try again.';
export const quoteChanged = 'We changed this quote since you opened it. Check it and book again.';
export const noBooking = (phone: string) => `Online booking isn’t available. Call ${phone} to pick a time.`;
export const tooManyVisits = (count: number, phone: string) =>
  `You already have ${count} visits booked. Call ${phone} to book another.`;
export const noPrice = 'This quote has no price yet. Ask for a change or call us.';
export const wholeQuantities = (max: number) =>
  `Please enter whole numbers from 1 to ${max} for the services you want`;
export const serviceGone = 'This service is no longer offered';
export const oneOfGroup = (group: string) => `Choose only one of “${group}”`;
export const servicesGone = 'A service in your cart is no longer offered. Please choose again.';
export const codeUnknown = 'We don’t know this code. Check its spelling';
export const codeEnded = 'This code is no longer valid';
export const codeTooEarly = (day: string) => `This code is valid from ${longDate(day)}`;
export const codeUsedUp = 'This code is used up';
export const codeUsedBefore = 'You’ve already used this code';
export const codeFirstVisit = 'This code is for a first visit only';
export const codeOtherServices = 'This code isn’t for the services you chose';
export const choosePhoto = 'Please choose a photo';
export const photoGone = 'This photo is no longer available. Please choose it again';
export const photoUnreadable =
  'We can’t read this file. Please choose a JPG, PNG, GIF, WebP, AVIF or HEIC picture.';
export const photoHeic =
  'We can’t read this HEIC photo. Please send a JPG: on an iPhone, choose Options, then Most Compatible.';
export const photoTooSlow = 'This photo takes too long to read. Please send a smaller copy, or a JPG.';
export const photoTooLarge = 'This photo is larger than 10 MB. Please choose a smaller one.';
export const photoTooDeep =
  'This photo has more than 8 bits per color and too many pixels. Please send a smaller copy.';
export const manyPhotos = 'You’re sending many photos at once. Please try again in a moment.';
export const manyVisitors = 'Many photos are being sent right now. Please try again in a moment.';
export const photoTooBig = (megapixels: number) =>
  `This photo has more than ${megapixels} megapixels. Please send a smaller copy.`;

export const anotherVisit = 'This quote already has a visit. You can move it or cancel it.';
export const acceptFirst = (phone: string) => `Accept this quote first, or call ${phone} to pick a time.`;
export const notBookable = (phone: string) =>
  `This quote can’t be booked online. Call ${phone} to pick a time.`;
export const visitMissed = 'This visit was missed. Book another or call us.';
export const visitCancelled = 'This visit is cancelled. Book another or call us.';
export const visitDone = 'This visit is done. Book another or call us.';
export const tooLateToMove = (hours: number, percent: number, phone: string) =>
  `Visits can be moved online until ${hoursText(hours)} before they begin. Your appointment stands; if nobody is there, we charge ${percent}% of the price. Call ${phone} and we’ll do what we can.`;
export const tooLateToCancel = (hours: number, percent: number, phone: string) =>
  `Visits can be cancelled online until ${hoursText(hours)} before they begin. Your appointment stands; if nobody is there, we charge ${percent}% of the price. Call ${phone} and we’ll do what we can.`;
export const tooLateToMoveFree = (hours: number, phone: string) =>
  `Visits can be moved online until ${hoursText(hours)} before they begin. Your appointment stands. Call ${phone} and we’ll do what we can.`;
export const tooLateToCancelFree = (hours: number, phone: string) =>
  `Visits can be cancelled online until ${hoursText(hours)} before they begin. Your appointment stands. Call ${phone} and we’ll do what we can.`;
export const visitBegan = (phone: string) =>
  `The arrival window of your visit has begun. Call ${phone} and we’ll do what we can.`;
export const closedOn = (day: string, reason: string) =>
  `We’re closed on ${longDate(day)}: ${reason}. Pick another day`;
export const windowNotOffered = 'That arrival window isn’t offered on this day. Pick another';
export const beyondHorizon = (day: string) => `We take bookings until ${longDate(day)}. Pick an earlier day`;
export const timePassed = 'That time has passed. Pick another';
export const shortNotice = (hours: number) => `We need ${hours} hours’ notice. Pick a later time`;

export const alreadyAccepted = 'You already accepted this quote. Call us to change that.';
export const alreadyDeclined = 'You already declined this quote. Call us to change that.';
export const quoteGone = 'This quote is no longer available. Ask for a change or call us.';
export const quoteExpired = (day: string) =>
  `This quote was valid until ${longDate(day)}. Ask for a new one or call us.`;
export const decideAgain = 'We changed this quote since you opened it. Check it and decide again.';
export const workDone = (phone: string) => `This work is done. Call ${phone} if something is wrong.`;
export const tooSoonToCancel = (phone: string) => `Your visit is too close to cancel online. Call ${phone}.`;
export const totalTooHigh = 'The total must not exceed $20,000,000';
export const fileMissing = (field: string) => `The form has no file in the field “${field}”.`;
export const pictureMissing = 'This picture was not found.';
export const recordMissing = 'We couldn’t find this record.';
export const addressMissing = 'This address was not found.';
export const wrongMethod = (allowed: string) => `This URL accepts ${allowed}.`;
export const notJson = 'The body must be JSON (Content-Type: application/json).';
export const brokenJson = 'The body is not valid JSON.';
export const noForm = 'The body must be a form (Content-Type: multipart/form-data).';
export const brokenOff = 'The request ended before it was complete.';
export const quoteMissing = 'This quote was not found.';
export const visitMissing = 'A visit for this quote was not found.';
export const invoiceMissing = 'This invoice was not found.';
export const articleMissing = 'This article was not found.';
export const keyReused = 'This Idempotency-Key was already used with a different body.';
export const picturesUnavailable = 'We can’t save or show pictures right now. Please try again in a moment.';
export const photoMissing = 'This photo was not found.';
export const bookingMissing = 'This booking was not found.';
export const brokenForm = 'We couldn’t read the form.';
export const tooLarge = (size: string) => `The request is larger than ${size}.`;
export const foreignOrigin = 'This request came from another website and was refused.';
export const internalError = (id: string) => `Something went wrong on our end. It’s logged as ${id}.`;
export const formTooLarge = 'The form is too large.';
export const textTooLong = 'That’s too long. Please shorten it.';

export const wrongTip = 'Enter the tip in dollars, such as 20 or 15.50. Nothing was charged.';
export const notPayable = 'This amount can’t be paid online. Call us and we’ll help.';
export const paymentUnavailable = 'The payment page can’t be opened right now. Nothing was charged.';
export const paymentUnavailableYet =
  'The payment page can’t be opened right now. Nothing was charged. Try again in a minute.';
export const paymentUnderWay =
  'Your payment for the time you chose before is being confirmed. Look again in a minute.';
export const invoiceVoided = 'This invoice was voided. Nothing is owed on it.';
export const invoicePaid = 'This invoice is already paid. Nothing is owed.';

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

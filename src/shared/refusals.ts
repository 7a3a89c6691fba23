/**
 * What the server answers to a visitor whose call it refuses. Code throws these sentences as they are in English; the
 * response is translated by this list.
 */
export const checkMarked = 'Please check the marked fields.';
export const checkEntries = (messages: string) => `Please check your entries: ${messages}.`;
export const notStorable = 'Please check your entries. One of them can’t be stored as it is.';
export const unavailable = 'We can’t save or read this right now. Please try again in a moment.';
export const tooLong = 'Your message is too long. Please shorten it.';
export const tooMany = (wait: string) => `Too many attempts. Please try again in ${wait}.`;
export const pricesChanged = (total: string) =>
  `Prices changed since you started. The total is now ${total}. Check it and send again. Nothing was sent.`;
export const seePrices = 'See the new prices';
export const windowTaken = 'That time was just taken. Pick another.';
export const hasVisit = 'This quote already has a visit. Move that one instead.';
export const visitChanged = 'This visit changed since you opened it. Check it and try again.';
export const quoteChanged = 'We changed this quote since you opened it. Check it and book again.';
export const noBooking = (phone: string) => `Online booking isn’t available. Call ${phone} to pick a time.`;
export const tooManyVisits = (count: string | number, phone: string) =>
  `You already have ${count} visits booked. Call ${phone} to book another.`;
export const noPrice = 'This quote has no price yet. Ask for a change or call us.';
export const choosePhoto = 'Please choose a photo';
export const photoGone = 'This photo is no longer available. Please choose it again';
export const photoUnreadable =
  'We can’t read this file. Please choose a JPG, PNG, GIF, WebP or AVIF picture.';
export const photoHeic =
  'We can’t read HEIC photos. Please send a JPG: on an iPhone, choose Options, then Most Compatible.';
export const photoTooSlow = 'This photo takes too long to read. Please send a smaller copy, or a JPG.';
export const photoTooBig = (megapixels: string | number) =>
  `This photo has more than ${megapixels} megapixels. Please send a smaller copy.`;

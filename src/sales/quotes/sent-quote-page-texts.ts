/* The last step of the calculator, once the quote is sent. */

export const call = (phone: string) => `Call ${phone}`;
export const pickTime = 'Pick a time';
export const backToHome = 'Back to Home';
export const yourRequest = 'Your request';
export const textAt = 'We’ll text you at';
export const emailAt = 'We’ll email you at';
export const preferredVisit = 'Preferred visit';
export const anytime = 'Anytime';
export const zipCode = 'ZIP code';
export const photo = 'Photo';
export const newTotal = 'New total';
export const lookingForWindows = 'Looking for free arrival windows...';
export const windowsFailed =
  'The arrival windows didn’t load. Your quote is saved. Try again, or pick a time on';
export const quotePage = 'your quote’s page';

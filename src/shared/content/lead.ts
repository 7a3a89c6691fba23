/* What all live forms share. */

export const optional = ' (optional)';
export const checkFields = 'Please check these fields';
export const error = 'Error';
export const tooSlow = 'The server took too long to respond.';
export const unreachable = 'We couldn’t reach the server.';
export const nothingLost =
  'Please try again: nothing you entered is lost, and your request won’t be sent twice.';
export const wentWrong = 'Something went wrong. Please try again.';
export const closeNotification = 'Close notification';
export const privacyLead = 'Free, no obligation. We only use your details to reply to you:';
export const privacyPolicy = 'Privacy Policy';
export const checkZip = 'Check if we serve your area.';
export const servesZip = (places: readonly string[]) => `Good news: we serve ${places.join(' and ')}.`;
export const outsideZip = (zipCode: string) =>
  `${zipCode} is outside our usual area. Send your quote anyway: we will check and answer.`;
/** A part of the day as stored, such as `Morning`. */
export const partOfDay = (part: string) => part;

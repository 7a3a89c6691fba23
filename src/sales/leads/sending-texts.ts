/* Shared by all forms while they check and send. */

export const checkFields = 'Please check these fields';
export const error = 'Error';
export const tooSlow = 'The server took too long to respond.';
export const unreachable = 'We couldn’t reach the server.';
export const nothingLost =
  'Please try again: nothing you entered is lost, and your request won’t be sent twice.';
export const wentWrong = 'Something went wrong. Please try again.';
export const privacyLead = 'Free, no obligation. We only use your details to reply to you:';
export const privacyPolicy = 'Privacy Policy';

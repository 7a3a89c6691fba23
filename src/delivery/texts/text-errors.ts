/** The gateway's codes; see https://www.twilio.com/docs/api/errors. */
const meanings = new Map<number, string>([
  [21211, 'The number doesn’t exist.'],
  [21408, 'Your account can’t text this region.'],
  [21606, 'The sending number isn’t yours.'],
  [21610, 'The customer replied STOP.'],
  [21612, 'The carrier can’t be reached from your number.'],
  [21614, 'The number can’t get texts. It may be a landline.'],
  [21617, 'The text is too long.'],
  [30001, 'The service’s queue was full.'],
  [30002, 'The service suspended your account.'],
  [30003, 'The phone is off or out of reach.'],
  [30004, 'The phone blocks this text.'],
  [30005, 'The number doesn’t exist or isn’t in use.'],
  [30006, 'It’s a landline, or its carrier takes no texts.'],
  [30007, 'The carrier filtered the text as spam.'],
  [30008, 'The carrier didn’t say why.'],
  [30011, 'The carrier doesn’t take pictures.'],
  [30023, 'The carrier’s daily limit for your number is reached.'],
  [30032, 'Your toll-free number isn’t verified.'],
  [30034, 'Your number isn’t registered with the carriers.'],
]);

/** A gateway's code in plain words. */
export const textErrorWords = (code: number | null): string =>
  (code !== null && meanings.get(code)) ||
  `The text service gave no reason${code === null ? '' : ` (${code})`}.`;

/** These never become reachable by text. */
export const landlineCodes: readonly number[] = [21614, 30006];
export const stoppedCode = 21610;

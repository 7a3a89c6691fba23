/** What is wrong with the input of a visitor. The server translates what it answers by this list. */
export const nameRequired = 'Name is required';
export const phoneRequired = 'Valid phone number is required';
export const emailRequired = 'Valid email is required';
export const methodRequired = 'Contact method is required';
export const methodMissing = 'Please provide contact information for your selected method';
export const zipRequired = 'ZIP code is required';
export const dateRequired = 'Preferred service date is required';
export const dateInPast = 'Preferred service date can’t be in the past';
export const dateTooFar = 'Preferred service date is too far ahead';
export const closedFor = (reason: string) => `We’re closed on that day: ${reason}. Pick another day.`;
export const closedOnWeekday = (weekday: string) => `We’re closed on ${weekday}s. Pick another day.`;
export const closedAtTime = (hours: string) => `We’re open ${hours} on that day. Pick another time.`;
export const atMost = (characters: number | string) => `At most ${characters} characters`;

/** Shown beside what a crew enters at a visit. */
export const enterUtc = 'Enter a time in UTC';
export const enterDate = 'Enter a date as YYYY-MM-DD';
export const whatAdded = 'Enter what was added';
export const wholeNumber = 'Enter a whole number';
export const atLeastOne = 'At least 1';
export const atMost = (max: number) => `At most ${max}`;
export const nameStep = 'Name the step';
export const enterNote = 'Enter a note';
export const whoAgreed = 'Enter who agreed';
export const mustAgree = 'The customer must agree to the price';
export const chooseStage = 'Choose before or after';

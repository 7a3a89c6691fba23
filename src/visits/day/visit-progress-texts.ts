/** Shown beside what a crew enters at a visit. */
export const enterUtc = 'Enter a time in UTC';
export const enterDate = 'Enter a date as YYYY-MM-DD';
export const whatAdded = 'Enter what was added';
export const howMany = 'Enter how many, such as 2';
export const nameStep = 'Name the step';
export const enterNote = 'Enter a note';
export const whoAgreed = 'Enter who agreed';
export const mustAgree = 'The customer must agree to the price';
export const chooseStage = 'Choose before or after';

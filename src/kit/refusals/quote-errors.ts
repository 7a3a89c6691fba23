/** Errors in a cart or a decision. */
export const chooseService = 'Please choose at least one service';
export const tooManyServices = (count: number) => `At most ${count} services`;
export const enterQuantity = 'Enter a number above 0';
export const wrongQuantity = (unit: string) => {
  if (unit === 'sqft') return 'Enter whole square feet from 1 to 100,000';
  return unit === 'hour' ? 'Enter 0.5 to 24 hours, in half hours' : 'Enter a whole number from 1 to 50';
};
export const tellChange = 'Tell us what you’d like to change';
export const chooseDecision = 'Choose what to do';
export const reload = 'Reload the page and try again';

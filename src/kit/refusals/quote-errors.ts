/** Errors in a cart or a decision. */
export const chooseService = 'Please choose at least one service';
export const tooManyServices = (count: number) => `At most ${count} services`;
export const atMostPieces = (count: number) => `At most ${count}`;
export const tellChange = 'Tell us what you’d like to change';
export const chooseDecision = 'Choose what to do';
export const reload = 'Reload the page and try again';
